// The table of PAX, drawn from a view. It knows no rules: prices and incomes stand on the moves that are offered.

import { facts, grid, h, note, section } from "./elements.js";
import { shortNames } from "./names.js";
import { t } from "./words.js";

const CATEGORIES = ["wealth", "fleet", "army", "religion", "senator", "land", "intrigue"];
const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
const sum = (cards, what) => cards.reduce((total, card) => total + card[what], 0);

export const phase = ({ turn }) => t(`phase-${turn.phase}`);

export function seatFacts(view, seat) {
  const { money, hand_size: cards } = view.players[seat];
  return [
    money !== null && t("page-money", { money }),
    cards !== null && t("page-cards", { cards }),
    view.first === seat && t("page-primus"),
    view.conspirator === seat && t("page-conspirator"),
  ];
}

function cardChip(card) {
  if (!card) return h("li", { class: "card back", "aria-label": t("page-hidden-card") }, "?");
  const { category, symbols, value } = card;
  const dots = h("b", {}, "●".repeat(symbols));
  return h("li", { class: `card ${category}` }, t(`category-${category}`), dots, ` ${value}`);
}

const cardList = (cards, none) =>
  cards.length ? h("ul", { class: "cards" }, cards.map(cardChip)) : note(none);

export function draw(view, names) {
  const own = view.eye === null ? null : view.players[view.eye];
  const drawn = view.turn.drawn ?? [];
  return [
    facts([[t("page-round"), view.round || "–"], [t("page-deck"), view.deck.length]]),
    view.exhausted && !view.result && h("p", { class: "badge" }, t("page-last-round")),
    own && section(t("page-your-hand"), cardList(own.hand, t("page-nothing"))),
    drawn.length > 0 && section(t("page-drawn", { name: shortNames(names)[view.turn.seat] }), cardList(drawn, "")),
    section(t("page-legions"), h("div", { class: "legions" }, view.legions.map((column, at) =>
      h("div", { class: "legion" }, h("h3", {}, t("page-legion", { number: NUMERALS[at] })),
        column.length > 0 && note(t("page-value", { value: sum(column, "value") })),
        cardList(column, t("page-empty")))))),
    section(t("page-strengths"), note(t("page-strengths-note")), strengths(view, names)),
    view.rome_hidden.length > 0 && section(t("page-rome-hidden"), cardList(view.rome_hidden, "")),
    view.result?.scores && section(t("page-points"), scores(view.result.scores, names)),
  ];
}

function strengths(view, names) {
  const displays = [view.rome, ...view.players.map((player) => player.display)];
  const cell = (pile) =>
    pile.length ? [h("b", {}, String(sum(pile, "symbols"))), h("small", {}, ` / ${pile.length}`)] : "–";
  return grid(t("page-strengths"), ["", t("page-rome"), ...shortNames(names)],
    CATEGORIES.map((category, at) => [
      h("span", { class: `card ${category}` }, t(`category-${category}`)),
      ...displays.map((display) => cell(display[at])),
    ]));
}

function scores(scores, names) {
  const sources = ["category", "stronger", "arms", "primus", "wealthiest"];
  const total = (score) => sources.reduce((points, source) => points + score[source], 0);
  return grid(t("page-points"), ["", ...shortNames(names)], [
    ...sources.map((source) => [t(`score-${source}`), ...scores.map((score) => String(score[source]))]),
    [t("score-total"), ...scores.map((score) => h("b", {}, String(total(score))))],
  ]);
}
