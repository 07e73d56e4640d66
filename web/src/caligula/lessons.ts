// The first game of Caligula, lesson by lesson, in the order in which they are told if several are true at once.

import { COLOURS, type OpenCard, type Step } from "./types";
import { capital, t } from "../i18n/words.svelte";
import { place, type Lesson, type Scene } from "../learn/lesson";

type CaligulaScene = Scene<"caligula">;

const isMine = ({ view, me }: CaligulaScene, ...steps: Step[]): boolean =>
  view.phase.seat === me && steps.includes(view.phase.type);

/** From the second round on even what has not happened yet is told. */
const isLater = ({ view }: CaligulaScene): boolean => view.round > 1;

function nextCard({ view, aids }: CaligulaScene): OpenCard | null {
  const { next } = aids;
  return next && (view.civitas[COLOURS.indexOf(next.colour)]?.[next.position - 1] ?? null);
}

/** The card to be resolved first pays everyone who reaches its minimum, and there is room and a marker for it. */
function isSure(scene: CaligulaScene): boolean {
  const { view, aids, moves, me } = scene;
  const open = nextCard(scene);
  if (!open || view.slot !== null || open.card.kind !== "group") return false;
  const { colour, position } = aids.next!;
  const mine = open.markers.reduce((sum, marker) => sum + (marker?.owner === me ? (marker.value ?? 0) : 0), 0);
  const isEnough = (marker: number): boolean => mine + marker >= open.card.minimum;
  return mine < open.card.minimum && moves.some((move) =>
    move.type === "place" && move.colour === colour && move.position === position && isEnough(move.marker));
}

const sequentia = (): string => "section.sequentia";
const ownHand = (): string => "[data-dock] .hand";
const emperor = ({ view }: CaligulaScene): string => place(`emperor:${view.emperor.name}`);

export const lessons: Lesson<"caligula">[] = [
  {
    words: "web-learn-caligula-goal",
    when: () => true,
    rule: "caligula.end.winner",
    point: emperor,
  },
  {
    words: "web-learn-caligula-markers",
    when: (scene) => isMine(scene, "placing"),
    rule: "caligula.place.hidden",
    point: ({ me }) => place(`supply:${me}`),
  },
  {
    words: "web-learn-caligula-sure",
    when: (scene) => isMine(scene, "placing") && isSure(scene),
    forDecision: true,
    once: true,
    rule: "caligula.civitas.group",
    point: ({ aids }) => place(`card:${aids.next!.colour}:${aids.next!.position}`),
    args: (scene) => ({ colour: t(`colour-${scene.aids.next!.colour}`), minimum: nextCard(scene)!.card.minimum }),
  },
  {
    words: "web-learn-caligula-kinds",
    when: (scene) => isMine(scene, "placing"),
    forDecision: true,
    rule: "caligula.civitas.negative",
  },
  {
    words: "web-learn-caligula-sums",
    when: (scene) => isMine(scene, "placing"),
    forDecision: true,
    rule: "caligula.civitas.single",
  },
  {
    words: "web-learn-caligula-sequentia",
    when: (scene) => isMine(scene, "placing"),
    forDecision: true,
    rule: "caligula.sequentia.order",
    point: sequentia,
  },
  {
    words: "web-learn-caligula-reward",
    when: (scene) => isMine(scene, "rewarding"),
    forDecision: true,
    rule: "caligula.civitas.aut",
  },
  {
    words: "web-learn-caligula-hand",
    when: ({ view }) => view.slot !== null || view.round > 1,
    rule: "caligula.material.hand",
    point: ownHand,
  },
  {
    words: "web-learn-caligula-start",
    when: (scene) => isMine(scene, "starting"),
    forDecision: true,
    rule: "caligula.plot.start",
    point: emperor,
    args: ({ view }) => ({ emperor: capital(view.emperor.name), life: view.emperor.life }),
  },
  {
    words: "web-learn-caligula-bid",
    when: (scene) => isMine(scene, "bidding"),
    forDecision: true,
    rule: "caligula.plot.bid",
    args: ({ aids, names }) => ({ name: names[aids.plot!.leader]!, total: aids.plot!.to_match }),
  },
  {
    words: "web-learn-caligula-favour",
    when: (scene) => isMine(scene, "nominating", "favouring") || !!scene.view.plot?.nominee || isLater(scene),
    rule: "caligula.favour.place",
    point: emperor,
  },
  {
    words: "web-learn-caligula-murder",
    when: (scene) => ["protecting", "striking"].includes(scene.view.phase.type) || isLater(scene),
    rule: "caligula.murder.dead",
    point: emperor,
  },
  {
    words: "web-learn-caligula-spoils",
    when: (scene) => scene.view.dead.length > 0 || isLater(scene),
    rule: "caligula.murder.reward",
  },
  {
    words: "web-learn-caligula-ordo",
    when: (scene) => scene.view.sequentia[scene.view.slot ?? -1]?.[0] === "ordo" || isLater(scene),
    rule: "caligula.sequentia.ordo",
  },
  {
    words: "web-learn-caligula-penalty",
    when: (scene) => scene.view.phase.type === "paying" || isLater(scene),
    rule: "caligula.civitas.negative",
  },
  {
    words: "web-learn-caligula-round",
    when: isLater,
    rule: "caligula.round.favour",
  },
  {
    words: "web-learn-caligula-fall",
    when: isLater,
    rule: "caligula.fall.last-plot",
  },
];

export const done = "web-learn-caligula-done";
