// How long somebody has: what is left, whether that is short, and how it is said.

import { language } from "../i18n/words.svelte";
import type { Seat } from "../server/types";
import { now } from "./now.svelte";
import type { Clocks } from "./sight";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left to a seat now; `null` if its time is not counted. */
export function left(clocks: Clocks | null | undefined, seat: Seat): number | null {
  const atStart = clocks?.left[seat] ?? null;
  if (atStart === null || !clocks) return null;
  return Math.max(0, clocks.running === seat ? atStart - (now() - clocks.since) : atStart);
}

/** Time to hurry: the last minute of a live game, the last hours of one by correspondence. */
export const isShort = (milliseconds: number, byDays: boolean): boolean => milliseconds < (byDays ? 4 * HOUR : MINUTE);

function inUnits(units: [number, Intl.NumberFormatOptions["unit"]][]): string {
  const say = ([count, unit]: (typeof units)[number]): string =>
    new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "short" }).format(count);
  return units.filter(([count], at) => count > 0 || at === 0).map(say).join(" ");
}

/** `2 days 5 hr`, `5 hr 12 min`, `1:05:09`, `4:07`. */
export function duration(milliseconds: number, byDays: boolean): string {
  const [days, hours, minutes, seconds] = [DAY, HOUR, MINUTE, SECOND].map((unit) => Math.floor(milliseconds / unit)) as
    [number, number, number, number];
  if (days) return inUnits([[days, "day"], [hours % 24, "hour"]]);
  if (byDays && hours) return inUnits([[hours, "hour"], [minutes % 60, "minute"]]);
  const two = (count: number): string => String(count % 60).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
