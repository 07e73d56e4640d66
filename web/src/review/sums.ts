// What can be read from a review: verdicts on moves, what decided the game, and the sums of skill and luck.

import { isSame } from "../table/sight";
import type { Chances, Judged, Moment, Opinion, Review, ReviewWords, SeatSum } from "./types";

export const VERDICTS = ["best", "fine", "inaccuracy", "mistake"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Up to what loss of the chance to win a move still is what its verdict says; beyond them all it is a mistake. */
const UP_TO: Record<Exclude<Verdict, "mistake">, number> = { best: 0.005, fine: 0.03, inaccuracy: 0.08 };

export function verdictOn(lost: number): Verdict {
  if (lost <= UP_TO.best) return "best";
  if (lost <= UP_TO.fine) return "fine";
  return lost <= UP_TO.inaccuracy ? "inaccuracy" : "mistake";
}

/** A slip is worth a second look. */
export const isSlip = ({ lost }: Judged): boolean => lost > UP_TO.fine;

/** One of the moves that were judged, and whether it is the one that was played. */
export interface Option extends Opinion {
  played: boolean;
  verdict: Verdict;
}

/** The best moves, and at their end the one that was played, if it is none of them. */
export function optionsAt(judged: Judged): Option[] {
  const top = judged.best[0];
  const options = judged.best.map((one): Option => {
    const played = isSame(one.move, judged.played);
    return { ...one, played, verdict: verdictOn(played ? judged.lost : Math.max(0, (top?.win ?? 0) - one.win)) };
  });
  if (options.some(({ played }) => played)) return options;
  const { played: move, win, cost, lost, text } = judged;
  const rest = { value: (top?.value ?? 0) - cost, win, share: 0, ...(text !== undefined && { text }) };
  return [...options, { move, ...rest, played: true, verdict: verdictOn(lost) }];
}

export const judgedAt = (review: Review, n: number): Judged | null =>
  review.decisions.find((one) => one.n === n) ?? null;

/** A review with its moves in words. */
export function withWords(review: Review, { decisions }: ReviewWords): Review {
  const words = new Map(decisions.map((one) => [one.n, one]));
  return {
    ...review,
    decisions: review.decisions.map((judged) => {
      const said = words.get(judged.n);
      if (!said) return judged;
      const best = judged.best.map((one, at) => ({ ...one, text: said.best[at] ?? [] }));
      return { ...judged, text: said.played, best };
    }),
  };
}

/** The chances at a moment, or at the last one before it that was looked at. */
export const chancesAt = ({ chances }: Review, n: number): Chances =>
  chances.findLast((one) => one.n <= n) ?? chances[0]!;

/** The round of a move, from where each begins; 0 is the opening. */
export const roundAt = (rounds: number[], n: number): number => rounds.filter((begins) => begins <= n).length;

/** Which sentence tells a moment: luck is good or bad. */
export const momentWords = ({ kind, swing }: Moment): Moment["kind"] | "misfortune" =>
  kind === "luck" && swing < 0 ? "misfortune" : kind;

/** Where a moment is seen best: a decision before it was made, luck when it has struck. */
export const placeOf = ({ n, kind }: Moment): number => (kind === "luck" ? n + 1 : n);

/** The luck that has just struck here, if it decided anything. */
export const struckAt = ({ moments }: Review, n: number): Moment | null =>
  moments.find((moment) => moment.kind === "luck" && placeOf(moment) === n) ?? null;

/** The moment that weighed most; the end, if there was none. */
export const weightiest = ({ moments, chances }: Review): number => {
  const [first] = [...moments].sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing));
  return first ? placeOf(first) : (chances.at(-1)?.n ?? 0);
};

export const hasRome = ({ chances }: Review): boolean => chances.some(({ rome }) => rome > 0);

export const PARTS = ["skill", "luck", "rivals"] as const;
export type Part = (typeof PARTS)[number];

/** A bar of the fall from start to end: from where to where, in chances. */
export interface Bar {
  part: Part;
  change: number;
  from: number;
  to: number;
  /** How far off it may be, either way, with a certainty of 95 %; 0 where that was not told. */
  within: number;
}

export function barsOf(sum: SeatSum): Bar[] {
  let from = sum.start;
  return PARTS.map((part) => {
    const within = part === "luck" ? (sum.luck_within ?? 0) : 0;
    const bar = { part, change: sum[part], from, to: from + sum[part], within };
    from = bar.to;
    return bar;
  });
}

/** What all the bars need to fit: from 0 to 1, or further if some go beyond. */
export function extentOf(sums: SeatSum[]): { low: number; high: number } {
  const ends = (sum: SeatSum): number[] => barsOf(sum).flatMap(({ to, within }) => [to - within, to + within]);
  const all = sums.flatMap((sum) => [sum.start, sum.end, ...ends(sum)]);
  return { low: Math.min(0, ...all), high: Math.max(1, ...all) };
}

/** Of the moves of a hint those that are worth saying: the best, and another if it is about as good. */
export function worthSaying({ best }: { best: Opinion[] }): Opinion[] {
  const [first, second] = best;
  const asGood = !!first && !!second && (first.win - second.win <= UP_TO.fine || second.share >= first.share / 2);
  return best.slice(0, asGood ? 2 : 1);
}
