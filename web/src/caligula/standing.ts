// Who stands where at the end.

import type { Seat, Sight } from "./types";

export interface Standing {
  seat: Seat;
  victory: number;
  conspiracy: number;
  total: number;
  won: boolean;
}

/** The winners first, then by points, then in the order of play. */
export function byRank({ view, aids }: Sight): Standing[] {
  const winners = view.result?.winners ?? [];
  return view.ordo
    .map((seat) => ({ seat, ...aids.points[seat]!, won: winners.includes(seat) }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total);
}
