// The opening of solo games 3 to 5: some cards are laid out and one is kept, chosen step by step.

import type { Move } from "../server/types";

export interface Plan {
  laid: string[];
  keep: string | null;
}

export const NO_PLAN: Plan = { laid: [], keep: null };

/** How many cards are laid out at the start; 0 at most tables. */
export const toLayOut = (moves: Move[]): number => {
  const first = moves.find((move) => move.type === "open");
  return Array.isArray(first?.display) ? first.display.length : 0;
};

/** Put a card where it is meant to go; a card has one place, and the oldest makes room for the newest. */
export function assign(plan: Plan, card: string, to: "display" | "hand", room: number): Plan {
  const laid = plan.laid.filter((other) => other !== card);
  const keep = plan.keep === card ? null : plan.keep;
  return to === "hand" ? { laid, keep: card } : { laid: [...laid, card].slice(-room), keep };
}

/** What touching a card does next: take it back, lay it out while there is room, or keep it. */
export function touched(plan: Plan, card: string, room: number): Plan {
  if (plan.laid.includes(card)) return { ...plan, laid: plan.laid.filter((other) => other !== card) };
  if (plan.keep === card) return { ...plan, keep: null };
  return assign(plan, card, plan.laid.length < room ? "display" : "hand", room);
}

/** The decision, once every choice is made. */
export function openMove(plan: Plan, room: number): Move | null {
  if (plan.keep === null || plan.laid.length !== room) return null;
  return { type: "open", keep: plan.keep, display: [...plan.laid].sort() };
}
