// Names of things that are chosen from lists.

import { named, t } from "./words.js";

export const GAMES = [["pax", "PAX"], ["caligula", "Caligula"]];
export const gameName = (game) => Object.fromEntries(GAMES)[game] ?? game;
export const levelName = (level) => named(`page-level-${level}`, level);

export const clockName = (clock) => ({
  live: () => t("page-clock-live-name", clock),
  days: () => t("page-clock-days-name", clock),
  none: () => t("page-clock-none"),
})[clock.type]();

/** First names, where they tell people apart. */
export function shortNames(names) {
  const first = names.map((name) => name.split(" ")[0]);
  return new Set(first).size === names.length ? first : names;
}
