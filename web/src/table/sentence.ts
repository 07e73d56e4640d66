// A sentence comes in parts: texts, and the cards, signs and players in it, to be drawn as such.

import type { Part, Sentence } from "../server/types";

export type Thing = Exclude<Part, string>;
export type CardPart = Extract<Thing, { type: "card" }>;
/** A text, or a thing with the punctuation that sticks to it. */
export type Piece = string | { thing: Thing; head: string; tail: string };

/** As text, for ears and for searching. */
export const plain = (sentence: Sentence): string =>
  sentence.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** What sticks to a picture: no line begins with a full stop, or ends with a bracket that opens. */
const stuckAfter = (text: string): string => /^[^\s\p{L}\p{N}(]+/u.exec(text)?.[0] ?? "";
const stuckBefore = (text: string): string => /[(„“"]+$/u.exec(text)?.[0] ?? "";

/** A sentence as it is drawn: things keep together with the punctuation round them. */
export function pieces(sentence: Sentence): Piece[] {
  const drawn: Piece[] = [];
  let taken = 0;
  sentence.forEach((part, at) => {
    const [before, after] = [sentence[at - 1], sentence[at + 1]];
    if (typeof part === "string") {
      const head = after && typeof after !== "string" && after.type !== "seat" ? stuckBefore(part.slice(taken)) : "";
      const rest = part.slice(taken, part.length - head.length);
      if (rest) drawn.push(rest);
      taken = 0;
    } else if (part.type === "seat") drawn.push({ thing: part, head: "", tail: "" });
    else {
      const head = typeof before === "string" ? stuckBefore(before) : "";
      const tail = typeof after === "string" ? stuckAfter(after) : "";
      taken = tail.length;
      drawn.push({ thing: part, head, tail });
    }
  });
  return drawn;
}
