// A decision on its way: it is so until the server has kept or refused it. If the connection was lost before that was known,
// it goes out once more under its number, which is never played twice.

import type { Move, Update } from "../server/types";

export interface Decided {
  decision: number;
  move: Move;
}

export class Sending {
  #decided = $state.raw<Decided | null>(null);
  #again = false;

  constructor(private readonly out: (decided: Decided) => boolean) {}

  get busy(): boolean {
    return this.#decided !== null;
  }

  /** False if there is no connection. */
  send(decided: Decided): boolean {
    this.#again = false;
    this.#decided = this.out(decided) ? decided : null;
    return this.busy;
  }

  /** What an update means for it; `anew`: the first one of a new connection. */
  hear({ decision, accepted }: Update, anew: boolean): void {
    const decided = this.#decided;
    if (!decided) return;
    const isOpen = decision === decided.decision && accepted !== decided.decision;
    if (isOpen && !anew) return; // something else happened meanwhile
    const goesAgain = isOpen && !this.#again && this.out(decided);
    if (goesAgain) this.#again = true;
    else this.drop();
  }

  drop(): void {
    this.#decided = null;
  }
}
