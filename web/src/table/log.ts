// The lines of the log, as updates bring them.

import type { LogLine, Update } from "../server/types";

/** The log after an update: cut to where that begins, and gone on with. */
export function logAfter(log: LogLine[], { events, event_moves, events_from = 0, words }: Update): LogLine[] {
  const added = (words?.events ?? []).map((said, at): LogLine => {
    const event = events?.[at];
    const round = event?.type === "round-began" ? event.round : null;
    return { number: events_from + at, said, move: event_moves?.[at] ?? 0, round };
  });
  return [...log.slice(0, events_from), ...added];
}

/** After a lost connection everything is told once more: how many of these events the log has already. */
export function knownIn(log: LogLine[], { events = [], events_from = 0 }: Update): number {
  const next = (log.at(-1)?.number ?? -1) + 1;
  return Math.min(Math.max(next - events_from, 0), events.length);
}
