// Where each aid is drawn. Who adds one has to say where, or svelte-check fails; a test looks whether it is so.

import type { Aids } from "./types";

export const DRAWN = {
  hand_cards: "Hand.svelte",
  open_fields: "Fields.svelte",
  landing: "Fields.svelte",
  next: "Sequentia.svelte",
  order: "Sequentia.svelte",
  plot: "Plot.svelte",
  laying: "Dock.svelte",
  sums: "Sums.svelte",
  points: "PlayerTile.svelte",
  possible: "CardInfo.svelte",
  known_stacks: "StackInfo.svelte",
  final: "../table/deciding.svelte.ts",
} satisfies Record<keyof Aids, string>;
