"""What can happen on a table once it plays: one record each, kept in order. A game is a fold over them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from conspiratio.core.game import AnyGame, Seat

By = Literal["person", "bot", "stand-in"]


class Moved(msgspec.Struct, frozen=True, tag="moved", omit_defaults=True):
    seat: Seat
    move: Any
    """A move of the game; in a row it stands in the public notation."""
    by: By = "person"
    hurried: bool = False
    """A bot thought shorter than it should have, because many waited."""


class TookBack(msgspec.Struct, frozen=True, tag="took-back"):
    """By the information rule: nobody had learnt anything."""

    seat: Seat
    moves: int


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """A proposal that counts when everyone agrees. An undo goes back to before the seat's own last move."""

    seat: Seat
    what: Literal["undo", "abort"]
    also: tuple[Seat, ...] = ()
    """Further seats of the same person, who agrees with themselves."""


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    seat: Seat
    agrees: bool


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    seat: Seat


class RanOut(msgspec.Struct, frozen=True, tag="ran-out"):
    """Its time is up: from now on a bot stands in, or it has resigned, as the table was set up."""

    seat: Seat


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """Its owner is back, and plays it again."""

    seat: Seat


Entry = Moved | TookBack | Offered | Answered | Resigned | RanOut | Returned

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry, game: AnyGame) -> str:
    if isinstance(entry, Moved):
        entry = msgspec.structs.replace(entry, move=game.move_json(entry.move))
    return _encoder.encode(entry).decode()


def read_entry(text: str, game: AnyGame) -> Entry:
    entry: Entry = _decoder.decode(text)
    if isinstance(entry, Moved):
        return msgspec.structs.replace(entry, move=game.read_move(entry.move, "move"))
    return entry
