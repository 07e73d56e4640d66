// Searching the rules, and that pictures and lessons speak of rules there are.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { GAME_NAMES, GAMES } from "../src/games";
import { has, LANGUAGES, speak, t, type Language } from "../src/i18n/words.svelte";
import { addressOf, gameOf, rulebooks } from "../src/rules/book";
import type { Rule } from "../src/server/types";
import { isFound, parts, wordsIn } from "../src/rules/search";

const RULES = GAME_NAMES.flatMap((game) => {
  const path = resolve(import.meta.dirname, `../../src/conspiratio/${game}/rules.toml`);
  return [...readFileSync(path, "utf8").matchAll(/^\[rules\."(.+)"\]$/gm)].map((match) => match[1]!);
});
const MODULES = Object.values(GAMES);
const COURSES = await Promise.all(MODULES.map((game) => game.lessons()));
const FIGURES = await Promise.all(MODULES.map((game) => game.figures()));
const LESSONS = COURSES.flatMap(({ lessons }): { words: string; rule: string }[] => lessons);

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
  expect(rulebooks(chapters)).toEqual(["en", "de"]);
});

test("a rule has its address", () => {
  expect(addressOf("caligula.plot.bid")).toBe("/rules/caligula/caligula.plot.bid");
  expect(gameOf("pax.draw")).toBe("pax");
});

test("every picture belongs to a rule", () => {
  const pictured = FIGURES.flatMap(({ figures }) => Object.keys(figures));
  expect(pictured.length).toBeGreaterThan(20);
  expect(pictured.filter((id) => !RULES.includes(id))).toEqual([]);
});

test("every lesson cites a rule", () => {
  expect(LESSONS.filter((lesson) => !RULES.includes(lesson.rule))).toEqual([]);
});

test.each(Object.keys(LANGUAGES) as Language[])("every lesson has its words in %s", async (language) => {
  await speak(language);
  const gaps = ["legion", "money", "limit", "held", "colour", "minimum", "emperor", "name", "total", "count", "life"];
  const args = Object.fromEntries(gaps.map((gap) => [gap, 2]));
  const words = [...LESSONS.map((lesson) => lesson.words), ...COURSES.map(({ done }) => done)];
  expect(words.filter((id) => !has(id) || t(`${id}.text`, args) === `${id}.text`)).toEqual([]);
});
