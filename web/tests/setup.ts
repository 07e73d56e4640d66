// What a browser has and jsdom lacks: media queries, dialogs, sizes.

import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeEach } from "vitest";

window.matchMedia = (media: string): MediaQueryList =>
  ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
window.scrollTo = () => undefined;
Element.prototype.scrollBy = () => undefined;
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute("open", "");
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute("open");
};

const { speak } = await import("../src/i18n/words.svelte");
beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});
