// Several people may share this device: who has it now, and when a curtain hides the table until it is handed on.

import type { Seat } from "../server/types";
import type { TableModel } from "./model.svelte";

export class Device {
  /** Who has it now. */
  handedTo = $state<Seat | null>(null);

  constructor(private readonly table: TableModel) {}

  /** Whose eyes are wanted now. */
  get wanted(): Seat | null {
    const { mine, yours, toAct, seat } = this.table;
    return mine.length > 1 && yours ? toAct : seat;
  }
  get isCurtained(): boolean {
    const { mine, status, view, seat } = this.table;
    if (mine.length < 2 || status !== "playing" || !view) return false;
    return this.handedTo !== this.wanted || seat !== this.wanted;
  }

  /** Somebody else takes it; the curtain stays until what is behind it is theirs. */
  async handTo(seat: Seat): Promise<void> {
    if (seat !== this.table.seat) await this.table.sit(seat);
    if (seat === this.table.seat) this.handedTo = seat;
  }
}
