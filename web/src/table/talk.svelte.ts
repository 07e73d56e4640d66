// What is said at a table, and how much of it was not read yet; where one stopped reading is kept on this device.

import type { ChatLine } from "../server/types";

const KEPT = "read";
const TABLES = 40;

function kept(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  #readTo = $state(0);

  constructor(private readonly table: string) {
    this.#readTo = kept().find(([id]) => id === table)?.[1] ?? 0;
  }

  get unread(): number {
    return this.lines.filter((line) => line.at > this.#readTo).length;
  }

  hear(said: ChatLine[]): void {
    this.lines = [...this.lines, ...said];
  }

  /** All that there is has been seen. */
  read(): void {
    const last = this.lines.at(-1)?.at ?? 0;
    if (last <= this.#readTo) return;
    this.#readTo = last;
    const others = kept().filter(([id]) => id !== this.table);
    localStorage.setItem(KEPT, JSON.stringify([[this.table, last], ...others].slice(0, TABLES)));
  }
}
