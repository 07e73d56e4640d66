// What the frame of a table needs from PAX.

import { t } from "../i18n/words.svelte";
import type { GameModule } from "../table/sight";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { journeys } from "./journeys";
import { things } from "./things";
import type { PaxView } from "./types";

const phase = (view: PaxView): string => t(`phase-${view.turn.phase}`);

export { Board, Ending, journeys, phase, things };
({ Board, Ending, phase, journeys, things }) satisfies GameModule;
