// The rules of a game as the server tells them, in the language of the page; asked for once.

import { GAMES, type Figures } from "../games";
import type { Language } from "../i18n/words.svelte";
import { get } from "../server/api";
import type { Chapter, GameName, Rules } from "../server/types";

export interface Book extends Rules, Figures {
  /** Those that the game has a rulebook in. */
  languages: Language[];
}

const asked = new Map<string, Promise<Book>>();

export function bookOf(game: GameName, language: Language): Promise<Book> {
  const key = `${game} ${language}`;
  let answer = asked.get(key);
  if (!answer) {
    const parts = [get<Rules>(`/api/games/${game}/rules`), GAMES[game].figures()] as const;
    answer = Promise.all(parts).then(([book, drawn]) => ({ ...book, ...drawn, languages: rulebooks(book.chapters) }));
    answer.catch(() => asked.delete(key));
    asked.set(key, answer);
  }
  return answer;
}

export const gameOf = (rule: string): GameName => rule.split(".", 1)[0] as GameName;

/** Where the page of rules shows a rule or a chapter (`pax.draw`). */
export const addressOf = (id: string): string => `/rules/${gameOf(id)}/${id}`;

/** The languages of the rulebooks that these are found in. */
export function rulebooks(chapters: Chapter[]): Language[] {
  const found = new Set(chapters.flatMap(({ rules }) => rules.flatMap(({ where }) => Object.keys(where))));
  return (["en", "de", "fr", "nl"] as const).filter((language) => found.has(language));
}
