// The table as it was after so many moves: drawn like the living one, but there is nothing to decide.

import type { Aids, GameName, Move, Past, Seat, SeatInfo, Sentence, View } from "../server/types";
import type { Sight } from "./sight";

/** Who looks, at which table: what doesn't change from move to move. */
export interface Onlooker {
  readonly game: GameName;
  readonly seats: SeatInfo[];
  readonly names: string[];
  readonly eye: Seat | null;
}

export class PastSight implements Sight {
  readonly moves: Move[] = [];
  readonly moveWords: Sentence[] = [];
  readonly deciding = false;
  readonly over = false;

  constructor(
    readonly then: Past,
    private readonly who: Onlooker,
  ) {}

  get number(): number {
    return this.then.number;
  }
  get of(): number {
    return this.then.of;
  }
  get view(): View {
    return this.then.view;
  }
  get aids(): Aids {
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
