// What a button or a form starts: one thing at a time, and what goes wrong is shown where it belongs, or told.

import { sayTrouble, Trouble } from "../server/api";
import { tell } from "./notice.svelte";

/** What the server has against it is kept, to be shown beside the form. */
export class Attempt {
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);

  /** Try it, unless something is being tried already; true if it went well. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await work();
      return true;
    } catch (cause) {
      this.trouble = cause instanceof Trouble ? cause : new Trouble(sayTrouble(cause));
      return false;
    } finally {
      this.busy = false;
    }
  }

  get words(): string {
    return this.trouble?.sentence ?? "";
  }
}

/** What goes wrong is told at the edge of the screen. */
export class Work extends Attempt {
  override async do(work: () => Promise<unknown>): Promise<boolean> {
    const went = await super.do(work);
    if (this.trouble) tell(this.words, "bad");
    return went;
  }
}
