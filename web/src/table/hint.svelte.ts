// A hint for one's decision: asked for, waited for beside the game, and gone with the decision.

import { post } from "../server/api";
import type { Move } from "../server/types";
import { worthSaying } from "../review/sums";
import type { HintAnswer, Opinion } from "../review/types";
import type { TableModel } from "./model.svelte";

export class Hint {
  /** The decision that it is about. */
  #decision = $state<number | null | undefined>();
  #answer = $state.raw<HintAnswer | null>(null);
  #lit = $state.raw<Move | null>(null);
  #asking = $state(false);

  constructor(private readonly table: TableModel) {}

  get #isOfNow(): boolean {
    const { deciding, past, update } = this.table;
    return deciding && !past && update?.decision === this.#decision;
  }
  get asking(): boolean {
    return this.#asking && this.#isOfNow;
  }
  get answer(): HintAnswer | null {
    return this.#isOfNow ? this.#answer : null;
  }
  get moves(): Opinion[] {
    return this.answer ? worthSaying(this.answer) : [];
  }
  /** The move that is shown on the board. */
  get lit(): Move | null {
    return this.answer && this.#lit;
  }
  /** People may ask here: what counts for ratings or for the day's board they play alone. */
  get offered(): boolean {
    const { deciding, past, info } = this.table;
    return deciding && !past && !info?.rated && !info?.daily;
  }

  /** Ask, allowed or not: the server says what is against it. */
  async ask(): Promise<void> {
    const { table } = this;
    const decision = table.update?.decision;
    if (!table.deciding || table.past || this.asking) return;
    [this.#decision, this.#answer, this.#asking] = [decision, null, true];
    try {
      const answer = await post<HintAnswer>(`${table.path}/hint`);
      if (decision !== this.#decision || decision !== answer.decision) return;
      this.#answer = answer;
      this.#lit = answer.best[0]?.move ?? null;
    } finally {
      if (decision === this.#decision) this.#asking = false;
    }
  }

  light(move: Move | null): void {
    this.#lit = move;
  }

  leave(): void {
    this.#decision = undefined;
  }
}
