// A finished game, step by step, from anybody's eyes.

import { button, field, h, row, section, select } from "./elements.js";
import { gameName } from "./names.js";
import { api } from "./server.js";
import { BOARDS } from "./table.js";
import { t } from "./words.js";

export async function show(main, { argument: id }) {
  const info = await api("GET", `/api/tables/${id}`);
  const names = info.seats.map((seat) => seat.name ?? "");
  const eyes = select([["", t("page-spectator")], ...names.map((name, seat) => [String(seat), name])],
    String(Math.max(0, info.seats.findIndex((seat) => seat.yours))));
  const slider = h("input", { type: "range", min: 0, value: 0 });
  const where = h("p", { class: "soft", role: "status", "aria-live": "polite" });
  const told = h("ol", { class: "log told", "aria-live": "polite" });
  const board = h("div", { class: "board" });
  const step = async (number) => {
    const seen = await api("GET", `/api/replays/${id}/${number}${eyes.value && `?seat=${eyes.value}`}`);
    slider.max = seen.of;
    slider.value = number;
    where.textContent = t("page-step", { number, of: seen.of });
    told.replaceChildren(...(seen.words?.events ?? []).map((line) => h("li", {}, line)));
    board.replaceChildren(...BOARDS[info.game].draw(seen.view, names).filter(Boolean));
  };
  const by = (steps) => () => step(Math.min(Math.max(Number(slider.value) + steps, 0), Number(slider.max)));
  slider.addEventListener("change", () => step(Number(slider.value)));
  eyes.addEventListener("change", () => step(Number(slider.value)));
  document.title = `${t("page-replay")} · Conspiratio`;
  main.append(
    h("h1", {}, `${t("page-replay")} · ${gameName(info.game)}`),
    h("section", {},
      row(button(t("page-previous"), by(-1)), button(t("page-next"), by(1), { class: "main" }), where),
      field(t("page-step-to"), slider),
      row(field(t("page-eyes"), eyes),
        h("a", { class: "button", href: `/api/replays/${id}`, download: "" }, t("page-download")))),
    section(t("page-log"), told), board);
  await step(0);
}
