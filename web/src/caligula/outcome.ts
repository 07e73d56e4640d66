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

const isEnd = ({ type }: GameEvent): boolean => type === "emperor-murdered" || type === "emperor-survived";

/** Of the last conspiracy among these events that came to its end; null: none did. */
export function outcomeOf(events: readonly GameEvent[]): Outcome | null {
  const at = events.findLastIndex(isEnd);
  const end = events[at];
  if (!end) return null;
  const gains = events.slice(at).filter(({ type, why }) => type === "points-gained" && why !== "favour");
  return {
    emperor: end.emperor as string,
    dead: end.type === "emperor-murdered",
    daggers: end.daggers as number,
    life: end.life as number,
    successor: (end.successor as string | null | undefined) ?? null,
    gains: gains as unknown as Gain[],
  };
}

/** What became of the last emperor when the Empire fell; null: nobody rose against him, or we weren't told. */
export function lastFate(events: readonly GameEvent[]): Outcome | null {
  const fall = events.findLastIndex(({ type }) => type === "empire-fell");
  return outcomeOf(events.slice(fall + 1));
}
