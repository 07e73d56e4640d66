// Names of the things on the table of Caligula, in the language of the page.

import type { IconName } from "../art/icons";
import { capital, list, t } from "../i18n/words.svelte";
import {
  COLOURS, type Aids, type Card, type Colour, type EffectKind, type Marker, type Position, type Seat, type Sight,
} from "./types";

export const colourName = (colour: Colour): string => t(`colour-${colour}`);
export const emperorName = (name: string): string => capital(name);
/** `Plebs 1` */
export const placeName = (colour: Colour, position: Position): string => `${colourName(colour)}\u00a0${position}`;

const colourOf = (effect: string): string => {
  const colour = effect.split(":")[1] as Colour | undefined;
  return colour ? colourName(colour) : "";
};
/** Of an effect as it stands on a card: `pugio`, `remove:plebs`. */
export const effectKind = (effect: string): EffectKind => effect.split(":")[0] as EffectKind;
/** Each has its sign, or the type check fails. */
export const effectIcon = (effect: string): IconName => `effect-${effectKind(effect)}`;
/** What an effect does, in a few words. */
export const effectName = (effect: string): string => t(`effect-${effectKind(effect)}`, { colour: colourOf(effect) });
/** The same as it fits on a card. */
export const effectShort = (effect: string): string =>
  t(`web-caligula-short-${effectKind(effect)}`, { colour: colourOf(effect) });
/** The same in a sentence. */
export const effectLong = (effect: string): string =>
  t(`web-caligula-about-${effectKind(effect)}`, { colour: colourOf(effect) });

export const faceName = (card: Card): string => {
  const effects = card.effects.map(effectName).join(t("web-caligula-aut"));
  return t(`web-caligula-face-${card.kind}`, { minimum: card.minimum, effects });
};

/** A Coniura or Pugio card; of some only the back is known. */
export function handCardName(card: string, aids: Aids): string {
  const symbols = aids.hand_cards?.[card];
  if (!symbols) return card;
  if (symbols.coniura === null || symbols.pugio === null) return t(`web-caligula-back-${symbols.stack}`);
  return capital(t(`caligula-card-${symbols.stack}${symbols.coniura && symbols.pugio ? "-double" : ""}`));
}

/** What a card of the hand shows; null: only its back is known. */
export function symbolsOf(card: string, aids: Aids): { coniura: number; pugio: number } | null {
  const { coniura, pugio } = aids.hand_cards?.[card] ?? { coniura: null, pugio: null };
  return coniura === null || pugio === null ? null : { coniura, pugio };
}

export const sequentiaName = (card: readonly string[]): string =>
  card[0] === "draw" || card[0] === "ordo" ? capital(t(`caligula-sequentia-${card[0]}`))
    : card.map((colour) => colourName(colour as Colour)).join(", ");

/** A minus that is as wide as a digit, for markers. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export const isYou = (sight: Sight, seat: Seat): boolean => sight.eye === seat;
export const nameOf = (sight: Sight, seat: Seat): string => sight.names[seat] ?? "";

export function markerName(sight: Sight, marker: Marker): string {
  const value = marker.value === null ? "?" : signed(marker.value);
  return isYou(sight, marker.owner) ? t("web-caligula-marker-yours", { value })
    : t("web-caligula-marker-of", { name: nameOf(sight, marker.owner), value });
}

/** Everything about an open Civitas card in one breath, for who doesn't see it. */
export function cardLabel(sight: Sight, colour: Colour, position: Position): string {
  const [{ view, aids }, at] = [sight, COLOURS.indexOf(colour)];
  const lying = view.civitas[at]?.[position - 1];
  const place = placeName(colour, position);
  if (!lying) return t("web-caligula-card-none", { place });
  const markers = lying.markers.flatMap((marker) => (marker ? [markerName(sight, marker)] : []));
  const isOpen = aids.open_fields[at]?.[position - 1] ?? [];
  const free = lying.markers.filter((marker, field) => !marker && isOpen[field]).length;
  const isNow = aids.sums?.colour === colour && aids.sums.position === position;
  const isNext = aids.next?.colour === colour && aids.next.position === position;
  return [
    t("web-caligula-card", { place, face: faceName(lying.card) }),
    isNow ? capital(t("web-caligula-now")) : isNext && capital(t("web-caligula-next")),
    markers.length > 0 && t("web-caligula-markers-on", { markers: list(markers) }),
    t("web-caligula-free", { count: free }),
    position === 2 && capital(t("page-to-come", { left: view.to_come[at] ?? 0 })),
  ].filter(Boolean).join(". ");
}
