// The review of a game: its sums and verdicts, its drawing, how it is waited for; hints; and the stair of levels.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { things as caligulaThings } from "../src/caligula/parts";
import Levels from "../src/home/form/Levels.svelte";
import { levelName, usualLevel } from "../src/home/names";
import { things as paxThings } from "../src/pax/parts";
import { Asked, OFTEN } from "../src/review/asked.svelte";
import Ask from "../src/review/Ask.svelte";
import Chart from "../src/review/Chart.svelte";
import Decided from "../src/review/Decided.svelte";
import { dashOf, foremost, labelled, linesOf, pathOf, Scale, spread } from "../src/review/drawing";
import Findings from "../src/review/Findings.svelte";
import Here from "../src/review/Here.svelte";
import Slips from "../src/review/Slips.svelte";
import Sums from "../src/review/Sums.svelte";
import {
  barsOf, chancesAt, extentOf, momentWords, optionsAt, placeOf, verdictOn, weightiest, withWords, worthSaying,
} from "../src/review/sums";
import type { Judged, Opinion, Review, ReviewAnswer } from "../src/review/types";
import type { Move } from "../src/server/types";
import { Hint } from "../src/table/hint.svelte";
import HintStrip from "../src/table/HintStrip.svelte";
import { HINT_KEY, KEYS } from "../src/table/sight";

const buy = (legion: number): Move<"pax"> => ({ type: "buy", legion });
const opinion = (move: Move, value: number, share = 0.5): Opinion => ({ move, value, win: value, share });
const judged: Judged = {
  n: 2, seat: 1, played: { type: "pass" }, cost: 0.12, lost: 0.1, win: 0.3,
  best: [opinion(buy(1), 0.5), opinion(buy(2), 0.49)],
};
const review: Review = {
  version: 1,
  chances: [
    { n: 0, win: [0.5, 0.25], rome: 0.25 }, { n: 1, win: [0.5, 0.3], rome: 0.2 }, { n: 2, win: [0.6, 0.2], rome: 0.2 },
    { n: 3, win: [0.8, 0.1], rome: 0.1 }, { n: 4, win: [1, 0], rome: 0 },
  ],
  decisions: [judged],
  seats: [
    { seat: 0, start: 0.5, end: 1, skill: -0.1, luck: 0.4, rivals: 0.2 },
    { seat: 1, start: 0.25, end: 0, skill: -0.1, luck: -0.25, rivals: 0.1 },
  ],
  moments: [
    { n: 2, seat: 1, kind: "mistake", swing: 0.1 }, { n: 3, seat: 1, kind: "luck", swing: -0.2 },
  ],
};
const names = ["Anna", "Ben"];

describe("a move that was played", () => {
  it("is best, fine, an inaccuracy or a mistake by what it cost", () => {
    expect([0, 0.02, 0.05, 0.2].map(verdictOn)).toEqual(["best", "fine", "inaccuracy", "mistake"]);
  });

  it("stands among the best moves, or after them", () => {
    const options = optionsAt(judged);
    expect(options.map(({ move }) => move.type)).toEqual(["buy", "buy", "pass"]);
    expect(options.map(({ played }) => played)).toEqual([false, false, true]);
    expect([options[1]!.verdict, options[2]!.verdict, options[2]!.win]).toEqual(["fine", "mistake", 0.3]);
    expect(optionsAt({ ...judged, played: buy(2), cost: 0.01 }).map(({ played }) => played)).toEqual([false, true]);
  });

  it("is told in words where the server has sent some", () => {
    const words = { n: 2, played: ["Buy nothing"], best: [["Buy I"], ["Buy II"]] };
    const [told] = withWords(review, { decisions: [words] }).decisions;
    expect([told!.text, told!.best.map(({ text }) => text)]).toEqual([["Buy nothing"], [["Buy I"], ["Buy II"]]]);
    expect(withWords(review, { decisions: [] }).decisions).toEqual(review.decisions);
  });
});

describe("what decided a game", () => {
  it("is told by its kind, and luck by whether it was good", () => {
    expect(review.moments.map(momentWords)).toEqual(["mistake", "misfortune"]);
    expect(momentWords({ ...review.moments[1]!, swing: 0.2 })).toBe("luck");
  });

  it("is seen before a decision and after luck; the weightiest first of all", () => {
    expect(review.moments.map(placeOf)).toEqual([2, 4]);
    expect(weightiest(review)).toBe(4);
    expect(weightiest({ ...review, moments: [] })).toBe(4);
  });
});

describe("luck and skill", () => {
  it("lead from the start to the end without a gap", () => {
    for (const sum of review.seats) {
      const bars = barsOf(sum);
      expect(bars.map(({ from }) => from)).toEqual([sum.start, ...bars.slice(0, -1).map(({ to }) => to)]);
      expect(bars.at(-1)!.to).toBeCloseTo(sum.end);
    }
  });

  it("all fit into one frame, even beyond nothing and everything", () => {
    expect(extentOf([{ seat: 0, start: 0.5, end: 0.5, skill: -0.7, luck: 1.4, rivals: -0.7 }]))
      .toEqual({ low: expect.closeTo(-0.2), high: expect.closeTo(1.2) });
    expect(extentOf([{ seat: 0, start: 0.5, end: 1, skill: 0, luck: 0.5, rivals: 0 }])).toEqual({ low: 0, high: 1 });
  });
});

describe("how sure luck is", () => {
  const sure = review.seats.map((sum) => ({ ...sum, luck_within: 0.06 }));

  it("is told beside it, and has room in the frame", () => {
    render(Sums, { sums: sure, names });
    expect(screen.getAllByText("± 6%")).toHaveLength(2);
    expect(screen.getByText(/how far chance may have moved it/)).toBeTruthy();
    expect(extentOf([{ ...sure[0]!, start: 0.6, luck_within: 0.2 }]).high).toBeCloseTo(1.1);
  });

  it("is not told where an older version did not say", () => {
    const { container } = render(Sums, { sums: review.seats, names });
    expect(container.textContent).not.toContain("±");
  });
});

describe("the chance to win", () => {
  it("stands before the move in a decision and in a hint, and before the rest in a slip", () => {
    const { container } = render(Decided, { judged, names, lit: null, onlight: vi.fn() });
    const said = [...container.querySelectorAll("li")].map((line) => line.textContent.trim());
    expect(said.map((text) => /^\d+%/.test(text))).toEqual([true, true, true]);
    const slips = render(Slips, { review, names, rounds: [0, 2], number: null, ongo: vi.fn() }).container;
    expect(slips.querySelector("button")!.textContent).toMatch(/mistake\s*-10%.*Ben.*pass/s);
    const best = [{ ...opinion(buy(1), 0.5), text: ["Buy I"] }];
    const hint = { asking: false, answer: { best, win: [0.4, 0.3], rome: 0.2 }, moves: best, lit: null };
    const strip = render(HintStrip, { table: { seat: 0, moves: [], moveWords: [] } as never, hint: hint as never }).container;
    expect(strip.textContent).toMatch(/^\s*Your chance to win: 50%.*50%\s*Buy I/s);
  });

  it("decides whether a second move is worth saying", () => {
    const best = [{ ...opinion(buy(1), 0.5, 0.8), win: 0.5 }, { ...opinion(buy(2), 0.49, 0.1), win: 0.3 }];
    expect(worthSaying({ best })).toHaveLength(1);
  });
});

describe("the drawing", () => {
  const scale = new Scale({ width: 252, height: 138 }, 4);

  it("leads from a moment to its place and back", () => {
    expect([0, 1, 2, 3, 4].map((n) => scale.n(scale.x(n)))).toEqual([0, 1, 2, 3, 4]);
    expect([scale.n(-50), scale.n(900)]).toEqual([0, 4]);
    expect([scale.y(1), scale.y(0), scale.y(2)]).toEqual([18, 118, 18]);
  });

  it("has a line for Rome only where Rome can win, and a pattern for each seat", () => {
    expect(linesOf(review)).toEqual([0, 1, "rome"]);
    const peaceful = review.chances.map((one) => ({ ...one, rome: 0 }));
    expect(linesOf({ ...review, chances: peaceful })).toEqual([0, 1]);
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(dashOf)).size).toBe(8);
    expect(pathOf(review, 0, scale)).toBe("M40.0 68.0L90.0 68.0L140.0 58.0L190.0 38.0L240.0 18.0");
  });

  it("numbers as many rounds as there is room for", () => {
    expect(labelled([0, 1, 2, 3], scale, 16).map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    expect(labelled([0, 1, 2, 3], scale, 80).map(({ round }) => round)).toEqual([1, 3]);
  });

  it("moves labels apart, in their order and within their bounds", () => {
    expect(spread([50, 50, 10], 16, 0, 100)).toEqual([50, 66, 10]);
    expect(spread([99, 98, 97], 16, 0, 100)).toEqual([100, 84, 68]);
    const many = spread([5, 5, 5, 5], 40, 0, 60);
    expect([Math.min(...many), Math.max(...many)]).toEqual([0, 60]);
  });

  it("labels as many lines as have room, those that count first", () => {
    const now = { win: [0.1, 0.6], rome: 0.3 };
    expect(foremost(["rome", 0, 1], now, 16, 90)).toEqual([1, "rome", 0]);
    expect(foremost(["rome", 0, 1], now, 16, 20)).toEqual([1, "rome"]);
  });

  it("says for ears where the cursor is, and follows keys to the ends and no further", async () => {
    const ongo = vi.fn();
    const { rerender } = render(Chart, { review, names, rounds: [0, 2], number: 4, height: 120, ongo });
    const chart = screen.getByRole("slider", { name: "Chances to win over the game" });
    expect(chart.getAttribute("aria-valuetext")).toBe("Move 4 of 4, Round 2, Anna 100%, Ben 0%, Rome 0%");
    await fireEvent.keyDown(chart, { key: "ArrowRight" });
    await fireEvent.keyDown(chart, { key: "ArrowLeft" });
    await rerender({ number: 1 });
    await fireEvent.keyDown(chart, { key: "PageDown" });
    expect(ongo.mock.calls).toEqual([[4], [3], [0]]);
    expect(chancesAt(review, 9).n).toBe(4);
  });

  it("has a table beside it: the opening, each round and the end", async () => {
    render(Findings, { review, names, rounds: [1, 3], number: null, ongo: vi.fn() });
    const said = (role: string): (string | null)[] =>
      screen.getAllByRole(role, { hidden: true }).map(({ textContent }) => textContent);
    expect(said("columnheader")).toEqual(["Anna", "Ben", "Rome"]);
    expect(said("rowheader")).toEqual(["Opening", "Round 1", "Round 2", "End"]);
    expect(said("cell").slice(-3)).toEqual(["100%", "0%", "0%"]);
  });
});

describe("the findings", () => {
  it("lead to their moments through the eyes of who was there", async () => {
    const ongo = vi.fn();
    render(Findings, { review, names, rounds: [0, 2], number: 2, ongo });
    const mistake = screen.getByRole("button", { name: /10% less to win: a mistake by Ben/ });
    expect(mistake.getAttribute("aria-current")).toBe("step");
    await fireEvent.click(screen.getByRole("button", { name: /20% less to win: the cards are against Ben/ }));
    expect(ongo).toHaveBeenCalledWith(4, 1);
  });

  it("light a better move on the board, and put the light out again", async () => {
    const onlight = vi.fn();
    const { rerender } = render(Decided, { judged, names, lit: null, onlight });
    expect(screen.getByText("mistake")).toBeTruthy();
    const [best] = screen.getAllByRole("button");
    await fireEvent.click(best!);
    await rerender({ lit: buy(1) });
    await fireEvent.click(best!);
    expect(onlight.mock.calls).toEqual([[buy(1)], [null]]);
    await rerender({ judged: null });
    expect(screen.getByText("There was nothing to choose here.")).toBeTruthy();
  });
});

describe("the moment that a replay shows", () => {
  const heads = (): (string | null)[] => screen.queryAllByRole("heading").map(({ textContent }) => textContent);
  const drawn = "Anna draws a card.";
  const usual = { review, names, happened: [[drawn]], lit: null, onlight: vi.fn() };

  it("is its decision", () => {
    render(Here, { ...usual, number: 2 });
    expect(heads()).toEqual(["This decision"]);
    expect(screen.getByText("mistake")).toBeTruthy();
    expect(screen.queryByText(/draws a card/)).toBeNull();
  });

  it("is right behind luck what the cards did, and the decision is the next one", async () => {
    const next = { ...judged, n: 4 };
    const { container, rerender } = render(Here, { ...usual, number: 4, review: { ...review, decisions: [next] } });
    expect(heads()).toEqual(["What the cards did", "The next decision"]);
    expect(screen.getByText(/20% less to win: the cards are against Ben/)).toBeTruthy();
    expect(container.textContent).toContain(drawn);
    await rerender({ review });
    expect(heads()).toEqual(["What the cards did"]);
  });

  it("is in brief only the luck, unless a slip follows it", async () => {
    const fine = { ...judged, n: 4, lost: 0 };
    const { rerender } = render(Here, { ...usual, number: 4, review: { ...review, decisions: [fine] }, brief: true });
    expect(screen.getByText(/the cards are against Ben/)).toBeTruthy();
    expect([heads(), screen.queryAllByRole("button")]).toEqual([[], []]);
    await rerender({ review: { ...review, decisions: [{ ...fine, lost: 0.1 }] } });
    expect(heads()).toEqual(["The next decision"]);
    expect(screen.getByText("mistake")).toBeTruthy();
  });
});

describe("a light", () => {
  it("falls on all that a move is about", () => {
    expect(paxThings(buy(2))).toEqual(['[data-touch="legion:2"]']);
    expect(paxThings({ type: "place", card: "a", to: "hand" }))
      .toEqual(['[data-touch="drawn:a"]', '[data-touch="hand"]']);
    expect(paxThings({ type: "open", keep: "a", display: ["b"] }))
      .toEqual(['[data-touch="drawn:b"]', '[data-touch="drawn:a"]']);
    expect(paxThings({ type: "pass" })).toEqual(['[data-touch="pass"]']);
    expect(caligulaThings({ type: "place", marker: 3, colour: "plebs", position: 2 }))
      .toEqual(['[data-touch="marker:3"]', '[data-touch="card:plebs:2"]']);
    expect(caligulaThings({ type: "penalty", effect: "lose-marker", spot: { colour: "plebs", position: 1, field: 0 } }))
      .toContain('[data-place="field:plebs:1:0"]');
    expect(caligulaThings({ type: "pass" })).toEqual(['[data-touch="pass"]']);
  });
});

describe("asking", () => {
  const answers: unknown[] = [];
  const asked: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    [answers.length, asked.length] = [0, 0];
    vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
      asked.push(`${method} ${path.split("?")[0]}`);
      const body = path.includes("/words") ? { decisions: [] } : answers.shift();
      if (body instanceof Error) throw body;
      return { ok: true, status: 200, json: () => Promise.resolve(body) };
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const answer = (state: ReviewAnswer["state"], progress = 0): ReviewAnswer =>
    ({ game: "pax", state, progress, review: state === "ready" ? review : null }) as ReviewAnswer;

  it("for a review shows how far it is, survives a lost line, and stops looking when it is there", async () => {
    answers.push(answer("none"), answer("waiting"), answer("running", 0.4), new Error("away"), answer("ready", 1));
    const one = new Asked("t");
    render(Ask, { asked: one });
    await one.look();
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Review this game" }));
    await vi.advanceTimersByTimeAsync(OFTEN);
    expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBeCloseTo(0.4);
    expect(screen.getByText("40%")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(20 * OFTEN);
    expect([one.state, one.review?.decisions.length]).toEqual(["ready", 1]);
    await vi.advanceTimersByTimeAsync(20 * OFTEN);
    const path = "/api/replays/t/review";
    expect(asked).toEqual([`GET ${path}`, `POST ${path}`, ...Array(3).fill(`GET ${path}`), `GET ${path}/words`]);
  });

  it("says that there can be none", async () => {
    answers.push(answer("unavailable"));
    const one = new Asked("t");
    render(Ask, { asked: one });
    await one.look();
    await tick();
    expect(screen.getByText(/can't be reviewed here/)).toBeTruthy();
  });

  it("for a hint is answered for the decision it was asked for, and for no other", async () => {
    const best = [opinion(buy(1), 0.5, 0.8), opinion(buy(2), 0.3, 0.1)];
    const hinted = { seat: 0, decision: 3, best, win: [0.4, 0.3], rome: 0.2 };
    const friendly = { deciding: true, past: null, info: { rated: false } };
    const table = { ...friendly, update: { decision: 3 }, path: "/api/tables/t" };
    const hint = new Hint(table as never);
    answers.push(hinted, hinted);
    await hint.ask();
    expect([hint.moves.map(({ move }) => move), hint.lit]).toEqual([[buy(1)], buy(1)]);
    table.update = { decision: 4 };
    expect([hint.answer, hint.lit]).toEqual([null, null]);
    await hint.ask();  // the answer is still about decision 3
    expect([hint.answer, hint.asking]).toEqual([null, false]);
    hint.leave();
    expect([hint.answer, hint.asking]).toEqual([null, false]);
    expect(asked).toEqual(Array(2).fill("POST /api/tables/t/hint"));
  });

  it("is offered where games don't count", () => {
    const table = { deciding: true, past: null, info: { rated: false, daily: null } };
    expect(new Hint(table as never).offered).toBe(true);
    expect(new Hint({ ...table, info: { rated: true } } as never).offered).toBe(false);
    expect(new Hint({ ...table, info: { daily: "2026-03-15" } } as never).offered).toBe(false);
    expect(new Hint({ ...table, deciding: false } as never).offered).toBe(false);
    expect(KEYS).not.toContain(HINT_KEY);
  });

  it("tells a second move if it is about as good", () => {
    const best = [opinion(buy(1), 0.5, 0.5), opinion(buy(2), 0.49, 0.1), opinion(buy(3), 0.48)];
    expect(worthSaying({ best })).toHaveLength(2);
    expect(worthSaying({ best: [opinion(buy(1), 0.5, 0.8), opinion(buy(2), 0.3, 0.1)] })).toHaveLength(1);
  });
});

describe("levels", () => {
  const levels = ["tiro", "quaestor", "aedilis", "praetor", "consul"];

  it("begin in the middle, and have names that people know", () => {
    expect([usualLevel(levels), usualLevel(["a", "b", "c"]), usualLevel([])]).toEqual(["aedilis", "b", ""]);
    expect([levelName("tiro"), levelName("greedy")]).toEqual(["Tiro", "Greedy"]);
  });

  it("are a choice of one, with a word on each", async () => {
    render(Levels, { label: "Strength", levels, value: "aedilis" });
    expect(screen.getByRole("group", { name: "Strength" })).toBeTruthy();
    const all = screen.getAllByRole<HTMLInputElement>("radio");
    expect(all.map(({ checked }) => checked)).toEqual([false, false, true, false, false]);
    await fireEvent.click(screen.getByRole("radio", { name: /^Consul/ }));
    const about = document.getElementById(all[4]!.getAttribute("aria-describedby")!)!.textContent;
    expect(screen.getAllByText(about!)).toHaveLength(2);
  });
});
