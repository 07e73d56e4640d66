// How things fly in each game, how it ends, and what is sent for a new table.

import { describe, expect, it } from "vitest";
import { journeys as caligulaJourneys } from "../src/caligula/journeys";
import { outcomeOf } from "../src/caligula/outcome";
import { Draft } from "../src/home/new/draft.svelte";
import { lineIn, partOf } from "../src/home/new/troubles";
import { revealed, seen, standings, steps } from "../src/pax/ending";
import { journeys as paxJourneys } from "../src/pax/journeys";
import { lean, standing, verdictOf } from "../src/pax/scales";
import type { Card } from "../src/pax/types";
import type { Games } from "../src/server/types";

const card = (id: string): Card => ({ id, category: "army", symbols: 1, value: 2 });

describe("the scales of PAX", () => {
  it("lean to who holds the category, to Rome in a tie, and not beyond their end", () => {
    expect(lean({ rome: 2, best: 2, romes: true })).toBeLessThan(0);
    expect(lean({ rome: 2, best: 3, romes: false })).toBeGreaterThan(0);
    expect(lean({ rome: 0, best: 40, romes: false })).toBe(lean({ rome: 0, best: 20, romes: false }));
  });

  it("say who would win now, and where one stands oneself", () => {
    const score = (total: number) => ({ category: 0, stronger: 0, arms: 0, primus: 0, wealthiest: 0, total });
    const result = { type: "table" as const, winners: [1], rome: false, scores: [score(3), score(9)] };
    expect(verdictOf({ now: result })).toBe("players");
    expect(verdictOf({ now: { type: "table", winners: [], rome: true, scores: null } })).toBe("rome-alone");
    expect(verdictOf({ now: { type: "solo", won: false, stronger: 1, categories: 7 } })).toBe("solo-lost");
    expect(standing(result, 0)).toEqual([{ seat: 1, points: 9 }, { seat: 0, points: 3 }]);
    expect(standing(result, 1)).toEqual([{ seat: 1, points: 9 }]);
  });
});

describe("the end of PAX", () => {
  const rest = { stronger: 1, arms: 0, primus: 0, wealthiest: 0 };
  const scores = [1, 2].map((category) => ({ category, ...rest, total: category + 1 }));

  it("goes from Rome's cards to the crown, and counts points only if there are any", () => {
    const all = steps(2, 7, { type: "table", winners: [1], rome: false, scores });
    expect(all.map(({ act }) => act).filter((act, at, acts) => act !== acts[at - 1]))
      .toEqual(["cards", "categories", "verdict", "points", "crown"]);
    expect([seen(all, 0, "cards"), seen(all, 1, "cards"), seen(all, all.length, "categories")]).toEqual([0, 1, 7]);
    expect(steps(0, 7, { type: "solo", won: true, stronger: 5, categories: 7 }).some(({ act }) => act === "points")).toBe(false);
  });

  it("keeps the seats in order until somebody has won", () => {
    expect(standings(scores, 2, 1, [])).toEqual([{ seat: 0, points: 1 }, { seat: 1, points: 2 }]);
    expect(standings(scores, 2, 5, [1]).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(standings(null, 2, 5, [1])).toEqual([{ seat: 1, points: 0 }, { seat: 0, points: 0 }]);
  });

  it("remembers Rome's cards, which are told only once", () => {
    const sight = { events: [{ type: "game-ended", rome: [card("a")] }] };
    expect(revealed(sight as never)).toEqual([card("a")]);
    sight.events = [];
    expect(revealed(sight as never)).toEqual([card("a")]);
  });
});

describe("what flies", () => {
  it("is a back where this eye sees no face, and never more coins than say something", () => {
    expect(paxJourneys({ type: "cards-drawn", seat: 1, cards: [null, card("a")] })).toEqual([
      { from: "deck", to: "hand:1" },
      { thing: "a", from: "deck", to: "hand:1" },
    ]);
    const bought = paxJourneys({ type: "group-bought", seat: 0, legion: 2, price: 30, cards: [card("a")] });
    expect(bought.filter(({ look }) => look === "coin")).toHaveLength(5);
    expect(bought.at(-1)).toEqual({ thing: "a", from: "legion:2", to: "hand:0" });
    expect(paxJourneys({ type: "never-heard-of" } as never)).toEqual([]);
  });

  it("comes from one's own markers and hand, and from the seats of others", () => {
    const sight = { eye: 0, aids: { hand_cards: { p1: { stack: "pugio" } } } } as never;
    const spot = { colour: "plebs" as const, position: 1, field: 2 };
    const from = (seat: number, value: number | null): unknown =>
      caligulaJourneys({ type: "marker-placed", seat, spot, marker: value }, sight)[0]?.from;
    expect([from(0, 3), from(1, null)]).toEqual(["own:3", "seat:1"]);
    expect(caligulaJourneys({ type: "card-drawn", seat: 1, stack: "pugio", card: null }, sight))
      .toEqual([{ from: "pugio", to: "seat:1", look: "card" }]);
    expect(caligulaJourneys({ type: "card-lost", seat: 1, card: "p1", symbol: "pugio" }, sight)[0]?.to).toBe("pugio");
  });
});

describe("a conspiracy of Caligula", () => {
  it("sees the outcome of the last conspiracy, and whom it brought what", () => {
    const gained = { type: "points-gained", seat: 1, point: "conspiracy", points: 2, why: "leader" } as const;
    const end = { type: "emperor-murdered", emperor: "nero", daggers: 5, life: 4, successor: "otho", home: [] as number[] } as const;
    expect(outcomeOf([end, gained, { ...gained, why: "favour" }]))
      .toEqual({ emperor: "nero", dead: true, daggers: 5, life: 4, successor: "otho", gains: [gained] });
    expect(outcomeOf([gained])).toBeNull();
  });
});

describe("a new table", () => {
  const option = { name: "open_counts", kind: "switch" as const, default: true, least: null, most: null, values: null };
  const games: Games = {
    levels: ["random", "greedy"],
    games: [
      { name: "pax", least: 1, most: 4, options: [option], rules: "", decks: ["usual", "harsh"], deck: "usual" },
      { name: "caligula", least: 3, most: 5, options: [], rules: "", decks: ["usual"], deck: "usual" },
    ],
  };

  it("sends what was set, and of the options only what is not as usual", () => {
    const draft = new Draft(games);
    expect(draft.setup).toMatchObject({ game: "pax", options: {}, clock: { type: "none" }, visibility: "invitation" });
    expect(draft.setup.chairs).toEqual([{ who: "me" }, { who: "open" }, { who: "open" }]);
    expect("deck" in draft.setup).toBe(false);
    draft.options.pax.open_counts = false;
    draft.chairs[2]!.who = "bot";
    expect(draft.setup).toMatchObject({ options: { open_counts: false } });
    expect(draft.setup.chairs[2]).toEqual({ who: "bot", level: "greedy" });
  });

  it("is set as its kind of evening wants it", () => {
    const draft = new Draft(games);
    draft.deck = "my deck";
    draft.take("rated");
    expect(draft.setup).toMatchObject({ rated: true, visibility: "public", clock: { type: "live" }, absent: "resign" });
    expect(draft.setup.deck).toBeUndefined();
    draft.take("hotseat");
    draft.chairs[1]!.name = " Ben ";
    expect(draft.setup.chairs.slice(0, 2)).toEqual([{ who: "me" }, { who: "me", name: "Ben" }]);
    draft.take("screen");
    expect(draft.setup).toMatchObject({ shared_screen: true, starts: "host" });
    expect(draft.setup.chairs.every(({ who }) => who === "open")).toBe(true);
  });

  it("has one of the decks of its game, or its own; what counts has the usual one", () => {
    const draft = new Draft(games);
    expect(draft.setup.named_deck).toBe("usual");
    draft.namedDecks.pax = "harsh";
    expect(draft.setup).toMatchObject({ game: "pax", named_deck: "harsh" });
    draft.choose("caligula");
    expect(draft.setup).toMatchObject({ game: "caligula", named_deck: "usual" });
    draft.choose("pax");
    draft.deck = "my deck";
    expect(draft.setup).toMatchObject({ deck: "my deck", free_deck: false });
    expect("named_deck" in draft.setup).toBe(false);
    draft.beRated();
    expect(draft.setup).toMatchObject({ named_deck: "usual", clock: { type: "live" } });
    expect("deck" in draft.setup).toBe(false);
  });

  it("has as many seats as its game", () => {
    const draft = new Draft(games);
    draft.count = 2;
    draft.choose("caligula");
    expect(draft.count).toBe(3);
    draft.count = 5;
    draft.choose("pax");
    expect(draft.count).toBe(4);
  });

  it("shows a complaint where it belongs", () => {
    expect(["deck-short", "option-unknown", "solo-game", "players-count", "else"].map(partOf))
      .toEqual(["deck", "options", "options", "seats", "all"]);
    expect([lineIn("Line 12: too dear"), lineIn("Zeile 3: …"), lineIn("No such deck")]).toEqual([12, 3, null]);
  });
});
