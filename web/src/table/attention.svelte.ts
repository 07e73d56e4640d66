// Tells who is elsewhere that it is their turn: in the title of the page, and on the sign of an installed app.

import { gameName } from "../home/names";
import { t } from "../i18n/words.svelte";
import type { TableModel } from "./model.svelte";

const mark = (on: boolean): void => {
  const done = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => undefined); // not installed
};

/** For as long as the component lives that calls it. */
export function callAttention(table: TableModel): void {
  $effect(() => {
    if (!table.info) return;
    const name = `${gameName(table.info.game)} · Conspiratio`;
    document.title = table.yours ? `● ${t("page-your-turn")} · ${name}` : name;
    mark(table.yours);
  });
  $effect(() => () => mark(false));
}
