// Dragging with mouse or finger. The thing itself moves, so that it flies on from where it was dropped. A finger has to
// rest a moment first: until then it scrolls the page.

import type { Attachment } from "svelte/attachments";
import type { Place, Thing } from "./choices";
import type { Touch } from "./touch.svelte";

const FAR_ENOUGH = 6;
const REST = 220;
const EDGE = 56;
const SCROLL = 12;

/** The nearest place under the pointer where dropping would mean something. */
function placeAt(touch: Touch, thing: Thing, x: number, y: number): Place | null {
  const found = document.elementFromPoint(x, y);
  for (let spot = found?.closest<HTMLElement>("[data-drop]"); spot;) {
    const place = spot.dataset.drop as Place;
    if (touch.means(thing, place)) return place;
    spot = spot.parentElement?.closest<HTMLElement>("[data-drop]");
  }
  return null;
}

export function draggable(touch: Touch, thing: Thing): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; scroll: number; pointer: number } | null = null;
    let at = { x: 0, y: 0 };
    let dragging = false;
    let timer = 0;
    let frame = 0;

    function lift(): void {
      if (!start) return;
      dragging = true;
      touch.dragged = thing;
      element.dataset.dragged = ""; // no class: those are set anew while it is dragged
      navigator.vibrate?.(10);
      follow();
    }

    function follow(): void {
      if (!dragging || !start) return;
      const edge = at.y < EDGE ? -SCROLL : at.y > innerHeight - EDGE ? SCROLL : 0;
      if (edge) scrollBy(0, edge);
      element.style.translate = `${at.x - start.x}px ${at.y - start.y + scrollY - start.scroll}px`;
      touch.above = placeAt(touch, thing, at.x, at.y);
      frame = requestAnimationFrame(follow);
    }

    function down(event: PointerEvent): void {
      if (event.button || !event.isPrimary || !touch.live) return;
      at = { x: event.clientX, y: event.clientY };
      start = { ...at, scroll: scrollY, pointer: event.pointerId };
      if (event.pointerType === "touch") timer = window.setTimeout(lift, REST);
      // A quick hand has left the thing before it is lifted.
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== start?.pointer) return; // another finger
      at = { x: event.clientX, y: event.clientY };
      const far = Math.hypot(at.x - start.x, at.y - start.y) > FAR_ENOUGH;
      if (dragging || !far) return;
      if (event.pointerType === "touch") stop();
      else lift();
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== start?.pointer) return;
      if (!dragging) return stop();
      const place = placeAt(touch, thing, at.x, at.y);
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const sent = place !== null && touch.drop(thing, place);
      stop(sent);
    }

    /** Let go; where a decision was sent it stays until the answer is there. */
    function stop(stay = false): void {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      start = null;
      dragging = false;
      touch.above = null;
      if (touch.dragged === thing) touch.dragged = null;
      delete element.dataset.dragged;
      if (stay) settle();
      else element.style.translate = "";
    }

    function settle(): void {
      const wait = (): void => {
        if (touch.sight.deciding || !touch.acting || !element.isConnected) element.style.translate = "";
        else requestAnimationFrame(wait);
      };
      requestAnimationFrame(wait);
    }

    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    const cancel = (): void => stop();
    const hold = (event: Event): void => void (dragging && event.preventDefault());
    const noMenu = (event: Event): void => void (start && event.preventDefault());
    const escape = (event: KeyboardEvent): void => void (event.key === "Escape" && dragging && stop());

    element.addEventListener("pointerdown", down);
    element.addEventListener("touchmove", hold, { passive: false });
    element.addEventListener("contextmenu", noMenu);
    element.addEventListener("dragstart", swallow);
    addEventListener("keydown", escape);
    return () => {
      stop();
      removeEventListener("keydown", escape);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("touchmove", hold);
      element.removeEventListener("contextmenu", noMenu);
      element.removeEventListener("dragstart", swallow);
    };
  };
}
