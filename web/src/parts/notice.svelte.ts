// Short notes to the person: seen for a while at the edge of the screen, and read out by screen readers.

import { untrack } from "svelte";

export interface Notice {
  id: number;
  text: string;
  kind: "fine" | "bad";
  /** A rule that says more. */
  rule?: string;
  where?: string;
}

const LASTS = { fine: 4000, bad: 9000 };
let next = 0;
let shown = $state.raw<Notice[]>([]);
let spoken = $state("");

export const notices = (): Notice[] => shown;
export const announcement = (): string => spoken;

export function tell(text: string, kind: Notice["kind"] = "fine", more: { rule?: string; where?: string } = {}): number {
  const notice = { id: next++, text, kind, ...more };
  shown = [...shown.filter((one) => one.text !== text).slice(-2), notice];
  setTimeout(() => hush(notice.id), LASTS[kind]);
  return notice.id;
}

export function hush(id?: number): void {
  shown = id === undefined ? [] : shown.filter((one) => one.id !== id);
}

/** For ears only. Said again if it is the same. */
export function announce(text: string): void {
  spoken = untrack(() => spoken) === text ? `${text}\u00a0` : text;
}
