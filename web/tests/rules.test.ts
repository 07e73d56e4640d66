// Searching the rules, and that pictures and lessons speak of rules there are.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { has, LANGUAGES, speak, t, type Language } from "../src/i18n/words.svelte";
import caligula from "../src/learn/lessons/caligula";
import pax from "../src/learn/lessons/pax";
import { addressOf, rulebooks, type Book, type Rule } from "../src/rules/book";
import { FIGURES } from "../src/rules/figures";
import { isFound, parts, wordsIn } from "../src/rules/search";

const RULES = ["pax", "caligula"].flatMap((game) => {
  const path = resolve(import.meta.dirname, `../../src/conspiratio/${game}/rules.toml`);
  return [...readFileSync(path, "utf8").matchAll(/^\[rules\."(.+)"\]$/gm)].map((match) => match[1]!);
});
const LESSONS = [...pax.lessons, ...caligula.lessons];

const rule = (wish: Partial<Rule>): Rule => {
  const words = { title: "Trois cartes", text: "Vous piochez l'été.", ruling: null };
  return { id: "pax.draw.three", ...words, option: null, where: {}, ...wish };
};

describe("search", () => {
  test("minds neither case nor accents", () => {
    expect(isFound(rule({}), wordsIn("TROIS ete"))).toBe(true);
    expect(isFound(rule({}), wordsIn("trois hiver"))).toBe(false);
  });
  test("looks at ids and rulings, too", () => {
    expect(isFound(rule({}), wordsIn("draw.three"))).toBe(true);
    expect(isFound(rule({ ruling: "Chez nous" }), wordsIn("chez"))).toBe(true);
  });
  test("marks what was found, in the text as it is written", () => {
    const found = parts("L'Été, l'été.", wordsIn("ete")).filter((part) => part.found);
    expect(found.map(({ text }) => text)).toEqual(["Été", "été"]);
  });
  test("marks words that overlap once", () => {
    expect(parts("Senator", wordsIn("sena nat"))).toEqual([
      { text: "Senat", found: true },
      { text: "or", found: false },
    ]);
  });
  test("leaves the text whole without a query", () => {
    expect(parts("Senator", [])).toEqual([{ text: "Senator", found: false }]);
  });
});

test("a book knows the languages of its rulebooks", () => {
  const rules = [rule({ where: { de: "Ziehen" } }), rule({ where: { en: "Draw" } })];
  const chapters = [{ id: "draw", title: "", rules }];
  expect(rulebooks({ game: "pax", version: "1", chapters } satisfies Book)).toEqual(["en", "de"]);
});

test("a rule has its address", () => {
  expect(addressOf("caligula.plot.bid")).toBe("/rules/caligula/caligula.plot.bid");
});

test("every picture belongs to a rule", () => {
  expect(Object.keys(FIGURES).filter((id) => !RULES.includes(id))).toEqual([]);
});

test("every lesson cites a rule", () => {
  expect(LESSONS.filter((lesson) => !RULES.includes(lesson.rule))).toEqual([]);
});

test.each(Object.keys(LANGUAGES) as Language[])("every lesson has its words in %s", async (language) => {
  await speak(language);
  const gaps = ["legion", "money", "limit", "held", "colour", "minimum", "emperor", "name", "total", "count", "life"];
  const args = Object.fromEntries(gaps.map((gap) => [gap, 2]));
  const words = [...LESSONS.map((lesson) => lesson.words), pax.done, caligula.done];
  expect(words.filter((id) => !has(id) || t(`${id}.text`, args) === `${id}.text`)).toEqual([]);
});
