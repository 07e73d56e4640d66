// Every word a person reads, from the same Fluent files as the terminal; one chunk a language, loaded when needed.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  nl: () => import("virtual:words/nl"),
};
const KEPT = "language";
/** For dates, numbers and lists. */
const regional = (): string => (current === "en" ? "en-GB" : current);

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");

const isOurs = (code: string | null | undefined): code is Language => !!code && code in LANGUAGES;

/** The language that was chosen here, or the first of the browser's that we speak. */
export function preferred(): Language {
  const asked = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem(KEPT);
  if (isOurs(asked)) return asked;
  const spoken = navigator.languages.map((code) => code.slice(0, 2).toLowerCase());
  return spoken.find(isOurs) ?? "en";
}

export const language = () => current;

export async function speak(chosen: Language, keep = false): Promise<void> {
  const made = new FluentBundle(chosen, { useIsolating: false });
  const { default: source } = await LOADERS[chosen]();
  made.addResource(new FluentResource(source));
  bundle = made;
  current = chosen;
  document.documentElement.lang = chosen;
  if (keep) localStorage.setItem(KEPT, chosen);
}

/** The text of a message; an id that nobody has written shows itself (and a test finds it). */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id; // a gap left open shows its name
}

export const has = (id: string): boolean => !!bundle?.hasMessage(id);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(current) + text.slice(1);

export const number = (value: number): string => new Intl.NumberFormat(regional()).format(value);

/** A share in full percent; `signed` for a change. */
export const percent = (share: number, signed = false): string =>
  new Intl.NumberFormat(regional(), {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(share);

export const date = (milliseconds: number, style: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string =>
  new Intl.DateTimeFormat(regional(), style).format(milliseconds);

export const list = (items: string[]): string => new Intl.ListFormat(regional(), { type: "conjunction" }).format(items);
