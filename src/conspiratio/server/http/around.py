"""Around the games: ratings, the campaign, the deal of the day, replays, rules, decks, how the server is."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from conspiratio.bots import LEVELS
from conspiratio.core.game import AnyGame, Json
from conspiratio.core.options import options_of
from conspiratio.core.rulebook import Rule
from conspiratio.games import DEFAULT_GAME, GAMES, GameName, game_called
from conspiratio.locale import Texts
from conspiratio.messages.any_game import AnyReviewed, AnyStep
from conspiratio.messages.around import Board, Chapter, GameInfo, Games, Health, Progress, RuleInfo, Rules
from conspiratio.messages.review import ReviewWords
from conspiratio.messages.table import Log
from conspiratio.server.finished.replays import log, may_see_replay, replay_of, step
from conspiratio.server.finished.review_words import review_words
from conspiratio.server.tables.learn import begin_learning
from conspiratio.server.tables.table import Table
from conspiratio.server.trouble import Missing

from .api import Call, endpoint
from .hosts import is_local
from .shapes import Input, Leaderboard, MyRatings, TableInfo
from .tables import from_outside


class OneGame(Input):
    game: GameName = DEFAULT_GAME


class OneDeck(Input):
    name: Annotated[str, Meta(max_length=16)] | None = None
    """One of the names in `/api/games`."""


class Stepping(Input):
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    """The seat whose view you want; without it, that of a spectator."""


class Day(Input):
    game: GameName = DEFAULT_GAME
    day: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")] | None = None


@endpoint("GET", "/api/games", who="anyone")
async def games(call: Call) -> Games:
    """The games: how many can play, their options and decks, and the levels of bots."""
    return Games(tuple(map(_game_info, GAMES.values())), LEVELS)


def _game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        name=game.name,
        least=game.seats[0],
        most=game.seats[-1],
        options=options_of(game.options_type),
        rules=game.rules_version,
        decks=game.decks,
        deck=game.default_deck,
    )


@endpoint("GET", "/api/games/{game}/rules", who="anyone")
async def rules(call: Call) -> Rules:
    """The rules in our words, in your language, each with its heading in the rulebooks."""
    game = game_called(call.path("game"))
    chapters: dict[str, list[RuleInfo]] = {}
    for rule in game.rulebook.rules.values():
        chapters.setdefault(rule.chapter, []).append(_rule_info(call.texts, rule))
    found = (Chapter(id, call.texts(f"chapter-{game.name}-{id}"), tuple(rules)) for id, rules in chapters.items())
    return Rules(game.name, game.rules_version, tuple(found))


def _rule_info(texts: Texts, rule: Rule) -> RuleInfo:
    return RuleInfo(
        id=rule.id,
        title=texts(rule.message),
        text=texts(f"{rule.message}.text"),
        ruling=texts(f"{rule.message}.ruling") if rule.ruling else None,
        option=rule.option,
        where=rule.heading,
    )


@endpoint("GET", "/api/games/{game}/deck", who="anyone")
async def deck(call: Call, query: OneDeck) -> Response:
    """A deck that we ship, as a file that you can correct; the usual one, if you name none."""
    game = game_called(call.path("game"))
    return Response(game.deck_text(query.name or game.default_deck), media_type="application/toml")


@endpoint("GET", "/api/ratings", who="anyone")
async def ratings(call: Call, query: OneGame) -> Leaderboard:
    """The leaderboard: who plays best, with the uncertainty of each number."""
    return Leaderboard(await call.server.ratings.listed(query.game, me=call.person))


@endpoint("GET", "/api/me/ratings")
async def my_ratings(call: Call) -> MyRatings:
    """Your ratings, and how they came about."""
    server = call.server
    history = {name: await server.ratings.history(call.me, name) for name in GAMES}
    return MyRatings(await server.ratings.of(call.me), history)


@endpoint("GET", "/api/me/campaign")
async def my_campaign(call: Call) -> Progress:
    """How far you are in the solo campaign of PAX."""
    return await call.server.campaign.progress(call.me)


@endpoint("POST", "/api/daily", status=201)
async def play_daily(call: Call, body: OneGame) -> TableInfo:
    """Play the deal of the day. It is the same for everybody, and you have one try. Ask again to get your table."""
    call.limit("table")
    return await from_outside(call, await call.server.daily.play(call.me, body.game))


@endpoint("POST", "/api/learn", status=201)
async def learn(call: Call, body: OneGame) -> TableInfo:
    """A first game to learn from: against two bots, always with the same deal. Each request makes a new table."""
    call.limit("table")
    return await from_outside(call, await begin_learning(call.server.lobby, call.me, body.game))


@endpoint("GET", "/api/daily", who="anyone")
async def daily_board(call: Call, query: Day) -> Board:
    """How the others did with a deal of the day. You see it when you have played, or when the day is over."""
    day = query.day or call.server.daily.today()
    return await call.server.daily.board(day, query.game, call.person)


# Replays


async def _finished(call: Call) -> Table:
    table = await call.server.desk.table(call.path("table"))
    if not may_see_replay(table, call.person.id if call.person else None, call.server.daily.today()):
        raise Missing("replay-missing")
    return table


@endpoint("GET", "/api/replays/{table}", who="anyone")
async def replay(call: Call) -> Response:
    """A finished game as a replay file, with the deal that was sealed before the first move."""
    table = await _finished(call)
    file: Json = await call.server.desk.work(table.id, partial(replay_of, table), beside=True)
    headers = {"Content-Disposition": f'attachment; filename="{file["game"]}-{call.path("table")}.json"'}
    return Response(msgspec.json.encode(file), media_type="application/json", headers=headers)


@endpoint("GET", "/api/replays/{table}/{number:int}", who="anyone")
async def replay_step(call: Call, query: Stepping) -> AnyStep:
    """A finished game after a number of moves, as any seat saw it."""
    return step(await _finished(call), call.number(), query.seat, call.texts)


@endpoint("GET", "/api/replays/{table}/log", who="anyone")
async def replay_log(call: Call, query: Stepping) -> Log:
    """The whole game in sentences, as any seat saw it."""
    table = await _finished(call)
    return await call.server.desk.work(table.id, partial(log, table, query.seat, call.texts), beside=True)


@endpoint("POST", "/api/replays/{table}/review", who="anyone", status=202)
async def ask_for_review(call: Call) -> AnyReviewed:
    """Ask for the review of a finished game: chances, mistakes, luck. It is made once, in the background, and kept."""
    table = await _finished(call)
    call.limit("review")
    return await call.server.reviews.ask(table)


@endpoint("GET", "/api/replays/{table}/review", who="anyone")
async def see_review(call: Call) -> AnyReviewed:
    """The review of a finished game, or how far it is."""
    return await call.server.reviews.status(await _finished(call))


@endpoint("GET", "/api/replays/{table}/review/words", who="anyone")
async def see_review_words(call: Call) -> ReviewWords:
    """The moves of a review as sentences, decision by decision. Empty until the review is ready."""
    table = await _finished(call)
    review = (await call.server.reviews.status(table)).review
    if review is None or table.play is None:
        return ReviewWords(())
    return ReviewWords(await asyncio.to_thread(review_words, table.play.match, review, call.texts))


@endpoint("GET", "/health", who="anyone")
async def health(call: Call) -> Health:
    """Whether the server works. Programs on the same machine also learn how busy the bots are."""
    whole = await call.server.health()
    return whole if is_local(call.request.scope) else Health(whole.status)
