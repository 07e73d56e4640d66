"""What goes out to an eye: the table as this seat (or a spectator, None) may know it, and nothing else.

Everything here is made from ``view`` and ``seen_by``, which give an eye its own; no state leaves this file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from conspiratio.core.codec import to_json
from conspiratio.core.game import Event, Eye, Json
from conspiratio.core.match import Match
from conspiratio.locale import RememberedTexts, Texts
from conspiratio.locale.words import words_for
from conspiratio.server.trouble import Conflict, Missing

from .actions import free_undo, legal_moves
from .play import Play
from .setup import Live
from .table import Table


@dataclass(frozen=True, slots=True)
class Glance:
    """What an eye was last shown, so that it can be told what is new since."""

    moves: tuple[Any, ...] = field(default=(), repr=False)
    has_faces: bool = False
    events: tuple[tuple[Event, ...], ...] = field(default=(), repr=False)


MUCH, MANY = 30, 200
"""So many moves with all that they brought about, or so many on offer, are told beside the event loop."""


def is_much(table: Table, eye: Eye, last: Glance) -> bool:
    """Whether there is so much to tell an eye that others should not wait meanwhile."""
    play = table.play
    if play is None:
        return False
    if len(play.match.moves) - len(last.moves) > MUCH:
        return True
    return eye is not None and len(legal_moves(play, eye)) > MANY


def seats_info(table: Table, person: str | None) -> list[Json]:
    play = table.play
    return [
        {
            "name": sitting.name,
            "kind": "free" if sitting.is_free else "bot" if sitting.bot else "person",
            "level": sitting.bot,
            "yours": bool(person) and sitting.person == person,
            "host": bool(sitting.person) and sitting.person == table.host,
            "away": play is not None and seat in play.away,
            "resigned": play is not None and seat in play.resigned,
        }
        for seat, sitting in enumerate(table.seats)
    ]


def frame(
    table: Table, eye: Eye, person: str | None, now: int, last: Glance, texts: Texts | None
) -> tuple[dict[str, Any], Glance]:
    """An update for an eye, and what it has then seen. ``texts``: with moves and events in words, too."""
    update: dict[str, Any] = {
        "table": table.id,
        "version": table.version,
        "status": table.status,
        "seat": eye,
        "seats": seats_info(table, person),
    }
    play = table.play
    if play is None:
        return update, last
    match = play.match
    view = match.view(eye)
    seen = _common(last, match, eye)
    events = _events(match, seen, with_opening=not last.has_faces)
    update |= {
        "commitment": table.commitment,
        "to_act": play.to_act,
        "decided_by": None if play.to_act is None else play.by(play.to_act),
        "hurried": play.is_hurried,
        "view": _view_json(view, with_faces=not last.has_faces),
        "aids": match.game.aids(view),
        "events": [to_json(event.seen_by(eye)) for _, event in events],
        "event_moves": [number for number, _ in events],
        "events_from": _events_before(match, seen) if last.has_faces else 0,
        "taken_back": len(last.moves) - seen,
        "offer": _offer_json(play),
        "outcome": table.outcome(),
        "rematch": table.rematch,
    }
    if play.is_timed:
        update["clocks"] = [play.clock(seat, now) for seat in range(len(table.seats))]
        update["increment"] = play.setup.clock.increment * 1000 if isinstance(play.setup.clock, Live) else 0
    moves: tuple[Any, ...] = ()
    if eye is not None:
        moves = legal_moves(play, eye)
        told = [match.game.move_json(move) for move in moves]
        update |= {"decision": len(play.made[eye]), "moves": told, "undo": free_undo(play, eye)}
    if texts:
        words = words_for(match.game.name, RememberedTexts(texts), match.names, match.deal.faces)
        update["words"] = {
            "events": [words.event(event.seen_by(eye)) for _, event in events],
            "moves": [words.move(move, view) for move in moves],
        }
        if view.result is not None:
            update["words"]["result"] = words.ending(view)
    return update, Glance(tuple(match.moves), True, tuple(match.events))


def past(table: Table, eye: Eye, number: int) -> dict[str, Json]:
    """The table after so many moves, as the eye knew it then."""
    if table.play is None:
        raise Conflict("table-not-started")
    match = table.play.match
    if not 0 <= number <= len(match.moves):
        raise Missing("replay-step", number=number, moves=len(match.moves))
    if eye is not None and not 0 <= eye < len(table.seats):
        raise Missing("seat-missing")
    game, state = match.game, match.states[number]
    view = game.view(state, eye)
    return {
        "number": number,
        "of": len(match.moves),
        "to_act": game.to_act(state),
        "view": to_json(view),
        "aids": game.aids(view),
    }


def _view_json(view: Any, *, with_faces: bool) -> Json:
    """The deck is most of a view and never changes: it is sent once."""
    if with_faces:
        return to_json(view)
    json = to_json(replace(view, faces=None))
    json.pop("faces", None)
    return json


def _common(last: Glance, match: Match, eye: Eye) -> int:
    """How many moves from the beginning are, as far as the eye can tell, those that it was shown."""
    for at, (old, new) in enumerate(zip(last.moves, match.moves, strict=False)):
        if old is not new and not _look_alike(last.events[at : at + 1], match.events[at : at + 1], eye):
            return at
    return min(len(last.moves), len(match.moves))


def _look_alike(old: Sequence[tuple[Event, ...]], new: Sequence[tuple[Event, ...]], eye: Eye) -> bool:
    """Moves themselves must not be compared: that one was replaced by another may be hidden from the eye."""
    return [[e.seen_by(eye) for e in events] for events in old] == [[e.seen_by(eye) for e in events] for events in new]


def _events(match: Match, since: int, *, with_opening: bool) -> list[tuple[int, Event]]:
    """What happened since so many moves, each event with the number of moves that led to it."""
    opening = match.game.announce(match.states[0]) if with_opening else ()
    numbered = enumerate(match.events[since:], since + 1)
    return [*((0, event) for event in opening), *((number, event) for number, events in numbered for event in events)]


def _events_before(match: Match, moves: int) -> int:
    """How many events were told up to there: a log is cut to that length, and goes on with those that are new."""
    return len(match.game.announce(match.states[0])) + sum(len(events) for events in match.events[:moves])


def _offer_json(play: Play) -> Json:
    if play.offer is None:
        return None
    offer = play.offer
    return {
        "number": offer.number,
        "seat": offer.seat,
        "what": offer.what,
        "agreed": sorted(offer.agreed),
        "waits_for": sorted(play.asked - offer.agreed),
    }
