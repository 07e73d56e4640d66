// Which rules have a picture.

import type { Component } from "svelte";
import BonusFigure from "./BonusFigure.svelte";
import CivitasFigure from "./CivitasFigure.svelte";
import DrawFigure from "./DrawFigure.svelte";
import EmperorFigure from "./EmperorFigure.svelte";
import FavourFigure from "./FavourFigure.svelte";
import HandFigure from "./HandFigure.svelte";
import IncomeFigure from "./IncomeFigure.svelte";
import LayoutFigure from "./LayoutFigure.svelte";
import LegionsFigure from "./LegionsFigure.svelte";
import LimitFigure from "./LimitFigure.svelte";
import MurderFigure from "./MurderFigure.svelte";
import PaxCardFigure from "./PaxCardFigure.svelte";
import PlaceFigure from "./PlaceFigure.svelte";
import PlayersFigure from "./PlayersFigure.svelte";
import PlayFigure from "./PlayFigure.svelte";
import PlotFigure from "./PlotFigure.svelte";
import PointsFigure from "./PointsFigure.svelte";
import RomeTakesFigure from "./RomeTakesFigure.svelte";
import ScalesFigure from "./ScalesFigure.svelte";
import SequentiaFigure from "./SequentiaFigure.svelte";
import SoloFigure from "./SoloFigure.svelte";
import SumsFigure from "./SumsFigure.svelte";
import TurnFigure from "./TurnFigure.svelte";

export const FIGURES: Partial<Record<string, Component>> = {
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
  "caligula.material.civitas": CivitasFigure,
  "caligula.material.augustus": EmperorFigure,
  "caligula.material.hand": HandFigure,
  "caligula.setup.civitas": LayoutFigure,
  "caligula.place.leftmost": PlaceFigure,
  "caligula.sequentia.order": SequentiaFigure,
  "caligula.civitas.reveal": SumsFigure,
  "caligula.plot.start": PlotFigure,
  "caligula.favour.place": FavourFigure,
  "caligula.murder.dead": MurderFigure,
};
