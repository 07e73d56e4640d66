"""Games that are over: as a file that proves the deal, and step by step through anybody's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from conspiratio.core.game import Event, Eye, Json
from conspiratio.core.match import Match
from conspiratio.games import room
from conspiratio.locale import Texts
from conspiratio.locale.words import words_for
from conspiratio.messages.any_game import AnyStep
from conspiratio.messages.table import InWords, Log, LogLine

from ..standing.daily import is_open
from ..tables.play import Play, places
from ..tables.sight import past
from ..tables.table import Table
from ..trouble import Conflict, Missing, Unavailable


def may_see_replay(table: Table, person: str | None, today: str) -> bool:
    """Those who played; and anybody with the link, if the table allows spectators and was not called off.

    A deal of the day, when its day is over.
    """
    if table.status not in ("over", "aborted") or table.play is None or not is_open(table, today):
        return False
    return person in table.people or (table.setup.spectators and table.status == "over")


def replay_of(table: Table) -> dict[str, Json]:
    """The replay file; nothing is secret any more, so that a game which was given up is told as far as it went."""
    play = _ended(table)
    file: dict[str, Json] = play.match.to_json()
    if table.commitment != play.match.commitment:
        raise Unavailable("replay-commitment", published=str(table.commitment), computed=play.match.commitment)
    if play.ending != "finished" or play.resigned:
        came = places(play)
        file["ended"] = {"ending": play.ending, "places": list(came) if came else None}
    return file


def step(table: Table, number: int, eye: Eye, texts: Texts) -> AnyStep:
    """The table after a number of moves as an eye saw it, and what the last of them was."""
    match = _ended(table).match
    then = past(table, eye, number)
    seen = tuple(event.seen_by(eye) for event in _events(match, number))
    words = words_for(match.game.name, texts, match.names, match.deal.faces)
    messages = room("messages", match.game.name)
    made: AnyStep = messages.Step(
        number=then.number,
        of=then.of,
        to_act=then.to_act,
        view=then.view,
        aids=then.aids,
        rounds=_rounds(match),
        events=seen,
        move=messages.Turn(*match.moves[number - 1]) if number else None,
        words=InWords(
            events=tuple(words.event(event) for event in seen),
            result=None if then.view.result is None else words.ending(then.view),
        ),
    )
    return made


def log(table: Table, eye: Eye, texts: Texts) -> Log:
    """All that happened, as an eye saw it, in sentences; each with the number of moves after which it stands."""
    match = _ended(table).match
    if eye is not None and not 0 <= eye < len(table.seats):
        raise Missing("seat-missing")
    words = words_for(match.game.name, texts, match.names, match.deal.faces)
    events = [(number, event) for number in range(len(match.states)) for event in _events(match, number)]
    return Log(
        tuple(
            LogLine(
                at, number, words.event(event.seen_by(eye)), getattr(event, "round", None)
            )  # only a beginning has one
            for at, (number, event) in enumerate(events)
        )
    )


def _events(match: Match, number: int) -> Sequence[Event]:
    """What the last of these moves brought about; before the first, what the deal brought."""
    return match.events[number - 1] if number else match.game.announce(match.states[0])


def _rounds(match: Match) -> tuple[int, ...]:
    """After how many moves each round begins. What comes before the first one is round 0."""
    rounds = [0, *(state.round for state in match.states)]
    return tuple(number for number, (before, now) in enumerate(pairwise(rounds)) if now > before)


def _ended(table: Table) -> Play:
    """The whole deal lies open in what is made of this: never of a game that still goes on."""
    if table.play is None or table.status not in ("over", "aborted"):
        raise Conflict("replay-not-yet")
    return table.play
