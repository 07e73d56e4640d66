// The game of Caligula as the frame of a table wants it.

import { t } from "../i18n/words.svelte";
import type { GameModule } from "../table/sight";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { journeys } from "./journeys";
import { things } from "./parts";
import type { View } from "./types";

export const phase = (view: View): string => t(`phase-caligula-${view.phase.type}`);

export { Board, Ending, journeys, things };
({ Board, Ending, journeys, phase, things }) satisfies GameModule;
