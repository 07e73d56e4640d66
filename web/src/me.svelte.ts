// Who we are to the server. A new visitor becomes a guest as soon as that matters.

import { get, post } from "./server/api";
import type { Me } from "./server/types";

let me = $state.raw<Me | null>(null);

export const whoAmI = (): Me | null => me;

export function become(somebody: Me | null): void {
  me = somebody;
}

export async function askWhoIAm(): Promise<Me | null> {
  me = await get<Me | null>("/api/me");
  return me;
}

/** A name is made up if there is none yet. */
export async function comeIn(): Promise<Me> {
  me ??= await post<Me>("/api/guest");
  return me;
}
