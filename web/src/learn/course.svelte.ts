// How far somebody is in a first game: what has been said, what is being said, and whether the guide was sent away.
// It is kept on this device, for the last few tables.

import type { Args, Lesson, Lessons, Scene } from "./lesson";

/** A lesson as it was shown, to be read again. */
export interface Shown {
  words: string;
  args: Args;
}

interface Kept {
  /** Its name in what was kept before, too. */
  told: Shown[];
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
  finished = $state.raw<Shown[]>([]);
  /** What is being said; it is among `finished` once it is done. */
  current = $state.raw<Shown | null>(null);
  left = $state(false);
  /** Which of `told` is read again. */
  again = $state<number | null>(null);

  #decision = -1;

  constructor(
    private readonly table: string,
    private readonly course: Lessons,
  ) {
    const { told: finished, left } = keptTables()[table] ?? { told: [], left: false };
    [this.finished, this.left] = [finished, left];
  }

  get shown(): Shown | null {
    return this.again === null ? this.current : (this.finished[this.again] ?? null);
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
    return this.#isShown(this.course.done);
  }
  /** What is shown waits for a move at the table, not for its reader. */
  get waitsForDecision(): boolean {
    return this.again === null && !!this.lesson?.forDecision;
  }

  #isShown(words: string): boolean {
    return this.finished.some((one) => one.words === words);
  }

  /** Look at the table after it changed; `decision` counts the learner's own. */
  look(scene: Scene, decision: number): void {
    const lesson = this.course.lessons.find(({ words }) => words === this.current?.words);
    if (lesson?.forDecision && (decision !== this.#decision || !lesson.when(scene))) this.#finish();
    else if (lesson?.when(scene)) this.current = { words: lesson.words, args: lesson.args?.(scene) ?? {} };
    if (!this.current) this.#next(scene, decision);
  }

  #next(scene: Scene, decision: number): void {
    const open = this.course.lessons.filter(({ words }) => !this.#isShown(words));
    const lesson = open.find((one) => one.when(scene));
    if (lesson) this.current = { words: lesson.words, args: lesson.args?.(scene) ?? {} };
    else if (open.every(({ once }) => once) && !this.isFinished) this.current = { words: this.course.done, args: {} };
    this.#decision = decision;
  }

  #finish(): void {
    if (this.current) this.finished = [...this.finished, this.current];
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
    this.again = Math.max(0, (this.again ?? this.finished.length) - 1);
  }
  forward(): void {
    const next = (this.again ?? this.finished.length) + 1;
    this.again = next < this.finished.length ? next : null;
  }

  leave(left: boolean): void {
    [this.left, this.again] = [left, null];
    this.#keep();
  }

  #keep(): void {
    const others = Object.entries(keptTables()).filter(([table]) => table !== this.table);
    const kept = [...others.slice(1 - MOST_KEPT), [this.table, { told: this.finished, left: this.left }]];
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
  }
}
