// One stop of the Tab key for a group of buttons; the arrow keys go from one to the next.

import type { Attachment } from "svelte/attachments";

type Step = (at: number, last: number) => number;

const back: Step = (at, last) => (at === 0 ? last : at - 1);
const on: Step = (at, last) => (at === last ? 0 : at + 1);
const UP_AND_DOWN = { ArrowUp: back, ArrowDown: on };
const ALL = { ...UP_AND_DOWN, ArrowLeft: back, ArrowRight: on, Home: () => 0, End: (_: number, last: number) => last };

/** All the arrow keys, and Home and End. */
export const roving: Attachment<HTMLElement> = (group) => rove(group, ALL);

/** Only up and down, for a list on a page where the other keys mean something else. */
export const rovingList: Attachment<HTMLElement> = (group) => rove(group, UP_AND_DOWN);

function rove(group: HTMLElement, steps: Record<string, Step>): () => void {
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button")];

  function settle(wanted?: HTMLElement): void {
    const all = items();
    const current = wanted ?? all.find((item) => item.tabIndex === 0 && item.hasAttribute("tabindex")) ?? all[0];
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  }
  function focused(event: FocusEvent): void {
    const item = (event.target as HTMLElement).closest("button");
    if (item) settle(item);
  }
  function pressed(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = steps[event.key];
    if (at < 0 || !step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    all[step(at, all.length - 1)]?.focus();
  }

  const watcher = new MutationObserver(() => settle());
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
}
