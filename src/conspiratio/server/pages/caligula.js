// The table of Caligula, drawn from a view. It knows no rules.

import { facts, h, note, section } from "./elements.js";
import { shortNames } from "./names.js";
import { capital, t } from "./words.js";

const COLOURS = ["legionarii", "praetoriani", "tribuni", "plebs", "nobiles"];
const NUMERALS = ["I", "II", "III", "IV", "V"];

export const phase = (view) => t(`phase-caligula-${view.phase.type}`);

export function seatFacts(view, seat) {
  const { victory, conspiracy, hand, supply_size: markers } = view.players[seat];
  return [
    t("page-ordo", { number: NUMERALS[view.ordo.indexOf(seat)] }),
    t("page-points-of", { victory, conspiracy }),
    t("page-cards", { cards: hand.length }),
    t("page-markers-left", { markers }),
    view.primus === seat && "Primus Inter Pares",
  ];
}

export function draw(view, fullNames) {
  const names = shortNames(fullNames);
  const own = view.eye === null ? null : view.players[view.eye];
  return [
    facts([[t("page-round"), view.round], [t("page-heirs"), view.heirs]]),
    own && section(t("page-your-hand"),
      chips(own.hand.map(handCard), t("page-nothing")),
      h("h3", {}, t("page-your-markers")), chips(own.supply.map(String), t("page-all-placed"))),
    view.plot && plot(view, names),
    section(t("page-sequentia"), h("ol", { class: "chips" }, view.sequentia.map((card, at) =>
      h("li", { "aria-current": view.slot === at && "step" }, sequentia(card))))),
    section(t("page-civitas"), h("div", { class: "civitas" }, view.civitas.flatMap((pair, colour) =>
      pair.map((card, at) => civitas(card, COLOURS[colour], at, view.to_come[colour], names))))),
    section(t("page-emperors"), h("ul", { class: "list" },
      emperor(view.emperor, t("page-emperor"), view.favours, names),
      view.candidates.map((one) =>
        emperor(one, t("page-candidate"), (view.plot?.nominee === one.name && view.plot.backing) || [], names)))),
  ];
}

const chips = (texts, none) =>
  texts.length ? h("ul", { class: "chips" }, texts.map((text) => h("li", {}, text))) : note(none);

/** A card of the hand by its id; of some only the stack is known. */
function handCard(id) {
  const [stack, number] = id.split("-");
  const double = number === "double" || Number(number) > { coniura: 10, pugio: 7 }[stack];
  return capital(t(`caligula-card-${stack}${double ? "-double" : ""}`));
}

const effect = (name) => {
  const [kind, colour] = name.split(":");
  return t(`effect-${kind}`, { colour: colour && t(`colour-${colour}`) });
};

const sequentia = ([first, ...others]) =>
  ["draw", "ordo"].includes(first)
    ? t(`caligula-sequentia-${first}`)
    : [first, ...others].map((colour) => t(`colour-${colour}`)).join(", ");

function civitas(open, colour, at, left, names) {
  const title = [
    h("h3", {}, `${t(`colour-${colour}`)} ${at + 1}`),
    at === 0 && note(t("page-to-come", { left })),
  ];
  if (!open) return h("div", { class: `civitas-card ${colour} none` }, title, note(t("page-no-card")));
  const { kind, minimum, effects, fields } = open.card;
  const markers = open.markers.map((marker, at) => {
    const free = () => h("li", { class: "free", "aria-label": t("page-free-field") }, "·");
    if (!marker) return fields[at] <= names.length && free();
    const value = marker.value ?? "?";
    return h("li", { class: `marker seat-${marker.owner}` }, `${names[marker.owner]} `, h("b", {}, String(value)));
  });
  return h("div", { class: `civitas-card ${colour}` }, title,
    h("p", {}, h("b", {}, t(`page-kind-${kind}`, { minimum }))),
    h("p", {}, effects.map(effect).join(" AUT ")),
    h("ul", { class: "markers" }, markers));
}

const emperor = ({ name, life, points, fields }, role, favours, names) =>
  h("li", {}, h("div", { class: "line" }, h("strong", {}, capital(name)), h("span", { class: "badge quiet" }, role),
    h("span", {}, t("page-emperor-facts", { life, points, fields })),
    favours.length > 0 && h("span", {}, t("page-favours", { names: favours.map((seat) => names[seat]).join(", ") }))));

function plot({ plot: { leader, bids, passed = [], nominee, shields = [], daggers = [] }, emperor: victim }, names) {
  const bid = (name, seat) => `${name} ${passed.includes(seat) ? "–" : bids[seat]}`;
  const laid = (cards) => cards.map(({ seat, card }) => `${names[seat]}: ${handCard(card)}`).join("; ");
  return h("section", { class: "plot" }, h("h2", {}, t("page-plot", { emperor: capital(victim.name) })),
    facts([
      [t("page-plot-leader"), names[leader]],
      [t("page-plot-bids"), names.map(bid).join(", ")],
      nominee && [t("page-plot-nominee"), capital(nominee)],
      shields.length > 0 && [t("page-plot-shields"), laid(shields)],
      daggers.length > 0 && [t("page-plot-daggers"), laid(daggers)],
    ].filter(Boolean)));
}
