// Which rules of PAX have a picture.

import type { Figures } from "../../games";
import BonusFigure from "./BonusFigure.svelte";
import DrawFigure from "./DrawFigure.svelte";
import IncomeFigure from "./IncomeFigure.svelte";
import LegionsFigure from "./LegionsFigure.svelte";
import LimitFigure from "./LimitFigure.svelte";
import PaxCardFigure from "./PaxCardFigure.svelte";
import PlayersFigure from "./PlayersFigure.svelte";
import PlayFigure from "./PlayFigure.svelte";
import PointsFigure from "./PointsFigure.svelte";
import RomeTakesFigure from "./RomeTakesFigure.svelte";
import ScalesFigure from "./ScalesFigure.svelte";
import SoloFigure from "./SoloFigure.svelte";
import TurnFigure from "./TurnFigure.svelte";

export const figures: Figures["figures"] = {
  "pax.material.card": PaxCardFigure,
  "pax.setup.legions": PlayersFigure,
  "pax.turn.choice": TurnFigure,
  "pax.draw.destinations": DrawFigure,
  "pax.buy.price": LegionsFigure,
  "pax.play.cost": PlayFigure,
  "pax.play.limit": LimitFigure,
  "pax.income.longest": IncomeFigure,
  "pax.round.rome-takes": RomeTakesFigure,
  "pax.end.bonus": BonusFigure,
  "pax.end.rome-wins": ScalesFigure,
  "pax.end.players-win": PointsFigure,
  "pax.solo.goal": SoloFigure,
};
