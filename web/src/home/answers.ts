// What the server tells about campaign, deals of the day and ratings.

import type { GameName } from "../server/types";

export interface Progress {
  won: number[];
  next: number;
  done: boolean;
}

export interface Placed {
  /** None: one's own game, which is not ranked. */
  rank: number | null;
  name: string;
  place: number;
  score: number | null;
  late: boolean;
  yours: boolean;
}

export interface DailyBoard {
  day: string;
  game: GameName;
  over: boolean;
  table: string | null;
  played: number;
  /** Whether one's own game stands on the board, or would. */
  ranked: boolean;
  ranking: Placed[] | null;
}

export interface Ranked {
  place: number;
  name: string;
  bot: boolean;
  yours: boolean;
  rating: number;
  uncertainty: number;
  provisional: boolean;
  games: number;
}

export interface RatingChange {
  table: string;
  at: number;
  place: number;
  rating: number;
  uncertainty: number;
}

export interface MyRatings {
  ratings: { game: GameName; rating: number; uncertainty: number; provisional: boolean; games: number }[];
  history: Record<GameName, RatingChange[]>;
}
