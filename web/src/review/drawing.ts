// From chances to a drawing: where lines run, where labels stand, and which moment a pointer means.

import type { Seat } from "../server/types";
import { hasRome } from "./sums";
import type { Review } from "./types";

/** Whose chances a line shows. */
export type Who = Seat | "rome";

export interface Size {
  width: number;
  height: number;
}

export const [LEFT, RIGHT, TOP, BOTTOM] = [40, 12, 18, 20];

/** How the lines of the seats are broken: colour is not all that tells them apart. Rome's is thick and whole. */
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 2", "12 4", "6 2 2 2 2 2", "1 4"];
export const dashOf = (who: Who): string => (who === "rome" ? "" : DASHES[who % DASHES.length]!);

/** Who plays comes before Rome. */
export const linesOf = (review: Review): Who[] => [
  ...(review.chances[0]?.win.map((_, seat) => seat) ?? []),
  ...(hasRome(review) ? ["rome" as const] : []),
];

export const chanceOf = ({ win, rome }: { win: number[]; rome: number }, who: Who): number =>
  who === "rome" ? rome : (win[who] ?? 0);

export class Scale {
  constructor(
    readonly size: Size,
    /** The number of moves of the game. */
    readonly last: number,
  ) {}

  x(n: number): number {
    return LEFT + (n / Math.max(this.last, 1)) * (this.size.width - LEFT - RIGHT);
  }
  y(chance: number): number {
    const clamped = Math.min(Math.max(chance, 0), 1);
    return TOP + (1 - clamped) * (this.size.height - TOP - BOTTOM);
  }
  /** The moment at this place. */
  n(x: number): number {
    const along = (x - LEFT) / Math.max(this.size.width - LEFT - RIGHT, 1);
    return Math.round(Math.min(Math.max(along, 0), 1) * this.last);
  }
}

/** Chances hold until the next move: points of a line that goes there in a straight stroke. */
export const pathOf = (review: Review, who: Who, scale: Scale): string =>
  review.chances
    .map((one, at) => `${at ? "L" : "M"}${scale.x(one.n).toFixed(1)} ${scale.y(chanceOf(one, who)).toFixed(1)}`)
    .join("");

/** Rounds that have room for their number on the axis; the first always has. */
export function labelled(rounds: number[], scale: Scale, room: number): { round: number; n: number }[] {
  let free = -Infinity;
  return rounds
    .map((n, at) => ({ n, round: at + 1 }))
    .filter(({ n }) => {
      if (scale.x(n) < free) return false;
      free = scale.x(n) + room;
      return true;
    });
}

/** As many of these lines as have room for a label beside each other: those with the best chances. */
export function foremost(lines: Who[], now: { win: number[]; rome: number }, room: number, height: number): Who[] {
  const most = Math.floor(height / room) + 1;
  return [...lines].sort((one, other) => chanceOf(now, other) - chanceOf(now, one)).slice(0, most);
}

/** Labels that want to stand at these heights, moved apart as little as need be, within `low` and `high`. */
export function spread(wanted: number[], room: number, low: number, high: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const fitting = Math.min(room, (high - low) / Math.max(order.length - 1, 1));
  const placed = [...wanted];
  let floor = low;
  for (const at of order) {
    placed[at] = Math.max(wanted[at]!, floor);
    floor = placed[at]! + fitting;
  }
  let ceiling = high;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at]!, ceiling);
    ceiling = placed[at]! - fitting;
  }
  return placed;
}
