// Making a table and going there.

import { CAMPAIGN } from "../games";
import { comeIn } from "../me.svelte";
import { go } from "../router.svelte";
import { post } from "../server/api";
import type { Clock, GameName, TableInfo } from "../server/types";

export type Chair = { who: "me"; name?: string } | { who: "open" } | { who: "bot"; level: string };

/** A table as its maker wants it; what is left out is as usual. */
export interface Setup {
  game: GameName;
  chairs: Chair[];
  options?: Record<string, boolean | number | null>;
  deck?: string;
  free_deck?: boolean;
  named_deck?: string | null;
  visibility?: "public" | "invitation";
  clock?: Clock;
  starts?: "full" | "host";
  rated?: boolean;
  spectators?: boolean;
  shared_screen?: boolean;
  absent?: "bot" | "resign";
  stand_in?: string;
  bots_welcome?: boolean;
  bot_pace?: number;
}

/** A new visitor comes in as a guest. */
export async function begin(setup: Setup): Promise<void> {
  await comeIn();
  const { id, shared_screen: shared } = await post<TableInfo>("/api/tables", setup);
  go(shared ? `/screen/${id}` : `/table/${id}`);
}

export async function beginDaily(game: GameName): Promise<void> {
  await comeIn();
  const { id } = await post<TableInfo>("/api/daily", { game });
  go(`/table/${id}`);
}

export const beginCampaign = (solo: number, options: Setup["options"] = {}): Promise<void> =>
  begin({ game: CAMPAIGN.game, chairs: [{ who: "me" }], options: { ...options, solo_game: solo } });

export async function join(table: TableInfo): Promise<void> {
  await comeIn();
  await post(`/api/tables/${table.id}/join`, {});
  go(`/table/${table.id}`);
}
