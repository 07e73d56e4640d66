// Things fly from where they were to where they are: each element with `data-thing` keeps its identity across a change,
// and elements with `data-place` are where things come from or go to unseen. In order, quickly, and skippable.

import { tick } from "svelte";
import { isStill } from "../settings.svelte";

export interface Journey {
  /** The `data-thing` that moves; without one a face-down card is seen flying. */
  thing?: string;
  /** `data-place` where it was, if the thing itself was not to be seen. */
  from?: string;
  /** `data-place` where it goes, if the thing itself is not to be seen there. */
  to?: string;
  /** What flies when the thing is not to be seen at either end. */
  look?: "card" | "coin" | "marker";
}

const LASTS = 250;
const APART = 110;
const LONGEST = 1100;
const EASE = "cubic-bezier(.3,.7,.3,1)";

const flying = new Set<Animation>();
const ghosts = new Set<HTMLElement>();

/** Nobody has to wait for it. */
export function skip(): void {
  for (const animation of flying) animation.finish();
  for (const ghost of ghosts) ghost.remove();
  flying.clear();
  ghosts.clear();
}

addEventListener("pointerdown", skip, { capture: true });
addEventListener("keydown", skip, { capture: true });
// Nothing moves on a page that isn't seen, and what waits for it would wait until it is.
document.addEventListener("visibilitychange", () => document.hidden && skip());

interface Snapshot {
  things: Map<string, { rect: DOMRect; element: HTMLElement }>;
  places: Map<string, DOMRect>;
}

function look(root: HTMLElement): Snapshot {
  const things: Snapshot["things"] = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width) things.set(element.dataset.thing!, { rect, element });
  }
  const places: Snapshot["places"] = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width) places.set(element.dataset.place!, rect);
  }
  return { things, places };
}

/** Make a change and show how it came about; resolves when everything has arrived. */
export async function fly(root: HTMLElement | null, change: () => void, journeys: Journey[]): Promise<void> {
  skip();
  if (!root || isStill() || document.hidden) {
    change();
    await tick();
    return;
  }
  const before = look(root);
  const clones = new Map<string, HTMLElement>();
  for (const { thing } of journeys) {
    const found = thing && before.things.get(thing);
    if (found) clones.set(thing, found.element.cloneNode(true) as HTMLElement);
  }
  change();
  await tick();
  if (!root.isConnected) return; // there is something else now: a curtain, an ending
  const after = look(root);
  const apart = Math.min(APART, LONGEST / Math.max(1, journeys.length));
  const orders = new Map(journeys.flatMap(({ thing }, order) => (thing ? [[thing, order] as const] : [])));

  for (const [thing, { rect, element }] of after.things) {
    const order = orders.get(thing);
    const journey = order === undefined ? undefined : journeys[order];
    const origin = before.things.get(thing)?.rect ?? place(journey?.from, before, after);
    const delay = (order ?? 0) * apart;
    if (origin) glide(element, origin, rect, delay);
    else if (before.things.size) appear(element, delay);
  }
  journeys.forEach((journey, order) => {
    if (journey.thing && after.things.has(journey.thing)) return;
    const origin = (journey.thing && before.things.get(journey.thing)?.rect) || place(journey.from, before, after);
    const goal = place(journey.to, after, before);
    if (origin && goal) ghost(clones.get(journey.thing ?? "") ?? blank(journey.look), origin, goal, order * apart);
  });
  await Promise.all([...flying].map((animation) => animation.finished.catch(() => undefined)));
}

function place(name: string | undefined, first: Snapshot, second: Snapshot): DOMRect | undefined {
  return name === undefined ? undefined : (first.places.get(name) ?? second.places.get(name));
}

function start(element: HTMLElement, frames: Keyframe[], delay: number, fill: FillMode): Animation {
  const animation = element.animate(frames, { duration: LASTS, delay, easing: EASE, fill });
  flying.add(animation);
  const done = (): void => void flying.delete(animation);
  animation.finished.then(done, done);
  return animation;
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const zoom = element.currentCSSZoom ?? 1; // a large screen is drawn larger, and so are its steps
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom;
  const size = Math.min(Math.max(from.width / to.width, 0.2), 5);
  if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(size - 1) < 0.05) return;
  const begin = { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 30 };
  start(element, [begin, { transform: "none", zIndex: 30 }], delay, "backwards");
}

function appear(element: HTMLElement, delay: number): void {
  start(element, [{ opacity: 0, transform: "scale(.85)" }, { opacity: 1, transform: "none" }], delay, "backwards");
}

function blank(kind: Journey["look"] = "card"): HTMLElement {
  const made = document.createElement("span");
  made.className = `ghost ghost-${kind}`;
  return made;
}

/** What is seen at neither end of its way, or only at the first, flies as a likeness. */
function ghost(likeness: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  likeness.removeAttribute("data-thing");
  likeness.removeAttribute("id");
  likeness.setAttribute("aria-hidden", "true");
  likeness.inert = true;
  likeness.classList.add("ghost");
  const width = likeness.classList.contains("ghost-card") ? 40 : likeness.classList.contains("ghost-coin") ? 20
    : likeness.classList.contains("ghost-marker") ? 26 : from.width;
  const height = likeness.classList.contains("ghost-card") ? 60 : width === from.width ? from.height : width;
  Object.assign(likeness.style, {
    left: `${from.left + (from.width - width) / 2}px`,
    top: `${from.top + (from.height - height) / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(likeness);
  ghosts.add(likeness);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 0.75 },
  ];
  const done = (): void => {
    ghosts.delete(likeness);
    likeness.remove();
  };
  start(likeness, frames, delay, "both").finished.then(done, done);
}
