// Drawing a thing onto another with mouse or finger. A finger that starts elsewhere still scrolls the page.

import type { Attachment } from "svelte/attachments";
import type { Touch } from "./choices";
import type { Desk } from "./desk.svelte";

const FAR_ENOUGH = 8;
/** So near to the edge of the window the page moves on. */
const EDGE = 70;
const SPEED = 12;

/** What is under the pointer and takes things: elements with `data-drop`. */
const targetAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;

function scrollerOf(element: HTMLElement): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (scrolls && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement!;
}

/** The element can be drawn about while `touch` names what it is. */
export function draggable(desk: Desk, touch: () => Touch | null): Attachment<HTMLElement> {
  return (element) => {
    const begin = (event: PointerEvent): void => {
      const source = touch();
      if (source !== null && event.isPrimary && event.button === 0) new Drag(desk, element, source, event);
    };
    element.addEventListener("pointerdown", begin);
    return () => element.removeEventListener("pointerdown", begin);
  };
}

class Drag {
  #ghost: HTMLElement | null = null;
  #over: HTMLElement | null = null;
  #at: { x: number; y: number };
  #frame = 0;
  /** It has left the place at the lower edge where one's own things are. */
  #isOut = false;
  readonly #end = new AbortController();

  constructor(
    private readonly desk: Desk,
    private readonly element: HTMLElement,
    private readonly source: Touch,
    private readonly start: PointerEvent,
  ) {
    this.#at = { x: start.clientX, y: start.clientY };
    const { signal } = this.#end;
    window.addEventListener("pointermove", (event) => this.#move(event), { signal });
    window.addEventListener("pointerup", (event) => this.#drop(event), { signal });
    window.addEventListener("pointercancel", () => this.#stop(), { signal });
    window.addEventListener("keydown", (event) => event.key === "Escape" && this.#stop(), { signal });
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return;
    this.#at = { x: event.clientX, y: event.clientY };
    const [x, y] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    if (!this.#ghost && Math.hypot(x, y) < FAR_ENOUGH) return;
    event.preventDefault();
    this.#ghost ??= this.#lift();
    this.#ghost.style.transform = `translate(${x}px, ${y}px) scale(1.1)`;
    this.#point(targetAt(event.clientX, event.clientY));
  }

  #lift(): HTMLElement {
    const { left, top, width, height } = this.element.getBoundingClientRect();
    const ghost = this.element.cloneNode(true) as HTMLElement;
    for (const one of [ghost, ...ghost.querySelectorAll("[data-thing]")]) one.removeAttribute("data-thing");
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    ghost.classList.add("ghost");
    Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    document.body.append(ghost);
    this.element.dataset.dragged = "";
    const page = scrollerOf(this.element);
    const bottom = this.element.closest("[data-dock]")?.getBoundingClientRect().top ?? innerHeight;
    const follow = (): void => {
      const { y } = this.#at;
      this.#isOut ||= y < bottom - EDGE;
      if (y < EDGE) page.scrollBy(0, -SPEED);
      else if (this.#isOut && y > bottom - EDGE && y < bottom) page.scrollBy(0, SPEED);
      this.#frame = requestAnimationFrame(follow);
    };
    this.#frame = requestAnimationFrame(follow);
    return ghost;
  }

  #point(target: HTMLElement | null): void {
    if (target === this.#over) return;
    delete this.#over?.dataset.over;
    this.#over = target;
    if (target) target.dataset.over = "";
  }

  #drop(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return;
    const [target, lifted] = [this.#over?.dataset.drop, this.#ghost !== null];
    this.#stop();
    if (!lifted) return;
    // The click that follows is not meant as one.
    const swallow = (click: Event): void => click.stopPropagation();
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    if (target !== undefined && target !== this.source) this.desk.drop(this.source, target);
  }

  #stop(): void {
    this.#end.abort();
    cancelAnimationFrame(this.#frame);
    this.#point(null);
    this.#ghost?.remove();
    delete this.element.dataset.dragged;
  }
}
