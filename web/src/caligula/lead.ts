// Leading eyes and keys to what is to be decided now.

import type { Attachment } from "svelte/attachments";
import { isStill } from "../settings.svelte";
import { kindOf } from "./choices";
import type { Desk } from "./desk.svelte";

/** The kinds of things that there is something to tell about. */
const LOOKS = ["card", "spot", "seat", "slot", "emperor", "hand", "stack"];

const isSeen = (element: Element, below: number): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= below;
};

/** Scroll to a scene that has just opened; or to what can be touched on the table, if nothing of it is to be seen. */
export function bringIntoView(root: HTMLElement, opened: boolean): void {
  const behavior = isStill() ? "auto" : "smooth";
  const below = root.querySelector("[data-dock]")?.getBoundingClientRect().top ?? innerHeight;
  const lit = [...root.querySelectorAll("[data-lit]")].filter((one) => !one.closest("[data-dock]"));
  const scene = opened ? root.querySelector("[data-scene]") : null;
  if (scene && !isSeen(scene.firstElementChild!, below)) scene.scrollIntoView({ block: "start", behavior });
  else if (lit.length && !lit.some((one) => isSeen(one, below))) lit[0]!.scrollIntoView({ block: "center", behavior });
}

/** Who plays by keys looks closer with “?”, goes back with Escape, and is led on when what was pressed is gone. */
export class Keys {
  #used = false;

  constructor(private readonly desk: Desk) {}

  readonly watch: Attachment<HTMLElement> = (root) => {
    const end = new AbortController();
    const { signal } = end;
    root.addEventListener("keydown", (event) => this.#pressed(event), { signal, capture: true });
    root.addEventListener("pointerdown", () => (this.#used = false), { signal, capture: true });
    return () => end.abort();
  };

  leadOn(root: HTMLElement): void {
    if (!this.#used || document.activeElement !== document.body) return;
    const wanted = ["[data-dock] [data-lit]", "[data-lit]", "[data-dock] [data-card-lit]", '[data-touch="pass"]'];
    for (const one of wanted) {
      const found = root.querySelector<HTMLElement>(one);
      if (found) return found.focus();
    }
  }

  #pressed(event: KeyboardEvent): void {
    this.#used = true;
    if (event.key === "Escape") this.desk.back();
    const touch = (event.target as Element).closest<HTMLElement>("[data-touch]")?.dataset.touch;
    if (event.key !== "?" || !touch || !LOOKS.includes(kindOf(touch))) return;
    event.preventDefault();
    this.desk.looking = touch;
  }
}
