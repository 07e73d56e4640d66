// A decision of PAX on its way.

import { Choice } from "../table/touch/choice.svelte";
import { kindOf, type Touch } from "../table/touch/touches";
import { laidBy, PARTS } from "./parts";
import type { Card, PaxSight, Phase } from "./types";

export class PaxChoice extends Choice<"pax"> {
  constructor(look: () => PaxSight) {
    super(look, PARTS);
  }

  get phase(): Phase {
    return this.sight.view.turn.phase;
  }
  /** The cards that this eye has to place, or to choose from. */
  get drawn(): Card[] {
    return this.acting ? (this.sight.view.turn.drawn ?? []).filter((card) => card !== null) : [];
  }
  /** The one of them that goes where the next touch says. */
  get held(): Card | undefined {
    return this.drawn.find(({ id }) => this.isPicked(`drawn:${id}`) || this.isImplied(`drawn:${id}`));
  }
  /** Where it may go. */
  get places(): Touch[] {
    const legions = this.sight.view.legions.map((_, at) => `legion:${at + 1}`);
    return ["hand", "display", "deck", ...legions].filter((place) => this.isLit(place));
  }
  /** How many cards this opening lays out; how many of them are chosen. */
  get room(): number {
    return laidBy(this.moves);
  }
  get laid(): number {
    return this.picked.filter((touch) => kindOf(touch) === "lay").length;
  }
}
