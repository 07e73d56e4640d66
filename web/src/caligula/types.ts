// What the server tells of a game of Caligula: the view of one eye, what can be worked out from it, and the moves.
// Fields that equal their default are left out of the JSON; those are optional here.

import type { GameEvent, Move, Seat } from "../server/types";
import type { Sight as AnySight } from "../table/sight";

export const COLOURS = ["legionarii", "praetoriani", "tribuni", "plebs", "nobiles"] as const;
export type Colour = (typeof COLOURS)[number];
export type Kind = "single" | "group" | "negative";
export type Stack = "coniura" | "pugio";
export type Position = 1 | 2;
export type Point = "victory" | "conspiracy";

export interface Card {
  id: string;
  colour: Colour;
  kind: Kind;
  minimum: number;
  fields: number[];
  effects: string[];
}

export interface Marker {
  owner: Seat;
  value: number | null;
  ruled_out?: number[];
}

export interface OpenCard {
  card: Card;
  markers: (Marker | null)[];
}

export interface Emperor {
  name: string;
  life: number;
  points: number;
  fields: number;
}

export interface Player {
  victory: number;
  conspiracy: number;
  markers: number[];
  supply: number[] | null;
  supply_size: number;
  /** Ids, or what the back tells. */
  hand: string[];
  exposed: string[];
  opening?: string | null;
}

export interface Laid {
  seat: Seat;
  card: string;
}

export interface Plot {
  leader: Seat;
  bids: number[];
  laid?: Laid[];
  passed?: Seat[];
  nominee?: string | null;
  backing?: Seat[];
  shields?: Laid[];
  daggers?: Laid[];
}

export type Step =
  | "placing" | "rewarding" | "paying"
  | "starting" | "bidding" | "nominating" | "favouring" | "protecting" | "striking"
  | "over";

export interface Result {
  winners: Seat[];
  points: { victory: number; conspiracy: number }[];
  by?: "primus" | "conspiracy" | "cards" | "shared" | null;
}

export interface View {
  eye: Seat | null;
  /** Everything in the box. */
  faces?: { emperors: Emperor[] };
  options: { memory_aid?: boolean };
  round: number;
  ordo: Seat[];
  sequentia: string[][];
  slot: number | null;
  step: number;
  civitas: [OpenCard | null, OpenCard | null][];
  to_come: number[];
  gone: string[];
  coniura: string[];
  pugio: string[];
  emperor: Emperor;
  candidates: Emperor[];
  heirs: number;
  dead: string[];
  favours: Seat[];
  primus: Seat | null;
  players: Player[];
  phase: { type: Step; seat?: Seat | null; colour?: Colour; queue?: Seat[] };
  plot: Plot | null;
  murdered: boolean;
  fallen: boolean;
  result: Result | null;
}

export interface Symbols {
  stack: Stack;
  coniura: number | null;
  pugio: number | null;
}

export type Role = "leads" | "joined" | "asked" | "waiting" | "out";

export interface PlotAids {
  step: Step;
  leader: Seat;
  to_match: number;
  mine: number | null;
  missing: number | null;
  life: number;
  daggers: number;
  conspirators: Seat[];
  others: Seat[];
  roles: Role[];
}

/** Cards of the hand are laid now. */
export interface Laying {
  symbol: Stack;
  /** The type of the smallest move that does it. */
  move: string;
  /** The cards that can be laid together, those as good as each other in one group. */
  alike: string[][];
}

export interface Sums {
  colour: Colour;
  position: Position;
  minimum: number;
  totals: (number | null)[];
  concerned: Seat[];
}

export interface Possible {
  owner: Seat;
  colour: Colour;
  position: Position;
  field: number;
  values: number[];
}

export interface Aids {
  hand_cards: Record<string, Symbols>;
  open_fields: (boolean[] | null)[][];
  landing: (number | null)[][];
  next: { slot: number; colour: Colour; position: Position } | null;
  order: { slot: number; done: boolean; current: boolean; next: boolean }[];
  plot: PlotAids | null;
  laying: Laying | null;
  sums: Sums | null;
  points: { victory: number; conspiracy: number; total: number }[];
  possible: Possible[];
  known_stacks: Record<Stack, { card: string; count: number }[] | null>;
}

export type Sight = AnySight<View, Aids>;

export interface Spot {
  colour: Colour;
  position: Position;
  field: number;
}

export type { GameEvent, Move, Seat };
