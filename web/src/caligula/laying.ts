// Cards of the hand that are laid together: to start, join or raise, or to strike.

import { isLaying } from "./choices";
import type { Aids, Move, Stack, Step } from "./types";

const SYMBOL: Partial<Record<Step, Stack>> = {
  starting: "coniura", bidding: "coniura", protecting: "pugio", striking: "pugio",
};

/** The symbol that counts in this step of a conspiracy. */
export const symbolOf = (step: Step): Stack | null => SYMBOL[step] ?? null;

/** Cards of a kind are as good as each other: of the moves that lay as many of each kind one is on offer. */
const kindOf = (card: string, aids: Aids): string => Object.values(aids.hand_cards[card] ?? {}).join(" ");

const cardsOf = (move: Move): string[] => move.cards as string[];

/** The cards of the hand that can be laid now. */
export function layable(moves: readonly Move[], hand: readonly string[], aids: Aids): Set<string> {
  const offered = new Set(moves.filter(isLaying).flatMap(cardsOf));
  const kinds = new Set([...offered].map((card) => kindOf(card, aids)));
  return new Set(hand.filter((card) => kinds.has(kindOf(card, aids))));
}

/** Whether a move that lays as many cards of each kind is on offer. */
export function isOffered(moves: readonly Move[], wanted: Move, aids: Aids): boolean {
  const gist = (move: Move): string => [move.type, ...cardsOf(move).map((card) => kindOf(card, aids)).sort()].join();
  return moves.some((move) => isLaying(move) && gist(move) === gist(wanted));
}

/** The move that lays these cards now. In a bid, what doesn't reach more than the leader's is meant to join. */
export function laying(step: Step, cards: readonly string[], missing: number): Move {
  const sorted = [...cards].sort();
  if (step === "striking") return { type: "strike", cards: sorted };
  if (step === "bidding") return { type: sorted.length > missing ? "raise" : "join", cards: sorted };
  return { type: "conspire", cards: sorted };
}
