// What on the table a move of Caligula is about: all that would be touched to make it.

import type { Move } from "../server/types";
import { kindOf, restOf, touchesOf, type Touch } from "./choices";

/** Where a thing is seen: a colour as its first card, a marker on its field. */
function selector(touch: Touch): string {
  if (kindOf(touch) === "spot") return `[data-place="field:${restOf(touch)}"]`;
  return `[data-touch="${kindOf(touch) === "colour" ? `card:${restOf(touch)}:1` : touch}"]`;
}

export const things = (move: Move): string[] => (move.type === "pass" ? ["pass"] : touchesOf(move)).map(selector);
