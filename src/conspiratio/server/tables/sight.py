"""What goes out to an eye: the table as this seat (or a spectator, None) may know it, and nothing else.

Everything here is made from ``view`` and ``seen_by``, which give an eye its own; no state leaves this file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, cast

from conspiratio.core.game import Event, Eye, Seat
from conspiratio.core.match import Match
from conspiratio.games import room
from conspiratio.locale import Texts
from conspiratio.locale.words import words_at_table
from conspiratio.messages import table as messages
from conspiratio.messages.any_game import AnyOutcome, AnyPast, AnyUpdate
from conspiratio.server.trouble import Conflict, Missing

from .actions import free_undo, legal_moves
from .play import Play, places
from .setup import Live
from .table import Sitting, Table


@dataclass(frozen=True, slots=True, eq=False)
class Glance:
    """What an eye was last shown, so that it can be told what is new since."""

    match: Match | None = field(default=None, repr=False)
    events: int = 0
    """How many events it was told of."""
    update: AnyUpdate | None = field(default=None, repr=False)


NOTHING = Glance()
"""Nothing yet: the first update of a connection tells everything."""
MUCH, MANY = 30, 200
"""An update with more new moves than this, or more on offer, is made outside the event loop."""


def is_much(table: Table, eye: Eye, last: Glance) -> bool:
    """Whether there is so much to tell an eye that others should not wait meanwhile."""
    play = table.play
    if play is None:
        return False
    if len(play.match.moves) - (len(last.match.moves) if last.match else 0) > MUCH:
        return True
    return eye is not None and len(legal_moves(play, eye)) > MANY


def seats_info(table: Table, person: str | None) -> tuple[messages.SeatInfo, ...]:
    play = table.play
    absent = (play.away, play.resigned) if play else (frozenset(), ())
    return _seats_info(table.seats, table.host, *absent, person)


@lru_cache(1000)
def _seats_info(
    seats: tuple[Sitting, ...], host: str | None, away: frozenset[Seat], resigned: tuple[Seat, ...], person: str | None
) -> tuple[messages.SeatInfo, ...]:
    """Cached: it is in every update, and seldom changes."""
    return tuple(
        messages.SeatInfo(
            name=sitting.name,
            kind="free" if sitting.is_free else "bot" if sitting.bot else "person",
            level=sitting.bot,
            yours=bool(person) and sitting.person == person,
            host=bool(sitting.person) and sitting.person == host,
            away=seat in away,
            resigned=seat in resigned,
        )
        for seat, sitting in enumerate(seats)
    )


def update_for(
    table: Table, eye: Eye, person: str | None, now: int, last: Glance, texts: Texts | None
) -> tuple[AnyUpdate, Glance]:
    """An update for an eye, and what it has then seen. ``texts``: with moves and events in words, too."""
    seats, play = seats_info(table, person), table.play
    if play is None:
        return messages.OpenUpdate(table.id, table.version, eye, seats, cast(messages.Status, table.status)), last
    match, to_act = play.match, play.to_act
    view = match.view(eye)
    seen = _common(last.match, match, eye)
    events = _events(match, seen, eye, with_opening=last.match is None)
    before = _events_before(match, seen, last)
    moves = None if eye is None else legal_moves(play, eye)
    seen_events = tuple(event for _, event in events)
    update = room("messages", match.game.name).Update(
        table=table.id,
        version=table.version,
        status=table.status,
        seat=eye,
        seats=seats,
        commitment=table.commitment,
        to_act=to_act,
        decided_by=None if to_act is None else play.by(to_act),
        hurried=play.is_hurried,
        view=view,
        aids=match.game.aids(view),
        events=seen_events,
        event_moves=tuple(number for number, _ in events),
        events_from=before,
        taken_back=len(last.match.moves) - seen if last.match else 0,
        offer=_offer(play),
        outcome=outcome(table),
        rematch=table.rematch,
        clocks=tuple(play.clock(seat, now) for seat in range(len(seats))) if play.is_timed else None,
        increment=_increment(play) if play.is_timed else None,
        decision=None if eye is None else len(play.made[eye]),
        moves=moves,
        undo=None if eye is None else free_undo(play, eye),
        words=_in_words(match, view, seen_events, moves or (), texts) if texts else None,
    )
    return update, Glance(match, before + len(events), update)


def outcome(table: Table) -> AnyOutcome | None:
    """How it ended, for everybody to see."""
    play = table.play
    if play is None or play.ending is None:
        return None
    game = play.match.game
    made: AnyOutcome = room("messages", game.name).Outcome(
        ending=play.ending, result=game.result(play.match.state), places=places(play), resigned=play.resigned
    )
    return made


def past(table: Table, eye: Eye, number: int) -> AnyPast:
    """The table after a number of moves, as the eye knew it then."""
    if table.play is None:
        raise Conflict("table-not-started")
    match = table.play.match
    if not 0 <= number <= len(match.moves):
        raise Missing("replay-step", number=number, moves=len(match.moves))
    if eye is not None and not 0 <= eye < len(table.seats):
        raise Missing("seat-missing")
    game, state = match.game, match.states[number]
    view = game.view(state, eye)
    then: AnyPast = room("messages", game.name).Past(
        number=number, of=len(match.moves), to_act=game.to_act(state), view=view, aids=game.aids(view)
    )
    return then


def _in_words(
    match: Match, view: Any, events: tuple[Event, ...], moves: tuple[Any, ...], texts: Texts
) -> messages.InWords:
    words = words_at_table(match.game.name, texts, match.names, match.deal.faces)
    return messages.InWords(
        events=tuple(words.said(event) for event in events),
        moves=tuple(words.move(move, view) for move in moves),
        result=None if view.result is None else words.ending(view),
    )


def _common(old: Match | None, new: Match, eye: Eye) -> int:
    """How many moves from the beginning are, as far as the eye can tell, those that it was shown."""
    if old is None:
        return 0
    shown = len(old.moves)
    if shown <= len(new.moves) and (not shown or old.moves[shown - 1] is new.moves[shown - 1]):
        return shown  # the usual case: the one goes on where the other ended
    for at, (one, other) in enumerate(zip(old.moves, new.moves, strict=False)):
        if one is not other and not _look_alike(old.events[at], new.events[at], eye):
            return at
    return min(shown, len(new.moves))


def _look_alike(old: Sequence[Event], new: Sequence[Event], eye: Eye) -> bool:
    """Moves themselves must not be compared: that one was replaced by another may be hidden from the eye."""
    return [event.seen_by(eye) for event in old] == [event.seen_by(eye) for event in new]


def _events(match: Match, since: int, eye: Eye, *, with_opening: bool) -> list[tuple[int, Event]]:
    """What the eye saw after this number of moves, each event with the number of moves that led to it."""
    opening = match.game.announce(match.states[0]) if with_opening else ()
    numbered = ((number, match.events[number - 1]) for number in range(since + 1, len(match.moves) + 1))
    all_of_it = [(0, opening), *numbered]
    return [(number, event.seen_by(eye)) for number, events in all_of_it for event in events]


def _events_before(match: Match, moves: int, last: Glance) -> int:
    """How many events were told up to there: a log is cut to that length, and goes on with those that are new."""
    if last.match is None or moves == len(last.match.moves):
        return last.events
    return len(match.game.announce(match.states[0])) + sum(len(events) for events in match.events[:moves])


def _increment(play: Play) -> int:
    return play.setup.clock.increment * 1000 if isinstance(play.setup.clock, Live) else 0


def _offer(play: Play) -> messages.OfferInfo | None:
    if play.offer is None:
        return None
    offer = play.offer
    waits_for = tuple(sorted(play.asked - offer.agreed))
    return messages.OfferInfo(offer.number, offer.seat, offer.what, tuple(sorted(offer.agreed)), waits_for)
