// The home page: play at once, your tables, other people's, the campaign, the deal of the day, ratings.

import { button, field, form, go, grid, h, note, row, say, section, select, submit } from "./elements.js";
import { begin, makeTable } from "./new-table.js";
import { GAMES, clockName, gameName, levelName } from "./names.js";
import { api, comeIn } from "./server.js";
import { t } from "./words.js";

const EVERY = 15_000;

export async function show(main, { me }) {
  document.title = "Conspiratio";
  const { games, levels } = await api("GET", "/api/games");
  const limits = Object.fromEntries(games.map(({ name, least, most }) => [name, { least, most }]));
  const lists = h("div", { class: "columns" }, ...(await tableLists(me)));
  main.append(
    h("h1", { class: "unseen" }, "Conspiratio"),
    h("div", { class: "columns" }, playNow(limits, levels), nameForm(me)),
    lists,
    h("div", { class: "columns" }, makeTable(limits, levels), around(me)),
    h("div", { class: "columns" }, ...(await Promise.all(GAMES.map(([game]) => ratings(game))))),
  );
  const refresh = async () => lists.replaceChildren(...(await tableLists(me)));
  setInterval(() => document.hidden || lists.contains(document.activeElement) || refresh().catch(() => {}), EVERY);
}

// Play now

function playNow(limits, levels) {
  const game = select(GAMES, "pax");
  const rivals = h("select", {});
  const level = select(levels.map((one) => [one, levelName(one)]), levels.at(-1));
  const fill = () => {
    const { least, most } = limits[game.value];
    const counts = Array.from({ length: most - Math.max(least - 1, 1) }, (_, more) => Math.max(least - 1, 1) + more);
    rivals.replaceChildren(...counts.map((n) => h("option", { selected: n === 2 && "" }, String(n))));
  };
  game.addEventListener("change", fill);
  fill();
  return section(t("page-play-now"), form(
    async () => {
      const bots = Array(Number(rivals.value)).fill({ who: "bot", level: level.value });
      await begin({ game: game.value, chairs: [{ who: "me" }, ...bots] });
    },
    row(field(t("page-game"), game), field(t("page-rivals"), rivals), field(t("page-strength"), level)),
    submit(t("page-play-now"), { class: "main" }),
  ));
}

// Your name

export function nameForm(me) {
  const placeholder = t("page-name-made-up");
  const name = h("input", { value: me?.name ?? "", placeholder, maxlength: 30, required: true });
  return section(t("page-your-name"), form(
    async () => {
      await comeIn();
      name.value = (await api("PUT", "/api/me/name", { name: name.value })).name;
      document.querySelector("#top nav a").textContent = name.value;
      say(t("page-name-kept", { name: name.value }));
    },
    row(field(t("page-name"), name), submit(t("page-keep"))),
    me?.kind !== "account" && note(t("page-guest-note")),
  ));
}

// Tables

async function tableLists(me) {
  const [mine, over, open] = await Promise.all([
    me ? api("GET", "/api/me/tables") : { tables: [] },
    me ? api("GET", "/api/me/tables?over=true") : { tables: [] },
    api("GET", "/api/tables"),
  ]);
  const others = open.tables.filter((table) => !table.seats.some((seat) => seat.yours) && !table.is_host);
  return [
    section(t("page-your-tables"),
      list(mine.tables, tableLine, t("page-no-tables")),
      over.tables.length > 0 && h("details", {}, h("summary", {}, t("page-finished")), list(over.tables, tableLine))),
    section(t("page-open-tables"), list(others, publicLine, t("page-no-open-tables"))),
  ];
}

const list = (items, line, none) =>
  items.length ? h("ul", { class: "list" }, items.map((item) => h("li", {}, line(item)))) : note(none);

function tableLine(table) {
  const names = table.seats.map((seat) => seat.name ?? t("page-free-seat")).join(", ");
  const notes = [clockName(table.clock), table.rated && t("page-rated"), table.daily && t("page-daily")];
  return h("a", { href: `/table/${table.id}`, class: "line" },
    h("strong", {}, gameName(table.game)),
    table.waits_for_you && h("span", { class: "badge" }, t("page-your-turn")),
    table.status === "open" && h("span", { class: "badge quiet" }, t("page-waits-for-players")),
    h("span", {}, names),
    h("small", {}, notes.filter(Boolean).join(" · ")));
}

function publicLine(table) {
  const join = async () => {
    await comeIn();
    await api("POST", `/api/tables/${table.id}/join`, {});
    go(`/table/${table.id}`);
  };
  return [tableLine(table), table.status === "open" && button(t("page-join"), join)];
}

// The campaign and the deal of the day

function around(me) {
  const campaign = h("section", {});
  const daily = section(t("page-daily"), note(t("page-daily-note")));
  fillCampaign(campaign, me);
  Promise.all(GAMES.map(([game, name]) => dailyLines(game, name))).then((lines) => daily.append(...lines.flat()));
  return h("div", {}, campaign, daily);
}

async function fillCampaign(campaign, me) {
  const { won, next, done } = me ? await api("GET", "/api/me/campaign") : { won: [], next: 1, done: false };
  const steps = [1, 2, 3, 4, 5].map((game) =>
    won.includes(game) ? h("li", { class: "won" }, t("page-campaign-won", { game })) : h("li", {}, String(game)));
  campaign.append(
    h("h2", {}, t("page-campaign")),
    note(done ? t("page-campaign-done") : t("page-campaign-note")),
    h("ol", { class: "steps", "aria-label": t("page-campaign") }, steps),
    button(t("page-campaign-play", { game: next }), () =>
      begin({ game: "pax", chairs: [{ who: "me" }], options: { solo_game: next } })));
}

async function dailyLines(game, name) {
  const board = await api("GET", `/api/daily?game=${game}`);
  const play = async () => {
    await comeIn();
    go(`/table/${(await api("POST", "/api/daily", { game })).id}`);
  };
  const ranking = board.ranking?.map((one) => [`${one.rank}`, one.name, String(one.place), String(one.score ?? "–")]);
  return [
    row(button(t("page-daily-play", { game: name }), play),
      h("span", { class: "soft" }, t("page-daily-played", { count: board.played }))),
    ranking?.length ? grid(name, ["", t("page-name"), t("page-place"), t("page-score")], ranking) : "",
  ];
}

async function ratings(game) {
  const { ratings: ranked } = await api("GET", `/api/ratings?game=${game}`);
  const line = (one) => [`${one.place}`, one.name, `${one.rating} ± ${one.uncertainty}`, String(one.games)];
  const title = t("page-ratings", { game: gameName(game) });
  return section(title,
    ranked.length
      ? grid(title, ["", t("page-name"), t("page-rating"), t("page-games")], ranked.map(line))
      : note(t("page-no-ratings")));
}
