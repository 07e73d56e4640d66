// Where things went: for each event what flew, from where, and to where.

import type { Journey } from "../table/flight";
import { COLOURS, type Card, type GameEvent, type Seat, type Sight, type Spot, type Stack } from "./types";

const seatPlace = (seat: unknown): string => `seat:${seat as Seat}`;
const fieldPlace = ({ colour, position, field }: Spot): string => `field:${colour}:${position}:${field}`;
const markerThing = ({ colour, position, field }: Spot): string => `marker:${colour}:${position}:${field}`;
const stackOf = (card: string, sight: Sight): Stack => sight.aids.hand_cards[card]?.stack ?? "coniura";

export function journeys(event: GameEvent, sight: Sight): Journey[] {
  return WAYS[event.type]?.(event, sight) ?? [];
}

type Way = (event: any, sight: Sight) => Journey[];

const WAYS: Record<string, Way> = {
  // Markers
  "marker-placed": ({ seat, spot, marker }, { eye }) => {
    const from = seat === eye && marker != null ? `own:${marker}` : seatPlace(seat);
    return [{ thing: markerThing(spot), from, look: "marker" }];
  },
  "marker-returned": ({ owner, spot }) => [
    { thing: markerThing(spot), from: fieldPlace(spot), to: seatPlace(owner), look: "marker" },
  ],
  "markers-swapped": ({ spots: [one, other] }) => [
    { from: fieldPlace(one), to: fieldPlace(other), look: "marker" },
    { from: fieldPlace(other), to: fieldPlace(one), look: "marker" },
  ],
  "marker-gained": ({ seat }) => [{ from: "throne", to: seatPlace(seat), look: "marker" }],

  // Civitas cards
  "card-left": ({ card, position, home }: { card: Card; position: number; home: Seat[] }, sight) =>
    fieldsOf(card, position, home, sight).map(([from, seat]) => ({ from, to: seatPlace(seat), look: "marker" })),
  "card-opened": ({ card }: { card: Card }) => [{ thing: `card:${card.id}`, from: `stack:${card.colour}` }],

  // Coniura and Pugio cards
  "card-drawn": ({ seat, stack, card }, { eye }) => [
    seat === eye && card ? { thing: card, from: stack } : { from: stack, to: seatPlace(seat), look: "card" },
  ],
  "card-lost": ({ seat, card }, sight) => [{ thing: card, from: seatPlace(seat), to: stackOf(card, sight) }],
  "bid-made": ({ seat, cards }) => laid(seat, cards),
  "bidding-ended": ({ cards }: { cards: string[] }, sight) =>
    cards.map((card) => ({ thing: card, from: "plot", to: stackOf(card, sight) })),
  "emperor-protected": ({ seat, card }) => laid(seat, [card]),
  "daggers-laid": ({ seat, cards }) => laid(seat, cards),

  // The throne
  nominated: ({ candidate }) => [{ thing: `emperor:${candidate}` }],
  "favour-placed": ({ seat, emperor }) => [
    { thing: `favour:${seat}`, from: seatPlace(seat), to: `emperor:${emperor}`, look: "marker" },
  ],
  "emperor-murdered": (event) => favoursHome(event),
  "emperor-survived": (event) => favoursHome(event),
  "empire-fell": (event) => favoursHome(event),
  "candidate-drawn": ({ candidate }) => [{ thing: `emperor:${candidate}`, from: "heirs" }],

  // Points and honours
  "points-gained": ({ seat, points }) =>
    Array.from({ length: points }, () => ({ from: "throne", to: seatPlace(seat), look: "coin" })),
  "point-lost": ({ seat }) => [{ from: seatPlace(seat), to: "throne", look: "coin" }],
  "primus-taken": () => [{ thing: "primus" }],
};

const laid = (seat: Seat, cards: string[]): Journey[] =>
  cards.map((card) => ({ thing: card, from: seatPlace(seat), to: "plot", look: "card" }));

const favoursHome = ({ home }: { home?: Seat[] }): Journey[] =>
  (home ?? []).map((seat) => ({ thing: `favour:${seat}`, to: seatPlace(seat), look: "marker" }));

/** The fields that the markers leave, as they lay before; a card that came and went at once shows only itself. */
function fieldsOf(card: Card, position: number, home: Seat[], { view }: Sight): [string, Seat][] {
  const pair = view.civitas[COLOURS.indexOf(card.colour)] ?? [];
  const at = pair.findIndex((lying) => lying?.card.id === card.id);
  const lying = pair[at];
  if (!lying) return (home ?? []).map((seat) => [`card:${card.colour}:${position}`, seat]);
  return lying.markers.flatMap((marker, field): [string, Seat][] =>
    marker ? [[`field:${card.colour}:${at + 1}:${field}`, marker.owner]] : [],
  );
}
