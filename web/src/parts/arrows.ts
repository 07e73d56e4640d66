// The arrow keys: a group is one stop of the Tab key, and the arrow keys go from one of its things to the next. In a
// list that is the one before or after; on a board it is what lies next in that direction, in whichever group.

import type { Attachment } from "svelte/attachments";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Direction = [number, number];

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
/** What lies aside counts so much more than what lies straight ahead. */
const ASIDE = 2.5;
/** As far as nothing on a table lies: what is hardly in that direction comes after all that is. */
const BEYOND = 10_000;

/** For a board: things are buttons with `data-touch`, groups have `data-group`. */
export const arrows: Attachment<HTMLElement> = (root) =>
  walk(root, "button[data-touch]", "[data-group]", (from, things, group, key) => {
    if (key === "Home" || key === "End") return group?.at(key === "Home" ? 0 : -1);
    const direction = DIRECTIONS[key];
    if (!direction) return undefined;
    const others = things.filter((one) => one !== from && one.offsetParent !== null);
    const boxes = others.map((one) => one.getBoundingClientRect());
    return others[nextTo(from.getBoundingClientRect(), boxes, direction)] ?? from;
  });

/** For a list of buttons: up and down, round and round. */
export const arrowsInList: Attachment<HTMLElement> = (list) =>
  walk(list, "button", null, (from, things, _, key) => {
    const step = DIRECTIONS[key]?.[1];
    return step ? things.at((things.indexOf(from) + step) % things.length) : undefined;
  });

type Next = (from: HTMLElement, things: HTMLElement[], group: HTMLElement[] | null, key: string) => HTMLElement | undefined;

/** `groups`: null, if all of it is one. */
function walk(root: HTMLElement, things: string, groups: string | null, next: Next): () => void {
  const within = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(things)];
  const groupOf = (thing: Element): Element | null => (groups ? thing.closest(groups) : root);

  function oneStopEach(): void {
    for (const group of groups ? root.querySelectorAll(groups) : [root]) {
      const all = within(group);
      const stop = all.find((one) => one === document.activeElement)
        ?? all.find((one) => one.dataset.stop !== undefined)
        ?? all.find((one) => one.dataset.lit !== undefined)
        ?? all[0];
      for (const one of all) one.tabIndex = one === stop ? 0 : -1;
    }
  }
  function onfocus({ target }: FocusEvent): void {
    const thing = (target as Element).closest<HTMLElement>(things);
    const group = thing && groupOf(thing);
    if (!thing || !group) return;
    for (const one of within(group)) delete one.dataset.stop;
    thing.dataset.stop = "";
    oneStopEach();
  }
  function onkeydown(event: KeyboardEvent): void {
    const from = (event.target as Element).closest<HTMLElement>(things);
    if (!from || event.ctrlKey || event.altKey || event.metaKey) return;
    const group = groupOf(from);
    const to = next(from, within(root), group && within(group), event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
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
}

/** Which of the boxes lies next to the first in a direction; -1: none.
 *  Below a wide box much lies a little to its right: to the right is what shares its row or lies past its edge. */
export function nextTo(from: Box, boxes: readonly Box[], [x, y]: Direction): number {
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
