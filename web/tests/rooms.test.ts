// A room for every game: shared code finds all of a game through its module, and names none.

import { render } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { CAMPAIGN, GAME_NAMES, GAMES, isGame } from "../src/games";
import { gameIcon, gameName } from "../src/home/names";
import { has } from "../src/i18n/words.svelte";
import type { GameName } from "../src/server/types";

const SOURCE = resolve(import.meta.dirname, "../src");
/** The list of games, and the type of their names. */
const NAMED_IN = ["games.ts", "server/types.ts"];

test("nothing but the list of games names one", () => {
  const shared = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !GAME_NAMES.some((game) => name.startsWith(`${game}/`)));
  const named = new RegExp(`["'\`/](${GAME_NAMES.join("|")})(["'\`]|/)`);
  const naming = shared.filter((name) => {
    const lines = readFileSync(resolve(SOURCE, name), "utf8").split("\n");
    const isWords = (line: string): boolean => /^\s*(\/\/|\/\*|\*)/.test(line) || line.includes("class=");
    return lines.some((line) => !isWords(line) && named.test(line.replace(/"\.[./]*\/(art\/)?pax"/, "")));
  });
  expect(naming.filter((name) => !NAMED_IN.includes(name))).toEqual([]);
});

test.each(GAME_NAMES)("%s has all that the pages show of it", async (name) => {
  const game = GAMES[name];
  const { container } = render(game.Art);
  expect(container.querySelectorAll("svg").length).toBeGreaterThan(0);
  expect([has(game.learning.about), gameName(name), gameIcon(name)]).toEqual([true, game.title, game.icon]);
  const board = await game.board();
  expect([board.Board, board.Ending, board.phase, board.journeys, board.things].every(Boolean)).toBe(true);
});

test.each(GAME_NAMES)("%s draws its aids where it says", async (name) => {
  const { DRAWN } = (await import(`../src/${name}/drawn.ts`)) as { DRAWN: Record<string, string | null> };
  const missing = Object.entries(DRAWN).filter(
    ([aid, file]) => file && !new RegExp(`\\b${aid}\\b`).test(readFileSync(resolve(SOURCE, name, file), "utf8")),
  );
  expect(missing).toEqual([]);
});

test("a table of a game that there is not still has a name and a sign", () => {
  const unknown = "tarot" as GameName;
  expect([isGame(unknown), isGame(null), isGame("toString")]).toEqual([false, false, false]);
  expect([gameName(unknown), gameIcon(unknown).name]).toEqual(["Tarot", "eagle"]);
  expect(isGame(CAMPAIGN.game)).toBe(true);
});
