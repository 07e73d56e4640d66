"""What a seat can do at a table that plays. Each action looks at the table as it stands, and says why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from conspiratio.core.game import Seat
from conspiratio.server.trouble import Conflict

from .entries import Answered, Entry, Moved, Offered, RanOut, Resigned, Returned, TookBack
from .play import UNDO, Play
from .table import Table

MOST_ENTRIES = 5000
"""A long game has about 1,000. Beyond this nothing is taken back or proposed, so that a table can't grow for ever."""

Action = Callable[[Table], Entry | None]
"""Makes an entry of the table as it stands; None: nothing is to be done. It may raise a Complaint."""


def _playing(table: Table) -> Play:
    if table.play is None:
        raise Conflict("table-not-started")
    if table.play.ending:
        raise Conflict("table-over")
    return table.play


def _is_next(play: Play, seat: Seat, decision: int) -> None:
    if decision != len(play.made[seat]):
        raise Conflict("decision-stale", given=decision, now=len(play.made[seat]))


def _has_room(play: Play) -> None:
    if play.number >= MOST_ENTRIES:
        raise Conflict("table-entries-many", most=MOST_ENTRIES)


def move(seat: Seat, decision: int, move: Any) -> Action:
    """A person's move: ``decision`` is the number of the seat's own decisions so far.

    A decision that was already made is not made again: if it was this one, all is well; if not, it comes too late.
    Whether the rules allow it is for the match to say.
    """

    def decide(table: Table) -> Entry | None:
        play = table.play
        if play is None:
            raise Conflict("table-not-started")
        if play.has_made(seat, decision, move):
            return None
        _playing(table)
        _is_next(play, seat, decision)
        if seat not in play.people:
            raise Conflict("seat-resigned")
        if seat == play.late:
            raise Conflict("decision-late")
        return Moved(seat, move)

    return decide


def bot_move(seat: Seat, number: int, move: Any, *, hurried: bool = False) -> Action:
    """A bot's move, chosen when the table had ``number`` entries; if it has moved on since, it counts no more."""

    def decide(table: Table) -> Entry | None:
        play = table.play
        if play is None or play.number != number or play.to_act != seat or play.level(seat) is None:
            return None
        return Moved(seat, move, play.by(seat), hurried)

    return decide


def undo(seat: Seat, decision: int, *, whole_turn: bool) -> Action:
    """Take back by the information rule; ``decision`` as for a move, so that a repeated request undoes once."""

    def decide(table: Table) -> Entry | None:
        play = _playing(table)
        if play.has_made(seat, decision, UNDO):
            return None
        _is_next(play, seat, decision)
        _has_room(play)
        moves = free_undo(play, seat)
        if not moves:
            raise Conflict("undo-not-free")
        return TookBack(seat, moves if whole_turn else 1)

    return decide


def free_undo(play: Play, seat: Seat) -> int:
    """How many moves a seat may take back without asking; none of a stand-in, for which its time was up."""
    if play.to_act is None or play.level(seat) is not None:
        return 0
    since = play.stood_in[-1] + 1 if play.stood_in else 0
    return min(play.match.can_take_back(seat), len(play.match.moves) - since)


def offer(
    seat: Seat, what: Literal["undo", "abort"], version: int | None = None, also: tuple[Seat, ...] = ()
) -> Action:
    """``version``: of the table that it is about; a request that is repeated then counts once.

    ``also``: further seats of the same person.
    """

    def decide(table: Table) -> Entry | None:
        play = _playing(table)
        if version is not None and table.version != version:
            raise Conflict("table-moved-on")
        if play.offer:
            raise Conflict("offer-open")
        _has_room(play)
        if seat not in play.people:
            raise Conflict("seat-resigned")
        counts = table.setup.rated or table.daily or len(table.seats) == 1  # for ratings, the day's board, the campaign
        if what == "undo" and (counts or play.last_move_of(seat) is None):
            raise Conflict("undo-never")
        return Offered(seat, what, also)

    return decide


def answer(seat: Seat, agrees: bool, number: int | None = None) -> Action:
    """``number``: which proposal is meant; one that was made since is not agreed to by mistake."""

    def decide(table: Table) -> Entry | None:
        play = _playing(table)
        if play.offer is None or number not in (None, play.offer.number):
            raise Conflict("offer-none")
        if seat not in play.people or seat in play.offer.agreed:
            if seat == play.offer.seat and not agrees:
                return Answered(seat, False)  # taken back
            return None
        return Answered(seat, agrees)

    return decide


def resign(seat: Seat) -> Action:
    def decide(table: Table) -> Entry | None:
        if table.play and seat in table.play.resigned:
            return None
        _playing(table)
        return Resigned(seat)

    return decide


def run_out(seat: Seat, number: int) -> Action:
    """The clock of a seat has run out, if the table is still as it was when it was looked at."""

    def decide(table: Table) -> Entry | None:
        play = table.play
        if play is None or play.number != number or play.to_act != seat or play.level(seat) is not None:
            return None
        return RanOut(seat)

    return decide


def come_back(seat: Seat) -> Action:
    def decide(table: Table) -> Entry | None:
        play = table.play
        if play is None or play.ending or seat not in play.away or seat in play.resigned:
            return None
        return Returned(seat)

    return decide


def legal_moves(play: Play, seat: Seat) -> tuple[Any, ...]:
    """The moves on offer to the owner of a seat. An owner who was away gets them from the next decision on."""
    return play.match.legal_moves() if play.to_act == seat and play.level(seat) is None else ()
