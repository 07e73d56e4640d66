// What to touch next, in a short sentence.

import { language, t } from "../i18n/words.svelte";
import { kindOf, restOf } from "../table/touch/touches";
import type { CaligulaChoice } from "./choice.svelte";
import type { Colour, Move, Position } from "./types";
import { effectKind, emperorName, nameOf, placeName, signed } from "./words";

const PAIRS = ["spots", "seats", "slots"];

/** Empty while there is nothing to decide. */
export function prompt(choice: CaligulaChoice): string {
  const { sight, step } = choice;
  if (!choice.moves.length) return "";
  const { view, aids } = sight;
  const emperor = emperorName(view.emperor.name);
  if (step === "placing" || step === "rewarding" || step === "paying") return promptOfCard(choice);
  if (step === "starting") return t("web-caligula-ask-starting", { emperor, life: view.emperor.life });
  if (step === "bidding" && aids.plot) {
    const { leader, to_match: total, missing } = aids.plot;
    return t("web-caligula-ask-bidding", { name: nameOf(sight, leader), total, missing: missing ?? 0 });
  }
  if (step === "favouring") {
    const names = choice.moves.flatMap((move) => (move.type === "favour" ? [emperorName(move.emperor)] : []));
    return t("web-caligula-ask-favouring", { names: either(names) });
  }
  if (step === "protecting") return t("web-caligula-ask-protecting", { emperor });
  if (step === "striking" && aids.plot) {
    return t("web-caligula-ask-striking", { daggers: aids.plot.daggers, life: aids.plot.life });
  }
  return step === "nominating" ? t("web-caligula-ask-nominating", { emperor }) : "";
}

const either = (names: string[]): string =>
  new Intl.ListFormat(language(), { type: "disjunction" }).format(names);

/** The effect that all these moves take, if it is one. */
function effectOf(moves: readonly Move[]): string | null {
  const [only, ...others] = new Set(moves.map((move) => ("effect" in move ? move.effect : undefined)));
  return others.length || only === undefined ? null : only;
}

function promptOfCard(choice: CaligulaChoice): string {
  const { remaining, picked, step } = choice;
  const marker = picked.find((touch) => kindOf(touch) === "marker");
  const card = picked.find((touch) => kindOf(touch) === "card");
  if (marker) return t("web-caligula-ask-where", { value: signed(Number(restOf(marker))) });
  if (card && remaining.some((move) => "marker" in move)) {
    const [colour, position] = restOf(card).split(":") as [Colour, string];
    return t("web-caligula-ask-which", { place: placeName(colour, Number(position) as Position) });
  }
  if (step === "placing") return t("web-caligula-ask-place");
  const begun = picked.some((touch) => kindOf(touch) !== "effect");
  if (begun && remaining.some((move) => PAIRS.some((field) => field in move))) return t("web-caligula-ask-second");
  const effect = effectOf(remaining);
  if (effect) return t(`web-caligula-ask-${effectKind(effect)}`);
  return t(step === "paying" ? "web-caligula-ask-penalty" : "web-caligula-ask-reward");
}
