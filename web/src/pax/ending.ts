// The end, step by step: Rome's cards, the seven categories, the verdict, the points line by line, the crown.

import type { Seat } from "../server/types";
import { isSolo, type Card, type PaxSight, type Result, type Score } from "./types";

/** In the order in which points are counted. */
export const SOURCES = ["category", "stronger", "arms", "primus", "wealthiest"] as const;

export type Act = "cards" | "categories" | "verdict" | "points" | "crown";

/** How long each step is looked at, in milliseconds. */
const LASTS: Record<Act, number> = { cards: 900, categories: 650, verdict: 1100, points: 850, crown: 600 };

export interface Step {
  act: Act;
  /** How many of this act are seen now. */
  count: number;
  lasts: number;
}

/** The whole drama, from the first step to the last. */
export function steps(hidden: number, categories: number, result: Result): Step[] {
  const lines = isSolo(result) || !result.scores ? 0 : SOURCES.length;
  const acts: Record<Act, number> = { cards: hidden, categories, verdict: 1, points: lines, crown: 1 };
  return (Object.entries(acts) as [Act, number][]).flatMap(([act, times]) =>
    Array.from({ length: times }, (_, at) => ({ act, count: at + 1, lasts: LASTS[act] })),
  );
}

/** How many of an act are to be seen once so many steps are done. */
export const seen = (all: Step[], done: number, act: Act): number =>
  all.slice(0, done).reduce((most, step) => (step.act === act ? step.count : most), 0);

const turned = new WeakMap<object, Card[]>();

/** The cards that Rome turned up. The event comes only once: for later looks, the cards are kept here. */
export function revealed(sight: PaxSight): Card[] {
  const ended = sight.events?.find((event) => event.type === "game-ended");
  if (ended) turned.set(sight, ended.rome);
  return turned.get(sight) ?? [];
}

/** Everybody with the points counted so far: in the order of the seats until somebody has won, then from the top. */
export function standings(
  scores: Score[] | null,
  players: number,
  lines: number,
  winners: Seat[],
): { seat: Seat; points: number }[] {
  const counted = SOURCES.slice(0, lines);
  const all = Array.from({ length: players }, (_, seat) => ({
    seat,
    points: counted.reduce((sum, source) => sum + (scores?.[seat]?.[source] ?? 0), 0),
  }));
  if (!winners.length) return all;
  const wins = (seat: Seat): number => Number(winners.includes(seat));
  return all.sort((one, other) => wins(other.seat) - wins(one.seat) || other.points - one.points);
}
