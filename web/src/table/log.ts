// The lines of the log, as updates bring them.

import type { Update } from "../server/types";

export interface LogLine {
  text: string;
  /** After how many moves of the game. */
  move: number;
  /** The round that begins with it, if one does. */
  round: number | null;
}

/** The log after an update: cut to where that begins, and gone on with. */
export function logAfter(log: LogLine[], { events, event_moves, events_from, words }: Update): LogLine[] {
  const told = (words?.events ?? []).map((text, at): LogLine => {
    const event = events?.[at];
    const round = event?.type === "round-began" ? (event.round as number) : null;
    return { text, move: event_moves?.[at] ?? 0, round };
  });
  return [...log.slice(0, events_from ?? 0), ...told];
}

/** After a lost line everything is told once more: how much of it the log has already. */
export function knownIn(log: LogLine[], { words }: Update): number {
  const told = words?.events ?? [];
  const isSame = log.length <= told.length && log.every(({ text }, at) => text === told[at]);
  return isSame ? log.length : told.length;
}
