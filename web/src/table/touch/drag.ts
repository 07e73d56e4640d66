// Dragging with mouse or finger, for a whole board: what has `data-drag` can be lifted, and what has `data-drop` may
// take it. A finger has to rest a moment first, and scrolls the page until then, unless the styles leave it no other
// use (`touch-action: none`). A likeness follows the pointer; the thing itself stays until it is known where it goes.

import type { Attachment } from "svelte/attachments";
import type { GameName } from "../../server/types";
import type { Choice } from "./choice.svelte";
import type { Touch } from "./touches";

const FAR_ENOUGH = 7;
const REST = 220;
/** So near to the edge of the window the page moves on. */
const EDGE = 64;
const SPEED = 12;

export const draggable = (choice: Choice<GameName>): Attachment<HTMLElement> => (root) => {
  const end = new AbortController();
  const { signal } = end;
  let drag: Drag | null = null;
  const begin = (event: PointerEvent): void => {
    const element = (event.target as Element).closest<HTMLElement>("[data-drag]");
    if (element && event.isPrimary && event.button === 0) drag = new Drag(choice, element, event);
  };
  root.addEventListener("pointerdown", begin, { signal });
  // A finger that drags neither scrolls nor opens a menu, and the browser drags nothing by itself.
  root.addEventListener("touchmove", (event) => drag?.isLifted && event.preventDefault(), { signal, passive: false });
  root.addEventListener("contextmenu", (event) => drag?.isHeld && event.preventDefault(), { signal });
  root.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  return () => {
    drag?.stop();
    end.abort();
  };
};

function scrollerOf(element: HTMLElement): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (scrolls && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement ?? document.documentElement;
}

class Drag {
  readonly #touch: Touch;
  readonly #end = new AbortController();
  #ghost: HTMLElement | null = null;
  #over: HTMLElement | null = null;
  #at: { x: number; y: number };
  #frame = 0;
  #timer = 0;

  constructor(
    private readonly choice: Choice<GameName>,
    private readonly element: HTMLElement,
    private readonly start: PointerEvent,
  ) {
    this.#touch = element.dataset.touch!;
    this.#at = { x: start.clientX, y: start.clientY };
    if (this.#rests) this.#timer = window.setTimeout(() => this.#lift(), REST);
    const { signal } = this.#end;
    // On the window: a quick hand has left the thing before it is lifted.
    window.addEventListener("pointermove", (event) => this.#move(event), { signal });
    window.addEventListener("pointerup", (event) => this.#drop(event), { signal });
    window.addEventListener("pointercancel", () => this.stop(), { signal });
    window.addEventListener("keydown", (event) => event.key === "Escape" && this.stop(), { signal });
  }

  get isHeld(): boolean {
    return !this.#end.signal.aborted;
  }
  get isLifted(): boolean {
    return this.isHeld && this.#ghost !== null;
  }
  get #rests(): boolean {
    return this.start.pointerType === "touch" && getComputedStyle(this.element).touchAction !== "none";
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return; // another finger
    this.#at = { x: event.clientX, y: event.clientY };
    if (this.#ghost) return event.preventDefault();
    const { clientX, clientY } = this.start;
    if (Math.hypot(this.#at.x - clientX, this.#at.y - clientY) < FAR_ENOUGH) return;
    if (this.#rests) this.stop();
    else this.#lift();
  }

  #lift(): void {
    this.#ghost = ghostOf(this.element);
    this.element.dataset.dragged = "";
    this.choice.dragged = this.#touch;
    if (this.start.pointerType === "touch") navigator.vibrate?.(10);
    const page = scrollerOf(this.element);
    const floor = this.element.closest("[data-dock]")?.getBoundingClientRect().top ?? innerHeight;
    let isOut = false; // it has left the lower edge, where one's own things may be
    const follow = (): void => {
      const { x, y } = this.#at;
      isOut ||= y < floor - EDGE;
      if (y < EDGE) page.scrollBy(0, -SPEED);
      else if (isOut && y > floor - EDGE && y < floor) page.scrollBy(0, SPEED);
      this.#ghost!.style.translate = `${x - this.start.clientX}px ${y - this.start.clientY}px`;
      this.#point(this.#placeBelow());
      this.#frame = requestAnimationFrame(follow);
    };
    follow();
  }

  /** The nearest place under the pointer where dropping would mean something. */
  #placeBelow(): HTMLElement | null {
    let place = document.elementFromPoint(this.#at.x, this.#at.y)?.closest<HTMLElement>("[data-drop]") ?? null;
    while (place && !this.choice.takes(this.#touch, place.dataset.drop!)) {
      place = place.parentElement?.closest<HTMLElement>("[data-drop]") ?? null;
    }
    return place;
  }

  #point(place: HTMLElement | null): void {
    if (place === this.#over) return;
    delete this.#over?.dataset.over;
    this.#over = place;
    this.choice.over = place?.dataset.drop ?? null;
    if (place) place.dataset.over = "";
  }

  #drop(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return;
    if (!this.#ghost) return this.stop();
    this.#at = { x: event.clientX, y: event.clientY };
    const target = this.#placeBelow()?.dataset.drop;
    const box = this.#ghost.getBoundingClientRect();
    this.stop();
    // The click that follows is not meant as one.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    if (target !== undefined && this.choice.drop(this.#touch, target)) this.#stay(box);
  }

  /** Where a decision was sent the thing waits for the answer, and flies on from there. */
  #stay(at: DOMRect): void {
    const { left, top } = this.element.getBoundingClientRect();
    this.element.style.translate = `${at.left - left}px ${at.top - top}px`;
    const wait = (): void => {
      const { sight } = this.choice;
      const isAnswered = sight.deciding || sight.toAct !== sight.eye || !this.element.isConnected;
      if (isAnswered) this.element.style.translate = "";
      else requestAnimationFrame(wait);
    };
    requestAnimationFrame(wait);
  }

  stop(): void {
    this.#end.abort();
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#point(null);
    this.#ghost?.remove();
    delete this.element.dataset.dragged;
    if (this.choice.dragged === this.#touch) this.choice.dragged = null;
  }
}

function ghostOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll("[data-thing]")]) one.removeAttribute("data-thing");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  ghost.style.setProperty("--card-width", getComputedStyle(element).getPropertyValue("--card-width"));
  document.body.append(ghost);
  return ghost;
}
