// Leading eyes and keys to what is to be decided now.

import type { Attachment } from "svelte/attachments";
import { isStill } from "../../settings.svelte";
import type { GameName } from "../../server/types";
import type { Choice } from "./choice.svelte";

/** For a whole board: notes whether keys are used; Escape takes the last touch back, “?” tells more of a thing. */
export const keys = (choice: Choice<GameName>): Attachment<HTMLElement> => (root) => {
  const end = new AbortController();
  const { signal } = end;
  const pressed = (event: KeyboardEvent): void => {
    [choice.byKeys, choice.leads] = [true, false];
    if (event.key === "Escape" && !choice.dragged) choice.back();
    const touch = (event.target as Element).closest<HTMLElement>("[data-touch]")?.dataset.touch;
    if (event.key === "?" && touch && choice.explain(touch)) event.preventDefault();
  };
  root.addEventListener("keydown", pressed, { signal, capture: true });
  root.addEventListener("pointerdown", () => (choice.byKeys = false), { signal, capture: true });
  return () => end.abort();
};

/** Who plays by keys is led on to the first of these: from what was decided, or when what was pressed is gone. */
export function leadOn(root: HTMLElement, choice: Choice<GameName>, wanted: readonly string[]): void {
  const at = document.activeElement;
  const isLost = choice.byKeys && at === document.body;
  if (!choice.sight.deciding || !(isLost || (choice.leads && root.contains(at)))) return;
  const next = wanted.map((where) => root.querySelector<HTMLElement>(where)).find((one) => one !== null);
  next?.focus();
  if (next) choice.leads = false;
}

export const intoView = (element: Element | null | undefined, block: ScrollLogicalPosition): void =>
  element?.scrollIntoView({ block, behavior: isStill() ? "auto" : "smooth" });
