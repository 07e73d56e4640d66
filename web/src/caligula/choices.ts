// From the moves on offer to what can be touched: a move is a handful of touches, and each touch leaves fewer moves.
// Pure functions: they know which field of a move stands for which thing on the table, and no rule of the game.

import type { Colour, Move, Point, Position, Seat, Spot } from "./types";

/** The name of a thing that can be touched, such as `card:plebs:1`. */
export type Touch = string;

export const touchMarker = (value: number): Touch => `marker:${value}`;
export const touchCard = (colour: Colour, position: Position): Touch => `card:${colour}:${position}`;
export const touchSpot = ({ colour, position, field }: Spot): Touch => `spot:${colour}:${position}:${field}`;
export const touchSeat = (seat: Seat): Touch => `seat:${seat}`;
export const touchSlot = (slot: number): Touch => `slot:${slot}`;
export const touchHand = (card: string): Touch => `hand:${card}`;
export const touchEmperor = (name: string): Touch => `emperor:${name}`;
export const touchEffect = (effect: string): Touch => `effect:${effect}`;
export const touchPoint = (point: Point): Touch => `point:${point}`;

export const kindOf = (touch: Touch): string => touch.slice(0, touch.indexOf(":"));

/** What comes after the kind: `plebs:1` of `card:plebs:1`. */
export const restOf = (touch: Touch): string => touch.slice(touch.indexOf(":") + 1);

const LAYING = ["conspire", "join", "raise", "strike"];

/** Moves for which any number of cards is chosen first, and then meant. */
export const isLaying = (move: Move): boolean => LAYING.includes(move.type);

/** Everything that has to be touched to make this move. */
export function touchesOf(move: Move): Touch[] {
  const given = move as Move & {
    effect?: string; marker?: number; colour?: Colour; position?: Position; spot?: Spot; spots?: Spot[];
    seats?: Seat[]; slots?: number[]; card?: string; cards?: string[]; point?: Point; candidate?: string;
    emperor?: string;
  };
  const touches: Touch[] = given.effect === undefined ? [] : [touchEffect(given.effect)];
  if (given.marker !== undefined) touches.push(touchMarker(given.marker));
  const colour = given.colour ?? (given.effect?.split(":")[1] as Colour | undefined);
  if (colour && given.position !== undefined) touches.push(touchCard(colour, given.position));
  else if (given.colour) touches.push(`colour:${given.colour}`);
  for (const spot of [...(given.spot ? [given.spot] : []), ...(given.spots ?? [])]) touches.push(touchSpot(spot));
  touches.push(...(given.seats ?? []).map(touchSeat), ...(given.slots ?? []).map(touchSlot));
  if (given.card !== undefined) touches.push(touchHand(given.card));
  touches.push(...(given.cards ?? []).map(touchHand));
  if (given.point) touches.push(touchPoint(given.point));
  const emperor = given.candidate ?? given.emperor;
  if (emperor) touches.push(touchEmperor(emperor));
  return touches;
}

/** What a touch can stand for, the most exact first: a card of a colour stands for the colour, too. */
export function meaningsOf(touch: Touch): Touch[] {
  const [kind, colour, position] = touch.split(":");
  if (kind === "spot") return [touch, `card:${colour}:${position}`, `colour:${colour}`];
  if (kind === "card") return [touch, `colour:${colour}`];
  return [touch];
}

/** The moves that are still possible after these touches; those of many cards and to pass are made otherwise. */
export function narrow(moves: readonly Move[], picked: readonly Touch[]): Move[] {
  return moves.filter((move) => {
    if (isLaying(move) || move.type === "pass") return false;
    const touches = touchesOf(move);
    return picked.every((touch) => touches.includes(touch));
  });
}

/** What may be touched next. What all the moves have in common need not be: it goes without saying. */
export function litBy(remaining: readonly Move[], picked: readonly Touch[]): Set<Touch> {
  const lit = new Set(remaining.flatMap(touchesOf));
  if (remaining.length > 1) {
    const common = remaining.map(touchesOf).reduce((left, touches) => left.filter((one) => touches.includes(one)));
    for (const touch of common) lit.delete(touch);
  }
  for (const touch of picked) lit.delete(touch);
  return lit;
}

/** The kinds of things that the decision is about, lit or not. */
export const kindsIn = (moves: readonly Move[]): Set<string> => {
  const kinds = new Set(moves.flatMap(touchesOf).map(kindOf));
  if (kinds.has("colour")) kinds.add("card");
  return kinds;
};

/** The effect that all these moves take, if it is one. */
export function effectOf(moves: readonly Move[]): string | null {
  const effects = new Set(moves.map((move) => move.effect as string | undefined));
  const [only] = effects;
  return effects.size === 1 && only !== undefined ? only : null;
}

/** The move that somebody tries by touching what isn't lit: like one on offer, but with this thing in it. */
export function attempt(touch: Touch, likely: readonly Move[], picked: readonly Touch[]): Move | null {
  for (const move of likely) {
    const tried = WITH[kindOf(touch)]?.(move, restOf(touch), picked);
    if (tried) return tried;
  }
  return null;
}

/** A move with another thing in the place of its own; null if it has no such place. */
const WITH: Record<string, (move: Move, thing: string, picked: readonly Touch[]) => Move | null> = {
  card: (move, thing) => {
    const { colour, position } = spotIn(thing);
    if ("marker" in move) return { ...move, colour, position };
    if ("colour" in move) return { ...move, colour };
    return "position" in move ? { ...move, effect: `remove:${colour}`, position } : null;
  },
  spot: (move, thing, picked) => {
    if ("spot" in move) return { ...move, spot: spotIn(thing) };
    if (!("spots" in move)) return null;
    const held = heldOf("spot", picked);
    return { ...move, spots: [held ? spotIn(held) : (move.spots as Spot[])[0], spotIn(thing)] };
  },
  slot: (move, thing, picked) => {
    if (!("slots" in move)) return null;
    const other = Number(heldOf("slot", picked) ?? (move.slots as number[])[0]);
    return { ...move, slots: [other, Number(thing)].sort((a, b) => a - b) };
  },
  hand: (move, thing) => {
    if ("card" in move) return { ...move, card: thing };
    return "cards" in move ? { ...move, cards: [thing] } : null;
  },
  emperor: (move, thing) => {
    if ("candidate" in move) return { ...move, candidate: thing };
    return "emperor" in move ? { ...move, emperor: thing } : null;
  },
};

function heldOf(kind: string, picked: readonly Touch[]): string | undefined {
  const held = picked.find((touch) => kindOf(touch) === kind);
  return held === undefined ? undefined : restOf(held);
}

/** Of `plebs:1:0`, or of `plebs:1`, which has no field. */
function spotIn(thing: string): Spot {
  const [colour, position, field] = thing.split(":") as [Colour, string, string?];
  return { colour, position: Number(position) as Position, field: Number(field ?? 0) };
}
