// The first game of PAX, lesson by lesson, in the order in which they are told if several are true at once.

import { t } from "../i18n/words.svelte";
import { place, type Lesson, type Scene } from "../learn/lesson";
import { roman } from "../parts/numerals";
import type { Phase, Seen } from "./types";

type PaxScene = Scene<"pax">;

const isMine = ({ view, me }: PaxScene, phase: Phase): boolean => view.turn.seat === me && view.turn.phase === phase;
const played = ({ view }: PaxScene): number => view.turn.played?.length ?? 0;
const aurei = (count: number): string => t("aurei", { count });
/** So many places of the draw are still free. */
const isDrawing = (scene: PaxScene, free: number): boolean =>
  isMine(scene, "drawing") && scene.view.turn.free?.length === free;

/** A Fleet or Army in the learner's hand that can't be played now, though money and turn allow a card. */
function isHeldBack({ view, moves, me }: PaxScene): boolean {
  const playable = moves.flatMap((move) => (move.type === "play" ? [move.card] : []));
  const isArms = (card: Seen): boolean => card?.category === "fleet" || card?.category === "army";
  return playable.length > 0 && view.players[me]!.hand.some((card) => isArms(card) && !playable.includes(card!.id));
}

const drawn = (): string => ".drawn";
const ownHand = ({ me }: PaxScene): string => place(`hand:${me}`);

export const lessons: Lesson<"pax">[] = [
  {
    words: "web-learn-pax-goal",
    when: () => true,
    rule: "pax.end.rome-wins",
    point: () => place("rome"),
  },
  {
    words: "web-learn-pax-opening",
    when: (scene) => isMine(scene, "opening"),
    forDecision: true,
    once: true,
    rule: "pax.setup.opening-hand",
    point: drawn,
  },
  {
    words: "web-learn-pax-legions",
    when: (scene) => isMine(scene, "choosing") && scene.aids.rome_takes !== null,
    rule: "pax.round.rome-takes",
    point: ({ aids }) => place(`legion:${aids.rome_takes}`),
    args: ({ aids }) => ({ legion: roman(aids.rome_takes!) }),
  },
  {
    words: "web-learn-pax-choice",
    when: (scene) => isMine(scene, "choosing"),
    forDecision: true,
    rule: "pax.turn.choice",
    point: () => place("deck"),
  },
  {
    words: "web-learn-pax-draw-first",
    when: (scene) => isDrawing(scene, 3),
    forDecision: true,
    rule: "pax.draw.destinations",
    point: drawn,
  },
  {
    words: "web-learn-pax-draw-second",
    when: (scene) => isDrawing(scene, 2),
    forDecision: true,
    rule: "pax.draw.destinations",
  },
  {
    words: "web-learn-pax-draw-third",
    when: (scene) => isDrawing(scene, 1),
    forDecision: true,
    rule: "pax.draw.three",
  },
  {
    words: "web-learn-pax-buy",
    when: (scene) => isMine(scene, "buying"),
    forDecision: true,
    rule: "pax.buy.group",
    point: ({ moves }) => place(`legion:${moves.find((move) => move.type === "buy")?.legion}`),
    args: ({ view, me }) => ({ money: aurei(view.players[me]!.money ?? 0) }),
  },
  {
    words: "web-learn-pax-limit",
    when: (scene) => isMine(scene, "playing") && (isHeldBack(scene) || scene.view.round > 1),
    rule: "pax.play.limit",
    point: ownHand,
    args: ({ aids }) => ({ limit: aids.limit ?? 0 }),
  },
  {
    words: "web-learn-pax-play",
    when: (scene) => isMine(scene, "playing") && played(scene) === 0,
    forDecision: true,
    rule: "pax.play.cost",
    point: ownHand,
  },
  {
    words: "web-learn-pax-income",
    when: (scene) => isMine(scene, "playing") && played(scene) > 0,
    forDecision: true,
    rule: "pax.income.longest",
    args: ({ aids }) => ({ money: aurei(aids.income ?? 0) }),
  },
  {
    words: "web-learn-pax-scales",
    when: ({ view, me }) => view.round > 0 && view.players[me]!.display.some((pile) => pile.length > 0),
    rule: "pax.end.rome-wins",
    point: () => "section.scales",
    args: ({ aids }) => ({ held: aids.held }),
  },
  {
    words: "web-learn-pax-rome",
    when: ({ view }) => view.rome.some((pile) => pile.length > 0),
    rule: "pax.round.rome-takes",
    point: () => place("rome"),
  },
  {
    words: "web-learn-pax-look",
    when: (scene) => scene.view.round > 1 && isMine(scene, "choosing"),
    rule: "pax.turn.peek",
    point: () => place("rome"),
  },
  {
    words: "web-learn-pax-conspirator",
    when: ({ view }) => view.round > 1 && view.conspirator !== null,
    rule: "pax.play.primus-conspiratus",
    point: ({ view }) => place(`seat:${view.conspirator}`),
  },
  {
    words: "web-learn-pax-gifts",
    when: (scene) => scene.view.round > 1 && isMine(scene, "playing"),
    rule: "pax.buy.price",
  },
  {
    words: "web-learn-pax-points",
    when: ({ view, me }) => view.round > 1 && view.turn.seat !== me,
    rule: "pax.end.players-win",
  },
  {
    words: "web-learn-pax-end",
    when: (scene) => scene.view.round > 2,
    rule: "pax.end.exhausted",
    point: () => place("deck"),
    args: ({ view }) => ({ count: view.deck.length }),
  },
];

export const done = "web-learn-pax-done";
