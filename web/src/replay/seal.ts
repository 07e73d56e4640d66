// The seal on a deal: it was published before the first move; the file of the finished game opens it, and we look.

export interface ReplayFile {
  game: string;
  players: unknown[];
  options: unknown;
  setup: unknown;
  nonce: string;
  commitment: string;
}

/** JSON with sorted keys and no spaces, as it was sealed. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, its]) => `${JSON.stringify(key)}:${sorted(its)}`).join(",")}}`;
}

/** Whether the deal in the file is the one that was sealed; `null` where the browser can't reckon (no https). */
export async function isUnbroken(file: ReplayFile, published: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const { game, options, setup, nonce, players } = file;
  const text = `${nonce}\n${sorted({ game, seats: players.length, options, setup })}`;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === published;
}
