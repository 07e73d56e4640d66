// From the moves on offer to what can be touched: a move is a handful of touches, and each touch leaves fewer moves.
// A game says in a small table which part of a move is which thing on its board; nothing here knows a rule.

import type { GameName, Move } from "../../server/types";
import type { Sight } from "../sight";

/** The name of a thing that can be touched: its kind, and which one, as in `card:plebs:1`. */
export type Touch = string;

/** What a game's board says of its moves. */
export interface MoveParts<G extends GameName> {
  /** All that has to be touched to make this move, in order; nothing, if a button of its own makes it. */
  touchesOf(move: Move<G>): Touch[];
  /** What a touch can stand for, the most exact first. */
  meaningsOf(touch: Touch): Touch[];
  /** What somebody tries who touches this while these are held, allowed or not: the server says which rule is against
   *  it. `likely`: the moves that what is held still leads to. */
  tried(held: readonly Touch[], touch: Touch, sight: Sight<G>, likely: readonly Move<G>[]): Move<G> | null;
  /** The move is not made as soon as no other is left: it waits for its last touch. */
  isMeant?(move: Move<G>): boolean;
  /** The last touch of a move is a place: it waits for what is to go there. Without it any order will do. */
  readonly placesLast?: boolean;
  /** The one touch that it means to take this there, if it is not simply both of them. */
  together?(source: Touch, target: Touch, sight: Sight<G>): Touch | null;
  /** One name for all the things that are as good as this one. */
  alike?(touch: Touch, sight: Sight<G>): Touch;
  /** A move on offer, with the very things that were picked. */
  made?(move: Move<G>, picked: readonly Touch[]): Move<G>;
  /** The kinds of things that there is something to tell about. */
  readonly explained?: readonly string[];
}

/** The last touch of a move for which any number of things is picked first: a button, no thing on the board. */
export const DONE: Touch = "done";

export const kindOf = (touch: Touch): string => touch.split(":", 1)[0]!;

/** What comes after the kind: `plebs:1` of `card:plebs:1`. */
export const restOf = (touch: Touch): string => touch.slice(kindOf(touch).length + 1);

/** The touches of the moves on offer. */
export class Touches<G extends GameName> {
  readonly #touches: ReadonlyMap<Move<G>, readonly Touch[]>;

  constructor(
    moves: readonly Move<G>[],
    private readonly parts: MoveParts<G>,
    private readonly sight: Sight<G>,
  ) {
    const all = moves.map((move) => [move, parts.touchesOf(move).map((touch) => this.name(touch))] as const);
    this.#touches = new Map(all.filter(([, touches]) => touches.length));
  }

  name(touch: Touch): Touch {
    return this.parts.alike?.(touch, this.sight) ?? touch;
  }

  /** The kinds of things that the decision is about, lit or not. */
  get kinds(): Set<string> {
    return new Set([...this.#touches.values()].flat().map(kindOf));
  }

  /** The moves that are still possible after these touches. */
  after(picked: readonly Touch[]): Move<G>[] {
    return [...this.#touches.keys()].filter((move) => this.#left(move, picked) !== null);
  }

  /** The move that waits only to be meant. */
  whole(picked: readonly Touch[]): Move<G> | null {
    return this.after(picked).find((move) => this.isMeant(move) && this.#left(move, picked)!.length === 1) ?? null;
  }

  /** The move that these touches make. */
  made(picked: readonly Touch[]): Move<G> | null {
    const [only, ...others] = this.after(picked);
    if (!only || others.length) return null;
    return this.isMeant(only) && this.#left(only, picked)!.length ? null : only;
  }

  isMeant(move: Move<G>): boolean {
    return this.parts.isMeant?.(move) ?? false;
  }

  /** What all the moves have in common need not be touched: it goes without saying. */
  implied(picked: readonly Touch[]): Touch[] {
    const moves = this.after(picked);
    if (moves.some((move) => this.isMeant(move))) return [];
    const [first = [], ...others] = moves.map((move) => this.#left(move, picked)!);
    return first.filter((touch) => others.every((touches) => touches.includes(touch)));
  }

  /** What may be touched next. */
  lit(picked: readonly Touch[]): Set<Touch> {
    const moves = this.after(picked);
    const implied = moves.length > 1 ? this.implied(picked) : [];
    const open = moves.flatMap((move) => {
      const touches = this.#left(move, picked)!.filter((touch) => !implied.includes(touch));
      const waits = touches.length > 1 && this.parts.placesLast && (moves.length > 1 || this.isMeant(move));
      return waits ? touches.slice(0, -1) : touches;
    });
    return new Set(open.filter((touch) => touch !== DONE));
  }

  /** What stands for this touch after these: something lit, or what goes without saying. */
  meaning(touch: Touch, picked: readonly Touch[]): Touch | undefined {
    const [lit, implied] = [this.lit(picked), this.implied(picked)];
    const meanings = this.parts.meaningsOf(touch).filter((one) => this.after([...picked, one]).length);
    return meanings.find((one) => lit.has(this.name(one)))
      ?? meanings.find((one) => !this.parts.placesLast || implied.includes(this.name(one)));
  }

  /** What is picked once this is touched, too: beside the others, or instead of the oldest of its kind. */
  with(touch: Touch, picked: readonly Touch[]): readonly Touch[] | null {
    const meaning = this.meaning(touch, picked);
    if (meaning !== undefined) return [...picked, meaning];
    for (const one of this.parts.meaningsOf(touch).toReversed()) {
      const oldest = picked.find((other) => kindOf(other) === kindOf(one));
      const others = picked.filter((other) => other !== oldest);
      if (oldest !== undefined && this.after([...others, one]).length) return [...others, one];
    }
    return null;
  }

  /** What is left to be touched; null: these don't lead to the move. */
  #left(move: Move<G>, picked: readonly Touch[]): Touch[] | null {
    const left = [...this.#touches.get(move)!];
    for (const touch of picked) {
      const at = left.indexOf(this.name(touch));
      if (at < 0) return null;
      left.splice(at, 1);
    }
    return left;
  }
}
