// What the server thinks of a finished game, and of a decision that is still to be made.

import type { Move, Seat, Sentence } from "../server/types";

/** One of the moves there were: `value` to who moves, their chance to win with it, how much of the search it took. */
export interface Opinion {
  move: Move;
  value: number;
  win: number;
  share: number;
  /** The move in words, once they are there. */
  text?: Sentence;
}

/** Everybody's chances after `n` moves, for somebody who sees all hands. */
export interface Chances {
  n: number;
  win: number[];
  rome: number;
}

/** A decision with a real choice, judged by what its seat knew; `n` moves were made before it. */
export interface Judged {
  n: number;
  seat: Seat;
  played: Move;
  /** How much less it was worth than the best, to who looks at places, too. */
  cost: number;
  /** The same in chances to win. */
  lost: number;
  /** With the move played. */
  win: number;
  best: Opinion[];
  /** What was played, in words, once they are there. */
  text?: Sentence;
}

/** start + skill + luck + rivals = end, all of them chances to win. */
export interface SeatSum {
  seat: Seat;
  start: number;
  end: number;
  skill: number;
  luck: number;
  rivals: number;
}

export interface Moment {
  n: number;
  seat: Seat;
  kind: "mistake" | "luck" | "stroke";
  /** Of the seat's chance to win; luck below 0 was bad luck. */
  swing: number;
}

export interface Review {
  version: number;
  chances: Chances[];
  decisions: Judged[];
  seats: SeatSum[];
  moments: Moment[];
}

export interface ReviewAnswer {
  state: "none" | "waiting" | "running" | "ready" | "unavailable";
  progress: number;
  review: Review | null;
}

/** The moves of a review as sentences, decision by decision. */
export interface ReviewWords {
  decisions: { n: number; played: Sentence; best: Sentence[] }[];
}

export interface HintAnswer {
  seat: number;
  decision: number;
  best: Opinion[];
  win: number[];
  rome: number;
}
