// What the server tells of a PAX table: the view of an eye, what was worked out from it, and the decisions.

import { CATEGORIES, type Category, type PaxCardFace } from "../art/pax";
import type { Seat } from "../server/types";
import type { Sight } from "../table/sight";

export { CATEGORIES, type Category };
export type Card = PaxCardFace;
/** A card as this eye knows it; null: it sees only the back. */
export type Seen = Card | null;
/** Seven piles, in the order of the categories. */
export type Display = Card[][];
export type Phase = "opening" | "choosing" | "drawing" | "buying" | "playing" | "following" | "over";

export interface Turn {
  phase: Phase;
  seat: Seat | null;
  drawn?: Seen[];
  to_come?: number;
  free?: string[];
  played?: Card[];
  caller?: Seat | null;
  reason?: "no-refill" | "exhausted" | null;
}

export interface PlayerView {
  display: Display;
  /** null: not shown at this table. */
  money: number | null;
  hand: Seen[];
  hand_size: number | null;
}

export interface Score {
  category: number;
  stronger: number;
  arms: number;
  primus: number;
  wealthiest: number;
  total: number;
}
export interface TableResult {
  winners: Seat[];
  rome: boolean;
  /** null: Rome wins, and points are not counted. */
  scores: Score[] | null;
}
export interface SoloResult {
  won: boolean;
  stronger: number;
  categories: number;
}
export type Result = TableResult | SoloResult;

export const isSolo = (result: Result): result is SoloResult => "won" in result;

export interface PaxView {
  eye: Seat | null;
  options: { open_counts?: boolean; final_column?: boolean; solo_game?: number | null };
  /** 0: the opening. */
  round: number;
  first: Seat;
  conspirator: Seat | null;
  deck: Seen[];
  rome_hidden: Seen[];
  rome: Display;
  legions: Card[][];
  players: PlayerView[];
  turn: Turn;
  exhausted: boolean;
  /** Only once the game is over. */
  result: unknown;
}

export interface Scale {
  category: Category;
  rome: number;
  best: number;
  /** null for who looks on. */
  mine: number | null;
  strongest: Seat[];
  /** Nobody has more than Rome. */
  romes: boolean;
}
export interface BySide {
  rome: number[];
  players: number[][];
}

export interface PaxAids {
  prices: (number | null)[];
  values: number[];
  /** The number of a Legion, from 1. */
  rome_takes: number | null;
  scales: Scale[];
  held: number;
  needed: number;
  goal: number | null;
  unseen: number;
  now: Result;
  strengths: BySide;
  bonus: BySide;
  next_cost: number | null;
  spent: number | null;
  income: number | null;
  income_with: Record<string, number>;
  limit: number | null;
  together: number | null;
}

export type PaxSight = Sight<PaxView, PaxAids>;
