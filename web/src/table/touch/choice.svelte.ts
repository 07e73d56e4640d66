// What somebody has touched on the way to a decision, and what lights up because of it. A drag is two touches.

import type { GameName, Move } from "../../server/types";
import { settings } from "../../settings.svelte";
import { KEYS, type Sight } from "../sight";
import { kindOf, Touches, type MoveParts, type Touch } from "./touches";

/** So soon after a decision another touch belongs to the same double click, in milliseconds. */
const SAME_CLICK = 400;

export class Choice<G extends GameName> {
  #picked = $state.raw<readonly Touch[]>([]);
  #decidedAt = -SAME_CLICK;
  /** What is being dragged, and the place below it that would take it. */
  dragged = $state.raw<Touch | null>(null);
  over = $state.raw<Touch | null>(null);
  /** What is explained in a dialog now. */
  looking = $state.raw<Touch | null>(null);
  /** Keys are used, not a pointer. */
  byKeys = false;
  /** A decision was made by keys: the focus is to be led on to the next. */
  leads = false;

  constructor(
    private readonly look: () => Sight<G>,
    private readonly parts: MoveParts<G>,
  ) {}

  get sight(): Sight<G> {
    return this.look();
  }
  /** Those of a decision that is ours now. */
  readonly moves: readonly Move<G>[] = $derived.by(() => (this.sight.deciding ? this.sight.moves : []));
  readonly #touches = $derived.by(() => new Touches(this.moves, this.parts, this.sight));
  readonly kinds = $derived.by(() => this.#touches.kinds);
  /** Touched on the way to a move; what no longer leads to one is forgotten. */
  readonly picked: readonly Touch[] = $derived.by(() => (this.#touches.after(this.#picked).length ? this.#picked : []));
  readonly remaining = $derived.by(() => this.#touches.after(this.picked));
  /** What goes without saying. */
  readonly implied = $derived.by(() => this.#touches.implied(this.picked));
  /** While something is dragged, as if it were picked. */
  readonly #lit = $derived.by(() => {
    const picked = this.dragged === null ? null : this.#touches.with(this.dragged, this.#without(this.dragged));
    return this.#touches.lit(picked ?? this.picked);
  });
  /** The move that waits only to be meant. */
  readonly whole: Move<G> | null = $derived.by(() => {
    const move = this.#touches.whole(this.picked);
    return move && (this.parts.made?.(move, this.picked) ?? move);
  });
  /** Something else, once there is something else to decide. */
  readonly decision: string = $derived.by(() => JSON.stringify([this.sight.toAct, this.sight.moves]));

  get acting(): boolean {
    return this.sight.eye !== null && this.sight.toAct === this.sight.eye;
  }
  /** Things answer to being touched: not for spectators, not after the end, and not in the past. */
  get live(): boolean {
    const { eye, toAct, moves } = this.sight;
    return eye !== null && toAct !== null && (!this.acting || moves.length > 0);
  }

  isLit(touch: Touch): boolean {
    return !this.isPicked(touch) && this.parts.meaningsOf(touch).some((one) => this.#lit.has(this.#touches.name(one)));
  }
  isPicked(touch: Touch): boolean {
    return this.#held(touch) !== undefined;
  }
  isImplied(touch: Touch): boolean {
    return this.parts.meaningsOf(touch).some((one) => this.implied.includes(one));
  }
  /** It leads to a move, if not by itself: it goes without saying, or could be picked instead of another. */
  isOpen(touch: Touch): boolean {
    return this.isPicked(touch) || this.#touches.with(touch, this.picked) !== null;
  }
  /** Whether it means anything to take this there. */
  takes(source: Touch, target: Touch): boolean {
    return source !== target && (this.#both(source, target) ?? this.#tried([source], target)) !== null;
  }

  /** What the element of a thing is to have. */
  handle(touch: Touch, drags = this.isLit(touch)) {
    return {
      "data-touch": touch,
      "data-lit": this.isLit(touch) || undefined,
      "data-picked": this.isPicked(touch) || undefined,
      "data-drag": drags || undefined,
      "data-key": this.#keyOf(touch),
      onclick: () => this.touch(touch),
    };
  }

  touch(touch: Touch): void {
    if (this.#isUnderWay) return;
    if (this.isPicked(touch)) {
      this.#picked = this.#without(touch);
      return;
    }
    const picked = this.#touches.with(touch, this.picked);
    if (picked) return this.#pick(picked);
    const tried = this.#tried([...this.implied, ...this.picked], touch) ?? this.#tried([], touch);
    if (tried) this.#send(tried);
    else if (performance.now() - this.#decidedAt > SAME_CLICK) this.explain(touch);
  }

  /** One thing was dragged onto another; true if a decision was sent. */
  drop(source: Touch, target: Touch): boolean {
    if (this.#isUnderWay || source === target) return false;
    const picked = this.#both(source, target);
    const tried = picked ? null : this.#tried([source], target);
    const before = this.#decidedAt;
    if (picked) this.#pick(picked);
    else if (tried) {
      const alone = this.#touches.with(source, this.#without(source));
      if (alone && this.#touches.after(alone).length > 1) this.#picked = alone;
      this.#send(tried);
    }
    return this.#decidedAt !== before;
  }

  /** `words`: what to ask about a move that is not among the sentences. */
  decide(move: Move<G>, words?: string): void {
    if (this.#isUnderWay) return;
    // What is picked for a move that has to be meant stays: it may be refused, or not meant after all.
    if (!this.remaining.some((one) => this.#touches.isMeant(one))) this.#picked = [];
    this.#send(move, words);
  }

  /** Tell more about a thing, if there is more to tell. */
  explain(touch: Touch): boolean {
    const isExplained = this.parts.explained?.includes(kindOf(touch)) ?? false;
    if (isExplained) this.looking = touch;
    return isExplained;
  }

  back(): void {
    this.#picked = this.picked.slice(0, -1);
  }
  clear(): void {
    this.#picked = [];
  }

  /** A decision is on its way, or hidden behind a curtain. */
  get #isUnderWay(): boolean {
    return this.sight.moves.length > 0 && !this.sight.deciding;
  }

  #send(move: Move<G>, words?: string): void {
    this.#decidedAt = performance.now();
    this.leads = this.byKeys;
    this.sight.choose(move, words);
  }

  #pick(picked: readonly Touch[]): void {
    const move = this.#touches.made(picked);
    if (move) this.decide(move);
    else this.#picked = picked;
  }

  #held(touch: Touch): Touch | undefined {
    return this.parts.meaningsOf(touch).find((one) => this.picked.includes(one));
  }
  #without(touch: Touch): readonly Touch[] {
    const held = this.#held(touch);
    return this.picked.filter((one) => one !== held);
  }

  #both(source: Touch, target: Touch): readonly Touch[] | null {
    const others = this.#without(source);
    const one = this.parts.together?.(source, target, this.sight);
    if (one != null) return this.#touches.with(one, others);
    const first = this.#touches.with(source, others);
    const meaning = first ? this.#touches.meaning(target, first) : undefined;
    return first && meaning !== undefined ? [...first, meaning] : null;
  }

  #tried(held: readonly Touch[], touch: Touch): Move<G> | null {
    const [offered, known] = [this.#touches.after(held), this.#touches.after(this.picked)];
    return this.parts.tried(held, touch, this.sight, offered.length ? offered : known.length ? known : this.moves);
  }

  /** The key that makes the move to which a touch would lead, for who wants to see keys. */
  #keyOf(touch: Touch): string | undefined {
    if (!settings.keys || !this.isLit(touch)) return undefined;
    const made = this.#touches.made(this.#touches.with(touch, this.picked) ?? []);
    return made ? KEYS[this.moves.indexOf(made)] : undefined;
  }
}
