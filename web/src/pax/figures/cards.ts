// Cards for the pictures in the rules, written short: category, symbols, value.

import type { Category, PaxCardFace } from "../../art/pax";

export type Short = `${Category} ${1 | 2} ${1 | 2 | 3 | 4}`;

export function card(short: Short): PaxCardFace {
  const [category, symbols, value] = short.split(" ") as [Category, string, string];
  return { id: short, category, symbols: Number(symbols), value: Number(value) };
}
