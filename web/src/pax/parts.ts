// Which part of a move of PAX is which thing on its board.

import { assertNever } from "../parts/never";
import { settings } from "../settings.svelte";
import { DONE, kindOf, restOf, type MoveParts, type Touch } from "../table/touch/touches";
import type { PaxMove, Phase } from "./types";

const MINE: readonly Touch[] = ["hand", "display", "purse"];

/** How many cards are laid out by an opening; 0 at most tables. */
export const laidBy = (moves: readonly PaxMove[]): number => {
  const first = moves.find((move) => move.type === "open");
  return first?.display?.length ?? 0;
};

function touchesOf(move: PaxMove): Touch[] {
  switch (move.type) {
    case "open":
      if (!move.display) return [`keep:${move.keep}`, "hand"];
      return [...move.display.map((card) => `lay:${card}`), `keep:${move.keep}`, DONE];
    case "draw":
      return ["deck", "mine"];
    case "peek":
      return ["rome", "mine"];
    case "place":
      return [`drawn:${move.card}`, move.to === "legion" ? `legion:${move.legion}` : move.to === "under" ? "deck" : "hand"];
    case "buy":
      return [`legion:${move.legion}`, "mine"];
    case "play":
    case "follow":
      return [`hand:${move.card}`, "display"];
    case "end":
      return ["income", "mine"];
    case "pass":
      return []; // a button makes it
    default:
      return assertNever(move, []);
  }
}

function meaningsOf(touch: Touch): Touch[] {
  if (kindOf(touch) === "drawn") return [touch, `lay:${restOf(touch)}`, `keep:${restOf(touch)}`];
  return MINE.includes(touch) ? [touch, "mine"] : [touch];
}

/** What it means to take this there; null: nothing at all. */
function moveTo(phase: Phase, thing: Touch, place: Touch): PaxMove | null {
  const [kind, card] = [kindOf(thing), restOf(thing)];
  if (kind === "hand") return place === "display" ? touchMove(phase, thing) : null;
  if (kind !== "drawn" && kind !== "keep") return MINE.includes(place) ? touchMove(phase, thing) : null;
  if (phase === "opening") return place === "hand" ? { type: "open", keep: card } : null;
  if (place === "hand") return { type: "place", card, to: "hand" };
  if (place === "deck") return { type: "place", card, to: "under" };
  return kindOf(place) === "legion" ? { type: "place", card, to: "legion", legion: Number(restOf(place)) } : null;
}

/** What it means just to touch this; null: it has to be taken somewhere. */
function touchMove(phase: Phase, thing: Touch): PaxMove | null {
  const [kind, which] = [kindOf(thing), restOf(thing)];
  if (kind === "deck") return { type: "draw" };
  if (kind === "rome") return { type: "peek" };
  if (kind === "income") return { type: "end" };
  if (kind === "legion") return { type: "buy", legion: Number(which) };
  return kind === "hand" && which ? { type: phase === "following" ? "follow" : "play", card: which } : null;
}

export const PARTS: MoveParts<"pax"> = {
  touchesOf,
  meaningsOf,
  isMeant: (move) => move.type === "open" && (!!move.display || settings.confirm),
  placesLast: true,
  tried: (held, touch, { view: { turn } }) => {
    const thing = held.at(-1);
    return thing === undefined ? touchMove(turn.phase, touch) : moveTo(turn.phase, thing, touch);
  },
  /** Where cards are laid out by the opening, a card goes into the hand or onto the display. */
  together: (source, target, { moves }) => {
    if (kindOf(source) !== "drawn" || !laidBy(moves)) return null;
    return target === "hand" ? `keep:${restOf(source)}` : target === "display" ? `lay:${restOf(source)}` : null;
  },
};

/** What on the table a move is about, as selectors: the things, and where they go; or the button that means it. */
export function things(move: PaxMove): string[] {
  const touches = touchesOf(move).filter((touch) => !["mine", "display", DONE].includes(touch));
  return (touches.length ? touches : [move.type]).map((touch) => {
    const name = ["lay", "keep"].includes(kindOf(touch)) ? `drawn:${restOf(touch)}` : touch;
    return `[data-touch="${name}"]`;
  });
}
