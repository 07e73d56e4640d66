// What the pictures of PAX need to know of a card, and how a card is called by who can't see it.

import { t } from "../i18n/words.svelte";

export type Category = "wealth" | "fleet" | "army" | "religion" | "senator" | "land" | "intrigue";

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
