"""What a change at a table means for the people there: who is to be told, and of what. Only whose turn it is and how
things stand between people; nothing of the game itself."""

from __future__ import annotations

from typing import Literal

from conspiratio.core.game import Seat
from conspiratio.server.tables.play import Play
from conspiratio.server.tables.table import Table

Kind = Literal["turn", "first", "started", "offer-undo", "offer-abort", "over", "aborted"]


def news(before: Table, after: Table) -> dict[str, Kind]:
    """People, and what is new for each of them. The person who did it knows already."""
    kinds: dict[str, Kind] = {}
    if after.status in ("over", "aborted"):
        if after.status != before.status:
            kinds = dict.fromkeys(before.people, "over" if after.status == "over" else "aborted")
    elif after.play:
        if before.play is None:
            kinds = dict.fromkeys(after.people, "started")
        if after.play.offer:
            asked: Kind = "offer-undo" if after.play.offer.what == "undo" else "offer-abort"
            kinds |= dict.fromkeys(asked_by_offer(after) - asked_by_offer(before), asked)
        acting = acting_person(after)
        if acting and acting != acting_person(before):
            kinds[acting] = "turn" if before.play else "first"
    if kinds:
        kinds.pop(doer(before, after) or "", None)
    return kinds


def acting_person(table: Table) -> str | None:
    """Whom the table waits for, if it isn't a bot."""
    play = table.play
    seat = play.to_act if play else None
    return None if play is None or seat is None or play.level(seat) is not None else table.seats[seat].person


def asked_by_offer(table: Table) -> set[str]:
    """Who has yet to say what they think of the open proposal."""
    play = table.play
    if play is None or play.offer is None or play.ending:
        return set()
    asked = {table.seats[seat].person for seat in play.people if seat not in play.offer.agreed}
    return {person for person in asked - {table.seats[play.offer.seat].person} if person}


def last_mover(before: Table, after: Table) -> str | None:
    """The name on the seat that has just moved or proposed something."""
    old, new = before.play, after.play
    if old is None or new is None:
        return None
    if len(new.match.moves) > len(old.match.moves):
        return after.names[new.match.moves[-1][0]]
    return after.names[new.offer.seat] if new.offer and old.offer is None else None


def doer(before: Table, after: Table) -> str | None:
    """Whose deed the change was, as far as that can be told from what came of it."""
    for old_sitting, sitting in zip(before.seats, after.seats, strict=True):
        if sitting.person and sitting.person != old_sitting.person:
            return sitting.person
    if before.play is None or after.play is None:
        return before.host  # who started the game, or closed the table
    seat = _deciding_seat(before.play, after.play)
    return None if seat is None else after.seats[seat].person


def _deciding_seat(old: Play, new: Play) -> Seat | None:
    moves = len(new.match.moves)
    if moves > len(old.match.moves):
        seat = new.match.moves[-1][0]
        return seat if old.level(seat) is None else None
    if new.resigned != old.resigned:
        seat = new.resigned[-1]
        return None if old.clock(seat, new.changed) == 0 else seat  # its time ran out: nobody's deed
    if new.away != old.away:
        return next(iter(old.away - new.away), None)
    if moves < len(old.match.moves) and (old.offer is None or old.offer.what == "abort"):
        return old.match.moves[moves][0]  # took back what was its own
    if old.offer is None and new.offer:
        return new.offer.seat
    return next((seat for seat in old.people if old.offer is None or seat not in old.offer.agreed), None)
