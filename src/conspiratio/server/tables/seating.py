"""Who sits where, and under which name: no two names at a table look alike."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, replace
from typing import Any

import msgspec

from conspiratio.core.game import Seat
from conspiratio.server.people.likeness import told_apart
from conspiratio.server.people.names import clean_name
from conspiratio.server.people.person import Person

from .setup import Chair, Setup, deck_of
from .table import Sitting, Table

BOT_NAMES = ("Brutus", "Cassius", "Servilia", "Agrippina", "Sejanus", "Messalina", "Catilina", "Livilla")


def with_seat(table: Table, seat: Seat, sitting: Sitting) -> Table:
    return replace(table, seats=(*table.seats[:seat], sitting, *table.seats[seat + 1 :]))


def seat_row(table: str, seat: Seat, sitting: Sitting) -> dict[str, Any]:
    return {"table": table, "seat": seat, **asdict(sitting)}


def sittings(chairs: Sequence[Chair], me: Person) -> list[Sitting]:
    """Those who are there from the start. No two look alike: people have their names before bots get theirs."""
    placed: dict[Seat, Sitting] = {}
    for who in ("me", "bot", "open"):
        for seat, chair in enumerate(chairs):
            if chair.who == who:
                placed[seat] = sitting_on(seat, chair, me, [one.name for one in placed.values() if one.name])
    return [placed[seat] for seat in range(len(chairs))]


def sitting_on(seat: Seat, chair: Chair, me: Person, others: Collection[str]) -> Sitting:
    if chair.who == "me":
        return Sitting(person=me.id, name=told_apart(clean_name(chair.name) if chair.name else me.name, others))
    if chair.who == "bot":
        names = (*BOT_NAMES[seat:], *BOT_NAMES[:seat])  # one more than there are others
        return Sitting(bot=chair.level, name=next(name for name in names if told_apart(name, others) == name))
    return Sitting()


def names_beside(table: Table, seat: Seat) -> list[str]:
    """The names at the other seats."""
    return [sitting.name for at, sitting in enumerate(table.seats) if at != seat and sitting.name]


def setup_again(table: Table, chairs: list[Chair]) -> Setup:
    """The same with these people, and with the deck that they had. What counts has the deck that is usual now."""
    counts = table.setup.rated or len(chairs) == 1
    deck = table.setup.named_deck if counts else deck_of(table.setup, table.rules)
    return msgspec.structs.replace(table.setup, chairs=chairs, named_deck=deck)


def chair_again(table: Table, seat: Seat, person: Person) -> Chair:
    """People who sat there under their own name do so again, by the name they have now."""
    sitting = table.seats[seat]
    if sitting.bot:
        return Chair("bot", sitting.bot)
    return Chair("me", name=table.setup.chairs[seat].name) if sitting.person == person.id else Chair("open")
