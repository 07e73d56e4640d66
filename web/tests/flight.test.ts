// Things fly from where they were; who wants stillness gets it.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fly, skip } from "../src/table/flight";
import { change } from "../src/settings.svelte";

interface Flight {
  element: Element;
  frames: Keyframe[];
  delay: number;
  finish: () => void;
}

describe("flight", () => {
  let flights: Flight[] = [];
  let root: HTMLElement;
  const at: Record<string, [number, number]> = {};

  beforeEach(() => {
    flights = [];
    document.body.innerHTML = '<div id="root"><i data-place="deck"></i><i data-place="rome"></i><i data-thing="army-1"></i></div>';
    root = document.getElementById("root")!;
    Object.assign(at, { deck: [0, 0], rome: [300, 0], "army-1": [100, 100], "army-2": [200, 200] });
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function rect(this: HTMLElement) {
      const [left, top] = at[this.dataset.thing ?? this.dataset.place ?? ""] ?? [0, 0];
      return { left, top, width: 40, height: 60 } as DOMRect;
    });
    Element.prototype.animate = function animate(frames, options) {
      let finish = (): void => undefined;
      const finished = new Promise<Animation>((resolve) => (finish = () => resolve({} as Animation)));
      const flight = { element: this, frames: frames as Keyframe[], delay: (options as { delay: number }).delay, finish };
      flights.push(flight);
      queueMicrotask(finish);
      return { finished, finish } as unknown as Animation;
    };
  });
  afterEach(() => {
    skip();
    vi.restoreAllMocks();
    change({ motion: "auto" });
  });

  it("takes a thing from its old place to its new one", async () => {
    await fly(root, () => (at["army-1"] = [150, 40]), [{ thing: "army-1" }]);
    expect(flights.map(({ frames }) => frames[0]!.transform)).toEqual(["translate(-50px, 60px) scale(1)"]);
  });

  it("lets what was not to be seen come from its place, one after the other", async () => {
    const show = (): void => root.insertAdjacentHTML("beforeend", '<i data-thing="army-2"></i>');
    await fly(root, show, [{ thing: "army-1", to: "rome" }, { thing: "army-2", from: "deck" }]);
    const [second] = flights.filter(({ element }) => (element as HTMLElement).dataset.thing === "army-2");
    expect(second!.frames[0]!.transform).toBe("translate(-200px, -200px) scale(1)");
    expect(second!.delay).toBeGreaterThan(0);
  });

  it("shows a likeness of what is gone, and leaves nothing behind", async () => {
    await fly(root, () => root.querySelector('[data-thing="army-1"]')!.remove(), [{ thing: "army-1", to: "rome" }]);
    expect(flights.map(({ frames }) => frames[1]!.transform)).toEqual(["translate(200px, -100px) scale(.8)"]);
    await Promise.resolve();
    expect(document.querySelectorAll(".ghost")).toHaveLength(0);
  });

  it("flies nothing for who wants no motion, but changes all the same", async () => {
    change({ motion: "none" });
    const changed = vi.fn();
    await fly(root, changed, [{ from: "deck", to: "rome" }]);
    expect(changed).toHaveBeenCalledOnce();
    expect(flights).toEqual([]);
  });
});
