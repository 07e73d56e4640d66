// A review as it is drawn: as the server tells it, with the moves in words once these are there.

import type * as server from "../server/types";

export type { Chances, HintAnswer, Moment, ReviewAnswer, ReviewWords, SeatSum } from "../server/types";

interface InWords {
  text?: server.Sentence;
}
export interface Opinion extends Pick<server.Opinion, keyof server.Opinion>, InWords {}
export interface Judged extends Omit<server.Judged, "best">, InWords {
  best: Opinion[];
}
export interface Review extends Omit<server.Review, "decisions"> {
  decisions: Judged[];
}
