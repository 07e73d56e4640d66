// What every page uses: dialogs, questions, notes, work that goes wrong; and the bar of the decision with its moves.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ask } from "../src/parts/ask.svelte";
import Dialog from "../src/parts/Dialog.svelte";
import { hush, notices, tell } from "../src/parts/notice.svelte";
import Notices from "../src/parts/Notices.svelte";
import Question from "../src/parts/Question.svelte";
import { Attempt, Work } from "../src/parts/work.svelte";
import { Trouble } from "../src/server/api";
import type { Move } from "../src/server/types";
import Decision from "../src/table/Decision.svelte";
import MoveList from "../src/table/MoveList.svelte";

const words = createRawSnippet(() => ({ render: () => "<p>Inside</p>" }));

describe("a dialog", () => {
  it("is named by its heading and closes by its button, the browser, or a click beside it", async () => {
    const onclose = vi.fn();
    render(Dialog, { title: "Rule", onclose, children: words });
    const dialog = screen.getByRole("dialog", { name: "Rule" });
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    dialog.dispatchEvent(new Event("close"));
    await fireEvent.click(dialog);
    expect(onclose).toHaveBeenCalledTimes(3);
    await fireEvent.click(screen.getByText("Inside"));
    expect(onclose).toHaveBeenCalledTimes(3);
  });

  it("says nothing once it is gone: the browser tells of its end later", () => {
    const onclose = vi.fn();
    const { unmount } = render(Dialog, { title: "Rule", onclose, children: words });
    const dialog = screen.getByRole("dialog");
    unmount();
    dialog.dispatchEvent(new Event("close"));
    expect(onclose).not.toHaveBeenCalled();
  });
});

describe("a question", () => {
  it("is answered by its buttons, and a newer one answers it with no", async () => {
    render(Question);
    const first = ask("Give up?", "Give up");
    const second = ask("End it?", "End it");
    expect(await first).toBe(false);
    await tick();
    expect(screen.queryByText("Give up?")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "End it" }));
    expect(await second).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("notes", () => {
  beforeEach(() => hush());

  it("show text as text, with the rule that says more, and can be sent away", async () => {
    render(Notices);
    tell("<b>No</b>", "bad", { rule: "pax.buy.money", where: "Rule: Money" });
    await tick();
    expect(screen.getByText("<b>No</b>")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Rule: Money" }).getAttribute("href")).toBe("/rules/pax/pax.buy.money");
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(notices()).toEqual([]);
  });

  it("are few, never twice the same, and go by themselves", () => {
    vi.useFakeTimers();
    for (const text of ["a", "b", "b", "c", "d"]) tell(text);
    expect(notices().map(({ text }) => text)).toEqual(["b", "c", "d"]);
    vi.advanceTimersByTime(4000);
    expect(notices()).toEqual([]);
    vi.useRealTimers();
  });
});

describe("work", () => {
  it("is done one at a time; an attempt keeps what went wrong, work tells it", async () => {
    const [attempt, work] = [new Attempt(), new Work()];
    let finish = (): void => undefined;
    const first = attempt.do(() => new Promise<void>((resolve) => (finish = resolve)));
    expect([attempt.busy, await attempt.do(() => Promise.resolve())]).toEqual([true, false]);
    finish();
    expect([await first, attempt.busy]).toEqual([true, false]);
    hush();
    expect(await attempt.do(() => Promise.reject(new Trouble("Taken.", 409, "name-taken")))).toBe(false);
    expect([attempt.words, attempt.trouble?.key, notices()]).toEqual(["Taken.", "name-taken", []]);
    expect(await work.do(() => Promise.reject(new Trouble("Away.")))).toBe(false);
    expect(notices().map(({ text }) => text)).toEqual(["Away."]);
  });
});

describe("the moves", () => {
  const move = (card: string): Move => ({ type: "play", card });
  const tableWith = (count: number, more: object = {}) => {
    const moves = Array.from({ length: count }, (_, at) => move(`card-${at}`));
    return {
      game: "pax", names: ["Anna"], moves, moveWords: moves.map((_, at) => [`Play card ${at}`]), deciding: true,
      choose: vi.fn(), update: { undo: 0, moves }, status: "playing", toAct: 0, mine: [0], yours: true, clocks: null,
      talk: { unread: 0 }, past: null, decision: { armed: null }, view: {}, module: { phase: () => "which cards to play" }, ...more,
    };
  };

  it("are made by a click or by their key, and not while one is under way", async () => {
    const table = tableWith(11);
    const { rerender } = render(MoveList, { table: table as never, onclose: () => undefined });
    await fireEvent.click(screen.getByRole("button", { name: "Play card 2" }));
    await fireEvent.keyDown(window, { key: "b" });
    await fireEvent.keyDown(window, { key: "1", ctrlKey: true });
    expect(table.choose.mock.calls).toEqual([[move("card-2")], [move("card-10")]]);
    await rerender({ table: { ...table, deciding: false } as never });
    await fireEvent.keyDown(window, { key: "1" });
    expect(table.choose).toHaveBeenCalledTimes(2);
  });

  it("can be searched if there are many; the keys belong to what is found, and letters to the field", async () => {
    const table = tableWith(30);
    render(MoveList, { table: table as never, onclose: () => undefined });
    const field = screen.getByRole("searchbox");
    await fireEvent.input(field, { target: { value: "CARD 29" } });
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    await fireEvent.keyDown(field, { key: "1" });
    expect(table.choose).not.toHaveBeenCalled();
    await fireEvent.keyDown(window, { key: "1" });
    expect(table.choose).toHaveBeenCalledWith(move("card-29"));
  });

  it("open from the bar, which says whose turn it is and what can be taken back", async () => {
    const table = tableWith(3);
    const undo = vi.fn(() => Promise.resolve());
    const { rerender } = render(Decision, { table: table as never });
    expect(screen.getByText("Which cards to play")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Take back/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { expanded: false }));
    expect(screen.getByRole("button", { name: "Play card 0" })).toBeTruthy();
    await rerender({ table: { ...table, ask: { undo }, update: { ...table.update, undo: 1 } } as never });
    await fireEvent.click(screen.getByRole("button", { name: /Take back/ }));
    expect(undo).toHaveBeenCalledWith(false);
  });
});
