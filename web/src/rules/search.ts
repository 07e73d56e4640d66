// Looking for words in the rules: case and accents don't matter, and what was found can be marked in the text.

import type { Rule } from "../server/types";

export interface Part {
  text: string;
  found: boolean;
}

const ACCENTS = /\p{M}/gu;

const plain = (text: string): string => text.normalize("NFD").replace(ACCENTS, "").toLowerCase();

/** The words of a query, as they are looked for. */
export const wordsIn = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** Whether a rule has all the words, in its id, title, text or ruling. */
export function isFound(rule: Rule, words: string[]): boolean {
  const all = plain(`${rule.id} ${rule.title} ${rule.text} ${rule.ruling ?? ""}`);
  return words.every((word) => all.includes(word));
}

/** The text in parts: what was looked for, and what stands between. */
export function parts(text: string, words: string[]): Part[] {
  const found = places(text, words);
  const made: Part[] = [];
  let last = 0;
  for (const [from, to] of found) {
    if (from > last) made.push({ text: text.slice(last, from), found: false });
    made.push({ text: text.slice(from, to), found: true });
    last = to;
  }
  if (last < text.length) made.push({ text: text.slice(last), found: false });
  return made;
}

function places(text: string, words: string[]): [number, number][] {
  // The plain text may be longer or shorter than the text; `origin` tells where each of its letters comes from.
  let folded = "";
  const origin: number[] = [];
  for (let at = 0; at < text.length; at++) {
    for (const letter of plain(text[at]!)) {
      folded += letter;
      origin.push(at);
    }
  }
  const hits = words.flatMap((word) => {
    const starts: [number, number][] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      starts.push([origin[at]!, origin[at + word.length - 1]! + 1]);
    }
    return starts;
  });
  return apart(hits.sort(([a], [b]) => a - b));
}

/** Places that overlap become one. */
function apart(hits: [number, number][]): [number, number][] {
  const made: [number, number][] = [];
  for (const [from, to] of hits) {
    const last = made.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else made.push([from, to]);
  }
  return made;
}
