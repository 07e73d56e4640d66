// A live table: what it keeps of what it hears, what it asks before it sends, and who may see it.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { GAMES } from "../src/games";
import { announcement, notices } from "../src/parts/notice.svelte";
import type { ConnectionState } from "../src/server/connection";
import type { Move, SeatInfo, Update } from "../src/server/types";
import { change } from "../src/settings.svelte";
import { TableModel } from "../src/table/model.svelte";

interface FakeLine {
  path: string;
  sent: unknown[];
  hears: (message: unknown) => void;
  state: (state: ConnectionState, code?: number) => void;
}
const lines = vi.hoisted((): FakeLine[] => []);
const seatOf = (name: string, yours: boolean): SeatInfo =>
  ({ name, kind: "person", level: null, yours, host: yours, away: false, resigned: false });
const table = vi.hoisted(() => ({ seats: [] as SeatInfo[], to_act: 0, trouble: null as Error | null }));

vi.mock("../src/server/connection", () => ({
  Connection: class {
    sent: unknown[] = [];
    constructor(readonly path: string, readonly hears: FakeLine["hears"], readonly state: FakeLine["state"]) {
      lines.push(this);
    }
    send(message: unknown): boolean {
      this.sent.push(message);
      return true;
    }
    close(): void {}
  },
}));
vi.mock("../src/server/api", async (real) => ({
  ...(await real<object>()),
  get: async () => {
    if (table.trouble) throw table.trouble;
    return { id: "t", game: "pax", status: "playing", clock: { type: "none" }, ...table };
  },
}));
GAMES.pax.board = () =>
  Promise.resolve({ Board: null!, Ending: null!, phase: () => "draw", journeys: () => [], things: () => [] });

const DRAW: Move = { type: "draw" };
const PEEK: Move = { type: "peek" };
/** The views and events here are of no game. */
type Made = { [K in keyof Update]?: K extends "view" | "aids" | "events" ? unknown : Update[K] };
const update = (more: Made = {}): Made => ({
  table: "t", version: 1, status: "playing", seat: 0, seats: table.seats, to_act: 0, view: { faces: { a: 1 } },
  aids: { final: ["peek"] }, events: [], events_from: 0, decision: 3, moves: [DRAW, PEEK], undo: 0,
  words: { events: [], moves: [["Draw"], ["Look at Rome"]] }, ...more,
});
async function heard(message: unknown): Promise<void> {
  lines.at(-1)!.hears(message);
  await new Promise((resolve) => setTimeout(resolve));
}
async function sitting(seats: SeatInfo[]): Promise<TableModel> {
  Object.assign(table, { seats });
  const model = new TableModel("t");
  await model.sit();
  lines.at(-1)!.state("open");
  await heard(update());
  return model;
}

describe("a live table", () => {
  beforeEach(() => {
    lines.length = 0;
    change({ confirm: true });
  });

  it("sends a decision with its number, once, and is free again with the next update", async () => {
    const model = await sitting([seatOf("Anna", true), seatOf("Ben", false)]);
    expect(lines[0]!.path).toBe("/api/tables/t/seats/0/socket?words=1&changes=1");
    model.choose(DRAW);
    model.choose(DRAW);
    expect(lines[0]!.sent).toEqual([{ decision: 3, move: DRAW }]);
    expect(model.deciding).toBe(false);
    await heard(update({ decision: 4 }));
    expect(model.deciding).toBe(true);
  });

  it("asks before what can't be taken back, unless one doesn't want to be asked", async () => {
    const model = await sitting([seatOf("Anna", true), seatOf("Ben", false)]);
    model.choose(PEEK);
    expect([model.decision.armed?.said, lines[0]!.sent]).toEqual([["Look at Rome"], []]);
    model.decision.disarm();
    model.choose(PEEK);
    model.decision.confirm();
    expect([model.decision.armed, lines[0]!.sent]).toEqual([null, [{ decision: 3, move: PEEK }]]);
    await heard(update({ decision: 4 }));
    change({ confirm: false });
    model.choose(PEEK);
    expect(lines[0]!.sent).toHaveLength(2);
  });

  it("forgets what it was about to ask when another decision is due", async () => {
    const model = await sitting([seatOf("Anna", true), seatOf("Ben", false)]);
    model.choose(PEEK);
    await heard(update({ decision: 4 }));
    expect(model.decision.armed).toBeNull();
  });

  it("sends what is not on offer too: the server says why not", async () => {
    const model = await sitting([seatOf("Anna", true), seatOf("Ben", false)]);
    model.choose({ type: "buy", legion: 1 });
    await heard({ refused: { rule: "pax.buy.money", text: "Too dear.", where: "Rule" }, decision: 3 });
    expect(notices().at(-1)).toMatchObject({ text: "Too dear.", rule: "pax.buy.money" });
    expect(model.deciding).toBe(true);
    await heard(update());
    expect(notices()).toHaveLength(1);
    await heard(update({ decision: 2, taken_back: 1 }));
    expect(notices(), "it was about another decision").toEqual([]);
  });

  describe("when the connection is lost", () => {
    const seats = [seatOf("Anna", true), seatOf("Ben", false)];
    const anew = (more?: Made): Promise<void> => {
      lines.at(-1)!.state("lost");
      lines.at(-1)!.state("open");
      return heard(update(more));
    };

    it("sends a decision once more if it didn't arrive, and then leaves it to the person", async () => {
      const model = await sitting(seats);
      model.choose(DRAW);
      await heard(update()); // somebody else came or went
      expect(model.deciding).toBe(false);
      await anew();
      expect([lines[0]!.sent, model.deciding]).toEqual([Array(2).fill({ decision: 3, move: DRAW }), false]);
      await anew();
      expect([lines[0]!.sent.length, model.deciding]).toEqual([2, true]);
    });

    it("sends nothing again that was kept", async () => {
      const model = await sitting(seats);
      model.choose(DRAW);
      await anew({ decision: 4 });
      expect([lines[0]!.sent.length, model.deciding]).toEqual([1, true]);
    });

    it("waits for the next connection if it was too quick, and for the person if it was wrong", async () => {
      const model = await sitting(seats);
      model.choose(DRAW);
      await heard({ error: { key: "x", status: 429, text: "Slowly!" } });
      await anew();
      expect(lines[0]!.sent).toHaveLength(2);
      await heard({ error: { key: "x", status: 400, text: "What?" } });
      expect(model.deciding).toBe(true);
    });

    it("takes nothing for news that it knows already", async () => {
      const told = (count: number): Made => ({
        events: Array.from({ length: count }, (_, at) => ({ type: "x", at })),
        words: { events: Array.from({ length: count }, (_, at) => [`Event ${at}.`]) },
      });
      const model = await sitting(seats);
      await heard(update(told(2)));
      await anew(told(3));
      expect([model.events, model.log.length, announcement()]).toEqual([[{ type: "x", at: 2 }], 3, "Event 2."]);
    });
  });

  it("goes on as before if it can't sit down elsewhere", async () => {
    const model = await sitting([seatOf("Anna", true), seatOf("Ben", false)]);
    table.trouble = new Error("offline");
    await expect(model.sit()).rejects.toThrow("offline");
    table.trouble = null;
    await heard(update({ decision: 4 }));
    expect(model.update?.decision).toBe(4);
  });

  it("keeps the deck, which is told only once", async () => {
    const model = await sitting([seatOf("Anna", true), seatOf("Ben", false)]);
    await heard(update({ view: {} }));
    expect(model.view).toEqual({ faces: { a: 1 } });
  });

  it("takes what is not told again for as it was", async () => {
    const model = await sitting([seatOf("Anna", true), seatOf("Ben", false)]);
    await heard(update({ view: { players: ["a", "b"], turn: { seat: 0, drawn: [1] } }, accepted: 2 }));
    const told = { events: [], events_from: 0, taken_back: 0 };
    await heard({ ...told, version: 2, view: { players: { 1: "B" }, turn: { seat: 1 } }, words: { events: [] } });
    expect(model.view).toEqual({ faces: { a: 1 }, players: ["a", "B"], turn: { seat: 1 } });
    expect(model.aids).toEqual({ final: ["peek"] });
    expect([model.moves, model.moveWords.length, model.status]).toEqual([[DRAW, PEEK], 2, "playing"]);
    expect([model.update!.version, model.update!.accepted]).toEqual([2, undefined]);
    await heard({ ...told, version: 3, moves: [], clocks: null, words: { events: [], moves: [] } });
    expect([model.moves, model.update!.clocks, model.view.players]).toEqual([[], null, ["a", "B"]]);
  });

  it("begins a picture of its own with every connection", async () => {
    const model = await sitting([seatOf("Anna", true), seatOf("Ben", false)]);
    lines.at(-1)!.state("lost");
    lines.at(-1)!.state("open");
    await heard(update({ view: { eye: 0 }, offer: undefined }));
    expect(model.view).toEqual({ eye: 0 });
  });

  it("draws a curtain between people at one device, and never shows one what was for another", async () => {
    const model = await sitting([seatOf("Anna", true), seatOf("Ben", true)]);
    expect([model.device.isCurtained, model.moves]).toEqual([true, []]);
    await model.device.handTo(0);
    expect([model.device.isCurtained, model.moves.length]).toEqual([false, 2]);
    await heard(update({ to_act: 1, moves: [] }));
    expect([model.device.isCurtained, model.device.wanted]).toEqual([true, 1]);
    const lifted = model.device.handTo(1);
    expect(model.device.isCurtained).toBe(true); // until what is behind it is Ben's
    lines[0]!.hears(update({ to_act: 1, view: { faces: "Anna's" } })); // it was on its way
    await lifted;
    await new Promise((resolve) => setTimeout(resolve));
    expect([model.seat, model.view]).toEqual([1, undefined]);
  });

  it("leaves no words of one for another, and stays closed if the seat is not theirs yet", async () => {
    const model = await sitting([seatOf("Anna", true), seatOf("Ben", true)]);
    await model.device.handTo(0);
    await heard(update({ words: { events: [["Anna draws Army."]] }, events: [{ type: "x" }] }));
    expect(announcement()).toBe("Anna draws Army.");
    await heard(update({ to_act: 1, moves: [], words: { events: [["Anna keeps Army."]] }, events: [{ type: "x" }] }));
    expect([model.device.isCurtained, announcement()]).toEqual([true, ""]);
    const lifted = model.device.handTo(1);
    await Promise.all([lifted, model.sit(0)]); // the language was changed at the same moment
    await heard(update({ to_act: 1, moves: [] }));
    expect([model.seat, model.device.isCurtained]).toEqual([0, true]);
  });
});
