// Three Legions, as they lie in the pictures of the rules.

import type { Short } from "./cards";

export const GROUPS: { name: string; cards: Short[]; value: number }[] = [
  { name: "I", cards: ["land 1 1", "army 1 2"], value: 3 },
  { name: "II", cards: ["senator 2 4", "intrigue 1 1"], value: 5 },
  { name: "III", cards: ["fleet 2 3"], value: 3 },
];
