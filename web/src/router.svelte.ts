// Which page it is, from the address; links within the site change it without loading everything anew.

let address = $state.raw(new URL(location.href));

export const here = (): URL => address;

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step; // a % that stands for nothing
  }
}

/** The parts of the path: `/table/abc` is `["table", "abc"]`. */
export const steps = (): string[] => address.pathname.split("/").filter(Boolean).map(decoded);

export function go(to: string, { replace = false } = {}): void {
  const next = new URL(to, location.href);
  history[replace ? "replaceState" : "pushState"](null, "", next);
  const samePage = next.pathname === address.pathname;
  address = next;
  if (!samePage) scrollTo(0, 0);
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** To be heard on the whole document. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link = (event.target as Element).closest?.("a");
  if (!link?.href || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname.startsWith("/api/") || to.pathname.startsWith("/static/")) return;
  if (to.hash && to.pathname === address.pathname) return;
  event.preventDefault();
  go(to.href);
}

addEventListener("popstate", () => {
  address = new URL(location.href);
});
