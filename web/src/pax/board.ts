// What a table draws of PAX.

import { t } from "../i18n/words.svelte";
import type { GameBoard } from "../games";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { journeys } from "./journeys";
import { things } from "./parts";
import type { PaxView } from "./types";

const phase = ({ turn }: PaxView): string =>
  t(turn.phase === "drawing" && turn.drawn?.length === 1 ? "web-pax-phase-drawing-one" : `phase-${turn.phase}`);

export { Board, Ending, journeys, phase, things };
({ Board, Ending, phase, journeys, things }) satisfies GameBoard<"pax">;
