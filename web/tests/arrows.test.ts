// The arrow keys on the table of Caligula: on a table of two, the seats are wide and much lies below them.

import { expect, test } from "vitest";
import { nextTo } from "../src/parts/arrows";

const box = (x: number, y: number, width: number, height: number) => ({
  left: x - width / 2, top: y - height / 2, width, height,
});
const seats = [box(241, 103, 449, 61), box(700, 103, 449, 61)] as const;
const emperors = [box(108, 219, 159, 77), box(265, 219, 147, 77)] as const;
const [LEFT, RIGHT, DOWN] = [[-1, 0], [1, 0], [0, 1]] as [number, number][];

test("sideways leads to the neighbour, not to what lies below", () => {
  expect(nextTo(seats[0], [...emperors, seats[1]], RIGHT!)).toBe(2);
  expect(nextTo(seats[1], [...emperors, seats[0]], LEFT!)).toBe(2);
});

test("down leads to what lies nearest below", () => {
  expect(nextTo(seats[0], [seats[1], ...emperors], DOWN!)).toBe(2);
});

test("cards that overlap are gone through one by one", () => {
  const fan = [0, 20, 40].map((x) => box(x, 0, 60, 90));
  expect(nextTo(fan[0]!, fan.slice(1), RIGHT!)).toBe(0);
});

test("where nothing else is, what lies askew is better than nothing", () => {
  expect(nextTo(seats[0], emperors, RIGHT!)).toBe(1);
  expect(nextTo(seats[0], emperors.slice(0, 1), RIGHT!)).toBe(-1);
});
