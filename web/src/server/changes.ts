// Updates after the first leave out what is as it was. Here they become whole, so that nothing else knows of it.

import type { Changes, Update } from "./types";

type Fields = Record<string, unknown>;
/** They come by their own changes. */
const WITHIN = ["view", "aids", "words"] as const;

export class Picture {
  #last: Update | null = null;

  /** The whole update that a message makes of the last one; `anew`: the first of a connection, which is whole. */
  after(message: Update | Changes, anew: boolean): Update {
    const last = anew ? null : this.#last;
    this.#last = last?.view ? merged(last, message) : (message as Update);
    return this.#last;
  }
}

function merged(last: Update, message: Update | Changes): Update {
  const { accepted: _, ...kept } = last; // it was of one decision, for one update
  const parts = WITHIN.filter((part) => message[part]);
  const whole = parts.map((part) => [part, { ...last[part], ...inPlace(last[part] ?? {}, message[part]!) }]);
  return { ...kept, ...message, ...Object.fromEntries(whole) } as Update;
}

/** Of lists by seat or by colour only the places come that have changed, by their numbers. */
function inPlace(last: Fields, message: Fields): Fields {
  const whole = ([name, now]: [string, unknown]): [string, unknown] => {
    const was = last[name];
    const isPlaces = Array.isArray(was) && !Array.isArray(now) && now !== null;
    return [name, isPlaces ? Object.assign([...was], now) : now];
  };
  return Object.fromEntries(Object.entries(message).map(whole));
}
