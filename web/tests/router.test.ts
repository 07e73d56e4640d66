// Links within the site change the page; others are the browser's business.

import { afterEach, describe, expect, it, vi } from "vitest";
import { follow, go, here, steps } from "../src/router.svelte";

function click(html: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.body.addEventListener("click", follow, { once: true });
  document.body.querySelector("a")!.dispatchEvent(event);
  return event;
}

describe("the router", () => {
  afterEach(() => go("/"));

  it("tells the parts of the address", () => {
    go("/rules/pax/pax.buy.price?lang=de");
    expect(steps()).toEqual(["rules", "pax", "pax.buy.price"]);
    expect(here().searchParams.get("lang")).toBe("de");
  });

  it("follows a link of ours without loading anew", () => {
    expect(click('<a href="/table/abc"><b>x</b></a>').defaultPrevented).toBe(true);
    expect(location.pathname).toBe("/table/abc");
  });

  it.each([
    ['<a href="/api/me/export">x</a>', {}],
    ['<a href="https://example.org/">x</a>', {}],
    ['<a href="/new" target="_blank">x</a>', {}],
    ['<a href="/new">x</a>', { ctrlKey: true }],
  ])("leaves %s to the browser", (html, init) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined); // jsdom can't go anywhere
    expect(click(html, init).defaultPrevented).toBe(false);
    expect(location.pathname).toBe("/");
  });
});
