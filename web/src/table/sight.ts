// What a board draws: the table through somebody's eyes, live or from the past, and the moves on offer there.

import type { Aids, GameEvent, GameName, Move, Seat, SeatInfo, Sentence, View } from "../server/types";
import { plain } from "./sentence";

/** What is left to each seat when it was told, in milliseconds; `null` where a bot decides. */
export interface Clocks {
  readonly left: (number | null)[];
  readonly running: Seat | null;
  readonly since: number;
  /** By correspondence: so many days a decision. */
  readonly byDays: boolean;
}

/** The key that asks for a hint. */
export const HINT_KEY = "h";
/** Signs that make the moves on offer, in their order. */
export const KEYS = "123456789abcdefgijklmnopqrstuvwxyz";

/** Of one game, or of any. */
export interface Sight<G extends GameName = GameName> {
  readonly game: GameName;
  readonly view: View<G>;
  readonly aids: Aids<G>;
  readonly seats: SeatInfo[];
  /** Of the seats, in their order. */
  readonly names: string[];
  readonly eye: Seat | null;
  readonly toAct: Seat | null;
  /** Empty for who only looks. */
  readonly moves: Move<G>[];
  /** A sentence for each of the moves. */
  readonly moveWords: Sentence[];
  /** It is ours to decide, and no decision of ours is under way. */
  readonly deciding: boolean;
  readonly over: boolean;
  /** What has just happened, as this eye saw it; at first, all since the deal. */
  readonly events?: GameEvent<G>[];
  /** If the table has any. */
  readonly clocks?: Clocks | null;
  /** Try a move, allowed or not: the server says which rule is against it. `words`: for one that has no sentence. */
  choose(move: Move<G>, words?: string): void;
}

export const namesOf = (seats: SeatInfo[]): string[] => seats.map((seat) => seat.name ?? "");

/** Whether two moves are the same decision. */
export const isSame = (one: Move, other: Move): boolean => {
  const key = (move: Move): string => JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
  return key(one) === key(other);
};

/** The sentence of a move among those on offer; empty if it isn't. */
export const sentenceOf = (sight: Sight, move: Move): Sentence =>
  sight.moveWords[sight.moves.findIndex((offered) => isSame(offered, move))] ?? [];

/** The same as text. */
export const wordsOf = (sight: Sight, move: Move): string => plain(sentenceOf(sight, move));
