// A decision of ours: what can't be taken back has to be meant first; it is sent once; and it may be refused.

import { t } from "../i18n/words.svelte";
import { hush, tell } from "../parts/notice.svelte";
import type { Move, Refusal, Sentence, Update } from "../server/types";
import { settings } from "../settings.svelte";
import type { TableModel } from "./model.svelte";
import { Sending, type Decided } from "./sending.svelte";
import { sentenceOf } from "./sight";

/** A decision that can't be taken back, until it is meant. */
export interface Armed {
  move: Move;
  said: Sentence;
}

export class Deciding {
  armed = $state.raw<Armed | null>(null);
  /** What was refused last: it is of no interest at the next decision. */
  #refused: { decision: number | null; notice: number } | null = null;
  readonly #sending: Sending;

  constructor(
    private readonly table: TableModel,
    out: (decided: Decided) => boolean,
  ) {
    this.#sending = new Sending(out);
  }

  get isUnderWay(): boolean {
    return this.#sending.busy;
  }

  /** Decide; what can't be taken back has to be meant first, if one wants to be asked. */
  choose(move: Move, otherWords = ""): void {
    if (this.table.update?.decision === undefined || this.isUnderWay) return;
    const sentence = sentenceOf(this.table, move);
    const said = sentence.length || !otherWords ? sentence : [otherWords];
    const isFinal = this.table.aids.final.includes(move.type);
    if (said.length && isFinal && settings.confirm) this.armed = { move, said };
    else this.#send(move);
  }
  confirm(): void {
    if (this.armed) this.#send(this.armed.move);
  }
  disarm(): void {
    this.armed = null;
  }
  #send(move: Move): void {
    hush();
    this.armed = null;
    const decision = this.table.update!.decision!;
    if (!this.#sending.send({ decision, move })) tell(t("page-line-lost"), "bad");
  }

  refuse(decision: number | null, { text, rule, where }: Refusal): void {
    this.drop();
    this.#refused = { decision, notice: tell(text, "bad", { rule, where }) };
  }
  /** What an update means for it; `anew`: the first one of a new connection. */
  hear(update: Update, anew: boolean): void {
    if (update.decision !== this.table.update?.decision) this.armed = null;
    if (this.#refused && this.#refused.decision !== update.decision) hush(this.#refused.notice);
    this.#sending.hear(update, anew);
  }
  drop(): void {
    this.#sending.drop();
  }
}
