// What the server sends: tables, people, updates. The views of the two games are in pax/types.ts and caligula/types.ts.

export type GameName = "pax" | "caligula";
export type Seat = number;
export type Status = "open" | "playing" | "over" | "aborted" | "broken";

export interface Me {
  id: string;
  kind: "guest" | "account" | "bot";
  name: string;
  language: string | null;
  email: string | null;
  has_password: boolean;
}

export interface SeatInfo {
  name: string | null;
  kind: "free" | "person" | "bot";
  level: string | null;
  yours: boolean;
  host: boolean;
  away: boolean;
  resigned: boolean;
}

export type Clock =
  | { type: "live"; minutes: number; increment: number }
  | { type: "days"; days: number }
  | { type: "none" };

export interface Outcome {
  ending: "finished" | "resigned" | "aborted";
  result: Record<string, unknown> | null;
  places: number[] | null;
  resigned: Seat[];
}

export interface TableInfo {
  id: string;
  game: GameName;
  status: Status;
  visibility: "public" | "invitation";
  clock: Clock;
  rated: boolean;
  spectators: boolean;
  shared_screen: boolean;
  bots_welcome: boolean;
  absent: "bot" | "resign";
  stand_in: string;
  starts: "full" | "host";
  options: Record<string, boolean | number | null>;
  own_deck: boolean;
  seats: SeatInfo[];
  to_act: Seat | null;
  waits_for_you: boolean;
  is_host: boolean;
  created_at: number;
  changed_at: number;
  version: number;
  commitment: string | null;
  outcome: Outcome | null;
  rematch: string | null;
  daily: string | null;
  invite: string | null;
  learn: boolean;
  muted: boolean;
}

export interface GameOption {
  name: string;
  kind: "switch" | "number" | "choice";
  default: boolean | number | null;
  least?: number | null;
  most?: number | null;
  values?: (string | number)[] | null;
}

export interface GameInfo {
  name: GameName;
  least: number;
  most: number;
  options: GameOption[];
  rules: string;
}

export interface Games {
  games: GameInfo[];
  levels: string[];
}

/** A move as it came from the server: to be sent back as it is. */
export type Move = { type: string } & Record<string, unknown>;

/** What happened, as this eye saw it. */
export type GameEvent = { type: string } & Record<string, unknown>;

export interface Offer {
  number: number;
  seat: Seat;
  what: "undo" | "abort";
  agreed: Seat[];
  waits_for: Seat[];
}

/** A sentence comes in parts. What is not text has something to be drawn, and a text for where it isn't. */
export type Part =
  | string
  | { type: "card"; card: string; sign: string; dots: number; value: number; text: string }
  | { type: "seat"; seat: Seat; text: string }
  | { type: "sign"; sign: string; text: string };
export type Sentence = Part[];

export interface Update {
  table: string;
  version: number;
  status: Status;
  seat: Seat | null;
  seats: SeatInfo[];
  // from here on only once the game has begun
  commitment?: string;
  to_act?: Seat | null;
  decided_by?: "person" | "bot" | "stand-in" | null;
  hurried?: boolean;
  view?: unknown;
  aids?: unknown;
  events?: GameEvent[];
  event_moves?: number[];
  /** The number of the first of the events; they are numbered from 0 in the order of the log. */
  events_from?: number;
  taken_back?: number;
  offer?: Offer | null;
  outcome?: Outcome | null;
  rematch?: string | null;
  clocks?: (number | null)[];
  increment?: number;
  decision?: number;
  moves?: Move[];
  undo?: number;
  words?: { events: Sentence[]; moves?: Sentence[]; result?: Sentence };
  accepted?: number;
}

export interface Refusal {
  rule: string;
  text: string;
  where: string;
}

export interface ChatLine {
  room: "players" | "watchers";
  name: string;
  text: string;
  at: number;
}

export type Message =
  | Update
  | { refused: Refusal; decision: number }
  | { error: { key: string; status: number; text: string }; decision?: number }
  | { chat: ChatLine[] };
