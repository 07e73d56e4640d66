"""Games that are over: as a file that proves the deal, and step by step through anybody's eyes."""

from __future__ import annotations

from conspiratio.core.codec import to_json
from conspiratio.core.game import Complaint, Eye, Json
from conspiratio.core.match import Match
from conspiratio.locale import Texts
from conspiratio.locale.words import words_for

from .daily import is_open
from .tables.play import Play, places
from .tables.table import Table
from .trouble import Conflict, Missing, Unavailable


def may_see_replay(table: Table, person: str | None, today: str) -> bool:
    """Those who played; and whoever has the link, if the table allows spectators and was not called off.

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


def step(table: Table, number: int, eye: Eye, texts: Texts | None = None) -> dict[str, Json]:
    """The table after so many moves as an eye saw it, and what the last of them was; ``texts``: in words, too."""
    match = _ended(table).match
    if not 0 <= number <= len(match.moves):
        raise Complaint("replay-step", number=number, moves=len(match.moves))
    if eye is not None and not 0 <= eye < len(table.seats):
        raise Missing("seat-missing")
    game, state = match.game, match.states[number]
    events = match.events[number - 1] if number else game.announce(state)
    told = [event.seen_by(eye) for event in events]
    words = words_for(game.name, texts, match.names, match.deal.faces) if texts else None
    return {
        "number": number,
        "of": len(match.moves),
        "to_act": game.to_act(state),
        "view": to_json(game.view(state, eye)),
        "events": [to_json(event) for event in told],
        "move": _move_json(match, number - 1) if number else None,
        **({"words": {"events": [words.event(event) for event in told]}} if words else {}),
    }


def _ended(table: Table) -> Play:
    """The whole deal lies open in what is made of this: never of a game that still goes on."""
    if table.play is None or table.status not in ("over", "aborted"):
        raise Conflict("replay-not-yet")
    return table.play


def _move_json(match: Match, at: int) -> Json:
    seat, move = match.moves[at]
    return {"seat": seat, "move": match.game.move_json(move)}
