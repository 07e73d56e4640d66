// A table in a few words: who is there, how it is played, how long ago something happened, how it ended.

import { language, list, t } from "../i18n/words.svelte";
import type { TableInfo } from "../server/types";
import { clockName, deckName } from "./names";

const MOST_NAMES = 3;

/** Who else is there, and how many seats are free. */
export function company(table: TableInfo): string {
  if (table.seats.length === 1) return t("web-home-solo", { game: Number(table.options.solo_game ?? 1) });
  const sitting = table.seats.filter((seat) => seat.kind !== "free");
  const others = sitting.filter((seat) => !seat.yours);
  const shown = others.length > 0 ? others : sitting;
  const names = shown.slice(0, shown.length > MOST_NAMES ? MOST_NAMES - 1 : MOST_NAMES).map((seat) => seat.name ?? "");
  const more = shown.length - names.length;
  const free = table.seats.length - sitting.length;
  if (more > 0) names.push(t("web-home-more-names", { count: more }));
  if (free > 0) names.push(t("web-home-free-seats", { count: free }));
  return list(names);
}

export function manner(table: TableInfo): string {
  const words = [
    table.daily && t("page-daily"),
    table.learn && t("web-learn"),
    table.clock.type !== "none" && clockName(table.clock),
    table.rated && t("page-rated"),
    table.status === "open" && table.deck && t("web-table-deck", { deck: deckName(table.game, table.deck) }),
    table.shared_screen && t("web-home-shared"),
    ago(table.changed_at),
  ];
  return words.filter(Boolean).join(" · ");
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

export function ago(then: number): string {
  const past = Date.now() - then;
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? UNITS.at(-1)!;
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return past < 60_000 ? format.format(0, "second") : format.format(-Math.floor(past / length), unit);
}

/** How it came out for us, or who won if we only looked on. */
export function ending(table: TableInfo): string {
  const places = table.outcome?.places;
  if (!places) return t("web-home-ended-nothing");
  const mine = table.seats.findIndex((seat) => seat.yours);
  const ours = places[mine];
  if (ours === 1) return t("web-home-ended-won");
  if (!places.includes(1) || places.length < 2 || ours === undefined) return t("web-home-ended-lost");
  return t("web-home-ended-place", { place: ours, seats: places.length });
}

/** A deal of the day stays shut until its day is over. */
export const hasReplay = (table: TableInfo): boolean =>
  !!table.outcome && (!table.daily || table.daily.slice(0, 10) < new Date().toISOString().slice(0, 10));
