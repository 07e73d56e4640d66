// How far somebody is in a first game: what has been said, what is being said, and whether the guide was sent away.
// It is kept on this device, for the last few tables.

import type { Args, Lesson, Lessons, Scene } from "./lesson";

/** A lesson as it was told, to be read again. */
export interface Told {
  words: string;
  args: Args;
}

interface Kept {
  told: Told[];
  left: boolean;
}

const KEPT = "learn";
const MOST_KEPT = 4;

function keptTables(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export class Course {
  told = $state.raw<Told[]>([]);
  /** What is being said; it is among `told` once it is done. */
  current = $state.raw<Told | null>(null);
  left = $state(false);
  /** Which of `told` is read again. */
  again = $state<number | null>(null);

  #decision = -1;

  constructor(
    private readonly table: string,
    private readonly course: Lessons,
  ) {
    const { told, left } = keptTables()[table] ?? { told: [], left: false };
    [this.told, this.left] = [told, left];
  }

  get shown(): Told | null {
    return this.again === null ? this.current : (this.told[this.again] ?? null);
  }
  get lesson(): Lesson | undefined {
    return this.course.lessons.find(({ words }) => words === this.shown?.words);
  }
  get count(): number {
    return this.course.lessons.length;
  }
  get isLast(): boolean {
    return this.shown?.words === this.course.done;
  }
  get isFinished(): boolean {
    return this.#isTold(this.course.done);
  }
  /** What is shown waits for a move at the table, not for its reader. */
  get waitsForDecision(): boolean {
    return this.again === null && !!this.lesson?.forDecision;
  }

  #isTold(words: string): boolean {
    return this.told.some((one) => one.words === words);
  }

  /** Look at the table after it changed; `decision` counts the learner's own. */
  look(scene: Scene, decision: number): void {
    const lesson = this.course.lessons.find(({ words }) => words === this.current?.words);
    if (lesson?.forDecision && (decision !== this.#decision || !lesson.when(scene))) this.#finish();
    else if (lesson?.when(scene)) this.current = { words: lesson.words, args: lesson.args?.(scene) ?? {} };
    if (!this.current) this.#next(scene, decision);
  }

  #next(scene: Scene, decision: number): void {
    const open = this.course.lessons.filter(({ words }) => !this.#isTold(words));
    const lesson = open.find((one) => one.when(scene));
    if (lesson) this.current = { words: lesson.words, args: lesson.args?.(scene) ?? {} };
    else if (open.every(({ once }) => once) && !this.isFinished) this.current = { words: this.course.done, args: {} };
    this.#decision = decision;
  }

  #finish(): void {
    if (this.current) this.told = [...this.told, this.current];
    this.current = null;
    this.#keep();
  }

  /** It was read: on to what comes next. */
  goOn(scene: Scene, decision: number): void {
    this.again = null;
    this.#finish();
    this.#next(scene, decision);
  }

  back(): void {
    this.again = Math.max(0, (this.again ?? this.told.length) - 1);
  }
  forward(): void {
    const next = (this.again ?? this.told.length) + 1;
    this.again = next < this.told.length ? next : null;
  }

  leave(left: boolean): void {
    [this.left, this.again] = [left, null];
    this.#keep();
  }

  #keep(): void {
    const others = Object.entries(keptTables()).filter(([table]) => table !== this.table);
    const kept = [...others.slice(1 - MOST_KEPT), [this.table, { told: this.told, left: this.left }]];
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
  }
}
