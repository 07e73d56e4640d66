// What a gesture means: which decision it is to take a thing to a place, or just to touch it. Whether it may be done is
// for the server to say; what is among the moves on offer is lit.

import type { Move } from "../server/types";
import { isSame } from "../table/sight";
import type { Phase } from "./types";

/** What can be picked up. */
export type Thing = `hand:${string}` | `drawn:${string}` | `legion:${number}` | "deck" | "rome" | "income";
/** Where it can be put: with you (hand, display, purse), or on the table. */
export type Place = "hand" | "display" | "purse" | "deck" | `legion:${number}`;

const MINE: readonly string[] = ["hand", "display", "purse"];

/** The card that a thing is; empty for the others. */
export const cardOf = (thing: Thing): string => (/^(?:hand|drawn):(.+)$/.exec(thing)?.[1] ?? "");

const numberOf = (name: string): number => Number(name.split(":")[1]);

/** What it means to take this there; null: nothing at all. */
export function moveTo(phase: Phase, thing: Thing, place: Place): Move | null {
  const card = cardOf(thing);
  if (thing.startsWith("hand:")) return place === "display" ? touchMove(phase, thing) : null;
  if (thing.startsWith("drawn:")) {
    if (phase === "opening") return place === "hand" ? { type: "open", keep: card } : null;
    if (place === "hand") return { type: "place", card, to: "hand" };
    if (place === "deck") return { type: "place", card, to: "under" };
    return place.startsWith("legion:") ? { type: "place", card, to: "legion", legion: numberOf(place) } : null;
  }
  return MINE.includes(place) ? touchMove(phase, thing) : null;
}

/** What it means just to touch this; null: it has to be taken somewhere. */
export function touchMove(phase: Phase, thing: Thing): Move | null {
  if (thing === "deck") return { type: "draw" };
  if (thing === "rome") return { type: "peek" };
  if (thing === "income") return { type: "end" };
  if (thing.startsWith("legion:")) return { type: "buy", legion: numberOf(thing) };
  if (thing.startsWith("hand:")) return { type: phase === "following" ? "follow" : "play", card: cardOf(thing) };
  return null;
}

export const isOffered = (moves: Move[], move: Move | null): boolean =>
  move !== null && moves.some((offered) => isSame(offered, move));

/** The moves on offer that this thing takes part in. */
export function movesOf(moves: Move[], phase: Phase, thing: Thing): Move[] {
  const touched = touchMove(phase, thing);
  if (touched) return moves.filter((move) => isSame(move, touched));
  const card = cardOf(thing);
  return moves.filter((move) => move.card === card || move.keep === card);
}

/** Where this thing may go. */
export function placesFor(moves: Move[], phase: Phase, thing: Thing, legions: number): Place[] {
  const all: Place[] = ["hand", "display", "purse", "deck"];
  for (let number = 1; number <= legions; number++) all.push(`legion:${number}`);
  return all.filter((place) => isOffered(moves, moveTo(phase, thing, place)));
}
