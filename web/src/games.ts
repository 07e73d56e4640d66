// The games there are. Each is a folder that exports one module; nothing else in the client names a game.

import type { Component } from "svelte";
import type { IconName } from "./art/icons";
import caligula from "./caligula";
import type { Lessons } from "./learn/lesson";
import pax from "./pax";
import type { GameEvent, GameName, Move, View } from "./server/types";
import type { Journey } from "./table/flight";
import type { CardPart } from "./table/sentence";
import type { Sight } from "./table/sight";

export interface GameModule<G extends GameName = GameName> {
  readonly title: string;
  /** Its sign, and the colours of the sign and of the ground that it stands on. */
  readonly icon: { name: IconName; ink: string; ground: string };
  /** A picture of the game, made of its own things. */
  readonly Art: Component;
  /** A card within a sentence; without it, cards are words there. */
  readonly Chip?: Component<{ card: CardPart }>;
  /** The first game: what it is about, and how many minutes it takes, the guided part and all of it. */
  readonly learning: { about: string; guided: number; whole: number };
  /** Games for one, each harder than the last: how many, and the rule about them. */
  readonly campaign?: { games: number; rule: string };
  /** What follows is loaded when it is wanted. */
  board(): Promise<GameBoard<G>>;
  lessons(): Promise<Lessons<G>>;
  figures(): Promise<Figures>;
}

/** What a table draws. */
export interface GameBoard<G extends GameName = GameName> {
  /** The table itself, with everything that can be touched, dragged or reached by keys. */
  Board: Component<{ sight: Sight<G> }>;
  /** The ending as a small drama; it plays from the start when it is mounted anew. */
  Ending: Component<{ sight: Sight<G> }>;
  /** What is being decided, in a few words. */
  phase(view: View<G>): string;
  /** Where things went by this event, in order. */
  journeys(event: GameEvent<G>, sight: Sight<G>): Journey[];
  /** What on the board a move is about, as selectors. */
  things(move: Move<G>): string[];
}

/** The pictures in the rules, by the id of a rule. */
export interface Figures {
  readonly figures: Partial<Record<string, Component>>;
  /** The sign before the title of a rule, if it has one. */
  iconOf?(rule: string): IconName | undefined;
}

export const GAMES: { readonly [G in GameName]: GameModule<G> } = { pax, caligula };
export const GAME_NAMES = Object.keys(GAMES) as GameName[];
/** A board draws the views of its own game alone: so it has the type of its game, whichever that is. */
export const boardOf = <G extends GameName>(game: G): Promise<GameBoard<G>> => GAMES[game].board();
export const lessonsOf = <G extends GameName>(game: G): Promise<Lessons<G>> => GAMES[game].lessons();
/** The game that has a campaign. */
export const CAMPAIGN = GAME_NAMES.flatMap((game) => {
  const { campaign } = GAMES[game];
  return campaign ? [{ game, ...campaign }] : [];
})[0]!;

export const isGame = (text: string | null | undefined): text is GameName => text != null && Object.hasOwn(GAMES, text);
