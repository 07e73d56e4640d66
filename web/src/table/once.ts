// What never changes comes with the first update of a connection alone; later updates are completed with it.

import type { Update } from "../server/types";

const TOLD_ONCE = [["view", "faces"], ["aids", "hand_cards"]] as const;

export class Once {
  #known = new Map<string, unknown>();

  complete(update: Update): void {
    for (const [part, field] of TOLD_ONCE) {
      const record = update[part] as Record<string, unknown> | undefined;
      if (record?.[field] !== undefined) this.#known.set(field, record[field]);
      else if (record && this.#known.has(field)) record[field] = this.#known.get(field);
    }
  }
}
