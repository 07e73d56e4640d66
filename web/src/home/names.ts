// What games, levels of bots and clocks are called, and the sign of each game.

import type { IconName } from "../art/icons";
import { capital, has, t } from "../i18n/words.svelte";
import type { Clock, GameInfo, GameName } from "../server/types";

export const GAMES: readonly GameName[] = ["pax", "caligula"];

const NAMES: Partial<Record<string, string>> = { pax: "PAX", caligula: "Caligula" };
const ICONS: Partial<Record<string, IconName>> = { pax: "eagle", caligula: "dagger" };

/** A table that is set aside may be of a game that there is not. */
export const gameName = (game: GameName): string => NAMES[game] ?? capital(game);
export const gameIcon = (game: GameName): IconName => ICONS[game] ?? "eagle";
/** Each game by its name. */
export const byName = (games: GameInfo[]): Record<GameName, GameInfo> =>
  Object.fromEntries(games.map((one) => [one.name, one])) as Record<GameName, GameInfo>;

export const isGame = (text: string | null): text is GameName => text === "pax" || text === "caligula";

/** A level that is not offered to people shows the server's own name for it. */
export const levelName = (level: string): string => (has(`level-${level}`) ? t(`level-${level}`) : capital(level));
/** A few words on how such a bot plays; none for those that are not offered. */
export const levelAbout = (level: string): string =>
  has(`level-${level}-about`) ? capital(t(`level-${level}-about`)) : "";
const USUAL_LEVEL = "aedilis";
/** What is chosen for whoever has chosen nothing; of other levels the one in the middle. */
export const usualLevel = (levels: readonly string[]): string =>
  levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels[levels.length >> 1] ?? "");

export function clockName(clock: Clock): string {
  if (clock.type === "live") return t("web-home-clock-live-name", { ...clock });
  if (clock.type === "days") return t("web-home-clock-days-name", { ...clock });
  return capital(t("page-clock-none"));
}
