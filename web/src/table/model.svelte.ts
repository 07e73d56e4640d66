// A live table: opens the connection of one's seat (or one for spectators), keeps what it tells, sends what is decided.

import { boardOf, type GameBoard } from "../games";
import { t } from "../i18n/words.svelte";
import { announce, hush, tell } from "../parts/notice.svelte";
import { chime } from "../parts/sound";
import { here } from "../router.svelte";
import { get, sayTrouble } from "../server/api";
import { Picture } from "../server/changes";
import { Connection, type ConnectionState } from "../server/connection";
import type {
  Aids, GameEvent, GameName, LogLine, Message, Move, Past, Seat, SeatInfo, Sentence, TableInfo, Update, View,
} from "../server/types";
import { Deciding } from "./deciding.svelte";
import { Device } from "./device.svelte";
import { fly, skip } from "./flight";
import { knownIn, logAfter } from "./log";
import { PastSight } from "./past";
import { Requests } from "./requests";
import { plain } from "./sentence";
import { namesOf, type Clocks, type Sight } from "./sight";
import { Talk } from "./talk.svelte";

/** So many sentences at once are enough for ears; so many updates, and nobody waits for things to fly. */
const SPOKEN = 6;
const MANY = 2;

export class TableModel implements Sight {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  module = $state.raw<GameBoard | null>(null);
  log = $state.raw<LogLine[]>([]);
  connection = $state<ConnectionState | "connecting">("connecting");
  seat = $state<Seat | null>(null);
  /** The table as it was, if that is what one looks at. */
  past = $state.raw<PastSight | null>(null);
  /** When the last update came, for clocks that run on. */
  since = $state(Date.now());
  /** What has just happened; at first, all since the deal. */
  events = $state.raw<GameEvent[]>([]);
  /** The element in which things fly. */
  stage = $state.raw<HTMLElement | null>(null);
  readonly talk: Talk;
  readonly decision = new Deciding(this, (decided) => this.#connection?.send(decided) ?? false);
  readonly device = new Device(this);
  readonly ask = new Requests(this);

  #connection: Connection | null = null;
  #wishes = 0;
  /** The next update is the first of its connection. */
  #anew = true;
  #picture = new Picture();
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #ended = false;

  constructor(
    readonly id: string,
    /** Only watch, even with a seat: the screen that everybody sees. */
    private readonly lookOn = false,
  ) {
    this.talk = new Talk(id);
  }

  // What a board sees

  get game(): GameName {
    return this.info!.game;
  }
  /** A board is drawn once there is one. */
  get view(): View {
    return this.update?.view!;
  }
  get aids(): Aids {
    return this.update?.aids!;
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
    return this.device.isCurtained ? [] : (this.update?.moves ?? []);
  }
  get moveWords(): Sentence[] {
    return this.update?.words?.moves ?? [];
  }
  get deciding(): boolean {
    return this.moves.length > 0 && !this.decision.isUnderWay && this.connection === "open";
  }
  get over(): boolean {
    return this.status === "over" || this.status === "aborted";
  }
  get clocks(): Clocks | null {
    const left = this.update?.clocks;
    const running = this.status === "playing" ? this.toAct : null;
    return left ? { left, running, since: this.since, byDays: this.info?.clock.type === "days" } : null;
  }

  // What the frame shows

  get status(): TableInfo["status"] {
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
  /** Somebody at this device has to decide. */
  get yours(): boolean {
    return this.status === "playing" && this.toAct !== null && this.mine.includes(this.toAct);
  }

  // Coming and going

  /** Look where one sits, and open the connection there. */
  async sit(wish?: Seat): Promise<void> {
    const wished = ++this.#wishes;
    const info = await get<TableInfo>(`${this.path}${this.query}`);
    const module = await boardOf(info.game);
    if (this.#ended || wished !== this.#wishes) return;
    [this.info, this.module] = [info, module];
    const own = this.lookOn ? [] : info.seats.flatMap((seat, at) => (seat.yours ? [at] : []));
    const seat = [wish, info.to_act, own[0]].find((one) => one != null && own.includes(one)) ?? null;
    if (seat !== this.seat) {
      this.decision.drop();
      this.#hide();
    }
    this.seat = seat;
    if (own.length === 1) this.device.handedTo = seat;
    this.#connection?.close();
    this.decision.disarm();
    [this.update, this.past, this.log, this.events] = [null, null, [], []];
    this.connection = "connecting";
    const where = seat === null ? "watch" : `seats/${seat}/socket`;
    const query = new URLSearchParams({ words: "1", changes: "1", ...(this.invite && { invite: this.invite }) });
    const hear = (message: unknown): void => this.#hear(message as Message);
    this.#connection = new Connection(`${this.path}/${where}?${query}`, hear, (state, code) => this.#connectionIs(state, code));
  }

  leave(): void {
    this.#ended = true;
    this.#connection?.close();
    this.#hide();
  }

  /** Nothing that was for somebody's eyes and ears stays for the next. */
  #hide(): void {
    skip();
    hush();
    announce("");
  }

  #connectionIs(state: ConnectionState, code?: number): void {
    this.connection = state;
    if (state === "open") [this.#anew, this.talk.lines] = [true, []];
    else if (state === "closed" && this.seat !== null && code === 4403) {
      this.sit().catch((trouble) => tell(sayTrouble(trouble), "bad"));
    } else if (state === "closed") tell(t("page-not-here"), "bad");
  }

  // What the server tells

  #hear(message: Message): void {
    if ("chat" in message) {
      this.talk.hear(message.chat);
    } else if ("refused" in message) {
      this.decision.refuse(message.decision, message.refused);
    } else if ("error" in message) {
      if (message.error.status !== 429) this.decision.drop(); // else the connection ends, and it is sent again on the next
      tell(message.error.text, "bad");
    } else {
      const [connection, heard, anew] = [this.#connection, Date.now(), this.#anew];
      const update = this.#picture.after(message, anew);
      this.#anew = false;
      const isForUs = (): boolean => !this.#ended && connection === this.#connection;
      this.#waiting++;
      this.#queue = this.#queue
        .then(() => this.#show(update, heard, anew, isForUs))
        .catch((trouble) => void tell(sayTrouble(trouble), "bad"))
        .finally(() => this.#waiting--);
    }
  }

  async #show(update: Update, heard: number, anew: boolean, isForUs: () => boolean): Promise<void> {
    if (!isForUs()) return; // but for who sat here before
    const first = !this.update;
    const wasOurs = this.yours;
    if (this.seat === null && !this.lookOn && update.seats.some((seat) => seat.yours)) return this.sit();
    const known = anew ? knownIn(this.log, update) : 0;
    const news = (update.events ?? []).slice(known);
    const isSeen = !first && !update.taken_back && !!this.view && this.#waiting <= MANY;
    const journeys = isSeen ? news.flatMap((event) => this.module!.journeys(event, this)) : [];
    const apply = (): void => {
      this.decision.hear(update, anew);
      this.#apply(update, heard, news);
    };
    await fly(isSeen ? this.stage : null, apply, journeys);
    if (!isForUs()) return;
    if (!first) this.#speak(update.words?.events.slice(known) ?? [], wasOurs);
    if (update.status !== this.info?.status || update.status === "open") await this.refresh();
  }

  #apply(update: Update, heard: number, news: GameEvent[]): void {
    this.update = update;
    this.events = news;
    this.since = heard;
    this.log = logAfter(this.log, update);
  }

  /** For ears: what happened, and that it is one's turn. */
  #speak(events: Sentence[], wasOurs: boolean): void {
    const isOurs = this.yours && !wasOurs;
    const turn = isOurs ? [t("page-your-decision", { what: this.module!.phase(this.view) })] : [];
    const words = [...events.slice(-SPOKEN).map(plain), ...turn];
    if (isOurs) chime();
    if (this.device.isCurtained) this.#hide();
    else if (words.length) announce(words.join(" "));
  }

  async refresh(): Promise<void> {
    this.info = await get<TableInfo>(`${this.path}${this.query}`);
  }

  // What we do

  choose(move: Move, words?: string): void {
    this.decision.choose(move, words);
  }

  /** See the table as it was after so many moves. */
  async lookBack(number: number): Promise<void> {
    const { seat, game, seats, names, eye } = this;
    const where = seat === null ? `past/${number}${this.query}` : `seats/${seat}/past/${number}`;
    const then = await get<Past>(`${this.path}/${where}`);
    if (seat === this.seat && !this.device.isCurtained) this.past = new PastSight(then, { game, seats, names, eye });
  }
  backToNow(): void {
    this.past = null;
  }
}
