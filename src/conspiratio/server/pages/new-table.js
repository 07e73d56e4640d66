// A new table, as its maker wants it.

import { check, field, form, go, h, row, section, select, submit, tick } from "./elements.js";
import { GAMES, levelName } from "./names.js";
import { api, comeIn } from "./server.js";
import { t } from "./words.js";

/** Make a table and go there; whoever has not been here yet comes in as a guest. */
export async function begin(setup) {
  await comeIn();
  go(`/table/${(await api("POST", "/api/tables", setup)).id}`);
}

export function makeTable(limits, levels) {
  const game = select(GAMES, "pax");
  const count = h("select", {});
  const seats = h("div", {});
  const clocks = [["none", t("page-clock-none")], ["live", t("page-clock-live")], ["days", t("page-clock-days")]];
  const clock = select(clocks, "none");
  const number = (value, min, max) => h("input", { type: "number", value, min, max, required: true });
  const [minutes, increment, days] = [number(20, 1, 240), number(15, 0, 600), number(3, 1, 30)];
  const live = row(field(t("page-minutes"), minutes), field(t("page-increment"), increment));
  const correspondence = field(t("page-days"), days);
  const [anybody, hostStarts] = [tick(), tick()];
  const ticks = { spectators: tick(true), rated: tick(), shared_screen: tick(), bots_welcome: tick() };
  const chairs = [];

  const fillSeats = () => {
    for (let seat = chairs.length; seat < Number(count.value); seat++) chairs.push(chair(seat, levels));
    seats.replaceChildren(...chairs.slice(0, Number(count.value)).map(({ element }) => element));
  };
  const fill = () => {
    const { least, most } = limits[game.value];
    const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
    count.replaceChildren(...counts.map((n) => h("option", { selected: n === 3 && "" }, String(n))));
    fillSeats();
  };
  const showClock = () => {
    live.hidden = clock.value !== "live";
    correspondence.hidden = clock.value !== "days";
  };
  game.addEventListener("change", fill);
  count.addEventListener("change", fillSeats);
  clock.addEventListener("change", showClock);
  fill();
  showClock();

  const make = () => begin({
    game: game.value,
    chairs: chairs.slice(0, Number(count.value)).map(({ value }) => value()),
    clock: {
      none: { type: "none" },
      live: { type: "live", minutes: Number(minutes.value), increment: Number(increment.value) },
      days: { type: "days", days: Number(days.value) },
    }[clock.value],
    visibility: anybody.checked ? "public" : "invitation",
    starts: hostStarts.checked ? "host" : "full",
    ...Object.fromEntries(Object.entries(ticks).map(([name, { checked }]) => [name, checked])),
  });
  return section(t("page-make-table"), form(make,
    row(field(t("page-game"), game), field(t("page-seats"), count)),
    seats,
    row(field(t("page-clock"), clock)), live, correspondence,
    check(t("page-public"), anybody),
    check(t("page-spectators"), ticks.spectators),
    check(t("page-rated-long"), ticks.rated),
    check(t("page-shared-screen"), ticks.shared_screen),
    check(t("page-bots-welcome"), ticks.bots_welcome),
    check(t("page-host-starts"), hostStarts),
    submit(t("page-make-table"), { class: "main" }),
  ));
}

function chair(seat, levels) {
  const bots = levels.map((level) => [`bot ${level}`, t("page-seat-bot", { level: levelName(level) })]);
  const people = [["me", t("page-seat-me")], ["open", t("page-seat-open")], ["here", t("page-seat-here")]];
  const who = select([...people, ...bots], seat ? "open" : "me");
  const label = t("page-seat-here-name");
  const name = h("input", { "aria-label": label, placeholder: label, maxlength: 30, hidden: true });
  who.addEventListener("change", () => {
    name.required = who.value === "here";
    name.hidden = !name.required;
  });
  const value = () => {
    const [kind, level] = who.value.split(" ");
    return kind === "bot" ? { who: "bot", level } : kind === "here" ? { who: "me", name: name.value } : { who: kind };
  };
  return { element: row(field(t("page-seat", { number: seat + 1 }), who), name), value };
}
