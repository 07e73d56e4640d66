// The table that is being thought of: everything that can be set, and what to send to the server for it.

import { GAME_NAMES } from "../../games";
import type { Clock, GameInfo, GameName, Games } from "../../server/types";
import type { Chair, Setup } from "../begin";
import { usualLevel } from "../names";

export type Occupant = "me" | "beside" | "open" | "bot";
export type OptionValue = boolean | number | null;

export interface DraftChair {
  who: Occupant;
  /** Of somebody beside us. */
  name: string;
  /** Of a bot. */
  level: string;
}

export const PRESETS = ["friends", "hotseat", "screen", "days", "rated"] as const;
export type Preset = (typeof PRESETS)[number];

const MOST_CHAIRS = 8;
const USUAL_SEATS = 3;

export class Draft {
  preset = $state<Preset>("friends");
  game = $state<GameName>(GAME_NAMES[0]!);
  count = $state(USUAL_SEATS);
  chairs = $state<DraftChair[]>([]);
  clock = $state<Clock["type"]>("none");
  minutes = $state(20);
  increment = $state(15);
  days = $state(3);
  visibility = $state<"public" | "invitation">("invitation");
  spectators = $state(true);
  starts = $state<"full" | "host">("full");
  rated = $state(false);
  sharedScreen = $state(false);
  botsWelcome = $state(false);
  absent = $state<"bot" | "resign">("bot");
  standIn = $state("");
  botPace = $state(900);
  options = $state({} as Record<GameName, Record<string, OptionValue>>);
  namedDecks = $state({} as Record<GameName, string>);
  /** One's own, as text. */
  deck = $state("");
  freeDeck = $state(false);

  readonly games: Games;

  constructor(games: Games) {
    this.games = games;
    const level = usualLevel(games.levels);
    this.standIn = level;
    this.chairs = Array.from({ length: MOST_CHAIRS }, () => ({ who: "open", name: "", level }));
    for (const { name, options, deck } of games.games) {
      this.namedDecks[name] = deck;
      this.options[name] = Object.fromEntries(options.map((option) => [option.name, option.default]));
    }
    this.take("friends");
  }

  get rules(): GameInfo {
    return this.games.games.find((one) => one.name === this.game)!;
  }
  get seats(): DraftChair[] {
    return this.chairs.slice(0, this.count);
  }

  /** Another game: no more and no fewer seats than it has. */
  choose(game: GameName): void {
    this.game = game;
    this.count = Math.min(Math.max(this.count, this.rules.least), this.rules.most);
  }

  /** Set everything as this kind of evening wants it. */
  take(preset: Preset): void {
    this.preset = preset;
    this.rated = preset === "rated";
    this.sharedScreen = preset === "screen";
    this.visibility = preset === "rated" ? "public" : "invitation";
    this.clock = preset === "rated" ? "live" : preset === "days" ? "days" : "none";
    this.starts = preset === "screen" ? "host" : "full";
    this.absent = preset === "rated" ? "resign" : "bot";
    this.spectators = true;
    this.botsWelcome = false;
    if (preset === "rated") this.takeUsualDeck();
    this.count = Math.max(this.count, 2);
    const others: Occupant = preset === "hotseat" ? "beside" : "open";
    this.chairs.forEach((chair, at) => (chair.who = at === 0 && preset !== "screen" ? "me" : others));
  }

  /** What counts can't be waited out, and has the usual deck. */
  beRated(): void {
    if (this.clock === "none") this.clock = "live";
    this.takeUsualDeck();
  }

  takeUsualDeck(): void {
    this.deck = "";
    for (const { name, deck } of this.games.games) this.namedDecks[name] = deck;
  }

  get setup(): Setup {
    return {
      game: this.game,
      chairs: this.seats.map(sent),
      options: this.#changedOptions(),
      clock: this.#clock(),
      visibility: this.visibility,
      starts: this.starts,
      rated: this.rated,
      spectators: this.spectators,
      shared_screen: this.sharedScreen,
      bots_welcome: this.botsWelcome,
      absent: this.absent,
      stand_in: this.standIn,
      bot_pace: this.botPace,
      ...this.#deck(),
    };
  }

  #deck(): Pick<Setup, "deck" | "free_deck" | "named_deck"> {
    const own = this.deck.trim() !== "";
    return own ? { deck: this.deck, free_deck: this.freeDeck } : { named_deck: this.namedDecks[this.game] };
  }

  #clock(): Clock {
    if (this.clock === "live") return { type: "live", minutes: this.minutes, increment: this.increment };
    return this.clock === "days" ? { type: "days", days: this.days } : { type: "none" };
  }

  #changedOptions(): Record<string, OptionValue> {
    const wished = this.options[this.game];
    const changed = this.rules.options.filter((option) => wished[option.name] !== option.default);
    return Object.fromEntries(changed.map((option) => [option.name, wished[option.name]!]));
  }
}

function sent(chair: DraftChair): Chair {
  if (chair.who === "bot") return { who: "bot", level: chair.level };
  if (chair.who === "beside") return { who: "me", name: chair.name.trim() };
  return { who: chair.who };
}
