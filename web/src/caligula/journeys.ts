// Where things went: for each event what flew, from where, and to where.

import type { Journey } from "../table/flight";
import { COLOURS, type Card, type GameEvent, type Seat, type Sight, type Spot, type Stack } from "./types";

const seatPlace = (seat: Seat): string => `seat:${seat}`;
const fieldPlace = ({ colour, position, field }: Spot): string => `field:${colour}:${position}:${field}`;
const markerThing = ({ colour, position, field }: Spot): string => `marker:${colour}:${position}:${field}`;
const stackOf = (card: string, sight: Sight): Stack => sight.aids.hand_cards?.[card]?.stack ?? "coniura";

type Type = GameEvent["type"];
type EventOf<T extends Type> = Extract<GameEvent, { type: T }>;

export const journeys = (event: GameEvent, sight: Sight): Journey[] => journeysOf(event.type, event, sight);

/** A newer server may tell of more than this page knows. */
const journeysOf = <T extends Type>(type: T, event: EventOf<T>, sight: Sight): Journey[] =>
  WAYS[type]?.(event, sight) ?? [];

const nothing = (): Journey[] => [];

const WAYS: { readonly [T in Type]: (event: EventOf<T>, sight: Sight) => Journey[] } = {
  // Markers
  "marker-placed": ({ seat, spot, marker }, { eye }) => {
    const from = seat === eye && marker != null ? `own:${marker}` : seatPlace(seat);
    return [{ thing: markerThing(spot), from, look: "marker" }];
  },
  "marker-returned": ({ owner, spot }) => [
    { thing: markerThing(spot), from: fieldPlace(spot), to: seatPlace(owner), look: "marker" },
  ],
  "markers-swapped": ({ spots }) => {
    const [one = "", other = ""] = spots.map(fieldPlace);
    return [{ from: one, to: other, look: "marker" }, { from: other, to: one, look: "marker" }];
  },
  "marker-gained": ({ seat }) => [{ from: "throne", to: seatPlace(seat), look: "marker" }],

  // Civitas cards
  "card-left": ({ card, position, home }, sight) =>
    fieldsOf(card, position, home, sight).map(([from, seat]) => ({ from, to: seatPlace(seat), look: "marker" })),
  "card-opened": ({ card }) => [{ thing: `card:${card.id}`, from: `stack:${card.colour}` }],

  // Coniura and Pugio cards
  "card-drawn": ({ seat, stack, card }, { eye }) => [
    seat === eye && card ? { thing: card, from: stack } : { from: stack, to: seatPlace(seat), look: "card" },
  ],
  "card-lost": ({ seat, card }, sight) => [{ thing: card, from: seatPlace(seat), to: stackOf(card, sight) }],
  "bid-made": ({ seat, cards }) => laid(seat, cards),
  "bidding-ended": ({ cards }, sight) =>
    cards.map((card) => ({ thing: card, from: "plot", to: stackOf(card, sight) })),
  "emperor-protected": ({ seat, card }) => laid(seat, [card]),
  "daggers-laid": ({ seat, cards }) => laid(seat, cards),

  // The throne
  nominated: ({ candidate }) => [{ thing: `emperor:${candidate}` }],
  "favour-placed": ({ seat, emperor }) => [
    { thing: `favour:${seat}`, from: seatPlace(seat), to: `emperor:${emperor}`, look: "marker" },
  ],
  "emperor-murdered": ({ home }) => favoursHome(home),
  "emperor-survived": ({ home }) => favoursHome(home),
  "empire-fell": ({ home }) => favoursHome(home),
  "candidate-drawn": ({ candidate }) => [{ thing: `emperor:${candidate}`, from: "heirs" }],

  // Points and honours
  "points-gained": ({ seat, points }) =>
    Array.from({ length: points }, () => ({ from: "throne", to: seatPlace(seat), look: "coin" })),
  "point-lost": ({ seat }) => [{ from: seatPlace(seat), to: "throne", look: "coin" }],
  "primus-taken": () => [{ thing: "primus" }],

  // What is seen without a flight, or only said
  "round-began": nothing,
  "sequentia-reached": nothing,
  "stack-found-empty": nothing,
  "ordo-passed-left": nothing,
  "card-turned-up": nothing,
  "reward-declined": nothing,
  "reward-void": nothing,
  "card-removed": nothing,
  "ordo-swapped": nothing,
  "positions-swapped": nothing,
  "sequentia-swapped": nothing,
  "hand-shown": nothing,
  "penalty-due": nothing,
  "penalty-void": nothing,
  "plot-declined": nothing,
  "bid-passed": nothing,
  "favour-withheld": nothing,
  "no-favour-room": nothing,
  "protection-denied": nothing,
  "no-dagger-laid": nothing,
  "game-ended": nothing,
};

const laid = (seat: Seat, cards: string[]): Journey[] =>
  cards.map((card) => ({ thing: card, from: seatPlace(seat), to: "plot", look: "card" }));

const favoursHome = (home: Seat[]): Journey[] =>
  home.map((seat) => ({ thing: `favour:${seat}`, to: seatPlace(seat), look: "marker" }));

/** The fields that the markers leave, as they lay before; a card that came and went at once shows only itself. */
function fieldsOf(card: Card, position: number, home: Seat[], { view }: Sight): [string, Seat][] {
  const pair = view.civitas[COLOURS.indexOf(card.colour)] ?? [];
  const at = pair.findIndex((lying) => lying?.card.id === card.id);
  const lying = pair[at];
  if (!lying) return home.map((seat) => [`card:${card.colour}:${position}`, seat]);
  return lying.markers.flatMap((marker, field): [string, Seat][] =>
    marker ? [[`field:${card.colour}:${at + 1}:${field}`, marker.owner]] : [],
  );
}
