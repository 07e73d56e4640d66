// Which part of the form a complaint of the server is about.

export type Part = "seats" | "rated" | "options" | "deck" | "all";

const EXACT: Record<string, Part> = {
  "players-count": "seats",
  "table-nobody": "seats",
  "bot-unknown": "seats",
  "name-length": "seats",
  "name-signs": "seats",
  "table-rated": "rated",
  "table-rated-clock": "rated",
  "rated-account": "rated",
  "first-seat": "options",
  "solo-alone": "options",
  "solo-game": "options",
};
const ABOUT_OPTIONS = /^(option|json)-/;
const ABOUT_DECKS = /^(deck|civitas|emperor|sequentia)-/;

export function partOf(key: string): Part {
  if (ABOUT_DECKS.test(key)) return "deck";
  return EXACT[key] ?? (ABOUT_OPTIONS.test(key) ? "options" : "all");
}

/** Complaints about decks begin with "Line 12:", in whatever language; the reader of TOML says it at the end. */
export function lineIn(complaint: string): number | null {
  const found = /^\p{L}+\s(\d+)|\(at line (\d+)/u.exec(complaint);
  return found ? Number(found[1] ?? found[2]) : null;
}
