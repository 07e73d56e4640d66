// How a conspiracy came out, from what was told of it.

import type { GameEvent, Point, Seat } from "./types";

export interface Gain {
  seat: Seat;
  point: Point;
  points: number;
  why: "leader" | "dagger";
}

export interface Outcome {
  emperor: string;
  dead: boolean;
  daggers: number;
  life: number;
  /** Who reigns now, if anybody is to follow. */
  successor: string | null;
  gains: Gain[];
}

/** Of the last conspiracy among these events that came to its end; null: none did. */
export function outcomeOf(events: readonly GameEvent[]): Outcome | null {
  const at = events.findLastIndex(({ type }) => type === "emperor-murdered" || type === "emperor-survived");
  const end = events[at];
  if (end?.type !== "emperor-murdered" && end?.type !== "emperor-survived") return null;
  const { emperor, daggers, life } = end;
  const dead = end.type === "emperor-murdered";
  const gains = events.slice(at).flatMap((event) =>
    event.type === "points-gained" && event.why !== "favour" ? [{ ...event, why: event.why }] : [],
  );
  return { emperor, dead, daggers, life, successor: dead ? end.successor : null, gains };
}

/** What became of the last emperor when the Empire fell; null: nobody rose against him, or we weren't told. */
export function lastFate(events: readonly GameEvent[]): Outcome | null {
  const fall = events.findLastIndex(({ type }) => type === "empire-fell");
  return outcomeOf(events.slice(fall + 1));
}
