// What games, levels of bots and clocks are called, and the sign of each game.

import type { IconName } from "../art/icons";
import { capital, has, t } from "../i18n/words.svelte";
import type { Clock, GameInfo, GameName } from "../server/types";

export const GAMES: readonly GameName[] = ["pax", "caligula"];

const NAMES: Record<GameName, string> = { pax: "PAX", caligula: "Caligula" };
const ICONS: Record<GameName, IconName> = { pax: "eagle", caligula: "dagger" };

export const gameName = (game: GameName): string => NAMES[game];
export const gameIcon = (game: GameName): IconName => ICONS[game];
/** Each game by its name. */
export const byName = (games: GameInfo[]): Record<GameName, GameInfo> =>
  Object.fromEntries(games.map((one) => [one.name, one])) as Record<GameName, GameInfo>;

export const isGame = (text: string | null): text is GameName => text === "pax" || text === "caligula";

/** A level that we have no words for yet shows the server's own name for it. */
export const levelName = (level: string): string =>
  has(`web-home-level-${level}`) ? t(`web-home-level-${level}`) : capital(level);

export function clockName(clock: Clock): string {
  if (clock.type === "live") return t("web-home-clock-live-name", { ...clock });
  if (clock.type === "days") return t("web-home-clock-days-name", { ...clock });
  return capital(t("page-clock-none"));
}
