// What the server sends, as it describes it itself: `generated/wire` is made from its API when the client is checked.
// What belongs to a game is told apart by its name: `View` is the view of any game, `View<"pax">` that of PAX.

import type * as wire from "../../generated/wire";

export type {
  BotInfo, Bots, BotToken, Confirmed, Games, GameInfo, Joined, Leaderboard, Link, Log, LogLine, Me, MyRatings,
  PasskeyInfo, PasskeyList, PasskeyStart, Placed, Progress, Ranked, RatingChange, Refusal, ReviewWords, SeatInfo,
  SessionInfo, Sessions, TableInfo, Tables,
} from "../../generated/wire";
export type {
  Board as DailyBoard, Chapter, Message as ChatLine, MomentInfo as Moment, OfferInfo as Offer, Option as GameOption,
  RuleInfo as Rule, Rules, SeatAccount as SeatSum, ChancesThen as Chances,
} from "../../generated/wire";

/** What a request is answered with. */
type Answer<Name extends keyof wire.operations> = wire.operations[Name] extends {
  responses: { 200: { content: { "application/json": infer Told } } };
} ? Told : never;
/** By the name of its game. */
type ByGame<Told> = { [G in GameName]: Extract<Told, { game: G }> };

export type GameName = wire.TableInfo["game"];
export type Seat = number;
export type Clock = wire.TableInfo["clock"];
export type Sentence = wire.LogLine["said"];
export type Part = Sentence[number];

type Begun = ByGame<Answer<"see_from_seat">>;
export type View<G extends GameName = GameName> = Begun[G]["view"];
export type Aids<G extends GameName = GameName> = Begun[G]["aids"];
/** What happened, as this eye saw it. */
export type GameEvent<G extends GameName = GameName> = Begun[G]["events"][number];
/** A move as it came from the server: to be sent back as it is. */
export type Move<G extends GameName = GameName> = NonNullable<Begun[G]["moves"]>[number];
export type Outcome<G extends GameName = GameName> = NonNullable<Begun[G]["outcome"]>;
export type Update<G extends GameName = GameName> = wire.OpenUpdate & OnceBegun<Begun[G]>;
/** Before the game has begun there is only what an open table tells. */
type OnceBegun<All> = All extends unknown ? Partial<Omit<All, keyof wire.OpenUpdate>> : never;

export type Past<G extends GameName = GameName> = ByGame<Answer<"past_from_seat">>[G];
export type Step<G extends GameName = GameName> = ByGame<Answer<"replay_step">>[G];
export type HintAnswer<G extends GameName = GameName> = ByGame<Answer<"hint">>[G];
export type ReviewAnswer<G extends GameName = GameName> = ByGame<Answer<"see_review">>[G];
export type Review<G extends GameName = GameName> = NonNullable<ReviewAnswer<G>["review"]>;
export type Judged<G extends GameName = GameName> = Review<G>["decisions"][number];
/** One of the moves there were. */
export type Opinion<G extends GameName = GameName> = HintAnswer<G>["best"][number];

type Schemas = wire.components["schemas"];
/** An update after the first of a connection: it leaves out what is as it was. */
export type Changes = Schemas[Extract<keyof Schemas, `${string}UpdateChanges`>];
export type Message = Update | Changes | wire.SocketRefused | wire.SocketError | wire.Said;
