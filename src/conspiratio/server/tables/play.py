"""A game on a table: its deal, and every entry since, folded into how it stands now.

A ``Play`` is a value: an entry makes a new one, so that what could not be kept never happened.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from conspiratio.core.game import Seat
from conspiratio.core.growing import Growing
from conspiratio.core.match import Match
from conspiratio.server.clock import APART

from .entries import Answered, By, Entry, Moved, Offered, RanOut, Resigned, Returned, TookBack
from .setup import DAY, RATED_STAND_IN, Days, Live, Setup

BACK_WITH = 60_000
"""Milliseconds on a live clock, at least, for a person who comes back after running out of time. Each further time it
is half of that, so that all of it together is less than two minutes."""
MOST_HELP = 0.25
"""With a larger share of its decisions made by a stand-in, a seat was not played by its owner."""

UNDO = "undo"
"""To take back is a decision, too."""

Ending = Literal["finished", "resigned", "aborted"]


@dataclass(frozen=True, slots=True)
class Offer:
    seat: Seat
    what: Literal["undo", "abort"]
    agreed: frozenset[Seat]
    number: int
    """Of its entry: an answer says which proposal it means."""


@dataclass(frozen=True, slots=True)
class Play:
    setup: Setup
    match: Match
    bots: tuple[str | None, ...]
    """The level of the bot on each seat, None for a person's."""
    number: int = 0
    """How many entries there are."""
    made: tuple[Growing[Any], ...] = field(default=(), repr=False)
    """Each seat's decisions so far, moves and ``UNDO``, those that were taken back too."""
    left: tuple[int, ...] = ()
    """Milliseconds on each clock when the seat's turn began."""
    since: int = 0
    """When the turn began."""
    thought: int = 0
    """Milliseconds that the last move took."""
    furthest: int = 0
    """The most moves that the match has had: each brings its increment, or its days, once."""
    changed: int = 0
    away: frozenset[Seat] = frozenset()
    ran_out: tuple[int, ...] = ()
    """How often the time of each seat was up."""
    late: Seat | None = None
    """Its owner is back, too late for the decision that is pending: the stand-in makes it, and they the next."""
    stood_in: Growing[int] = field(default_factory=Growing, repr=False)
    """Which moves of the match a stand-in made, in order."""
    resigned: tuple[Seat, ...] = ()
    """In the order in which they did."""
    offer: Offer | None = None
    ending: Ending | None = None
    hurried_until: int = 0
    """The number of entries up to which bots here count as hurried: about once round the table after one was."""

    # How it stands

    @property
    def to_act(self) -> Seat | None:
        return None if self.ending else self.match.to_act

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats whose owners can be asked: no bots, nobody who is away or has resigned."""
        return tuple(
            seat
            for seat, bot in enumerate(self.bots)
            if bot is None and seat not in self.away and seat not in self.resigned
        )

    @property
    def asked(self) -> frozenset[Seat]:
        """Who has to agree to a proposal; where it counts for ratings, those who are away too."""
        away = self.away.difference(self.resigned) if self.setup.rated else ()
        return frozenset((*self.people, *away))

    def level(self, seat: Seat) -> str | None:
        """The bot that decides for a seat now, if one does."""
        if self.bots[seat] is not None:
            return self.bots[seat]
        if seat != self.late and seat not in self.away and seat not in self.resigned:
            return None
        return RATED_STAND_IN if self.setup.rated else self.setup.stand_in

    def by(self, seat: Seat) -> By:
        return "person" if self.level(seat) is None else "bot" if self.bots[seat] else "stand-in"

    @property
    def is_hurried(self) -> bool:
        """Bots here think shorter than they should, because many wait for theirs."""
        return self.ending is None and self.number < self.hurried_until

    def due_at(self) -> int | None:
        """When the server itself has something to do: a bot's decision, or a clock that runs out."""
        seat = self.to_act
        if seat is None:
            return None
        if self.level(seat) is not None:
            return self.changed + self.setup.bot_pace
        return None if not self.is_timed else self.since + self.left[seat]

    def wait(self) -> int:
        """How long the server waits at most for what is due next."""
        seat, due = self.to_act, self.due_at()
        if seat is None or due is None:
            return 0
        return due - (self.changed if self.level(seat) is not None else self.since)

    @property
    def is_timed(self) -> bool:
        return isinstance(self.setup.clock, Live | Days)

    def clock(self, seat: Seat, now: int) -> int | None:
        """Milliseconds that a seat has left."""
        if not self.is_timed or self.level(seat) is not None:
            return None
        return max(0, self.left[seat] - max(0, now - self.since if seat == self.to_act else 0))

    def was_played_by_its_owner(self, seat: Seat) -> bool:
        """Whether what came of it is, by and large, its owner's own work."""
        moves = self.match.moves
        helped = sum(moves[at][0] == seat for at in self.stood_in)
        return helped <= MOST_HELP * sum(mover == seat for mover, _ in moves)

    def has_made(self, seat: Seat, decision: int, what: Any) -> bool:
        """Whether this very decision of a seat was made, even if it was taken back since."""
        made = self.made[seat]
        return 0 <= decision < len(made) and bool(made[decision] == what)

    def last_move_of(self, seat: Seat) -> int | None:
        """Where in the match a seat's last move is."""
        moves = self.match.moves
        return next((at for at in reversed(range(len(moves))) if moves[at][0] == seat), None)

    # What happens

    def after(self, entry: Entry, at: int) -> Play:
        play = replace(self, number=self.number + 1)
        if at < self.changed - APART:  # a clock was set back: go on from there, what was spent before is not known
            play = replace(play, since=at, changed=at)
        at = max(at, play.changed)  # clocks of several machines differ a little; here none runs backwards
        match entry:
            case Moved():
                return play._moved(entry, at)
            case TookBack(seat, moves):
                return play._took_back(seat, moves, at)
            case Offered(seat, what, also):
                offer = Offer(seat, what, frozenset([seat, *also]), self.number)
                return replace(play, offer=offer)._if_agreed(at)
            case Answered(seat, agrees):
                return play._answered(seat, agrees, at)
            case Resigned(seat):
                return play._resigned(seat, at)
            case RanOut(seat):
                return play._ran_out(seat, at)
            case Returned(seat):
                late = seat if seat == self.to_act else self.late
                return play._turn(at, away=play.away - {seat}, back=seat, late=late)

    def _moved(self, entry: Moved, at: int) -> Play:
        seat, number = entry.seat, len(self.match.moves)
        match = self.match.after(seat, entry.move)
        play = self._turn(
            at,
            spent_by=seat if number >= self.furthest else None,
            match=match,
            made=self._made(seat, entry.move),
            offer=self.offer if self.offer and self.offer.what == "abort" else None,
            late=None,
            stood_in=self.stood_in.plus(number) if entry.by == "stand-in" else self.stood_in,
            ending="finished" if match.to_act is None else None,
            hurried_until=self.number + len(self.bots) if entry.hurried else self.hurried_until,
        )
        return replace(play, thought=play.since - self.since, furthest=max(self.furthest, number + 1))

    def _made(self, seat: Seat, what: Any) -> tuple[Growing[Any], ...]:
        return tuple(before.plus(what) if one == seat else before for one, before in enumerate(self.made))

    def _took_back(self, seat: Seat, moves: int, at: int) -> Play:
        """Nobody gets more time by it: days go on from where they were when the move was made."""
        play = replace(self, made=self._made(seat, UNDO))._back_to(len(self.match.moves) - moves, at)
        if not isinstance(self.setup.clock, Days):
            return play
        return replace(play, since=play.since - self.thought, thought=0)

    def _back_to(self, moves: int, at: int) -> Play:
        stood_in = self.stood_in.first(bisect_left(self.stood_in, moves))
        return self._turn(at, match=self.match.back_to(moves), offer=None, late=None, stood_in=stood_in)

    def _answered(self, seat: Seat, agrees: bool, at: int) -> Play:
        if self.offer is None:
            return self
        if not agrees:
            return replace(self, offer=None)
        return replace(self, offer=replace(self.offer, agreed=self.offer.agreed | {seat}))._if_agreed(at)

    def _if_agreed(self, at: int) -> Play:
        offer = self.offer
        if offer is None or not self.asked <= offer.agreed:
            return self
        if offer.what == "abort":
            return self._turn(at, offer=None, ending="aborted")
        last = self.last_move_of(offer.seat)
        return replace(self, offer=None) if last is None else replace(self._back_to(last, at), thought=0, furthest=last)

    def _resigned(self, seat: Seat, at: int) -> Play:
        play = self._turn(at, resigned=(*self.resigned, seat), offer=None)
        rivals = len(play.bots) - len(play.resigned)
        nobody_left = not [s for s, bot in enumerate(play.bots) if bot is None and s not in play.resigned]
        return replace(play, ending="resigned") if rivals <= 1 or nobody_left else play

    def _ran_out(self, seat: Seat, at: int) -> Play:
        if self.setup.absent == "resign":
            return self._resigned(seat, at)
        ran_out = tuple(times + (one == seat) for one, times in enumerate(self.ran_out))
        return self._turn(at, spent_by=seat, away=self.away | {seat}, ran_out=ran_out, offer=None)

    def _turn(self, at: int, *, spent_by: Seat | None = None, back: Seat | None = None, **changes: Any) -> Play:
        """Something changed at the table: settle the clock that ran, and start the next one."""
        left = list(self.left)
        acting = self.to_act
        if isinstance(self.setup.clock, Live):
            if acting is not None and self.level(acting) is None:
                left[acting] = max(0, left[acting] - (at - self.since))
                if "match" in changes and len(changes["match"].moves) > self.furthest:
                    left[acting] += self.setup.clock.increment * 1000
            if back is not None:
                left[back] = max(left[back], BACK_WITH >> max(0, self.ran_out[back] - 1))
        play = replace(self, left=tuple(left), since=at, changed=at, **changes)
        goes_on = play.to_act == acting and acting not in (spent_by, back)
        return replace(play, since=self.since) if goes_on and isinstance(self.setup.clock, Days) else play


def begin(setup: Setup, match: Match, bots: Sequence[str | None], at: int) -> Play:
    seats = len(bots)
    clock = setup.clock
    budget = clock.minutes * 60_000 if isinstance(clock, Live) else clock.days * DAY if isinstance(clock, Days) else 0
    return Play(
        setup,
        match,
        tuple(bots),
        made=tuple(Growing() for _ in bots),
        left=(budget,) * seats,
        since=at,
        changed=at,
        ran_out=(0,) * seats,
    )


def places(play: Play) -> tuple[int, ...] | None:
    """The place of each seat, 1 for the winners. Who resigned first is last. None: no contest."""
    if play.ending in (None, "aborted"):
        return None
    seats = len(play.bots)
    result = play.match.game.result(play.match.state)
    if result is not None and not play.resigned:
        return play.match.game.places(result, seats)
    stayed = [1] * seats if result is None else list(play.match.game.places(result, seats))
    first = 2 if 1 not in stayed or len(play.resigned) == seats else 1  # Rome may win, and a solo game be lost
    for nth, seat in enumerate(play.resigned):
        stayed[seat] = seats + len(play.resigned) - nth
    return tuple(first + sum(other < place for other in stayed) for place in stayed)
