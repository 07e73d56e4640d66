// Touching a board: the same for both games, which differ only in what a move is made of. By tap, by drag and by keys.

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CaligulaChoice } from "../src/caligula/choice.svelte";
import { PaxChoice } from "../src/pax/choice.svelte";
import type { Colour } from "../src/caligula/types";
import type { GameName, Move } from "../src/server/types";
import { settings } from "../src/settings.svelte";
import type { Choice } from "../src/table/touch/choice.svelte";
import { draggable } from "../src/table/touch/drag";
import { keys, leadOn } from "../src/table/touch/lead";

interface Board {
  choice: Choice<GameName>;
  sent: Move[];
  /** What is lit, of these. */
  lit(...touches: string[]): string[];
}

function board(choose: (look: () => never) => Choice<GameName>, moves: Move[], more: object): Board {
  const sent: Move[] = [];
  const sight = { eye: 0, toAct: 0, deciding: moves.length > 0, moves, choose: (move: Move) => sent.push(move), ...more };
  const choice = choose(() => sight as never);
  return { choice, sent, lit: (...touches) => touches.filter((touch) => choice.isLit(touch)) };
}
const pax = (phase: string, moves: Move[], drawn: string[] = []): Board =>
  board((look) => new PaxChoice(look), moves, {
    view: { turn: { phase, seat: 0, drawn: drawn.map((id) => ({ id })) }, legions: [[], [], [], []] },
  });
const caligula = (type: string, moves: Move[], laying: object | null = null): Board =>
  board((look) => new CaligulaChoice(look), moves, { view: { phase: { type } }, aids: { laying } });

const place = (card: string, to: "hand" | "under" | "legion", legion?: number): Move =>
  ({ type: "place", card, to, ...(legion !== undefined && { legion }) });
const marker = (value: number, colour: Colour, position: number): Move =>
  ({ type: "place", marker: value, colour, position });
const swap = (slots: number[]): Move => ({ type: "reward", effect: "swap-sequentia", slots });
const PLACING = [place("a", "hand"), place("a", "legion", 2), place("b", "legion", 2), place("b", "under")];
const MARKING = [marker(1, "plebs", 1), marker(1, "plebs", 2), marker(3, "plebs", 1)];
const CARDS = [["c1"], ["c11"], ["c1", "c2"], ["c1", "c11"]].map((cards): Move => ({ type: "conspire", cards }));
const ALIKE = { symbol: "coniura", move: "conspire", alike: [["c1", "c2"], ["c11"]] };
const OPENINGS = [["a", "b", "c"], ["b", "a", "c"], ["c", "a", "b"]].map(([keep, ...display]): Move => ({ type: "open", keep: keep!, display }));

afterEach(() => {
  settings.confirm = true;
});

describe("touches", () => {
  it.each([
    ["a drawn card, then where it goes", () => pax("drawing", PLACING, ["a", "b"]), ["drawn:b", "legion:2"], place("b", "legion", 2)],
    ["another card instead", () => pax("drawing", PLACING, ["a", "b"]), ["drawn:b", "drawn:a", "hand"], place("a", "hand")],
    ["only the place, if there is one card", () => pax("drawing", PLACING.slice(2), ["b"]), ["deck"], place("b", "under")],
    ["the deck", () => pax("choosing", [{ type: "draw" }, { type: "peek" }]), ["deck"], { type: "draw" }],
    ["a card to play", () => pax("playing", [{ type: "play", card: "x" }, { type: "end" }]), ["hand:x"], { type: "play", card: "x" }],
    ["a marker, then a card", () => caligula("placing", MARKING), ["marker:1", "card:plebs:2"], marker(1, "plebs", 2)],
    ["a card, then a marker", () => caligula("placing", MARKING), ["card:plebs:1", "marker:3"], marker(3, "plebs", 1)],
    ["a marker that lies there, for its card", () => caligula("placing", MARKING), ["marker:1", "spot:plebs:2:0"], marker(1, "plebs", 2)],
  ])("make a move: %s", (_, made, touches, move) => {
    const { choice, sent } = made();
    for (const touch of touches) {
      expect(sent).toEqual([]);
      choice.touch(touch);
    }
    expect(sent).toEqual([move]);
  });

  it.each([
    ["place a card where there is no place", () => pax("drawing", PLACING, ["a", "b"]), ["drawn:a", "deck"], place("a", "under")],
    ["buy at the wrong time", () => pax("drawing", PLACING, ["a", "b"]), ["legion:2"], { type: "buy", legion: 2 }],
    ["draw at the wrong time", () => pax("opening", [{ type: "open", keep: "a" }], ["a"]), ["deck"], { type: "draw" }],
    ["play when it is not one's turn", () => pax("playing", []), ["hand:x"], { type: "play", card: "x" }],
    ["a card that takes no marker", () => caligula("placing", MARKING), ["marker:1", "card:nobiles:2"], marker(1, "nobiles", 2)],
    ["place when it is not one's turn", () => caligula("placing", []), ["marker:5"], marker(5, "legionarii", 1)],
    ["a card that can't be laid", () => caligula("starting", [{ type: "pass" }], ALIKE), ["hand:p1"], { type: "conspire", cards: ["p1"] }],
    ["a swap", () => caligula("rewarding", [[1, 2], [1, 3], [2, 3]].map(swap)), ["slot:1", "slot:4"],
      swap([1, 4])],
  ])("try what can't be done, for the server to say why: %s", (_, made, touches, move) => {
    const { choice, sent } = made();
    for (const touch of touches) choice.touch(touch);
    expect(sent).toEqual([move]);
  });

  it("light what leads on: a place only for what goes there, and not what goes without saying", () => {
    const drawing = pax("drawing", PLACING, ["a", "b"]);
    const places = ["hand", "deck", "legion:1", "legion:2"];
    expect(drawing.lit("drawn:a", "drawn:b", ...places)).toEqual(["drawn:a", "drawn:b"]);
    drawing.choice.touch("drawn:a");
    expect(drawing.lit(...places)).toEqual(["hand", "legion:2"]);
    const single = pax("drawing", PLACING.slice(2), ["b"]);
    expect([single.lit(...places), single.choice.isImplied("drawn:b")]).toEqual([["deck", "legion:2"], true]);
    const marking = caligula("placing", MARKING);
    expect(marking.lit("marker:1", "marker:2", "card:plebs:1")).toEqual(["marker:1", "card:plebs:1"]);
    const swaps = [1, 2].map((slot) => swap([0, slot]));
    expect(caligula("rewarding", swaps).lit("slot:0", "slot:1", "slot:2")).toEqual(["slot:1", "slot:2"]);
  });

  it("are taken back one by one", () => {
    const { choice, sent } = caligula("placing", MARKING);
    choice.touch("marker:1");
    choice.touch("marker:1");
    expect(choice.picked).toEqual([]);
    choice.touch("marker:3"); // no other way is left with it
    expect(sent).toEqual([marker(3, "plebs", 1)]);
    choice.touch("marker:1");
    choice.back();
    expect([choice.picked, sent.length]).toEqual([[], 1]);
  });

  it("mean nothing while a decision is under way", () => {
    const { choice, sent } = board((look) => new PaxChoice(look), PLACING, { deciding: false, view: { turn: {} } });
    choice.touch("deck");
    choice.drop("deck", "hand");
    expect([sent, choice.live]).toEqual([[], true]);
  });

  it("that lead nowhere ask for more about the thing, where there is more to tell", () => {
    const { choice } = caligula("placing", MARKING);
    choice.touch("seat:1");
    expect(choice.looking).toBe("seat:1");
    expect(pax("choosing", []).choice.explain("legion:1")).toBe(false);
  });
});

describe("a move that has to be meant", () => {
  it("lays any card of a kind, though one move is on offer for all that lay as many of each", () => {
    const { choice, sent, lit } = caligula("starting", [{ type: "pass" }, ...CARDS], ALIKE);
    const made = choice as CaligulaChoice;
    expect(lit("hand:c1", "hand:c2", "hand:c11", "hand:p1")).toEqual(["hand:c1", "hand:c2", "hand:c11"]);
    choice.touch("hand:c2");
    expect(choice.whole).toEqual({ type: "conspire", cards: ["c2"] });
    choice.touch("hand:c11");
    expect([choice.whole, lit("hand:c1")]).toEqual([{ type: "conspire", cards: ["c11", "c2"] }, []]);
    choice.decide(made.laying!);
    expect([sent, choice.picked.length]).toEqual([[{ type: "conspire", cards: ["c11", "c2"] }], 2]);
  });

  it("is tried, too, when it falls short", () => {
    const moves: Move[] = [{ type: "pass" }, { type: "join", cards: ["c1", "c2"] }, { type: "raise", cards: ["c1", "c2", "c11"] }];
    const { choice } = caligula("bidding", moves, { ...ALIKE, move: "join" });
    choice.touch("hand:c2");
    expect([choice.whole, (choice as CaligulaChoice).laying]).toEqual([null, { type: "join", cards: ["c2"] }]);
    for (const card of ["c1", "c11"]) choice.touch(`hand:${card}`);
    expect(choice.whole?.type).toBe("raise");
  });

  it("is put together card by card in an opening: the oldest makes room for the newest", () => {
    const { choice, sent } = pax("opening", OPENINGS, ["a", "b", "c"]);
    for (const card of ["c", "b", "a"]) choice.touch(`drawn:${card}`);
    expect([choice.whole, sent]).toEqual([OPENINGS[0], []]);
    choice.drop("drawn:a", "display");
    expect([choice.picked, choice.whole]).toEqual([["lay:b", "lay:a"], null]);
    choice.drop("drawn:a", "hand");
    expect(choice.picked).toEqual(["lay:b", "keep:a"]);
  });

  it("is the card to keep, if one wants to be asked; taken into the hand it is meant", () => {
    const moves = ["a", "b"].map((keep): Move => ({ type: "open", keep }));
    const { choice, sent } = pax("opening", moves, ["a", "b"]);
    choice.touch("drawn:b");
    expect([choice.whole, sent]).toEqual([moves[1], []]);
    choice.drop("drawn:a", "hand");
    expect(sent).toEqual([moves[0]]);
    settings.confirm = false;
    const quick = pax("opening", moves, ["a", "b"]);
    quick.choice.touch("drawn:b");
    expect(quick.sent).toEqual([moves[1]]);
  });
});

describe("a drag", () => {
  it.each([
    ["the deck into the hand", () => pax("choosing", [{ type: "draw" }, { type: "peek" }]), "deck", "hand", { type: "draw" }],
    ["a Legion to one's side", () => pax("buying", [{ type: "buy", legion: 3 }]), "legion:3", "purse", { type: "buy", legion: 3 }],
    ["a card onto the display", () => pax("following", [{ type: "follow", card: "x" }]), "hand:x", "display", { type: "follow", card: "x" }],
    ["a drawn card under the deck", () => pax("drawing", PLACING, ["a", "b"]), "drawn:b", "deck", place("b", "under")],
    ["a marker onto a card", () => caligula("placing", MARKING), "marker:1", "card:plebs:2", marker(1, "plebs", 2)],
    ["a favour onto an emperor", () => caligula("favouring", ["nero", "otho"].map((emperor) => ({ type: "favour", emperor }))),
      "favour", "emperor:otho", { type: "favour", emperor: "otho" }],
    ["a marker onto a card that takes none", () => caligula("placing", MARKING), "marker:1", "card:nobiles:1", marker(1, "nobiles", 1)],
    ["a drawn card where there is no place", () => pax("drawing", PLACING, ["a", "b"]), "drawn:a", "deck", place("a", "under")],
  ])("is a move: %s", (_, made, source, target, move) => {
    const { choice, sent } = made();
    expect(choice.takes(source, target)).toBe(true);
    expect([choice.drop(source, target), sent]).toEqual([true, [move]]);
  });

  it("means nothing where there is nothing to mean", () => {
    const drawing = pax("drawing", PLACING, ["a", "b"]);
    expect([drawing.choice.takes("drawn:a", "purse"), drawing.choice.takes("deck", "legion:1")]).toEqual([false, false]);
    expect([drawing.choice.drop("drawn:a", "purse"), drawing.sent]).toEqual([false, []]);
    expect(caligula("placing", MARKING).choice.takes("marker:1", "seat:1")).toBe(false);
  });

  it("lays a card wherever it is dropped, without sending it", () => {
    const { choice, sent } = caligula("starting", CARDS, ALIKE);
    expect([choice.drop("hand:c1", "plot"), choice.picked, sent]).toEqual([false, ["hand:c1"], []]);
  });
});

describe("mouse and finger", () => {
  let root: HTMLElement;
  let drag: Board;
  let undo: () => void;
  const at = (name: string): HTMLElement => root.querySelector<HTMLElement>(`[data-touch="${name}"]`)!;
  const point = (kind: string, on: EventTarget, x: number, more: object = {}): void => {
    const event = new MouseEvent(kind, { bubbles: true, clientX: x, button: 0 });
    on.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: "mouse", ...more }));
    flushSync();
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] });
    document.body.innerHTML = `<div id="root"><button data-touch="drawn:a" data-drag data-thing="a">a</button>
      <i data-drop="purse"><b data-touch="hand" data-drop="hand"></b></i></div>`;
    root = document.getElementById("root")!;
    drag = pax("drawing", PLACING, ["a", "b"]);
    document.elementFromPoint = (x) => (x > 50 ? at("hand") : null);
    undo = draggable(drag.choice)(root) as () => void;
  });
  afterEach(() => {
    undo();
    vi.useRealTimers();
    document.body.innerHTML = "";
  });

  it("lift a thing, show where it would go, and drop it there", () => {
    point("pointerdown", at("drawn:a"), 0);
    point("pointermove", window, 3);
    expect(drag.choice.dragged).toBeNull();
    point("pointermove", window, 60);
    vi.advanceTimersByTime(40);
    expect([drag.choice.dragged, drag.choice.over, at("hand").dataset.over]).toEqual(["drawn:a", "hand", ""]);
    expect([...document.querySelectorAll(".ghost")].map((one) => one.hasAttribute("data-thing"))).toEqual([false]);
    point("pointerup", window, 60);
    expect(drag.sent).toEqual([place("a", "hand")]);
    expect([drag.choice.dragged, drag.choice.over, document.querySelector(".ghost")]).toEqual([null, null, null]);
    const click = vi.fn();
    at("drawn:a").onclick = click;
    at("drawn:a").click();
    expect(click).not.toHaveBeenCalled();
  });

  it("let go again with Escape, elsewhere, or when the browser takes the pointer", () => {
    const ends = [
      () => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })),
      () => point("pointerup", window, 20),
      () => point("pointercancel", window, 20),
    ];
    for (const end of ends) {
      point("pointerdown", at("drawn:a"), 0);
      point("pointermove", window, 20);
      expect(at("drawn:a").dataset.dragged).toBe("");
      end();
      expect([at("drawn:a").dataset.dragged, document.querySelector(".ghost")]).toEqual([undefined, null]);
    }
    expect(drag.sent).toEqual([]);
  });

  it("scroll with a finger that moves at once, and drag with one that rests", () => {
    const finger = { pointerType: "touch" };
    point("pointerdown", at("drawn:a"), 0, finger);
    point("pointermove", window, 60, finger);
    vi.advanceTimersByTime(500);
    expect(drag.choice.dragged).toBeNull();
    point("pointerdown", at("drawn:a"), 0, finger);
    vi.advanceTimersByTime(300);
    expect(drag.choice.dragged).toBe("drawn:a");
    point("pointerup", window, 60, finger);
    expect(drag.sent).toEqual([place("a", "hand")]);
    at("drawn:a").style.touchAction = "none";
    point("pointerdown", at("drawn:a"), 0, finger);
    point("pointermove", window, 60, finger);
    expect(drag.choice.dragged).toBe("drawn:a");
  });
});

describe("keys", () => {
  it.each([
    ["PAX", () => pax("drawing", PLACING, ["a", "b"]), "drawn:a"],
    ["Caligula", () => caligula("placing", MARKING), "marker:1"],
  ])("lead on from a decision to the next, and Escape takes a touch back: %s", (_, made, touch) => {
    document.body.innerHTML = '<div id="root"><button id="one"></button><button id="next" data-lit></button></div>';
    const [root, one, next] = ["root", "one", "next"].map((id) => document.getElementById(id)!);
    const { choice } = made();
    const undo = keys(choice)(root!) as () => void;
    one!.focus();
    leadOn(root!, choice, ["[data-lit]"]);
    expect(document.activeElement).toBe(one);
    const press = (key: string): unknown => one!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    choice.touch(touch);
    press("Escape");
    expect(choice.picked).toEqual([]);
    press("Enter");
    choice.decide({ type: "pass" });
    leadOn(root!, choice, [".none", "[data-lit]"]);
    expect([document.activeElement, choice.leads]).toEqual([next, false]);
    next!.remove();
    leadOn(root!, choice, ["#one"]);
    expect(document.activeElement).toBe(one);
    undo();
  });
});
