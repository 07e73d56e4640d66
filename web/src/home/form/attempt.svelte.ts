// Something a form tries: one at a time; what the server has against it is kept, to be shown where it belongs.

import { Trouble, told } from "../../server/api";

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
      this.trouble = cause instanceof Trouble ? cause : new Trouble(told(cause));
      return false;
    } finally {
      this.busy = false;
    }
  }

  get told(): string {
    return this.trouble?.told ?? "";
  }
}
