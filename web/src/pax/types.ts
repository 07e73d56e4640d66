// What the server tells of a PAX table.

import type * as wire from "../../generated/wire";
import type { GameEvent, Move } from "../server/types";
import type { Sight } from "../table/sight";

export { CATEGORIES, type Category } from "../art/pax";
export type {
  PaxAids, PaxCard as Card, PaxPlayerView as PlayerView, PaxScale as Scale, PaxScore as Score, PaxSoloResult as SoloResult,
  PaxTableResult as TableResult, PaxTurnView as Turn, PaxView,
} from "../../generated/wire";

/** A card as this eye knows it; null: it sees only the back. */
export type Seen = wire.PaxCard | null;
/** Seven piles, in the order of the categories. */
export type Display = wire.PaxPlayerView["display"];
export type Phase = wire.PaxTurnView["phase"];
export type Result = wire.PaxAids["now"];
export type PaxMove = Move<"pax">;
export type PaxEvent = GameEvent<"pax">;
export type PaxSight = Sight<"pax">;

export const isSolo = (result: Result): result is wire.PaxSoloResult => result.type === "solo";
