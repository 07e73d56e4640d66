// What is asked of a table, beside moves: to take back, to stop by agreement, to talk.

import { post, put, remove } from "../server/api";
import type { Seat } from "../server/types";
import type { TableModel } from "./model.svelte";

export class Requests {
  constructor(private readonly table: TableModel) {}

  /** From the seat that we look from. */
  at(what: string, body?: unknown): Promise<unknown> {
    return post(`${this.table.path}/seats/${this.table.seat}/${what}`, body);
  }
  undo(wholeTurn: boolean): Promise<unknown> {
    return this.at("undo", { decision: this.table.update?.decision, whole_turn: wholeTurn });
  }
  offer(what: "undo" | "abort"): Promise<unknown> {
    return this.at("offer", { what, version: this.table.update?.version });
  }
  answer(seat: Seat, agrees: boolean): Promise<unknown> {
    return post(`${this.table.path}/seats/${seat}/answer`, { agrees, offer: this.table.update?.offer?.number });
  }
  say(text: string): Promise<unknown> {
    return post(`${this.table.path}/chat${this.table.query}`, { text });
  }
  async mute(muted: boolean): Promise<void> {
    await (muted ? put(`${this.table.path}/mute`) : remove(`${this.table.path}/mute`));
    await this.table.refresh();
  }
}
