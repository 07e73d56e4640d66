// What a lesson is: words that are true on the table now, and perhaps a place to point at.

import type { FluentVariable } from "@fluent/bundle";
import type { Aids, GameName, Move, Seat, View } from "../server/types";

/** The table as a lesson looks at it. */
export interface Scene<G extends GameName = GameName> {
  view: View<G>;
  aids: Aids<G>;
  /** What the learner may decide now; empty if it is somebody else's turn. */
  moves: Move<G>[];
  me: Seat;
  names: string[];
}

export type Args = Record<string, FluentVariable>;

export interface Lesson<G extends GameName = GameName> {
  /** A message: its value is the title, its attribute `text` what is said. */
  words: string;
  /** Whether it is true, and of use, now. */
  when(scene: Scene<G>): boolean;
  /** It goes when the learner has decided; otherwise when it has been read. */
  forDecision?: boolean;
  /** Its moment comes only once; a player who misses it has learnt enough without it. */
  once?: boolean;
  /** The rule that says more. */
  rule: string;
  /** What it speaks of, as a selector. */
  point?(scene: Scene<G>): string;
  args?(scene: Scene<G>): Args;
}

export interface Lessons<G extends GameName = GameName> {
  lessons: Lesson<G>[];
  /** What is said when all the others are done. */
  done: string;
}

export const place = (name: string): string => `[data-place="${name}"]`;
