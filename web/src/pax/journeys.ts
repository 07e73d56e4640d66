// Where things go when something happens: cards from place to place, face down where this eye sees no face, and coins.

import { assertNever } from "../parts/never";
import type { Seat } from "../server/types";
import type { Journey } from "../table/flight";
import type { Card, PaxEvent, Seen } from "./types";

/** More coins than this say nothing more. */
const MOST_COINS = 5;

const coins = (count: number, from: string, to: string): Journey[] =>
  Array.from({ length: Math.min(count, MOST_COINS) }, () => ({ from, to, look: "coin" as const }));

const card = (seen: Seen | undefined, from: string, to: string): Journey =>
  seen ? { thing: seen.id, from, to } : { from, to };

const purse = (seat: Seat): string => `seat:${seat}`;
/** One's own cards are drawn beside it. */
const hand = (seat: Seat): string => `hand:${seat}`;
const pile = (seat: Seat, one: Card): string => `display:${seat}:${one.category}`;
const romes = (one: Card): string => `rome:${one.category}`;

export function journeys(event: PaxEvent): Journey[] {
  switch (event.type) {
    case "opening-drawn":
    case "cards-drawn":
      return event.cards.map((one) => card(one, "deck", hand(event.seat)));
    case "opening-chosen":
      return [
        ...(event.shown ?? []).map((one) => card(one, hand(event.seat), pile(event.seat, one))),
        ...event.slipped.map((one) => card(one, hand(event.seat), "deck")),
      ];
    case "legions-filled":
      return event.cards.map((one, at) => card(one, "deck", `legion:${event.legions[at]}`));
    case "card-placed":
      if (event.to === "hand") return event.card ? [{ thing: event.card.id }] : [];
      return [card(event.card, hand(event.seat), event.to === "under" ? "deck" : `legion:${event.legion}`)];
    case "deck-found-empty":
    case "income-taken":
    case "rome-seen":
      return coins(event.money, "bank", purse(event.seat));
    case "group-bought":
      return [
        ...coins(event.price, purse(event.seat), "bank"),
        ...event.cards.map((one) => card(one, `legion:${event.legion}`, hand(event.seat))),
      ];
    case "card-played":
      return [
        ...coins(event.cost, purse(event.seat), "bank"),
        card(event.card, hand(event.seat), pile(event.seat, event.card)),
      ];
    case "rome-took":
      return event.cards.map((one) => card(one, `legion:${event.legion}`, romes(one)));
    case "game-ended":
      return event.rome.map((one) => card(one, "rome", romes(one)));
    case "round-began":
    case "passed":
    case "primus-conspiratus-taken":
    case "senate-called":
      return []; // nothing flies
    default:
      return assertNever(event, []);
  }
}
