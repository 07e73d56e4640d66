// The words of the page: the same files as the terminal's, with the right forms.

import { describe, expect, it } from "vitest";
import { LANGUAGES, capital, date, language, list, number, preferred, speak, t, type Language } from "../src/i18n/words.svelte";

describe("words", () => {
  it("speaks four languages with the names of the games' own files", async () => {
    const armies = [];
    for (const code of Object.keys(LANGUAGES) as Language[]) {
      await speak(code);
      armies.push(t("category-army"));
    }
    expect(armies).toEqual(["Army", "Armee", "Armée", "Leger"]);
  });

  it("chooses the form by the number", async () => {
    expect([t("aurei", { count: 1 }), t("aurei", { count: 2 })]).toEqual(["1 Aureus", "2 Aurei"]);
    await speak("fr");
    expect(t("aurei", { count: 0 })).not.toBe(t("aurei", { count: 2 }).replace("2", "0")); // nothing is singular in French
  });

  it("shows the id of a message that nobody wrote, rather than nothing", () => {
    expect(t("no-such-message")).toBe("no-such-message");
  });

  it("writes numbers, dates and lists as the language does", async () => {
    await speak("de");
    expect(number(1234.5)).toBe("1.234,5");
    expect(list(["Anna", "Ben", "Cleo"])).toBe("Anna, Ben und Cleo");
    expect(date(Date.UTC(2026, 10, 16), { dateStyle: "long", timeZone: "UTC" })).toBe("16. November 2026");
    expect(capital("österreich")).toBe("Österreich");
  });

  it("keeps the chosen language, and otherwise takes the first of the browser's that it knows", async () => {
    Object.defineProperty(navigator, "languages", { value: ["it-IT", "nl-BE", "en"], configurable: true });
    expect(preferred()).toBe("nl");
    await speak("fr", true);
    expect(preferred()).toBe("fr");
    expect(language()).toBe("fr");
    expect(document.documentElement.lang).toBe("fr");
  });
});
