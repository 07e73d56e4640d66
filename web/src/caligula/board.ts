// What a table draws of Caligula.

import { t } from "../i18n/words.svelte";
import type { GameBoard } from "../games";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { journeys } from "./journeys";
import { things } from "./parts";
import type { View } from "./types";

export const phase = (view: View): string => t(`phase-caligula-${view.phase.type}`);

export { Board, Ending, journeys, things };
({ Board, Ending, journeys, phase, things }) satisfies GameBoard<"caligula">;
