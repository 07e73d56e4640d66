// What somebody has touched on the way to a decision, and what lights up because of it.

import { createContext } from "svelte";
import { KEYS, isSame } from "../table/sight";
import { settings } from "../settings.svelte";
import {
  attempt, isLaying, kindOf, kindsIn, litBy, meaningsOf, narrow, restOf, touchHand, type Touch,
} from "./choices";
import { layable, laying, symbolOf } from "./laying";
import { COLOURS, type Move, type Sight } from "./types";

/** So soon after a decision another touch belongs to the same double click. */
const SAME_CLICK = 400;

export class Desk {
  #decidedAt = 0;
  #picked = $state.raw<readonly Touch[]>([]);
  #chosen = $state.raw<readonly string[]>([]);
  /** What is explained in a dialog now. */
  looking = $state.raw<Touch | null>(null);
  /** There is room for more than a phone has. */
  roomy = $state(true);

  constructor(private readonly seen: () => Sight) {}

  get sight(): Sight {
    return this.seen();
  }
  /** Those of a decision that is ours now. */
  readonly moves: Move[] = $derived.by(() => (this.sight.deciding ? this.sight.moves : []));
  readonly kinds = $derived.by(() => kindsIn(this.moves));
  /** Touched on the way to a move; what no longer leads to one is forgotten. */
  readonly picked: readonly Touch[] = $derived.by(() => (narrow(this.moves, this.#picked).length ? this.#picked : []));
  readonly remaining = $derived.by(() => narrow(this.moves, this.picked));
  readonly layable = $derived.by(() => layable(this.moves, this.hand, this.sight.aids));
  readonly lit = $derived.by(() => {
    const lit = litBy(this.remaining, this.picked);
    for (const card of this.layable) lit.add(touchHand(card));
    return lit;
  });
  /** Cards of the hand that are to be laid together. */
  readonly chosen: readonly string[] = $derived.by(() => this.#chosen.filter((card) => this.layable.has(card)));

  get step() {
    return this.sight.view.phase.type;
  }
  get hand(): string[] {
    return this.sight.eye === null ? [] : (this.sight.view.players[this.sight.eye]?.hand ?? []);
  }
  get pass(): Move | undefined {
    return this.moves.find((move) => move.type === "pass");
  }
  /** The decision is about cards to be laid together, even if none of the hand will do. */
  get isLaying(): boolean {
    return this.moves.length > 0 && symbolOf(this.step) !== null && this.step !== "protecting";
  }
  get laying(): Move {
    return laying(this.step, this.chosen, this.sight.aids.plot?.missing ?? 0);
  }

  isLit(touch: Touch): boolean {
    return meaningsOf(touch).some((meaning) => this.lit.has(meaning));
  }
  isPicked(touch: Touch): boolean {
    return meaningsOf(touch).some((meaning) => this.picked.includes(meaning)) || this.chosen.includes(restOf(touch));
  }
  /** It leads to a move, if not by itself: it goes without saying, or could be picked instead of another. */
  isOpen(touch: Touch): boolean {
    return this.isLit(touch) || this.#implied(touch) !== undefined || this.#instead(touch) !== null;
  }

  touch(touch: Touch): void {
    if (this.sight.moves.length && !this.sight.deciding) return; // a decision is under way
    if (this.layable.has(restOf(touch)) && kindOf(touch) === "hand") return this.#toggle(restOf(touch));
    const held = meaningsOf(touch).find((meaning) => this.picked.includes(meaning));
    if (held) {
      this.#picked = this.picked.filter((one) => one !== held);
      return;
    }
    const meaning = meaningsOf(touch).find((one) => this.lit.has(one)) ?? this.#implied(touch);
    const picked = meaning ? [...this.picked, meaning] : this.#instead(touch);
    if (!picked) return this.#try(touch);
    const left = narrow(this.moves, picked);
    if (left.length === 1) this.decide(left[0]!);
    else this.#picked = picked;
  }

  /** One thing was drawn onto another: as if both were touched. */
  drop(source: Touch, target: Touch): void {
    if (kindOf(source) === "favour") return this.touch(target);
    if (kindOf(source) === "hand" && this.chosen.includes(restOf(source))) return;
    if (!this.isPicked(source)) this.touch(source);
    if (this.isPicked(source) && kindOf(source) !== "hand" && source !== target) this.touch(target);
  }

  /** `words`: what to ask about a move that is not among the sentences. */
  decide(move: Move, words?: string): void {
    this.#decidedAt = performance.now();
    this.#picked = [];
    if (!isLaying(move)) this.#chosen = [];
    this.sight.choose(move, words);
  }

  back(): void {
    if (this.chosen.length) this.#chosen = [];
    else this.#picked = this.picked.slice(0, -1);
  }
  clear(): void {
    [this.#picked, this.#chosen] = [[], []];
  }

  /** The key that makes the move to which a touch would lead, for who wants to see keys. */
  keyOf(touch: Touch): string | undefined {
    if (!settings.keys || !this.isLit(touch)) return undefined;
    const meaning = meaningsOf(touch).find((one) => this.lit.has(one))!;
    const [only, ...others] = narrow(this.moves, [...this.picked, meaning]);
    return only && !others.length ? KEYS[this.moves.findIndex((move) => isSame(move, only))] : undefined;
  }

  #toggle(card: string): void {
    this.#chosen = this.chosen.includes(card) ? this.chosen.filter((one) => one !== card) : [...this.chosen, card];
  }

  #implied(touch: Touch): Touch | undefined {
    return meaningsOf(touch).find((one) => narrow(this.moves, [...this.picked, one]).length > 0);
  }

  #instead(touch: Touch): Touch[] | null {
    const others = this.picked.filter((one) => kindOf(one) !== kindOf(touch));
    if (others.length === this.picked.length) return null;
    const meaning = meaningsOf(touch).find((one) => narrow(this.moves, [...others, one]).length);
    return meaning ? [...others, meaning] : null;
  }

  /** Not on offer: the server says why, if the thing has to do with the decision; otherwise one wants to know more. */
  #try(touch: Touch): void {
    const { sight } = this;
    const [kind, value] = [kindOf(touch), restOf(touch)];
    if (kind === "marker" && sight.eye !== null && !this.kinds.has("marker")) {
      sight.choose({ type: "place", marker: Number(value), colour: COLOURS[0], position: 1 });
    } else if (kind === "hand" && this.isLaying) {
      sight.choose(laying(this.step, [value], sight.aids.plot?.missing ?? 0));
    } else if (kind === "hand" && this.moves.length && this.step === "protecting") {
      sight.choose({ type: "protect", card: value });
    } else if (kind === "effect" && this.moves.length) {
      sight.choose({ type: this.step === "paying" ? "penalty" : "reward", effect: value });
    } else {
      const likely = this.remaining.length ? this.remaining : this.moves;
      const move = this.kinds.has(kind) ? attempt(touch, likely, this.picked) : null;
      if (move) sight.choose(move);
      else if (performance.now() - this.#decidedAt > SAME_CLICK) this.looking = touch;
    }
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
