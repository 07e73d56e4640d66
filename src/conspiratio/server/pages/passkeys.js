// Passkeys: the browser's part of making one and of signing in with it.

import { Trouble, api } from "./server.js";
import { t } from "./words.js";

async function ceremony(startPath, endPath, ask) {
  if (!window.PublicKeyCredential?.parseCreationOptionsFromJSON) throw new Trouble(t("page-passkey-unknown"));
  const { options, state } = await api("POST", startPath);
  let credential;
  try {
    credential = await ask(options);
  } catch {
    throw new Trouble(t("page-passkey-failed"));
  }
  return api("POST", endPath, { state, response: credential.toJSON() });
}

export const makePasskey = () =>
  ceremony("/api/me/passkeys/start", "/api/me/passkeys", (options) =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));

export const signInWithPasskey = () =>
  ceremony("/api/session/passkey/start", "/api/session/passkey", (options) =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));
