// Whose turn it is and what they decide, in words.

import { t } from "../i18n/words.svelte";
import type { Outcome, Sentence } from "../server/types";
import type { TableModel } from "./model.svelte";
import { plain } from "./sentence";

/** How it ended: the game's own words if it was played to its end. */
export function endingOf(outcome: Outcome | null | undefined, names: string[], result?: Sentence | null): Sentence {
  const gone = outcome?.resigned ?? [];
  if (outcome?.ending === "resigned" && gone.length === 1) {
    return [t("web-table-ended-resigned", { name: names[gone[0]!] ?? "" })];
  }
  return result ?? [t(`page-ending-${outcome?.ending ?? "aborted"}`)];
}

export const ending = ({ update, info, names }: TableModel): string =>
  plain(endingOf(update?.outcome ?? info?.outcome, names, update?.words?.result));

/** What is being decided, in a few words. */
export const deciding = ({ module, view }: TableModel): string => (module && view ? module.phase(view) : "");

export function turnLine(table: TableModel): string {
  const { status, toAct, names, yours, update } = table;
  if (status === "open") return t("page-waits-for-players");
  if (status !== "playing" || toAct === null) return ending(table);
  const said = { name: names[toAct] ?? "", what: deciding(table) };
  if (yours) return table.mine.length > 1 ? t("you-decide", said) : t("page-your-decision", said);
  return update?.decided_by === "stand-in" ? t("web-table-stand-in", said) : t("they-decide", said);
}
