// Which game a page shows. Small things deep inside the page are drawn as that game has them.

import { getContext, setContext } from "svelte";
import type { GameName } from "../server/types";

type Found = () => GameName | undefined;
export const KEY = Symbol("the game of this page");

/** Called by a page, for everything on it. */
export const showGame = (game: Found): void => void setContext(KEY, game);
/** Called by a component; nothing is found outside of such a page. */
export const gameHere = (): Found => getContext<Found | undefined>(KEY) ?? (() => undefined);
