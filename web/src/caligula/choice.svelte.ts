// A decision of Caligula on its way, for all the parts of its board.

import { createContext } from "svelte";
import { Choice } from "../table/touch/choice.svelte";
import { kindOf, restOf } from "../table/touch/touches";
import { layingOf, PARTS } from "./parts";
import type { Move, Sight, Step } from "./types";

export class CaligulaChoice extends Choice<"caligula"> {
  /** There is room for more than a phone has. */
  roomy = $state(true);

  constructor(look: () => Sight) {
    super(look, PARTS);
  }

  get step(): Step {
    return this.sight.view.phase.type;
  }
  get pass(): Move | undefined {
    return this.moves.find((move) => move.type === "pass");
  }
  /** Whether the decision is about cards of the hand, even if none of them will do. */
  get isAboutHand(): boolean {
    return this.kinds.has("hand") || (this.moves.length > 0 && this.sight.aids.laying !== null);
  }
  /** The move that lays the chosen cards, allowed or not: what they fall short of is tried all the same. */
  get laying(): Move | null {
    const cards = this.picked.filter((touch) => kindOf(touch) === "hand").map(restOf);
    const first = this.remaining.find((move) => "cards" in move);
    return cards.length && first ? (this.whole ?? layingOf(first.type, cards)) : null;
  }
}

export const [useChoice, provideChoice] = createContext<CaligulaChoice>();
