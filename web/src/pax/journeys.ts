// Where things go when something happens: cards from place to place, face down where this eye sees no face, and coins.

import type { GameEvent, Seat } from "../server/types";
import type { Journey } from "../table/flight";
import type { Card, Seen } from "./types";

/** More coins than this say nothing more. */
const MOST_COINS = 5;

const coins = (count: number, from: string, to: string): Journey[] =>
  Array.from({ length: Math.min(count, MOST_COINS) }, () => ({ from, to, look: "coin" as const }));

const card = (seen: Seen | undefined, from: string, to: string): Journey =>
  seen ? { thing: seen.id, from, to } : { from, to };

/** The places of a seat; one's own cards are drawn beside the hand. */
const of = (seat: Seat) => ({ purse: `seat:${seat}`, hand: `hand:${seat}` });
const pile = (seat: Seat, one: Card): string => `display:${seat}:${one.category}`;
const romes = (one: Card): string => `rome:${one.category}`;

export function journeys(event: GameEvent): Journey[] {
  // The fields of an event depend on its type; the server's own shapes are in pax/events.py.
  const told = event as GameEvent & Record<string, any>;
  const { purse, hand } = of(told.seat);
  switch (event.type) {
    case "opening-drawn":
    case "cards-drawn":
      return told.cards.map((one: Seen) => card(one, "deck", hand));
    case "opening-chosen":
      return [
        ...(told.shown ?? []).map((one: Card) => card(one, hand, pile(told.seat, one))),
        ...told.slipped.map((one: Seen) => card(one, hand, "deck")),
      ];
    case "legions-filled":
      return told.cards.map((one: Card, at: number) => card(one, "deck", `legion:${told.legions[at]}`));
    case "card-placed":
      if (told.to === "hand") return told.card ? [{ thing: told.card.id }] : [];
      return [card(told.card, hand, told.to === "under" ? "deck" : `legion:${told.legion}`)];
    case "deck-found-empty":
    case "income-taken":
    case "rome-seen":
      return coins(told.money, "bank", purse);
    case "group-bought":
      return [
        ...coins(told.price, purse, "bank"),
        ...told.cards.map((one: Card) => card(one, `legion:${told.legion}`, hand)),
      ];
    case "card-played":
      return [...coins(told.cost, purse, "bank"), card(told.card, hand, pile(told.seat, told.card))];
    case "rome-took":
      return told.cards.map((one: Card) => card(one, `legion:${told.legion}`, romes(one)));
    case "game-ended":
      return told.rome.map((one: Card) => card(one, "rome", romes(one)));
    default:
      return [];
  }
}
