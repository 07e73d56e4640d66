// The pictures: nothing is missing, nothing breaks the content policy, and everything has a name for who can't see it.

import { render, screen } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import HandCard from "../src/art/HandCard.svelte";
import Icon from "../src/art/Icon.svelte";
import { ICONS } from "../src/art/icons";
import { effectIcon } from "../src/caligula/words";
import MarkerDisc from "../src/art/MarkerDisc.svelte";
import Medallion from "../src/art/Medallion.svelte";
import PaxCard from "../src/art/PaxCard.svelte";
import PaxChip from "../src/art/PaxChip.svelte";
import SeatBadge from "../src/art/SeatBadge.svelte";

const ART = resolve(import.meta.dirname, "../src/art");
const PUBLIC = resolve(import.meta.dirname, "../public");
const DECK = resolve(import.meta.dirname, "../../src/conspiratio/caligula/decks/usual.toml");
const symbols = (file: string) =>
  [...readFileSync(resolve(ART, file), "utf8").matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);
const CATEGORIES = ["wealth", "fleet", "army", "religion", "senator", "land", "intrigue"] as const;
const COLOURS = ["plebs", "legionarii", "praetoriani", "tribuni", "nobiles"] as const;

test("the sprite holds exactly the icons that are listed", () => {
  expect(symbols("icons.svg")).toEqual([...ICONS]);
});

test("every effect and every emperor of the deck is drawn", () => {
  const [civitas, rest] = readFileSync(DECK, "utf8").split("[emperors]") as [string, string];
  const lists = [...civitas.matchAll(/effects = (\[.*\])/g)].map((found) => found[1] ?? "[]");
  const effects = lists.flatMap((found) => JSON.parse(found) as string[]);
  expect(effects.length).toBeGreaterThan(50);
  for (const effect of effects) expect(ICONS).toContain(effectIcon(effect));
  const emperors = [...rest.matchAll(/^(\w+) = \{/gm)].map((found) => found[1]);
  expect(symbols("emperors.svg").sort()).toEqual(emperors.sort());
});

test("every colour of the games has a ground and a pattern", () => {
  const css = readFileSync(resolve(ART, "patterns.css"), "utf8");
  for (const name of [...CATEGORIES, ...COLOURS]) {
    expect(css).toContain(`.ground-${name} {`);
    expect(css).toContain(`.pattern-${name} {`);
  }
});

test("no drawing needs what the content policy forbids, and no icon has a colour of its own", () => {
  const forbidden = / style=|<style|<script|<image|https?:(?!\/\/www\.w3\.org)/;
  for (const folder of [ART, PUBLIC]) {
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".svg"))) {
      expect(readFileSync(resolve(folder, name), "utf8"), name).not.toMatch(forbidden);
    }
  }
  expect(readFileSync(resolve(ART, "icons.svg"), "utf8")).not.toMatch(/#[0-9a-f]{3,6}"|url\(/);
});

test("an icon is decorative unless it has a title", () => {
  const { container } = render(Icon, { name: "army" });
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("use")?.getAttribute("href")).toMatch(/icons.*\.svg.*#army$/);
  render(Icon, { name: "eye", title: "Look" });
  expect(screen.getByRole("img", { name: "Look" })).toBeTruthy();
});

test("cards of PAX say what they show", () => {
  const card = { id: "army-8", category: "army", symbols: 2, value: 3 } as const;
  const { container } = render(PaxCard, { card, size: "small" });
  expect(screen.getByRole("img", { name: "Army, 2 symbols, value 3" })).toBeTruthy();
  expect(container.querySelectorAll("use")).toHaveLength(2);
  render(PaxChip, { card: { ...card, symbols: 1, category: "land" } });
  expect(screen.getByRole("img", { name: "Land, 1 symbol, value 3" })).toBeTruthy();
  render(PaxCard, { card: null });
  expect(screen.getByRole("img", { name: "face-down card" })).toBeTruthy();
});

test.each([
  ["coniura-3", { coniura: 1, pugio: 0 }, "Coniura"],
  ["pugio-9", { coniura: 1, pugio: 1 }, "double Pugio"],
  ["pugio", null, "face-down card of the Pugio stack"],
  ["coniura-double", null, "double Coniura"],
])("the hand card %s is called by what is known of it", (id, symbols, name) => {
  render(HandCard, { id, symbols });
  expect(screen.getByRole("img", { name })).toBeTruthy();
});

test("markers, emperors and seats", () => {
  render(MarkerDisc, { seat: 0, value: -1, owner: "Anna" });
  expect(screen.getByRole("img", { name: "Anna: marker −1" }).textContent).toContain("−1");
  render(MarkerDisc, { seat: 1, value: null });
  expect(screen.getByRole("img", { name: "face-down marker" })).toBeTruthy();
  render(Medallion, { name: "nero", dead: true });
  expect(screen.getByRole("img", { name: "Nero, dead" })).toBeTruthy();
  const { container } = render(SeatBadge, { seat: 7 });
  expect(container.querySelector("use")?.getAttribute("href")).toMatch(/#seat-7$/);
});
