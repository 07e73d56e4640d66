// The table as it was after so many moves: drawn like the living one, but there is nothing to decide.

import type { GameName, Move, Seat, SeatInfo, Sentence } from "../server/types";
import type { Sight } from "./sight";

/** As the server tells it. */
export interface Then {
  number: number;
  of: number;
  to_act: Seat | null;
  view: unknown;
  aids: unknown;
}

/** Who looks, at which table: what doesn't change from move to move. */
export interface Onlooker {
  readonly game: GameName;
  readonly seats: SeatInfo[];
  readonly names: string[];
  readonly eye: Seat | null;
}

export class PastSight implements Sight<any, any> {
  readonly moves: Move[] = [];
  readonly moveWords: Sentence[] = [];
  readonly deciding = false;
  readonly over = false;

  constructor(
    readonly then: Then,
    private readonly who: Onlooker,
  ) {}

  get number(): number {
    return this.then.number;
  }
  get of(): number {
    return this.then.of;
  }
  get view(): any {
    return this.then.view;
  }
  get aids(): any {
    return this.then.aids;
  }
  get toAct(): Seat | null {
    return this.then.to_act;
  }
  get game(): GameName {
    return this.who.game;
  }
  get seats(): SeatInfo[] {
    return this.who.seats;
  }
  get names(): string[] {
    return this.who.names;
  }
  get eye(): Seat | null {
    return this.who.eye;
  }

  /** What was decided then stands. */
  choose(): void {}
}
