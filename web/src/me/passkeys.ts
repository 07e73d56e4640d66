// Passkeys: the browser's part of making one and of signing in with it.

import { t } from "../i18n/words.svelte";
import { post, Trouble } from "../server/api";
import type { Me, PasskeyStart } from "../server/types";


type Ask = (options: unknown) => Promise<Credential | null>;

async function ceremony(startPath: string, endPath: string, ask: Ask): Promise<Me> {
  if (!("PublicKeyCredential" in window) || !PublicKeyCredential.parseCreationOptionsFromJSON) {
    throw new Trouble(t("page-passkey-unknown"));
  }
  const { options, state } = await post<PasskeyStart>(startPath);
  const credential = await ask(options).catch(() => null);
  if (!credential) throw new Trouble(t("page-passkey-failed"));
  return post<Me>(endPath, { state, response: (credential as PublicKeyCredential).toJSON() });
}

export const makePasskey = (): Promise<Me> =>
  ceremony("/api/me/passkeys/start", "/api/me/passkeys", (options) =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }));

export const signInWithPasskey = (): Promise<Me> =>
  ceremony("/api/session/passkey/start", "/api/session/passkey", (options) =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }));
