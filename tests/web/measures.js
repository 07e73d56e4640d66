// Looked at in the page by test_screens.py: what axe finds, and which texts are cut off.

// Lines to tables speak the language of the page: another one opens another line, and until that has spoken there is
// nothing to look at.
let lines = 0;
const spoken = new Set();
window.WebSocket = class extends WebSocket {
  constructor(url, ...more) {
    super(url, ...more);
    lines++;
    this.addEventListener("message", () => spoken.add(new URL(url).searchParams.get("lang")), { once: true });
  }
};
window.hasSpoken = () => lines === 0 || spoken.has(document.documentElement.lang);

const QUIET = 300;

/** Resolves when nothing in the page has changed for a while. */
window.isQuiet = () =>
  new Promise((resolve) => {
    const done = () => {
      watcher.disconnect();
      resolve();
    };
    let timer = setTimeout(done, QUIET);
    const watcher = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET);
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });

const KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What lies under a bar that stays while the page scrolls can be scrolled out from under it: is it still too small there? */
async function isTooSmallInTheMiddle(element) {
  const { scrollX, scrollY } = window;
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { violations } = await axe.run(element, { runOnly: { type: "rule", values: ["target-size"] }, elementRef: true });
  scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  return violations.some(({ nodes }) => nodes.some((node) => node.element === element));
}

window.whatAxeFinds = async () => {
  const { violations } = await axe.run(document, { runOnly: KINDS, elementRef: true });
  const found = [];
  for (const { id, nodes } of violations) {
    for (const { html, failureSummary, element } of nodes) {
      if (id === "target-size" && !(await isTooSmallInTheMiddle(element))) continue;
      found.push(`${id}: ${html} ${failureSummary}`);
    }
  }
  return found;
};

const isScroller = (overflow) => ["auto", "scroll"].includes(overflow);
const SILENT = ".unseen, [aria-hidden=true], option, script, style, noscript, svg";

/** The boxes of a text as far as they are meant to be seen whole, and the element that cuts them, if any. */
function cutter(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
  const width = document.documentElement.clientWidth;
  for (let one = text.parentElement; one && one !== document.body; one = one.parentElement) {
    const style = getComputedStyle(one);
    if (style.clipPath !== "none" && style.position === "absolute") return null; // for ears only
    if (style.textOverflow === "ellipsis" && one.textContent.trim().length > 12) return null; // a long name, shortened
    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
    if (isScroller(style.overflowX) && one.scrollWidth > one.clientWidth) return null; // can be scrolled to
    const frame = one.getBoundingClientRect();
    const isCut = (box) => box.left < frame.left - 2 || box.right > frame.right + 2;
    const isLow = (box) => box.bottom > frame.bottom + 4 || box.top < frame.top - 4;
    if (boxes.some((box) => isCut(box) || (!isScroller(style.overflowY) && isLow(box)))) return one;
    if (isScroller(style.overflowY)) break;
  }
  return boxes.some((box) => box.right > width + 1 || box.left < -1) ? document.body : null;
}

window.whatIsCutOff = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest(SILENT)) continue;
    if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const by = cutter(text);
    if (by) found.push(`“${text.data.trim()}” is cut off by ${by.tagName} ${by.className}`);
  }
  return found;
};
