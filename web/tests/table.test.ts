// Round the board: sentences with pictures, clocks, the log, the talk, the end, replays, the seal.

import { createHash } from "node:crypto";
import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GAMES } from "../src/games";
import { speak } from "../src/i18n/words.svelte";
import { Replay, SPEEDS } from "../src/replay/replay.svelte";
import { isUnbroken, type ReplayFile } from "../src/replay/seal";
import type { ChatLine, Part, Update } from "../src/server/types";
import { duration, isShort, left } from "../src/table/clock";
import { factsOf } from "../src/table/facts";
import { KEY } from "../src/table/gameHere";
import { knownIn, logAfter } from "../src/table/log";
import { pieces, plain } from "../src/table/sentence";
import Sentence from "../src/table/Sentence.svelte";
import { Talk } from "../src/table/talk.svelte";
import { endingOf } from "../src/table/turn";

describe("a sentence", () => {
  const army: Part = { type: "card", card: "army-1", sign: "army", dots: 2, value: 3, text: "Army\u00a0●●\u00a03" };
  const anna: Part = { type: "seat", seat: 0, text: "Anna" };
  const plebs: Part = { type: "sign", sign: "plebs", text: "Plebs" };

  it("keeps the punctuation that sticks to a picture with it, but not with a name", () => {
    expect(pieces([anna, ", looks (", army, ", ", army, "). So: ", plebs, "\u00a01."])).toEqual([
      { thing: anna, head: "", tail: "" },
      ", looks ",
      { thing: army, head: "(", tail: "," },
      " ",
      { thing: army, head: "", tail: ")." },
      " So: ",
      { thing: plebs, head: "", tail: "" },
      "\u00a01.",
    ]);
  });

  it("loses no word", () => {
    for (const parts of [[], ["Rome stands."], [anna, ": ", anna, ", (", plebs, ")", plebs, " „", plebs, "“!"]]) {
      const said = pieces(parts).map((one) => (typeof one === "string" ? one : one.head + one.thing.text + one.tail));
      expect(said.join("")).toBe(plain(parts));
    }
  });

  it("is drawn part by part, and nothing in a name is taken for a card", () => {
    const odd: Part = { type: "seat", seat: 1, text: "<b>Army\u00a0●\u00a01</b>" };
    const { container } = render(Sentence, {
      props: { parts: [odd, " plays ", army, " on ", plebs, "."] },
      context: new Map([[KEY, () => "pax"]]),
    });
    expect(container.querySelector(".name")!.textContent).toBe(odd.text);
    expect(container.querySelectorAll(".chip")).toHaveLength(1);
    expect(container.querySelectorAll(".chip .dots i")).toHaveLength(2);
    expect([...container.querySelectorAll(".thing")].map((thing) => thing.textContent!.trim()).at(-1)).toBe("Plebs.");
  });

  it("says a card in words where no game is shown that draws it", () => {
    expect(render(Sentence, { parts: ["Look: ", army] }).container.textContent).toBe(plain(["Look: ", army]));
  });
});

describe("a clock", () => {
  it("runs for who decides, from when it was told, and stops at nothing", () => {
    vi.useFakeTimers({ now: 10_000 });
    const clocks = { left: [5000, 5000, null], running: 0, since: 8000, byDays: false };
    expect([0, 1, 2].map((seat) => left(clocks, seat))).toEqual([3000, 5000, null]);
    expect(left({ ...clocks, since: 0 }, 0)).toBe(0);
    expect(left(null, 0)).toBeNull();
    vi.useRealTimers();
  });

  it("is said as the language does, and warns in time", async () => {
    const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
    expect(duration(4 * minute + 7000, false)).toBe("4:07");
    expect(duration(hour + 5 * minute + 9000, false)).toBe("1:05:09");
    expect(duration(5 * hour + 12 * minute, true)).toBe("5 hr 12 min");
    expect(duration(3 * day, true)).toBe("3 days");
    await speak("de");
    expect(duration(2 * day + 5 * hour, true)).toMatch(/^2 T\S+ 5 Std\.$/);
    expect([isShort(59_000, false), isShort(61_000, false), isShort(3 * hour, true)]).toEqual([true, false, true]);
  });
});

describe("the log", () => {
  const log = ["a", "b", "c"].map((text, number) => ({ number, said: [text], move: number, round: null }));

  it("is cut to where an update begins, and knows where rounds do", () => {
    const events = [{ type: "round-began", round: 2 }, { type: "cards-drawn" }];
    const words = { events: [["Round 2"], ["d"]] };
    const update = { events, event_moves: [7, 7], events_from: 1, words } as unknown as Update;
    expect(logAfter(log, update)).toEqual([
      log[0],
      { number: 1, said: ["Round 2"], move: 7, round: 2 },
      { number: 2, said: ["d"], move: 7, round: null },
    ]);
  });

  it("knows after a reconnect what is new by the numbers of the events, whatever they are called", () => {
    const told = (count: number, events_from = 0): Update => ({ events: Array(count).fill({}), events_from }) as never;
    expect(knownIn([], told(4))).toBe(0);
    expect(knownIn(log, told(5))).toBe(3);
    expect(knownIn(log, told(3))).toBe(3);
    expect(knownIn(log, told(2))).toBe(2); // something was taken back meanwhile: nothing is new
    expect(knownIn(log, told(2, 3))).toBe(0);
  });
});

describe("the talk", () => {
  const said = (at: number): ChatLine => ({ room: "players", name: "Anna", text: "Salve!", at });

  it("counts what was not read, here and when one comes back", () => {
    const talk = new Talk("t1");
    talk.hear([said(1), said(2)]);
    expect(talk.unread).toBe(2);
    talk.read();
    expect(talk.unread).toBe(0);
    const later = new Talk("t1");
    later.hear([said(1), said(2), said(3)]);
    expect(later.unread).toBe(1);
    expect(new Talk("t2").unread).toBe(0);
  });
});

describe("the end", () => {
  it("says who gave up, or what the game says", () => {
    const outcome = { game: "pax" as const, ending: "resigned" as const, result: null, places: [1, 2], resigned: [1] };
    expect(endingOf(outcome, ["Anna", "Ben"])).toEqual(["Ben has given up: the game is over."]);
    expect(endingOf({ ...outcome, ending: "finished", resigned: [] }, [], ["Anna wins."])).toEqual(["Anna wins."]);
    expect(endingOf(null, [])).toEqual(["The game was ended without a result."]);
  });

  it("tells only what was set otherwise than usual", () => {
    const options = { open_counts: true, final_column: true, first: null };
    const info = { clock: { type: "none" }, spectators: true, options };
    const facts = ["No clock", "spectators are welcome", "Rome takes cards in the last round too"];
    expect(factsOf(info as never)).toEqual(facts);
  });
});

describe("a replay", () => {
  const asked: string[] = [];
  const answer = (path: string): unknown => {
    if (path.startsWith("/api/tables/")) return { game: "pax", seats: [{ name: "Anna", yours: false }], outcome: null };
    if (path.includes("/log")) return { lines: [] };
    const number = Number(/(\d+)\?/.exec(path)![1]);
    return { number, of: 5, to_act: 0, view: {}, aids: {}, rounds: [1, 3], events: [], words: { events: [] } };
  };
  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return { ok: true, status: 200, json: () => Promise.resolve(answer(path)) };
    });
    GAMES.pax.board = () =>
      Promise.resolve({ Board: null!, Ending: null!, phase: () => "", journeys: () => [], things: () => [] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes to a moment, knows its round, and asks for every step once", async () => {
    const replay = new Replay("r");
    await replay.open(undefined, 0);
    expect([replay.eye, replay.round, replay.over]).toEqual([null, 0, false]);
    await replay.by(3);
    expect([replay.number, replay.round]).toEqual([3, 2]);
    await replay.by(9);
    expect([replay.number, replay.over]).toEqual([5, true]);
    await replay.show(3);
    expect(asked.filter((path) => path.includes("/r/3"))).toHaveLength(1);
  });

  it("plays at its pace to the end, and no faster for being stopped and started", async () => {
    const replay = new Replay("r");
    await replay.open(null, 0);
    void replay.play();
    await vi.advanceTimersByTimeAsync(100);
    replay.stop();
    void replay.play();
    await vi.advanceTimersByTimeAsync(100);
    expect([replay.number, replay.playing]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(SPEEDS.usual);
    expect(replay.number).toBe(3);
    await vi.advanceTimersByTimeAsync(4 * SPEEDS.usual);
    expect([replay.number, replay.playing]).toEqual([5, false]);
  });
});

describe("the seal", () => {
  it("fits the deal that was sealed, and no other", async () => {
    const file: ReplayFile = {
      game: "pax", players: [1, 2], nonce: "n", commitment: "", setup: {},
      options: { b: true, a: [1, { d: null, c: "é" }] },
    };
    const text = 'n\n{"game":"pax","options":{"a":[1,{"c":"é","d":null}],"b":true},"seats":2,"setup":{}}';
    const seal = createHash("sha256").update(text).digest("hex");
    expect(await isUnbroken(file, seal)).toBe(true);
    expect(await isUnbroken({ ...file, nonce: "m" }, seal)).toBe(false);
    vi.stubGlobal("crypto", {});
    expect(await isUnbroken(file, seal)).toBeNull();
    vi.unstubAllGlobals();
  });
});
