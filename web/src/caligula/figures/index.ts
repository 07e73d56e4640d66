// Which rules of Caligula have a picture.

import type { IconName } from "../../art/icons";
import { effectIcon } from "../words";
import type { Figures } from "../../games";
import CivitasFigure from "./CivitasFigure.svelte";
import EmperorFigure from "./EmperorFigure.svelte";
import FavourFigure from "./FavourFigure.svelte";
import HandFigure from "./HandFigure.svelte";
import LayoutFigure from "./LayoutFigure.svelte";
import MurderFigure from "./MurderFigure.svelte";
import PlaceFigure from "./PlaceFigure.svelte";
import PlotFigure from "./PlotFigure.svelte";
import SequentiaFigure from "./SequentiaFigure.svelte";
import SumsFigure from "./SumsFigure.svelte";

export const figures: Figures["figures"] = {
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

/** An effect has the sign that it has on the cards. */
export const iconOf = (rule: string): IconName | undefined =>
  rule.startsWith("caligula.effect.") ? effectIcon(rule.split(".")[2]!) : undefined;
