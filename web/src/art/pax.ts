// What the pictures of PAX need to know of a card, and how a card is called by who can't see it.

import { t } from "../i18n/words.svelte";

/** In the order of the piles on every display. */
export const CATEGORIES = ["wealth", "fleet", "army", "religion", "senator", "land", "intrigue"] as const;
export type Category = (typeof CATEGORIES)[number];

export interface PaxCardFace {
  id: string;
  category: Category;
  symbols: number;
  value: number;
}

export function cardLabel(card: PaxCardFace | null): string {
  if (!card) return t("art-card-back");
  const { category, symbols, value } = card;
  return t("art-card-label", { category: t(`category-${category}`), symbols, value });
}
