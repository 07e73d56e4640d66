// What the server tells of a game of Caligula.

import type * as wire from "../../generated/wire";
import type * as server from "../server/types";
import type { Sight as AnySight } from "../table/sight";

export type { Seat } from "../server/types";
export type {
  CaligulaAids as Aids, CaligulaCard as Card, CaligulaEmperor as Emperor, CaligulaLaid as Laid, CaligulaLaying as Laying,
  CaligulaMarkerView as Marker, CaligulaPlayerView as Player, CaligulaPlot as Plot, CaligulaPlotAids as PlotAids,
  CaligulaCardView as OpenCard, CaligulaPossible as Possible, CaligulaResult as Result, CaligulaSpot as Spot,
  CaligulaTurnedUp as Sums, CaligulaView as View,
} from "../../generated/wire";

export const COLOURS = ["legionarii", "praetoriani", "tribuni", "plebs", "nobiles"] as const;
export type Colour = wire.CaligulaCard["colour"];
COLOURS satisfies readonly Colour[];
export type Kind = wire.CaligulaCard["kind"];
export type Effect = wire.CaligulaCard["effects"][number];
/** `remove` of `remove:plebs`. */
export type EffectKind = KindOf<Effect>;
type KindOf<E> = E extends `${infer K}:${string}` ? K : E;
export type Stack = wire.CaligulaHandCard["stack"];
export type Position = wire.CaligulaSpot["position"];
export type Point = wire.CaligulaPointLost["point"];
export type Step = wire.CaligulaView["phase"]["type"];
export type Move = server.Move<"caligula">;
export type GameEvent = server.GameEvent<"caligula">;
export type Sight = AnySight<"caligula">;
