// Cards of the hand that are laid together: to start, join or raise, or to strike.

import { isLaying } from "./choices";
import type { Aids, Move, Stack, Step } from "./types";

/** So many moves are listed at most; above that those missing can be made all the same. */
export const LISTED = 2000;

const SYMBOL: Partial<Record<Step, Stack>> = {
  starting: "coniura", bidding: "coniura", protecting: "pugio", striking: "pugio",
};

/** The symbol that counts in this step of a conspiracy. */
export const symbolOf = (step: Step): Stack | null => SYMBOL[step] ?? null;

/** The cards of the hand that can be laid now. */
export function layable(moves: readonly Move[], hand: readonly string[], aids: Aids, step: Step): Set<string> {
  const listed = new Set(moves.filter(isLaying).flatMap((move) => move.cards as string[]));
  const symbol = symbolOf(step);
  if (symbol && moves.length >= LISTED) {
    for (const card of hand) if (aids.hand_cards[card]?.[symbol]) listed.add(card);
  }
  return listed;
}

/** The move that lays these cards now. In a bid, what doesn't reach more than the leader's is meant to join. */
export function laying(step: Step, cards: readonly string[], missing: number): Move {
  const sorted = [...cards].sort();
  if (step === "striking") return { type: "strike", cards: sorted };
  if (step === "bidding") return { type: sorted.length > missing ? "raise" : "join", cards: sorted };
  return { type: "conspire", cards: sorted };
}
