// Names of cards, Legions and players in the language of the page.

import { list, t } from "../i18n/words.svelte";
import { roman } from "../parts/numerals";
import type { Seat } from "../server/types";
import type { Touch } from "../table/touch/touches";
import { CATEGORIES, type Card, type Category, type PaxSight } from "./types";

export const legionName = (legion: number): string => t("legion", { number: roman(legion) });
export const categoryName = (category: Category): string => t(`category-${category}`);

export const nameOf = (sight: PaxSight, seat: Seat): string =>
  seat === sight.eye ? t("name-you") : (sight.names[seat] ?? "");
export const namesOf = (sight: PaxSight, seats: Seat[]): string => list(seats.map((seat) => nameOf(sight, seat)));

/** Who is strongest in a category. */
export const strongestOf = (sight: PaxSight, seats: Seat[]): string =>
  t("web-pax-strongest", { names: namesOf(sight, seats) || t("nobody") });

export function placeName(place: Touch): string {
  if (place.startsWith("legion:")) return legionName(Number(place.slice(7)));
  return t(`web-pax-place-${place}`);
}

/** How a hand is held: by category, then by strength. */
export const inOrder = (cards: Card[]): Card[] =>
  cards.toSorted(
    (one, other) =>
      CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category) ||
      one.symbols - other.symbols ||
      one.value - other.value,
  );
