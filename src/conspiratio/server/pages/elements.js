// Elements made without HTML, so that no text of anybody's is ever read as such; and the line that says how it went.

import { t } from "./words.js";

/** h("button", { class: "main", onclick }, "text", child, ...); null and false children are left out. */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (["value", "checked", "disabled", "hidden", "open", "required"].includes(name)) element[name] = value;
    else if (value !== null && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const section = (title, ...children) => h("section", {}, h("h2", {}, title), ...children);
export const note = (...children) => h("p", { class: "soft" }, ...children);
export const row = (...children) => h("div", { class: "row" }, ...children);
export const go = (path) => location.assign(path);

/** A button that does something with the server: once at a time, and what goes wrong is told. */
export const button = (text, work, properties = {}) =>
  h("button", { type: "button", onclick: (event) => attempt(event.currentTarget, work), ...properties }, text);

export const form = (work, ...children) =>
  h("form", { onsubmit: (event) => (event.preventDefault(), attempt(event.submitter, work)) }, ...children);

export const submit = (text, properties = {}) => h("button", { type: "submit", ...properties }, text);

export const field = (label, control) => h("label", { class: "field" }, h("span", {}, label), control);
export const check = (label, control) => h("label", { class: "check" }, control, h("span", {}, label));
export const tick = (checked = false) => h("input", { type: "checkbox", checked });

export const select = (choices, chosen) => {
  const options = choices.map(([value, text]) => h("option", { value, selected: value === chosen && "" }, text));
  return h("select", {}, options);
};

export const facts = (pairs) =>
  h("dl", { class: "facts" }, pairs.map(([name, text]) => h("div", {}, h("dt", {}, name), h("dd", {}, text))));

/** A table under a label; one that is too wide can be scrolled, by keyboard too. */
export const grid = (label, head, rows) =>
  h("div", { class: "scroll", role: "region", tabindex: 0, "aria-label": label },
    h("table", {},
      h("thead", {}, h("tr", {}, head.map((name) => (name ? h("th", { scope: "col" }, name) : h("td", {}))))),
      h("tbody", {}, rows.map(([first, ...rest]) =>
        h("tr", {}, h("th", { scope: "row" }, first), rest.map((cell) => h("td", {}, cell)))))));

/** New children; what has the focus and is there again, as it was, keeps it. */
export function redraw(root, ...children) {
  const held = document.activeElement;
  const alike = () => [...root.querySelectorAll(held.tagName)].filter((one) => one.textContent === held.textContent);
  const before = root.contains(held) ? alike() : [];
  root.replaceChildren(...children);
  const after = before.length ? alike() : [];
  if (after.length && after.length === before.length) after[before.indexOf(held)].focus({ preventScroll: true });
}

async function attempt(control, work) {
  if (control) control.disabled = true;
  hush();
  try {
    await work();
  } catch (trouble) {
    say(trouble.told ?? t("page-trouble"), true);
    if (!trouble.told) throw trouble;
  } finally {
    if (control) control.disabled = false;
  }
}

const line = document.getElementById("status");
line.addEventListener("click", hush);

export function say(text, bad = false) {
  line.className = bad ? "bad" : "";
  line.replaceChildren(text);
}

export function hush() {
  line.replaceChildren();
}
