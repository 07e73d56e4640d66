// Who sits where: whose turn it is, clocks, the host's buttons before the start, links that hand seats on.

import { button, field, h, note, row, say, section, select } from "./elements.js";
import { levelName } from "./names.js";
import { api } from "./server.js";
import { t } from "./words.js";

/** `facts(seat)`: what is known of a seat's game; `act(method, path, body)` does something at the table. */
export function seatsPanel({ info, update, levels, links }, { facts, act, draw }) {
  const open = info.status === "open";
  const level = select(levels.map((one) => [one, levelName(one)]), levels.at(-1));
  const seatLine = (seat, at) => {
    const turn = update.to_act === at && update.status === "playing";
    const tags = [
      seat.yours && t("page-you"),
      open && seat.host && t("page-host"),
      seat.kind === "bot" && t("page-seat-bot", { level: levelName(seat.level) }),
      seat.away && t("page-away"),
      seat.resigned && t("page-resigned"),
    ];
    const put = (chair) => act("PUT", `/seats/${at}`, chair());
    const hostly = open && info.is_host && [
      seat.kind === "free" && button(t("page-put-bot"), () => put(() => ({ who: "bot", level: level.value }))),
      seat.kind !== "free" && !seat.yours && button(t("page-send-away"), () => put(() => ({ who: "open" }))),
    ];
    const comeBack = seat.yours && seat.away && button(t("page-come-back"), () => act("POST", `/seats/${at}/return`));
    const mayHandOn = open && !info.rated && (seat.yours || (info.is_host && seat.kind === "free"));
    return h("li", { class: turn ? "turn" : "", "aria-current": turn && "true" },
      h("div", { class: "line" },
        h("strong", {}, seat.name ?? t("page-free-seat")),
        turn && h("span", { class: "badge" }, t("page-turn")),
        (update.clocks?.[at] ?? null) !== null && h("span", { class: "clock", "data-seat": at }),
        h("small", {}, [...tags, ...facts(at)].filter(Boolean).map(unbroken).join(" · "))),
      row(hostly, comeBack, mayHandOn && handOnButton({ info, links, draw }, at)),
      links[at] && ["open", "playing"].includes(update.status) && (seat.yours || seat.kind === "free")
        && invitation(links[at].url, links[at].token, t("page-hand-on-note")));
  };
  const anyFree = info.seats.some((seat) => seat.kind === "free");
  const joinable = open && anyFree && !update.seats.some((seat) => seat.yours);
  const join = () => act("POST", "/join", { invite: info.invite ?? invited() });
  return section(t("page-seats"),
    h("ul", { class: "list" }, update.seats.map(seatLine)),
    open && info.is_host && anyFree && field(t("page-strength"), level),
    row(
      open && info.is_host && !anyFree && button(t("page-start"), () => act("POST", "/start"), { class: "main" }),
      joinable && button(t("page-join"), join, { class: "main" }),
      open && update.seats.some((seat) => seat.yours) && button(t("page-get-up"), () => act("POST", "/leave"))),
    open && info.invite && [
      h("h3", {}, t("page-invite")),
      invitation(`${location.origin}/join/${info.invite}`, info.invite, t("page-invite-note")),
    ]);
}

const unbroken = (text) => text.replaceAll(" ", "\u00a0");

/** Shows or hides a link that gives a seat to whoever opens it. */
export const handOnButton = ({ info, links, draw }, seat) =>
  button(links[seat] ? t("page-hide-link") : t("page-hand-on"), async () => {
    links[seat] = links[seat] ? null : await api("POST", `/api/tables/${info.id}/seats/${seat}/link`);
    draw();
    document.getElementById(`link-${links[seat]?.token}`)?.focus(); // it may be far from the button
  });

export const invited = () => new URLSearchParams(location.search).get("invite");

function invitation(url, token, hint) {
  const text = h("input",
    { id: `link-${token}`, value: url, readonly: "", "aria-label": hint, onfocus: () => text.select() });
  const copy = button(t("page-copy"), () => {
    text.focus();
    if (document.execCommand("copy")) say(t("page-copied")); // the clipboard's own API is for https only
  });
  return h("div", { class: "invitation" }, note(hint), row(text, copy),
    h("img", { src: `/api/qr/${token}`, alt: t("page-qr"), width: 200, height: 200 }));
}

/** Counts the clocks down between two updates. */
export function tickClocks(root, update, since) {
  for (const element of root.querySelectorAll(".clock")) {
    const seat = Number(element.dataset.seat);
    const running = seat === update.to_act && update.status === "playing";
    element.textContent = duration(update.clocks[seat] - (running ? Date.now() - since : 0));
  }
}

function duration(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86400);
  if (days) return t("page-days-hours", { days, hours: Math.floor(seconds / 3600) % 24 });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
