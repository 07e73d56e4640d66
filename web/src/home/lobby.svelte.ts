// The tables there are: one's own, finished ones, other people's. Looked up again by itself while the page is in view.

import { become, whoAmI } from "../me.svelte";
import { get, sayTrouble, Trouble } from "../server/api";
import type { TableInfo, Tables } from "../server/types";

const EVERY = 15_000;
export class Lobby {
  /** `null`: not known yet. */
  mine = $state.raw<TableInfo[] | null>(null);
  finished = $state.raw<TableInfo[] | null>(null);
  open = $state.raw<TableInfo[] | null>(null);
  playing = $state.raw<TableInfo[] | null>(null);
  trouble = $state("");

  get waiting(): number {
    return this.mine?.filter((table) => table.waits_for_you).length ?? 0;
  }

  async refresh(): Promise<void> {
    const none: Tables = { tables: [] };
    try {
      const [mine, finished, all] = await Promise.all([
        whoAmI() ? get<Tables>("/api/me/tables") : none,
        whoAmI() ? get<Tables>("/api/me/tables?over=true") : none,
        get<Tables>("/api/tables"),
      ]);
      const others = all.tables.filter((table) => !table.is_host && !table.seats.some((seat) => seat.yours));
      this.mine = mine.tables;
      this.finished = finished.tables.filter((table) => table.outcome);
      this.open = others.filter((table) => table.status === "open");
      this.playing = others.filter((table) => table.status === "playing");
      this.trouble = "";
    } catch (cause) {
      if (cause instanceof Trouble && cause.status === 401 && whoAmI()) {
        become(null); // the session was ended elsewhere
        return this.refresh();
      }
      this.trouble = sayTrouble(cause);
    }
  }

  /** Begin to look; call what comes back to stop. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
