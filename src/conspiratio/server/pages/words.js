// The words of the page in the language that was chosen, or else in one that the browser likes.

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", nl: "Nederlands" };

const liked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
export const language = [localStorage.getItem("language"), ...liked, "en"].find((code) => code in LANGUAGES);
let words = {};

export async function loadWords() {
  document.documentElement.lang = language;
  const answer = await fetch(`/api/words?lang=${language}`);
  if (!answer.ok) throw new Error("no words");
  words = await answer.json();
}

export function chooseLanguage(code) {
  localStorage.setItem("language", code);
  location.reload();
}

/** A text, its gaps filled in. */
export function t(id, gaps = {}) {
  return (words[id] ?? id).replace(/\{ \$(\w+) \}/g, (gap, name) => gaps[name] ?? gap);
}

/** The name of something that may be newer than this page, as a level of bots. */
export const named = (id, name) => words[id] ?? name;

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

export const moment = (at) => new Date(at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
