// A table: opens the socket of one's seat (or one to look on), shows what comes, sends what is decided.

import * as caligula from "./caligula.js";
import { button, form, go, h, hush, note, redraw, row, say, section, submit } from "./elements.js";
import { clockName, gameName } from "./names.js";
import * as pax from "./pax.js";
import { handOnButton, invited, seatsPanel, tickClocks } from "./seats.js";
import { api, socket } from "./server.js";
import { t } from "./words.js";

export const BOARDS = { pax, caligula };
const MANY = 12;

export async function show(main, { argument: id }) {
  const table = new Table(main, id);
  ({ levels: table.levels } = await api("GET", "/api/games"));
  await table.sit();
}

const quietly = (work) => work.catch((trouble) => say(trouble.told ?? t("page-trouble"), true));

class Table {
  constructor(main, id) {
    Object.assign(this, { id, info: null, update: null, since: 0, links: {} });
    Object.assign(this, { seat: null, handedTo: null, sent: false, more: false });
    this.turn = h("p", { class: "turn-line", role: "status", "aria-live": "polite", tabindex: -1 });
    this.title = h("h1", {});
    this.seats = h("div", {});
    this.board = h("div", { class: "board" });
    this.moves = h("div", { class: "moves" }, this.turn);
    const label = t("page-filter");
    const oninput = () => this.drawMoves();
    this.filter = h("input", { type: "search", placeholder: label, "aria-label": label, oninput });
    this.choices = h("div", { class: "choices" });
    this.actions = h("div", { class: "row" });
    this.moves.append(this.filter, this.choices, this.actions);
    this.log = h("ol", { class: "log", tabindex: 0, "aria-label": t("page-log") });
    this.chat = h("ul", { class: "log", tabindex: 0, "aria-live": "polite", "aria-label": t("page-chat") });
    this.about = h("p", { class: "soft fine" });
    this.whole = h("div", { class: "table waiting" }, this.board, h("div", { class: "side" }, this.seats, this.moves,
      section(t("page-log"), this.log), section(t("page-chat"), this.chat, this.sayForm()), this.about));
    main.append(this.title, this.whole);
    setInterval(() => this.update && tickClocks(this.seats, this.update, this.since), 500);
  }

  get path() {
    return `/api/tables/${this.id}`;
  }

  get query() {
    return invited() ? `?invite=${encodeURIComponent(invited())}` : "";
  }

  get mine() {
    return this.update.seats.flatMap((seat, at) => (seat.yours ? [at] : []));
  }

  get view() {
    return this.update.view;
  }

  /** Look where one sits, and open the line there. */
  async sit(seat) {
    this.info = await api("GET", `${this.path}${this.query}`);
    this.update = this.info;
    const own = this.mine;
    this.seat = own.includes(seat) ? seat : own.includes(this.info.to_act) ? this.info.to_act : own[0] ?? null;
    if (own.length === 1) this.handedTo = this.seat;
    this.line?.close();
    const where = this.seat === null ? "watch" : `seats/${this.seat}/socket`;
    const query = new URLSearchParams({ words: 1, ...(invited() && { invite: invited() }) });
    this.line = socket(`${this.path}/${where}?${query}`, (told) => this.hear(told), (state) => this.lineIs(state));
    this.draw();
  }

  lineIs(state) {
    if (state === "open") {
      hush();
      this.log.replaceChildren();
      this.chat.replaceChildren();
    } else if (state === "lost") say(t("page-line-lost"), true);
    else if (this.seat !== null) quietly(this.sit()); // the seat was handed on
  }

  hear(told) {
    if (told.chat) return this.hearTalk(told.chat);
    this.sent = false;
    if (told.error) say(told.error.text, true);
    if (told.refused) say(`${told.refused.text} ${told.refused.where}`, true);
    if (!told.status) return this.drawMoves();
    this.update = told;
    this.since = Date.now();
    this.tell(told);
    if (this.seat === null && this.mine.length) return quietly(this.sit());
    this.draw();
    if (told.status !== this.info.status || told.status === "open") quietly(this.refresh());
  }

  async refresh() {
    this.info = await api("GET", `${this.path}${this.query}`);
    this.draw();
  }

  /** Do something beside moving; the socket brings what comes of it. */
  async act(method, path, body) {
    await api(method, `${this.path}${path}`, body);
    if (path === "/leave") return go("/");
    await (path === "/join" ? this.sit() : this.refresh());
  }

  atSeat(method, what, body) {
    return api(method, `${this.path}/seats/${this.seat}/${what}`, body);
  }

  // What is shown

  draw() {
    const { info, update, view } = this;
    const names = update.seats.map((seat) => seat.name ?? "");
    const board = BOARDS[info.game];
    const waitsFor = this.mine.length > 1 && update.status === "playing"
      ? (this.mine.includes(update.to_act) ? update.to_act : this.seat) : this.seat;
    const curtain = this.mine.length > 1 && view && update.status === "playing" && this.handedTo !== waitsFor;
    this.title.textContent = info.clock.type === "none" ? gameName(info.game)
      : `${gameName(info.game)} · ${clockName(info.clock)}`;
    const facts = (seat) => (view && !curtain ? board.seatFacts(view, seat) : []);
    const acting = { facts, act: (...what) => this.act(...what), draw: () => this.draw() };
    redraw(this.seats, seatsPanel(this, acting), this.switcher());
    tickClocks(this.seats, update, this.since);
    const drawn = curtain ? [this.curtain(waitsFor, names)] : view ? board.draw(view, names) : [];
    this.board.replaceChildren(...drawn.filter(Boolean));
    this.whole.classList.toggle("waiting", !view);
    this.moves.classList.toggle("curtained", curtain);
    this.log.parentElement.hidden = curtain || !view;
    this.drawTurn(names, board);
    this.drawMoves();
    this.drawActions(curtain);
    this.about.textContent = update.commitment ? t("page-commitment", { commitment: update.commitment }) : "";
  }

  drawTurn(names, board) {
    const { status, to_act: seat, words, outcome } = this.update;
    const yours = status === "playing" && this.mine.includes(seat);
    const what = this.view ? board.phase(this.view) : "";
    const ending = outcome?.ending ?? "aborted";
    const text = status === "open" ? t("page-waits-for-players")
      : status !== "playing" ? words?.result ?? t(`page-ending-${ending}`)
      : yours && this.mine.length === 1 ? t("page-your-decision", { what })
      : yours ? t("page-you-decide", { name: names[seat], what })
      : t("page-they-decide", { name: names[seat], what });
    if (this.turn.textContent !== text) this.turn.textContent = text;
    this.turn.classList.toggle("yours", yours);
    document.title = `${yours ? "● " : ""}${gameName(this.info.game)} · Conspiratio`;
  }

  drawMoves() {
    const { moves = [], words, decision } = this.update;
    const wanted = this.filter.value.toLowerCase();
    this.filter.hidden = moves.length <= MANY;
    if (this.filter.hidden) this.filter.value = "";
    const choose = (move) => {
      hush();
      this.filter.value = "";
      this.sent = this.line.send({ decision, move });
      this.drawMoves();
    };
    const offered = moves.flatMap((move, at) => {
      const text = words?.moves[at] ?? JSON.stringify(move);
      if (!this.filter.hidden && !text.toLowerCase().includes(wanted)) return [];
      return [h("button", { type: "button", class: "move", disabled: this.sent, onclick: () => choose(move) }, text)];
    });
    const focused = this.choices.contains(document.activeElement);
    const none = moves.length > 0 && !offered.length;
    this.choices.replaceChildren(...(none ? [note(t("page-filter-none"))] : offered));
    if (focused) this.turn.focus({ preventScroll: true });
  }

  drawActions(curtain) {
    const { status, decision, undo, offer, rematch, version } = this.update;
    const small = (text, work) => button(text, work, { class: "small" });
    const back = (whole_turn) => () => this.atSeat("POST", "undo", { decision, whole_turn });
    const ask = (what) => () => this.atSeat("POST", "offer", { what, version });
    const again = async () => go(`/table/${(await api("POST", `${this.path}/rematch`)).id}`);
    const ended = ["over", "aborted"].includes(status);
    const today = new Date().toISOString().slice(0, 10);
    const secret = this.info.daily?.startsWith(today); // others have this deal still before them
    const playing = status === "playing" && this.seat !== null;
    const more = playing && !curtain && [
      !undo && !offer && small(t("page-ask-undo"), ask("undo")),
      !offer && small(t("page-ask-abort"), async () => confirm(t("page-ask-abort-sure")) && ask("abort")()),
      small(t("page-resign"), async () => confirm(t("page-resign-sure")) && this.atSeat("POST", "resign")),
      !this.info.rated && handOnButton({ info: this.info, links: this.links, draw: () => this.draw() }, this.seat),
    ];
    redraw(this.actions, ...[
      playing && undo > 0 && small(t("page-undo"), back(false)),
      playing && undo > 1 && small(t("page-undo-turn"), back(true)),
      ...(playing && offer ? this.offerButtons(offer) : []),
      more && h("details", { class: "more", open: this.more, ontoggle: (event) => (this.more = event.target.open) },
        h("summary", {}, t("page-more")), row(more)),
      ended && this.mine.length > 0 && !this.info.daily
        && small(rematch ? t("page-to-rematch") : t("page-rematch"), again),
      ended && this.view && !secret && h("a", { class: "button", href: `/replay/${this.id}` }, t("page-replay")),
    ].filter(Boolean));
  }

  offerButtons({ number, seat, what, waits_for: waits }) {
    const asked = t(`page-offer-${what}`, { name: this.update.seats[seat].name });
    const answer = (at, agrees) => () => api("POST", `${this.path}/seats/${at}/answer`, { agrees, offer: number });
    const mine = this.mine.find((at) => waits.includes(at));
    return [
      h("p", { role: "status" }, asked),
      mine !== undefined && button(t("page-agree"), answer(mine, true)),
      mine !== undefined && button(t("page-disagree"), answer(mine, false)),
      this.mine.includes(seat) && button(t("page-offer-withdraw"), answer(seat, false)),
    ].filter(Boolean);
  }

  // Several seats on one device

  curtain(seat, names) {
    const name = names[seat];
    const lift = async () => {
      this.handedTo = seat;
      await (seat === this.seat ? this.draw() : this.sit(seat));
    };
    return h("section", { class: "curtain" },
      h("h2", {}, t("page-curtain", { name })), h("p", {}, t("page-curtain-note")),
      button(t("page-curtain-lift", { name }), lift, { class: "main" }));
  }

  switcher() {
    if (this.mine.length < 2 || this.update.status !== "playing" || this.mine.includes(this.update.to_act)) return "";
    const others = this.mine.filter((seat) => seat !== this.seat);
    const look = (seat) => async () => {
      this.handedTo = null;
      await this.sit(seat);
    };
    const names = this.update.seats.map((seat) => seat.name);
    return row(others.map((seat) => button(t("page-look-from", { name: names[seat] }), look(seat))));
  }

  // What happened, and what is said

  tell({ words, taken_back: back }) {
    const lines = [back && t("page-taken-back", { moves: back }), ...(words?.events ?? [])].filter(Boolean);
    this.log.setAttribute("aria-live", this.log.childElementCount ? "polite" : "off"); // not all that was before
    this.log.append(...lines.map((line) => h("li", {}, line)));
    this.log.scrollTop = this.log.scrollHeight;
  }

  hearTalk(said) {
    const room = ({ room }) => room === "watchers" && h("small", {}, ` (${t("page-watcher")})`);
    this.chat.append(...said.map((one) => h("li", {}, h("strong", {}, one.name), room(one), `: ${one.text}`)));
    this.chat.scrollTop = this.chat.scrollHeight;
  }

  sayForm() {
    const label = t("page-say");
    const text = h("input", { "aria-label": label, placeholder: label, maxlength: 500, required: true });
    const send = async () => {
      await api("POST", `${this.path}/chat${this.query}`, { text: text.value });
      text.value = "";
    };
    return form(send, row(text, submit(t("page-send"))));
  }
}
