// What somebody has set on this device: looks, motion, sound, and what to be asked about.

export interface Settings {
  theme: "auto" | "light" | "dark";
  contrast: "auto" | "more";
  motion: "auto" | "none";
  sound: boolean;
  /** Ask before what can't be taken back. */
  confirm: boolean;
  /** Show the keys beside what they do. */
  keys: boolean;
}

const KEPT = "settings";
const USUAL: Settings = { theme: "auto", contrast: "auto", motion: "auto", sound: false, confirm: true, keys: false };

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Settings>(kept());

const darkness = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export const isStill = (): boolean => settings.motion === "none" || stillness.matches;

/** Put the settings on the page; the browser's own wishes count where nothing is set. */
export function applySettings(): void {
  const root = document.documentElement;
  const dark = settings.theme === "auto" ? darkness.matches : settings.theme === "dark";
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.contrast = settings.contrast === "more" || contrast.matches ? "more" : "usual";
  root.dataset.motion = isStill() ? "none" : "usual";
}

export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  localStorage.setItem(KEPT, JSON.stringify(settings));
  applySettings();
}

for (const query of [darkness, contrast, stillness]) query.addEventListener("change", applySettings);
