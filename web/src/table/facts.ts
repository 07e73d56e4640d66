// How a table is set up, in a few words each.

import { clockName, deckName, levelName } from "../home/names";
import { has, t } from "../i18n/words.svelte";
import type { TableInfo } from "../server/types";

/** The clock and what becomes of who is late, what counts, who may look, and every option that was chosen. */
export function factsOf(info: TableInfo): string[] {
  const options = Object.entries(info.options).flatMap(([name, value]) => {
    const how = typeof value === "boolean" ? (value ? "on" : "off") : "is";
    const id = `web-table-option-${name.replaceAll("_", "-")}-${how}`;
    return value !== null && has(id) ? [t(id, { value: Number(value) })] : [];
  });
  return [
    clockName(info.clock),
    info.clock.type !== "none" && t(`web-table-absent-${info.absent}`, { level: levelName(info.stand_in) }),
    info.rated && t("page-rated"),
    info.daily && t("page-daily"),
    info.own_deck && t("web-table-own-deck"),
    info.deck && t("web-table-deck", { deck: deckName(info.game, info.deck) }),
    info.spectators ? t("web-table-watched") : t("web-table-not-watched"),
    ...options,
  ].filter((fact): fact is string => !!fact);
}
