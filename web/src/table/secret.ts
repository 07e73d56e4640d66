// What others have still before them is not told.

import type { TableInfo } from "../server/types";

/** The deal of the day, as long as it is that day. */
export const isSecret = ({ daily }: TableInfo): boolean =>
  !!daily?.startsWith(new Date().toISOString().slice(0, 10));
