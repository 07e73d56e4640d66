// A review from the first question to the answer: whether there is one, how far it is, and what it says.

import { get, post } from "../server/api";
import { withWords } from "./sums";
import type { Review, ReviewAnswer, ReviewWords } from "./types";

/** Milliseconds between two looks at how far it is. */
export const OFTEN = 1000;

export class Asked {
  state = $state<ReviewAnswer["state"] | null>(null);
  progress = $state(0);
  review = $state.raw<Review | null>(null);

  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {}

  get isComing(): boolean {
    return this.state === "waiting" || this.state === "running";
  }

  /** See whether there is one, or one on its way. */
  async look(): Promise<void> {
    await this.#hear(await get<ReviewAnswer>(this.#path));
  }

  async ask(): Promise<void> {
    if (this.state === "ready" || this.isComing) return;
    await this.#hear(await post<ReviewAnswer>(this.#path));
  }

  leave(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  get #path(): string {
    return `/api/replays/${this.id}/review`;
  }

  async #hear({ state, progress, review }: ReviewAnswer): Promise<void> {
    const words = review && (await get<ReviewWords>(`${this.#path}/words`));
    if (this.#ended) return;
    [this.state, this.progress, this.review] = [state, progress, review && withWords(review, words!)];
    clearTimeout(this.#timer);
    if (this.isComing) this.#lookIn(OFTEN);
  }

  /** A look that fails is only one look: a later one may find the line again. */
  #lookIn(milliseconds: number): void {
    if (this.#ended) return;
    this.#timer = setTimeout(() => this.look().catch(() => this.#lookIn(3 * milliseconds)), milliseconds);
  }
}
