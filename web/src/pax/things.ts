// What on the table a move of PAX is about: the cards, where they go, or the button that means it.

import type { Move, Seat } from "../server/types";

const card = (id: unknown): string => `[data-thing="${String(id)}"]`;
const place = (name: string): string => `[data-place="${name}"]`;
const button = (move: string): string => `[data-does="${move}"]`;

export function things(move: Move, eye: Seat | null): string[] {
  switch (move.type) {
    case "open":
      return [card(move.keep), ...((move.display as string[] | undefined) ?? []).map(card)];
    case "draw":
      return [place("deck")];
    case "place": {
      const to = { hand: `hand:${eye}`, under: "deck", legion: `legion:${String(move.legion)}` }[move.to as string];
      return [card(move.card), ...(to ? [place(to)] : [])];
    }
    case "buy":
      return [place(`legion:${String(move.legion)}`)];
    case "play":
    case "follow":
      return [card(move.card)];
    default:
      return [button(move.type)];
  }
}
