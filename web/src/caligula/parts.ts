// Which part of a move of Caligula is which thing on its board.

import { assertNever } from "../parts/never";
import { DONE, kindOf, restOf, type MoveParts, type Touch } from "../table/touch/touches";
import { COLOURS, type Colour, type Move, type Point, type Position, type Seat, type Sight, type Spot } from "./types";

export const touchMarker = (value: number): Touch => `marker:${value}`;
export const touchCard = (colour: Colour, position: Position): Touch => `card:${colour}:${position}`;
export const touchSpot = ({ colour, position, field }: Spot): Touch => `spot:${colour}:${position}:${field}`;
export const touchSeat = (seat: Seat): Touch => `seat:${seat}`;
export const touchSlot = (slot: number): Touch => `slot:${slot}`;
export const touchHand = (card: string): Touch => `hand:${card}`;
export const touchEmperor = (name: string): Touch => `emperor:${name}`;
export const touchEffect = (effect: string): Touch => `effect:${effect}`;
export const touchPoint = (point: Point): Touch => `point:${point}`;

const FAVOUR: Touch = "favour";

function touchesOf(move: Move): Touch[] {
  switch (move.type) {
    case "place":
      return [touchMarker(move.marker), touchCard(move.colour, move.position)];
    case "reward":
      return touchesOfReward(move);
    case "penalty":
      return [
        touchEffect(move.effect),
        ...(move.spot ? [touchSpot(move.spot)] : []),
        ...(move.card ? [touchHand(move.card)] : []),
        ...(move.point ? [touchPoint(move.point)] : []),
      ];
    case "conspire":
    case "join":
    case "raise":
    case "strike":
      return [...move.cards.map(touchHand), DONE];
    case "protect":
      return [touchHand(move.card)];
    case "nominate":
      return [touchEmperor(move.candidate)];
    case "favour":
      return [FAVOUR, touchEmperor(move.emperor)];
    case "pass":
      return []; // a button makes it
    default:
      return assertNever(move, []);
  }
}

function touchesOfReward({ effect, ...given }: Extract<Move, { type: "reward" }>): Touch[] {
  const touches = [touchEffect(effect), ...(given.marker == null ? [] : [touchMarker(given.marker)])];
  const colour = given.colour ?? (effect.split(":")[1] as Colour | undefined);
  if (colour && given.position != null) touches.push(touchCard(colour, given.position));
  else if (given.colour) touches.push(`colour:${given.colour}`);
  const spots = [...(given.spot ? [given.spot] : []), ...(given.spots ?? [])];
  return [...touches, ...spots.map(touchSpot), ...(given.seats ?? []).map(touchSeat), ...(given.slots ?? []).map(touchSlot)];
}

/** A card of a colour stands for the colour, too, and a marker for the card that it lies on. */
function meaningsOf(touch: Touch): Touch[] {
  const [kind, colour, position] = touch.split(":");
  if (kind === "spot") return [touch, `card:${colour}:${position}`, `colour:${colour}`];
  if (kind === "card") return [touch, `colour:${colour}`];
  return [touch];
}

function tried(held: readonly Touch[], touch: Touch, { aids, view }: Sight, likely: readonly Move[]): Move | null {
  const [kind, value] = [kindOf(touch), restOf(touch)];
  const marker = kind === "marker" ? value : heldOf("marker", held);
  if (marker !== undefined && kind === "card") return { type: "place", marker: Number(marker), ...cardIn(value) };
  if (kind === "marker") return { type: "place", marker: Number(marker), colour: COLOURS[0], position: 1 };
  if (kind === "hand" && aids.laying && likely.length) return layingOf(aids.laying.move, [value]);
  if (kind === "effect" && likely.length) {
    return { type: view.phase.type === "paying" ? "penalty" : "reward", effect: value };
  }
  for (const move of likely) {
    const changed = WITH[kind]?.(move, value, held);
    if (changed) return changed;
  }
  return null;
}

/** The moves that lay any number of cards. */
type LaysCards = Extract<Move, { cards: string[] }>;
/** The move of this type that lays these cards. */
export const layingOf = (type: LaysCards["type"] | "protect", cards: readonly string[]): Move =>
  type === "protect" ? { type, card: cards[0]! } : { type, cards: [...cards].sort() };

/** A move with another thing in the place of its own; null if it has no such place. */
const WITH: Record<string, (move: Move, thing: string, held: readonly Touch[]) => Move | null> = {
  card: (move, thing) => {
    const { colour, position } = cardIn(thing);
    if ("colour" in move) return { ...move, colour };
    return "position" in move ? { ...move, effect: `remove:${colour}`, position } : null;
  },
  spot: (move, thing, held) => {
    const spot = spotIn(thing);
    if ("spot" in move) return { ...move, spot };
    if (!("spots" in move)) return null;
    const other = heldOf("spot", held);
    return { ...move, spots: [other ? spotIn(other) : move.spots![0]!, spot] };
  },
  slot: (move, thing, held) => {
    if (!("slots" in move)) return null;
    const other = Number(heldOf("slot", held) ?? move.slots![0]);
    return { ...move, slots: [other, Number(thing)].sort((a, b) => a - b) };
  },
  hand: (move, thing) => ("card" in move ? { ...move, card: thing } : null),
  emperor: (move, thing) => {
    if ("candidate" in move) return { ...move, candidate: thing };
    return "emperor" in move ? { ...move, emperor: thing } : null;
  },
};

function heldOf(kind: string, held: readonly Touch[]): string | undefined {
  const found = held.find((touch) => kindOf(touch) === kind);
  return found === undefined ? undefined : restOf(found);
}
function cardIn(thing: string): { colour: Colour; position: Position } {
  const [colour, position] = thing.split(":") as [Colour, string];
  return { colour, position: Number(position) as Position };
}
const spotIn = (thing: string): Spot => ({ ...cardIn(thing), field: Number(thing.split(":")[2]) });

export const PARTS: MoveParts<"caligula"> = {
  touchesOf,
  meaningsOf,
  tried,
  isMeant: (move) => "cards" in move,
  /** A card of the hand is laid wherever it is dropped. */
  together: (source) => (kindOf(source) === "hand" ? source : null),
  alike: (touch, { aids }) => {
    const group = aids.laying?.alike.find((cards) => cards.some((card) => touchHand(card) === touch));
    return group ? touchHand(group[0]!) : touch;
  },
  made: (move, picked) => ("cards" in move ? layingOf(move.type, picked.map(restOf)) : move),
  explained: ["card", "spot", "seat", "slot", "emperor", "hand", "stack"],
};

/** What on the table a move is about, as selectors: a colour is seen as its first card, a marker on its field. */
export const things = (move: Move): string[] =>
  (move.type === "pass" ? ["pass"] : touchesOf(move).filter((touch) => touch !== DONE && touch !== FAVOUR)).map((touch) => {
    if (kindOf(touch) === "spot") return `[data-place="field:${restOf(touch)}"]`;
    return `[data-touch="${kindOf(touch) === "colour" ? `card:${restOf(touch)}:1` : touch}"]`;
  });
