// One stop of the Tab key for a group of buttons; the arrow keys go from one to the next.

import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

export const roving: Attachment<HTMLElement> = (group) => {
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
    const step = STEPS[event.key];
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
};
