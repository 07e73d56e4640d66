// The course of a first game: what is said when, read again, sent away and called back.

import { expect, test } from "vitest";
import { Course } from "../src/learn/course.svelte";
import type { Lessons, Scene } from "../src/learn/lesson";

/** What a view of a made-up game has. */
interface View {
  turn: boolean;
  money: number;
}
const scene = (view: Partial<View> = {}): Scene => ({
  view: { turn: true, money: 5, ...view }, aids: null, moves: [], me: 0, names: ["A"],
}) as never;
const seen = ({ view }: Scene): View => view as never;
const LESSONS: Lessons = {
  lessons: [
    { words: "goal", when: () => true, rule: "r" },
    { words: "only-now", when: (now) => seen(now).money === 5, forDecision: true, once: true, rule: "r" },
    {
      words: "turn",
      when: (now) => seen(now).turn,
      forDecision: true,
      rule: "r",
      args: (now) => ({ money: seen(now).money }),
    },
    { words: "rich", when: (now) => seen(now).money > 6, rule: "r" },
  ],
  done: "done",
};
const course = (): Course => new Course("table", LESSONS);

test("says what is true, waits for the reader or for the move, and ends", () => {
  const made = course();
  made.look(scene(), 0);
  expect(made.shown?.words).toBe("goal");
  made.goOn(scene(), 0);
  expect([made.shown?.words, made.waitsForDecision]).toEqual(["only-now", true]);
  made.look(scene({ money: 4 }), 1);
  expect(made.shown).toEqual({ words: "turn", args: { money: 4 } });
  made.look(scene({ money: 3 }), 1);
  expect(made.shown?.args).toEqual({ money: 3 });
  made.look(scene({ money: 3, turn: false }), 2);
  expect(made.shown).toBeNull();
  made.look(scene({ money: 7 }), 2);
  made.goOn(scene({ money: 7 }), 2);
  expect([made.shown?.words, made.isLast]).toEqual(["done", true]);
  made.goOn(scene(), 2);
  expect([made.shown, made.isFinished]).toEqual([null, true]);
});

test("a lesson whose only moment has passed is not waited for", () => {
  const made = course();
  made.look(scene({ money: 7 }), 0);
  made.goOn(scene({ money: 7 }), 0);
  made.look(scene({ money: 7, turn: false }), 1);
  expect(made.shown?.words).toBe("rich");
  made.goOn(scene({ money: 7 }), 1);
  expect(made.isLast).toBe(true);
});

test("two decisions in one update end the lesson all the same", () => {
  const made = course();
  made.look(scene(), 0);
  made.goOn(scene(), 0);
  made.look(scene(), 2);
  expect(made.shown?.words).toBe("turn");
});

test("what was said can be read again", () => {
  const made = course();
  made.look(scene(), 0);
  made.goOn(scene(), 0);
  made.back();
  expect(made.shown?.words).toBe("goal");
  made.forward();
  expect(made.shown?.words).toBe("only-now");
});

test("is kept on this device, for the last few tables", () => {
  const made = course();
  made.look(scene(), 0);
  made.goOn(scene(), 0);
  made.leave(true);
  expect([course().finished.length, course().left]).toEqual([1, true]);
  for (const other of ["one", "two", "three", "four"]) new Course(other, LESSONS).leave(true);
  expect(course().finished).toEqual([]);
});
