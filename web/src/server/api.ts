// Requests to the server. What it complains of comes back as a Trouble, in the language of the page.

import { language, t } from "../i18n/words.svelte";
import type { Refusal } from "./types";

export class Trouble extends Error {
  constructor(
    readonly sentence: string,
    readonly status = 0,
    readonly key = "",
  ) {
    super(sentence);
  }
}

export const sayTrouble = (trouble: unknown): string => (trouble instanceof Trouble ? trouble.sentence : t("page-trouble"));

export const inOurLanguage = (path: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The answer's JSON; `null` where there is none (204). */
export async function api<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: HeadersInit = body === undefined ? {} : { "Content-Type": "application/json" };
  let answer: Response;
  let said: unknown;
  try {
    answer = await fetch(inOurLanguage(path), { method, headers, body: JSON.stringify(body) });
    said = answer.status === 204 ? null : await answer.json();
  } catch {
    throw new Trouble(t("page-offline"));
  }
  if (!answer.ok) {
    const { error, refused } = said as { error?: { text: string; key: string }; refused?: Refusal };
    throw new Trouble(error?.text ?? refused?.text ?? t("page-trouble"), answer.status, error?.key ?? refused?.rule);
  }
  return said as T;
}

export const get = <T>(path: string): Promise<T> => api<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => api<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => api<T>("PUT", path, body);
export const remove = <T = null>(path: string): Promise<T> => api<T>("DELETE", path);
