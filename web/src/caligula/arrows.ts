// Going over the table with the arrow keys: to what lies next in that direction. Tab goes from group to group.

import type { Attachment } from "svelte/attachments";

const THINGS = "[data-touch]";
const GROUPS = "[data-group]";
/** What lies aside counts so much more than what lies straight ahead. */
const ASIDE = 2.5;
/** As far as nothing on a table lies: what is hardly in that direction comes after all that is. */
const BEYOND = 10_000;

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which of the boxes lies next to the first in a direction; -1: none.
 *  Below a wide box much lies a little to its right: to the right is what shares its row or lies past its edge. */
export function nextTo(from: Box, boxes: readonly Box[], [x, y]: [number, number]): number {
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [fromX, fromY] = middle(from);
  const edge = (Math.abs(x) * from.width + Math.abs(y) * from.height) / 2;
  const isInLine = (box: Box): boolean =>
    x ? box.top < from.top + from.height && box.top + box.height > from.top
      : box.left < from.left + from.width && box.left + box.width > from.left;
  let [best, least] = [-1, Infinity];
  boxes.forEach((box, at) => {
    const [toX, toY] = middle(box);
    const ahead = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const far = ahead + ASIDE * aside + (ahead > edge || isInLine(box) ? 0 : BEYOND);
    if (ahead > 4 && far < least) [best, least] = [at, far];
  });
  return best;
}

/** For the whole table: arrow keys within it, and one stop for Tab in each of its groups. */
export const arrows: Attachment<HTMLElement> = (root) => {
  const things = (within: Element): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(THINGS)];

  function oneStopEach(): void {
    for (const group of root.querySelectorAll(GROUPS)) {
      const all = things(group);
      const stop = all.find((one) => one === document.activeElement)
        ?? all.find((one) => one.dataset.stop !== undefined)
        ?? all.find((one) => one.dataset.lit !== undefined)
        ?? all[0];
      for (const one of all) one.tabIndex = one === stop ? 0 : -1;
    }
  }
  function onfocus({ target }: FocusEvent): void {
    const thing = (target as Element).closest<HTMLElement>(THINGS);
    const group = thing?.closest(GROUPS);
    if (!thing || !group) return;
    for (const one of things(group)) delete one.dataset.stop;
    thing.dataset.stop = "";
    oneStopEach();
  }
  function onkeydown(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const from = (event.target as Element).closest<HTMLElement>(THINGS);
    if (!direction || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const others = things(root).filter((one) => one !== from && one.offsetParent !== null);
    const next = nextTo(from.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), direction);
    others[next]?.focus();
  }

  oneStopEach();
  const watch = new MutationObserver(oneStopEach);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ["data-lit"] });
  root.addEventListener("focusin", onfocus);
  root.addEventListener("keydown", onkeydown);
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", onfocus);
    root.removeEventListener("keydown", onkeydown);
  };
};
