// Each seat has a colour and an emblem, of a god: bolt, crescent, trident, star, flame, hammer, lyre, grapes.

import type { IconName } from "./icons";

const SEATS = 8;

export const emblem = (seat: number): IconName => `seat-${seat % SEATS}` as IconName;
