// STUB
import type { GameModule } from "../table/sight";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { phase, journeys } from "./journeys";
export { Board, Ending, phase, journeys };
({ Board, Ending, phase, journeys }) satisfies GameModule;
