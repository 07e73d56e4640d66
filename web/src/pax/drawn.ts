// Where each aid is drawn. Who adds one has to say where, or svelte-check fails; a test looks whether it is so.

import type { PaxAids } from "./types";

export const DRAWN = {
  prices: "Legion.svelte",
  values: "Legion.svelte",
  rome_takes: "Legion.svelte",
  scales: "Scales.svelte",
  held: "Verdict.svelte",
  needed: "Verdict.svelte",
  goal: "Verdict.svelte",
  unseen: "Verdict.svelte",
  now: "EndingVerdict.svelte",
  strengths: "Piles.svelte",
  bonus: "Piles.svelte",
  next_cost: "HandCard.svelte",
  spent: "Actions.svelte",
  income: "Actions.svelte",
  income_with: "HandCard.svelte",
  limit: "Mine.svelte",
  together: null, // for bots: on the board one sees what is drawn
  final: "../table/deciding.svelte.ts",
} satisfies Record<keyof PaxAids, string | null>;
