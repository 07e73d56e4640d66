// Work that a button starts: one at a time, and what goes wrong is told.

import { told } from "../server/api";
import { tell } from "./notice.svelte";

export class Work {
  busy = $state(false);

  /** Do it, unless something is being done already; true if it went well. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await work();
      return true;
    } catch (trouble) {
      tell(told(trouble), "bad");
      return false;
    } finally {
      this.busy = false;
    }
  }
}
