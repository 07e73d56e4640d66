"""Around the games: ratings, the campaign, the deal of the day, replays, rules, decks, how the server is."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import Response

from conspiratio.bots import LEVELS
from conspiratio.core.codec import to_json
from conspiratio.core.game import Json
from conspiratio.core.options import options_of
from conspiratio.games import DEFAULT_GAME, GAMES, GameName, game_called
from conspiratio.locale.rules_page import rules_by_chapter
from conspiratio.server.learn import begin_learning
from conspiratio.server.replays import log, may_see_replay, replay_of, step
from conspiratio.server.review_words import review_words
from conspiratio.server.tables.table import Table
from conspiratio.server.trouble import Missing

from .api import Call, endpoint
from .hosts import is_local
from .shapes import Input, TableInfo
from .tables import from_outside


class OneGame(Input):
    game: GameName = DEFAULT_GAME


class Stepping(Input):
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    """From whose eyes; left out: a spectator's."""


class Day(Input):
    game: GameName = DEFAULT_GAME
    day: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")] | None = None


@endpoint("GET", "/api/games", who="anyone")
async def games(call: Call) -> dict[str, Any]:
    """The games there are: how many play, their options, the levels of bots."""
    return {
        "games": [
            {
                "name": game.name,
                "least": game.seats[0],
                "most": game.seats[-1],
                "options": [to_json(option) for option in options_of(game.options_type)],
                "rules": game.rules_version,
            }
            for game in GAMES.values()
        ],
        "levels": LEVELS,
    }


@endpoint("GET", "/api/games/{game}/rules", who="anyone")
async def rules(call: Call) -> dict[str, Any]:
    """The rules in our words, in your language, and under which heading the rulebooks have each."""
    game = game_called(call.path("game"))
    chapters = rules_by_chapter(call.texts, game.name, game.rulebook)
    return {"game": game.name, "version": game.rules_version, "chapters": chapters}


@endpoint("GET", "/api/games/{game}/deck", who="anyone")
async def deck(call: Call) -> Response:
    """The deck that we ship, as a file to be corrected."""
    return Response(game_called(call.path("game")).deck_text(), media_type="application/toml")


@endpoint("GET", "/api/ratings", who="anyone")
async def ratings(call: Call, query: OneGame) -> dict[str, Any]:
    """Who plays best, as far as we can tell; each number with its uncertainty."""
    return {"ratings": await call.server.ratings.listed(query.game, me=call.person)}


@endpoint("GET", "/api/me/ratings")
async def my_ratings(call: Call) -> dict[str, Any]:
    """Your ratings, and how they came about."""
    server = call.server
    history = {name: await server.ratings.history(call.me, name) for name in GAMES}
    return {"ratings": await server.ratings.of(call.me), "history": history}


@endpoint("GET", "/api/me/campaign")
async def my_campaign(call: Call) -> dict[str, Any]:
    """How far you are in the solo campaign of PAX."""
    return await call.server.campaign.progress(call.me)


@endpoint("POST", "/api/daily", status=201)
async def play_daily(call: Call, body: OneGame) -> TableInfo:
    """Play the deal of the day: everybody gets the same, once. Asked again, it is the table you have."""
    call.limit("table")
    return await from_outside(call, await call.server.daily.play(call.me, body.game))


@endpoint("POST", "/api/learn", status=201)
async def learn(call: Call, body: OneGame) -> TableInfo:
    """A first game to learn it by: against two bots, with a deal that is always the same. Asked again, a new table."""
    call.limit("table")
    return await from_outside(call, await begin_learning(call.server.lobby, call.me, body.game))


@endpoint("GET", "/api/daily", who="anyone")
async def daily_board(call: Call, query: Day) -> dict[str, Any]:
    """How the others did: when you have played it, or when the day is over."""
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
    """A finished game as a file, with the deal that was committed to before it began."""
    table = await _finished(call)
    file: Json = await call.server.desk.work(table.id, partial(replay_of, table), beside=True)
    headers = {"Content-Disposition": f'attachment; filename="{file["game"]}-{call.path("table")}.json"'}
    return Response(msgspec.json.encode(file), media_type="application/json", headers=headers)


@endpoint("GET", "/api/replays/{table}/{number:int}", who="anyone")
async def replay_step(call: Call, query: Stepping) -> dict[str, Any]:
    """The table after so many moves, from any seat's eyes."""
    return step(await _finished(call), call.number(), query.seat, call.texts)


@endpoint("GET", "/api/replays/{table}/log", who="anyone")
async def replay_log(call: Call, query: Stepping) -> dict[str, Any]:
    """All that happened in sentences, from any seat's eyes."""
    table = await _finished(call)
    lines = await call.server.desk.work(table.id, partial(log, table, query.seat, call.texts), beside=True)
    return {"lines": lines}


@endpoint("POST", "/api/replays/{table}/review", who="anyone", status=202)
async def ask_for_review(call: Call) -> dict[str, Any]:
    """Have a finished game looked at again: chances, mistakes, luck. It is made in the background, once, and kept."""
    table = await _finished(call)
    call.limit("review")
    return await call.server.reviews.ask(table)


@endpoint("GET", "/api/replays/{table}/review", who="anyone")
async def see_review(call: Call) -> dict[str, Any]:
    """How far the review of a finished game is; and the review, when it is ready."""
    return await call.server.reviews.told(await _finished(call))


@endpoint("GET", "/api/replays/{table}/review/words", who="anyone")
async def see_review_words(call: Call) -> dict[str, Any]:
    """The moves of a review as sentences, decision by decision; none as long as it is not ready."""
    table = await _finished(call)
    review = (await call.server.reviews.told(table))["review"]
    if review is None or table.play is None:
        return {"decisions": []}
    made = msgspec.json.decode(review)
    return {"decisions": await asyncio.to_thread(review_words, table.play.match, made, call.texts)}


@endpoint("GET", "/health", who="anyone")
async def health(call: Call) -> dict[str, Any]:
    """Whether all is well; to programs on the same machine also how busy the bots are."""
    told: dict[str, Any] = await call.server.health()
    return told if is_local(call.request.scope) else {"status": told["status"]}
