// A sentence of the log in parts: words, cards, the colours of Caligula and the names of players, to be drawn as such.

import type { IconName } from "../art/icons";
import { CATEGORIES, type PaxCardFace } from "../art/pax";
import { COLOURS } from "../caligula/types";
import { t } from "../i18n/words.svelte";
import type { GameName, Seat } from "../server/types";

export type Part =
  | { kind: "words"; text: string }
  | { kind: "card"; card: PaxCardFace; head: string; tail: string }
  | { kind: "sign"; text: string; icon: IconName; head: string; tail: string }
  | { kind: "name"; text: string; seat: Seat };

const HAND_CARDS = ["coniura", "pugio"] as const;

const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const oneOf = (texts: string[]): string => texts.map(plain).sort((a, b) => b.length - a.length).join("|");
/** Whole words only: nobody called Al is meant by "also". */
const whole = (texts: string[]): string => `(?<![\\p{L}\\p{N}])(?:${oneOf(texts)})(?![\\p{L}\\p{N}])`;

/** What sticks to a picture: no line begins with a full stop, or ends with a bracket that opens. */
const stuckAfter = (text: string): string => /^[^\s\p{L}\p{N}(]+/u.exec(text)?.[0] ?? "";
const stuckBefore = (text: string): string => /[(„“"]+$/u.exec(text)?.[0] ?? "";

/** Takes sentences of one game and language apart. */
export function reader(game: GameName, names: string[]): (text: string) => Part[] {
  const categories = new Map(CATEGORIES.map((category) => [t(`category-${category}`), category]));
  const signs = new Map<string, IconName>([
    ...COLOURS.map((colour) => [t(`colour-${colour}`), colour] as const),
    ...HAND_CARDS.map((card) => [t(`caligula-card-${card}`), card] as const),
  ]);
  const seats = new Map(names.map((name, seat) => [name, seat] as const).filter(([name]) => name).reverse());
  const things = game === "pax" ? `(?<category>${oneOf([...categories.keys()])})\u00a0(?<dots>●+)\u00a0(?<value>\\d+)`
    : `(?<sign>${whole([...signs.keys()])})`;
  const pattern = new RegExp([things, ...(seats.size ? [`(?<name>${whole([...seats.keys()])})`] : [])].join("|"), "gu");

  return (text) => {
    const parts: Part[] = [];
    let last = 0;
    for (const match of text.matchAll(pattern)) {
      const { category, dots, value, sign, name } = match.groups!;
      const between = text.slice(last, match.index);
      const head = name ? "" : stuckBefore(between);
      const before = between.slice(0, between.length - head.length);
      if (before) parts.push({ kind: "words", text: before });
      last = match.index + match[0].length;
      const tail = name ? "" : stuckAfter(text.slice(last));
      last += tail.length;
      if (name) parts.push({ kind: "name", text: name, seat: seats.get(name)! });
      else if (sign) parts.push({ kind: "sign", text: sign, icon: signs.get(sign)!, head, tail });
      else {
        const facts = { category: categories.get(category!)!, symbols: dots!.length, value: Number(value) };
        parts.push({ kind: "card", card: { id: match[0], ...facts }, head, tail });
      }
    }
    if (last < text.length) parts.push({ kind: "words", text: text.slice(last) });
    return parts;
  };
}
