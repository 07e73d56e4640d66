// The seven scales: how far a balance leans, and who would win if it ended now.

import type { Seat } from "../server/types";
import { isSolo, type PaxAids, type Scale, type TableResult } from "./types";

const STEP = 5;
const MOST = 17;

/** Degrees: to Rome's side below 0. A tie is Rome's, so no balance is ever level. */
export function lean({ rome, best, romes }: Pick<Scale, "rome" | "best" | "romes">): number {
  const far = Math.min(MOST, STEP * Math.max(1, Math.abs(best - rome)));
  return romes ? -far : far;
}

/** The longest bar of all, for all of them to be drawn by the same measure. */
export const longest = (scales: Scale[]): number =>
  Math.max(4, ...scales.map(({ rome, best }) => Math.max(rome, best)));

/** Who stands where: the winners first, then who looks, if that is somebody else. */
export function standing(result: TableResult, eye: Seat | null): { seat: Seat; points: number }[] {
  const seats = [...result.winners, ...(eye !== null && !result.winners.includes(eye) ? [eye] : [])];
  return seats.map((seat) => ({ seat, points: result.scores?.[seat]?.total ?? 0 }));
}

export type Verdict = "rome" | "rome-alone" | "players" | "solo-won" | "solo-lost";

export function verdictOf({ now }: Pick<PaxAids, "now">): Verdict {
  if (isSolo(now)) return now.won ? "solo-won" : "solo-lost";
  if (!now.rome) return "players";
  return now.winners.length ? "rome" : "rome-alone";
}
