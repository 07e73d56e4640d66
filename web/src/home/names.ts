// What games, levels of bots, decks and clocks are called, and the sign of each game.

import { GAME_NAMES, GAMES, isGame, type GameModule } from "../games";
import { capital, has, t } from "../i18n/words.svelte";
import type { Clock, GameInfo, GameName } from "../server/types";

/** A table that is set aside may be of a game that there is not. */
export const gameName = (game: GameName): string => (isGame(game) ? GAMES[game].title : capital(game));
export const gameIcon = (game: GameName): GameModule["icon"] => GAMES[isGame(game) ? game : GAME_NAMES[0]!].icon;
/** Each game by its name. */
export const byName = (games: GameInfo[]): Record<GameName, GameInfo> =>
  Object.fromEntries(games.map((one) => [one.name, one])) as Record<GameName, GameInfo>;

/** A level that is not offered to people shows the server's own name for it. */
export const levelName = (level: string): string => (has(`level-${level}`) ? t(`level-${level}`) : capital(level));
/** A few words on how such a bot plays; none for those that are not offered. */
export const levelAbout = (level: string): string =>
  has(`level-${level}-about`) ? capital(t(`level-${level}-about`)) : "";
const USUAL_LEVEL = "aedilis";
/** The level for people who have chosen none; if it is missing, the one in the middle. */
export const usualLevel = (levels: readonly string[]): string =>
  levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels[levels.length >> 1] ?? "");

const deckWords = (game: GameName, deck: string): string => `named-deck-${game}-${deck}`;
/** What a deck is called that comes with the game. */
export const deckName = (game: GameName, deck: string): string =>
  has(deckWords(game, deck)) ? t(deckWords(game, deck)) : capital(deck);
/** A sentence on what it does. */
export const deckAbout = (game: GameName, deck: string): string =>
  has(deckWords(game, deck)) ? t(`${deckWords(game, deck)}.about`) : "";

export function clockName(clock: Clock): string {
  if (clock.type === "live") return t("web-home-clock-live-name", { ...clock });
  if (clock.type === "days") return t("web-home-clock-days-name", { ...clock });
  return capital(t("page-clock-none"));
}
