// A finished game, step by step, from anybody's eyes; it can play by itself, and things fly as they did at the table.

import { boardOf, type GameBoard } from "../games";
import { language } from "../i18n/words.svelte";
import { announce } from "../parts/notice.svelte";
import { roundAt } from "../review/sums";
import { get } from "../server/api";
import type {
  Aids, GameEvent, GameName, Log, LogLine, Move, Seat, SeatInfo, Sentence, Step, TableInfo, View,
} from "../server/types";
import { fly, skip } from "../table/flight";
import { plain } from "../table/sentence";
import { namesOf, type Sight } from "../table/sight";

/** Milliseconds from one move to the next. */
export const SPEEDS = { slow: 2600, usual: 1300, fast: 450 } as const;
export type Speed = keyof typeof SPEEDS;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Replay implements Sight {
  info = $state.raw<TableInfo | null>(null);
  module = $state.raw<GameBoard | null>(null);
  step = $state.raw<Step | null>(null);
  log = $state.raw<LogLine[]>([]);
  eye = $state<Seat | null>(null);
  playing = $state(false);
  speed = $state<Speed>("usual");
  stage = $state.raw<HTMLElement | null>(null);

  readonly moves: Move[] = [];
  readonly moveWords: Sentence[] = [];
  readonly deciding = false;

  #steps = new Map<string, Promise<Step>>();
  #wanted = 0;
  #runs = 0;
  #ended = false;

  constructor(readonly id: string) {}

  // What a board sees

  get game(): GameName {
    return this.info!.game;
  }
  get view(): View {
    return this.step?.view!;
  }
  get aids(): Aids {
    return this.step?.aids!;
  }
  get seats(): SeatInfo[] {
    return this.info?.seats ?? [];
  }
  get names(): string[] {
    return namesOf(this.seats);
  }
  get toAct(): Seat | null {
    return this.step?.to_act ?? null;
  }
  get over(): boolean {
    return this.number === this.of;
  }
  /** For the ending. Before that nothing is played out by the board itself: it would hold up the replay. */
  get events(): GameEvent[] {
    return this.over ? (this.step?.events ?? []) : [];
  }
  choose(): void {} // all is decided

  // Stepping

  get number(): number {
    return this.step?.number ?? 0;
  }
  get of(): number {
    return this.step?.of ?? 0;
  }
  /** The round that the shown moment belongs to; 0 before the first. */
  get round(): number {
    return roundAt(this.step?.rounds ?? [], this.number);
  }

  async open(eye: Seat | null | undefined, number: number): Promise<void> {
    this.info ??= await get<TableInfo>(`/api/tables/${this.id}`);
    this.module ??= await boardOf(this.info.game);
    const own = this.info.seats.findIndex((seat) => seat.yours);
    this.eye = eye === undefined ? (own < 0 ? null : own) : eye;
    await Promise.all([this.show(number), this.#tell()]);
  }

  async see(eye: Seat | null): Promise<void> {
    this.eye = eye;
    await Promise.all([this.show(this.number), this.#tell()]);
  }

  /** Go to a moment; of several wishes the last one counts. */
  async show(number: number): Promise<void> {
    const wanted = ++this.#wanted;
    const next = await this.#fetch(number);
    if (wanted !== this.#wanted || this.#ended) return;
    const isNext = this.step && next.number === this.step.number + 1;
    const journeys = isNext ? next.events.flatMap((event) => this.module!.journeys(event, this)) : [];
    if (next.number < next.of) void this.#fetch(next.number + 1).catch(() => undefined);
    await fly(this.step ? this.stage : null, () => (this.step = next), journeys);
    if (wanted === this.#wanted && !this.#ended) announce(next.words.events.map(plain).join(" "));
  }

  by(steps: number): Promise<void> {
    return this.show(Math.min(Math.max(this.number + steps, 0), this.of));
  }

  async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const run = ++this.#runs; // who stops and goes on at once starts another, and this one must not go on, too
    try {
      if (this.over) await this.show(0);
      while (run === this.#runs && !this.over) {
        await this.by(1);
        await pause(SPEEDS[this.speed]);
      }
    } finally {
      if (run === this.#runs) this.playing = false;
    }
  }

  stop(): void {
    this.#runs++;
    this.playing = false;
  }

  leave(): void {
    this.#ended = true;
    this.stop();
    skip();
  }

  get #as(): string {
    return this.eye === null ? "" : `?seat=${this.eye}`;
  }

  #fetch(number: number): Promise<Step> {
    const key = `${language()} ${this.eye} ${number}`;
    let step = this.#steps.get(key);
    if (!step) {
      step = get<Step>(`/api/replays/${this.id}/${number}${this.#as}`);
      this.#steps.set(key, step);
      step.catch(() => this.#steps.delete(key));
    }
    return step;
  }

  async #tell(): Promise<void> {
    const { eye } = this;
    const { lines } = await get<Log>(`/api/replays/${this.id}/log${this.#as}`);
    if (eye === this.eye) this.log = lines;
  }
}
