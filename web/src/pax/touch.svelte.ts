// The hands over the table: what is picked up, where it may go, and what is sent when it is put down.

import { cardLabel } from "../art/pax";
import { list, t } from "../i18n/words.svelte";
import { announce } from "../parts/notice.svelte";
import type { Move } from "../server/types";
import { settings } from "../settings.svelte";
import { cardOf, movesOf, moveTo, placesFor, touchMove, type Place, type Thing } from "./choices";
import { assign, NO_PLAN, openMove, touched, toLayOut, type Plan } from "./opening";
import type { Card, PaxSight, Phase } from "./types";
import { placeName } from "./words";

export class Touch {
  chosen = $state<Thing | null>(null);
  dragged = $state<Thing | null>(null);
  /** The place over which something is dragged. */
  above = $state<Place | null>(null);
  /** What is to become of the cards of a solo opening. */
  plan = $state.raw<Plan>(NO_PLAN);
  /** Keys are used, not a pointer. */
  byKeys = false;
  /** A decision was made by keys: the focus is to be led on to the next. */
  leads = false;

  constructor(private readonly look: () => PaxSight) {}

  get sight(): PaxSight {
    return this.look();
  }
  get phase(): Phase {
    return this.sight.view.turn.phase;
  }
  get acting(): boolean {
    return this.sight.eye !== null && this.sight.view.turn.seat === this.sight.eye;
  }
  /** Things answer to being touched: not for who looks on, and not in the past. */
  get live(): boolean {
    return this.sight.eye !== null && this.phase !== "over" && (!this.acting || this.sight.moves.length > 0);
  }
  /** The cards that this eye has to place, or to choose from. */
  get drawn(): Card[] {
    return this.acting ? (this.sight.view.turn.drawn ?? []).filter((card) => card !== null) : [];
  }
  /** How many cards are to be laid out in this opening. */
  get room(): number {
    return this.phase === "opening" ? toLayOut(this.sight.moves) : 0;
  }
  /** What goes where the next touch says; a single drawn card need not be picked up first. */
  get picked(): Thing | null {
    const only = this.phase === "drawing" && this.drawn.length === 1 ? (`drawn:${this.drawn[0]!.id}` as const) : null;
    return this.chosen ?? only;
  }
  get held(): Thing | null {
    return this.dragged ?? this.picked;
  }
  /** The opening as planned so far, once it is complete. */
  get planned(): Move | null {
    return openMove(this.plan, this.room);
  }

  get places(): Place[] {
    const { held } = this;
    if (!held || !this.sight.moves.length) return [];
    if (this.room && held.startsWith("drawn:")) return ["hand", "display"];
    return placesFor(this.sight.moves, this.phase, held, this.sight.view.legions.length);
  }

  /** Something may be put here now. */
  isLit(place: Place): boolean {
    return this.places.includes(place);
  }
  /** This may be picked up, or does something when touched. */
  can(thing: Thing): boolean {
    return this.sight.deciding && movesOf(this.sight.moves, this.phase, thing).length > 0;
  }

  forget(): void {
    this.chosen = null;
    this.plan = NO_PLAN;
  }

  /** Touched, by finger, mouse or key. */
  tap(thing: Thing): void {
    if (!this.live) return;
    const card = cardOf(thing);
    if (this.room && card && thing.startsWith("drawn:")) {
      this.plan = touched(this.plan, card, this.room);
      return;
    }
    const move = touchMove(this.phase, thing);
    if (move) return this.attempt(move);
    const offered = movesOf(this.sight.moves, this.phase, thing);
    if (offered.length === 1 && (this.phase !== "opening" || !settings.confirm)) return this.attempt(offered[0]!);
    this.choose(this.chosen === thing ? null : thing);
  }

  /** A place was touched that is also a thing: whatever is held goes there. */
  tapAt(place: Place, thing: Thing | null): void {
    const move = this.held ? moveTo(this.phase, this.held, place) : null;
    if (move) this.attempt(move);
    else if (thing) this.tap(thing);
  }

  choose(thing: Thing | null): void {
    this.chosen = thing;
    if (!thing) return;
    const card = this.drawn.find(({ id }) => id === cardOf(thing)) ?? null;
    announce(t("web-pax-picked", { card: cardLabel(card), places: list(this.places.map(placeName)) }));
  }

  /** Whether dropping it here would mean anything. */
  means(thing: Thing, place: Place): boolean {
    if (this.room && thing.startsWith("drawn:")) return place === "hand" || place === "display";
    return moveTo(this.phase, thing, place) !== null;
  }

  /** Put down here; true if a decision was sent. */
  drop(thing: Thing, place: Place): boolean {
    if (this.room && thing.startsWith("drawn:")) {
      this.plan = assign(this.plan, cardOf(thing), place === "hand" ? "hand" : "display", this.room);
      return false;
    }
    const move = moveTo(this.phase, thing, place);
    if (move) this.attempt(move);
    return move !== null;
  }

  /** Try it, allowed or not, unless an answer is still awaited. */
  attempt(move: Move): void {
    const { sight } = this;
    if (!this.live || (this.acting && !sight.deciding)) return;
    this.leads = this.byKeys;
    sight.choose(move);
  }
}
