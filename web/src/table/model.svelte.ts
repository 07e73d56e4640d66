// A live table: opens the line of one's seat (or one to look on), keeps what it tells, sends what is decided.

import { t } from "../i18n/words.svelte";
import { announce, hush, tell } from "../parts/notice.svelte";
import { chime } from "../parts/sound";
import { here } from "../router.svelte";
import { get, post, put, remove, told } from "../server/api";
import { Line, type LineState } from "../server/line";
import type { ChatLine, GameName, Message, Move, Refusal, Seat, SeatInfo, TableInfo, Update } from "../server/types";
import { fly } from "./flight";
import { MODULES, namesOf, type GameModule, type Sight } from "./sight";

export interface LogLine {
  text: string;
  /** After how many moves of the game. */
  move: number;
}

export class TableModel implements Sight<any, any> {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  module = $state.raw<GameModule | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<LineState | "connecting">("connecting");
  seat = $state<Seat | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** A decision is on its way. */
  sent = $state(false);
  /** Several people share this device: who has it now. */
  handedTo = $state<Seat | null>(null);
  /** When the last update came, for clocks that run on. */
  since = $state(Date.now());
  /** The element in which things fly. */
  stage = $state.raw<HTMLElement | null>(null);

  #line: Line | null = null;
  #faces: unknown = null;
  #queue: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(
    readonly id: string,
    /** Only look on, whoever we are: the screen that everybody sees. */
    private readonly lookOn = false,
  ) {}

  // What a board sees

  get game(): GameName {
    return this.info!.game;
  }
  get view(): any {
    return this.update?.view;
  }
  get aids(): any {
    return this.update?.aids;
  }
  get seats(): SeatInfo[] {
    return this.update?.seats ?? this.info?.seats ?? [];
  }
  get names(): string[] {
    return namesOf(this.seats);
  }
  get eye(): Seat | null {
    return this.seat;
  }
  get toAct(): Seat | null {
    return this.update?.to_act ?? null;
  }
  get moves(): Move[] {
    return this.curtained ? [] : (this.update?.moves ?? []);
  }
  get moveWords(): string[] {
    return this.update?.words?.moves ?? [];
  }
  get deciding(): boolean {
    return this.moves.length > 0 && !this.sent && this.line === "open";
  }
  get over(): boolean {
    return this.status === "over" || this.status === "aborted";
  }

  // What the frame shows

  get status(): Update["status"] {
    return this.update?.status ?? this.info?.status ?? "open";
  }
  get path(): string {
    return `/api/tables/${this.id}`;
  }
  get invite(): string | null {
    return here().searchParams.get("invite");
  }
  get query(): string {
    return this.invite ? `?invite=${encodeURIComponent(this.invite)}` : "";
  }
  /** The seats that are ours; several if we share this device. */
  get mine(): Seat[] {
    return this.lookOn ? [] : this.seats.flatMap((seat, at) => (seat.yours ? [at] : []));
  }
  /** Whose eyes are wanted now, where several people share this device. */
  get wanted(): Seat | null {
    return this.mine.length > 1 && this.toAct !== null && this.mine.includes(this.toAct) ? this.toAct : this.seat;
  }
  get curtained(): boolean {
    return this.mine.length > 1 && this.status === "playing" && !!this.view && this.handedTo !== this.wanted;
  }

  // Coming and going

  /** Look where one sits, and open the line there. */
  async sit(wish?: Seat): Promise<void> {
    this.info = await get<TableInfo>(`${this.path}${this.query}`);
    this.module ??= await MODULES[this.info.game]();
    if (this.#ended) return;
    const own = this.lookOn ? [] : this.info.seats.flatMap((seat, at) => (seat.yours ? [at] : []));
    const acting = this.info.to_act;
    this.seat = wish !== undefined && own.includes(wish) ? wish
      : acting !== null && own.includes(acting) ? acting : (own[0] ?? null);
    if (own.length === 1) this.handedTo = this.seat;
    this.#line?.close();
    this.update = null;
    this.line = "connecting";
    const where = this.seat === null ? "watch" : `seats/${this.seat}/socket`;
    const query = new URLSearchParams({ words: "1", ...(this.invite && { invite: this.invite }) });
    const hear = (message: unknown): void => this.#hear(message as Message);
    this.#line = new Line(`${this.path}/${where}?${query}`, hear, (state, code) => this.#lineIs(state, code));
  }

  leave(): void {
    this.#ended = true;
    this.#line?.close();
  }

  /** Somebody else takes the device. */
  async lift(seat: Seat): Promise<void> {
    this.handedTo = seat;
    if (seat !== this.seat) await this.sit(seat);
  }

  #lineIs(state: LineState, code?: number): void {
    this.line = state;
    if (state === "open") this.chat = [];
    else if (state === "closed" && this.seat !== null && code === 4403) void this.sit().catch(() => undefined);
    else if (state === "closed") tell(t("page-not-here"), "bad");
  }

  // What the server tells

  #hear(message: Message): void {
    if ("chat" in message) {
      this.chat = [...this.chat, ...message.chat];
    } else if ("refused" in message) {
      this.sent = false;
      this.refusal = message.refused;
      tell(message.refused.text, "bad", { rule: message.refused.rule, where: message.refused.where });
    } else if ("error" in message) {
      this.sent = false;
      tell(message.error.text, "bad");
    } else {
      this.#queue = this.#queue.then(() => this.#show(message)).catch((trouble) => tell(told(trouble), "bad"));
    }
  }

  async #show(update: Update): Promise<void> {
    if (this.#ended) return;
    const first = !this.update;
    const before = this.update;
    const view = update.view as { faces?: unknown } | undefined;
    if (view) {
      if (view.faces) this.#faces = view.faces;
      else view.faces = this.#faces;
    }
    const ours = (one: Update | null): boolean => one?.to_act !== undefined && this.mine.includes(one?.to_act as Seat);
    const journeys = first || update.taken_back || !this.view ? []
      : (update.events ?? []).flatMap((event) => this.module!.journeys(event, this));
    if (this.seat === null && !this.lookOn && update.seats.some((seat) => seat.yours)) return this.sit();
    await fly(first ? null : this.stage, () => this.#apply(update), journeys);
    if (!first) for (const text of update.words?.events ?? []) announce(text);
    if (ours(update) && !ours(before) && !first) chime();
    if (update.status !== this.info?.status || update.status === "open") await this.refresh();
  }

  #apply(update: Update): void {
    this.update = update;
    this.since = Date.now();
    this.sent = false;
    const texts = update.words?.events ?? [];
    const told = texts.map((text, at) => ({ text, move: update.event_moves?.[at] ?? 0 }));
    this.log = [...this.log.slice(0, update.events_from ?? 0), ...told];
  }

  async refresh(): Promise<void> {
    this.info = await get<TableInfo>(`${this.path}${this.query}`);
  }

  // What we do

  choose(move: Move): void {
    if (this.update?.decision === undefined) return;
    hush();
    this.refusal = null;
    this.sent = this.#line?.send({ decision: this.update.decision, move }) ?? false;
    if (!this.sent) tell(t("page-line-lost"), "bad");
  }

  at(what: string, body?: unknown): Promise<unknown> {
    return post(`${this.path}/seats/${this.seat}/${what}`, body);
  }
  undo(wholeTurn: boolean): Promise<unknown> {
    return this.at("undo", { decision: this.update?.decision, whole_turn: wholeTurn });
  }
  offer(what: "undo" | "abort"): Promise<unknown> {
    return this.at("offer", { what, version: this.update?.version });
  }
  answer(seat: Seat, agrees: boolean): Promise<unknown> {
    return post(`${this.path}/seats/${seat}/answer`, { agrees, offer: this.update?.offer?.number });
  }
  say(text: string): Promise<unknown> {
    return post(`${this.path}/chat${this.query}`, { text });
  }
  async mute(muted: boolean): Promise<void> {
    await (muted ? put(`${this.path}/mute`) : remove(`${this.path}/mute`));
    await this.refresh();
  }
}
