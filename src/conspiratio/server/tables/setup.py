"""How a table is set up: the game, its options and deck, who sits where, the clock, who may come and look."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from random import Random
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from conspiratio.bots import DEFAULT_LEVEL, LEVELS, our_bot
from conspiratio.core.codec import from_json
from conspiratio.core.decks import check_size
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.games import game_called
from conspiratio.server.people.names import clean_name

RATED_STAND_IN = LEVELS[0]
"""Plays on for a person who has resigned at a rated table: weak, so that it is of no use to anybody."""
BYTE_ORDER_MARK = "\ufeff"
"""Some editors put one before a text; it is forgiven."""
DAY = 24 * 60 * 60 * 1000


class Live(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """A clock for each seat: minutes for the whole game, and seconds that are added with every decision."""

    minutes: Annotated[int, Meta(ge=1, le=240)] = 20
    increment: Annotated[int, Meta(ge=0, le=600)] = 15


class Days(msgspec.Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """By correspondence: a number of days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Untimed(msgspec.Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """No clock."""


Clock = Live | Days | Untimed


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: the person who makes the table, somebody who comes, or a bot."""

    who: Literal["me", "open", "bot"] = "open"
    level: Annotated[str, Meta(max_length=16)] = DEFAULT_LEVEL
    """Of a bot; `/api/games` has those that there are."""
    name: Annotated[str, Meta(max_length=40)] | None = None
    """Of one of several people at this device."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its maker wants it."""

    game: Annotated[str, Meta(max_length=16)]
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | None] = {}
    deck: Annotated[str, Meta(max_length=40_000)] | None = None
    """The text of a deck file, instead of a deck that we ship."""
    free_deck: bool = False
    """The deck needn't keep to the numbers in the box."""
    named_deck: Annotated[str, Meta(max_length=16)] | None = None
    """Which of the decks that we ship; `/api/games` has their names. Without it, the usual one."""
    visibility: Literal["public", "invitation"] = "invitation"
    clock: Clock = Untimed()
    starts: Literal["full", "host"] = "full"
    """As soon as everybody is there, or when the host says so."""
    rated: bool = False
    spectators: bool = True
    shared_screen: bool = False
    """The table stands on one screen that everybody sees, the hands are on phones."""
    absent: Literal["bot", "resign"] = "bot"
    """What becomes of a seat whose time has run out: a bot plays it until its owner is back, or it resigns.
    Where it is rated, it resigns."""
    stand_in: Annotated[str, Meta(max_length=16)] = DEFAULT_LEVEL
    """The level of that bot. Where it is rated, the weakest."""
    bots_welcome: bool = False
    """Open seats may be taken by bot accounts."""
    bot_pace: Annotated[int, Meta(ge=0, le=5000)] = 900
    """Milliseconds that a bot takes for a decision, so that people can follow."""


class Rules(msgspec.Struct, frozen=True):
    """The game of a setup, ready to be dealt."""

    game: AnyGame
    options: Any


def check_setup(setup: Setup, rules: str | None = None) -> Rules:
    """The game and options that a setup asks for; what doesn't go together is told. ``rules``: the version of a table
    that was made by an earlier one."""
    game = _game_of(setup, rules)
    game.check_seats(len(setup.chairs))
    known = game.options_type.__dataclass_fields__  # type: ignore[attr-defined]
    for name in setup.options:
        if name not in known:
            raise Complaint("option-unknown", found=name[:60], known=", ".join(known))
    options = from_json(game.options_type, setup.options, "options")
    game.deal(options, len(setup.chairs), Random(0))  # refuses what doesn't fit; the deal itself comes at the start
    for level in {setup.stand_in, *(chair.level for chair in setup.chairs if chair.who == "bot")}:
        our_bot(game.name, level)
    for chair in setup.chairs:
        if chair.name is not None:
            clean_name(chair.name)
    if all(chair.who == "bot" for chair in setup.chairs):
        raise Complaint("table-nobody")
    if setup.rated:
        _check_rated(setup, game.default_deck)
    return Rules(game, options)


async def checked(setup: Setup, rules: str | None = None) -> Rules:
    """The same; a deck of somebody's own is read beside the event loop."""
    if setup.deck is None:
        return check_setup(setup, rules)
    return await asyncio.to_thread(check_setup, setup, rules)


def deck_of(setup: Setup, rules: str) -> str | None:
    """The name of the deck that is played with by this version of the rules; None: it is somebody's own."""
    return None if setup.deck is not None else setup.named_deck or game_called(setup.game).under(rules).default_deck


def _check_rated(setup: Setup, usual_deck: str) -> None:
    """A rating says something only if everyone plays one seat, for themselves, with the usual deck."""
    usual = setup.deck is None and setup.named_deck in (None, usual_deck)
    usual = usual and not setup.shared_screen and len(setup.chairs) > 1
    if not usual or sum(chair.who == "me" for chair in setup.chairs) > 1 or any(c.who == "bot" for c in setup.chairs):
        raise Complaint("table-rated")


def fair(setup: Setup) -> Setup:
    """A new table as it will be played. At a rated one nobody can sit it out, and no bot wins for anybody: there is
    a clock, and whose time is up has resigned. Tables that were made before there was this rule keep their own."""
    if not setup.rated:
        return setup
    if isinstance(setup.clock, Untimed):
        raise Complaint("table-rated-clock")
    return msgspec.structs.replace(setup, absent="resign", stand_in=RATED_STAND_IN)


def _game_of(setup: Setup, rules: str | None) -> AnyGame:
    """The game, with the deck that was asked for."""
    if setup.deck is not None:
        if setup.named_deck is not None:
            raise Complaint("deck-both")
        return _with_deck(setup.game, rules, setup.deck, setup.free_deck)
    game = _game_under(setup.game, rules)
    return game if setup.named_deck is None else game.with_named_deck(setup.named_deck)


def _game_under(name: str, rules: str | None) -> AnyGame:
    game = game_called(name)
    return game if rules is None else game.under(rules)


@lru_cache(maxsize=64)
def _with_deck(name: str, rules: str | None, text: str, free: bool) -> AnyGame:
    check_size(text)
    return _game_under(name, rules).with_deck(text.removeprefix(BYTE_ORDER_MARK), free=free)
