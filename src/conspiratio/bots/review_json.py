"""Reviews as JSON: as the server sends them, and their parts as they are kept."""

from __future__ import annotations

from collections.abc import Sequence

from conspiratio.core.game import AnyGame, Json

from .choices import NEUTRAL, Choice, choices_json
from .review import Chances, Decision, Part
from .review_summary import Review

VERSION = 3


def review_json(game: AnyGame, made: Review) -> Json:
    return {
        "version": VERSION,
        "chances": [{"n": one.n, "win": _short(one.win), NEUTRAL: round(one.neutral, 4)} for one in made.chances],
        "decisions": [_decision_json(game, one) for one in made.decisions],
        "seats": [
            {"seat": one.seat}
            | {name: round(getattr(one, name), 4) for name in ("start", "end", "skill", "luck", "rivals")}
            | {"luck_within": None if one.luck_within is None else round(one.luck_within, 4)}
            for one in made.seats
        ],
        "moments": [
            {"n": one.n, "seat": one.seat, "kind": one.kind, "swing": round(one.swing, 4)} for one in made.moments
        ],
    }


def part_json(game: AnyGame, part: Part) -> Json:
    """To be kept, or sent by who made it to who puts them together."""
    point, decision = part.chances, part.decision
    return [point.n, point.win, point.neutral, decision and _decision_json(game, decision), part.luck, part.doubt]


def read_part(game: AnyGame, kept: Json) -> Part:
    # before version 2 nothing was said of luck, and before version 3 not how sure it is
    n, win, neutral, decision, gains, errors = (*kept, None, None)[:6]
    point, luck = Chances(n, tuple(win), neutral), [one and tuple(one) for one in (gains, errors)]
    if decision is None:
        return Part(point, None, *luck)
    best = tuple(Choice(**{**one, "move": game.read_move(one["move"], "move")}) for one in decision["best"])
    played = game.read_move(decision["played"], "played")
    return Part(point, Decision(**{**decision, "played": played, "best": best}), *luck)


def _decision_json(game: AnyGame, one: Decision) -> Json:
    return {
        "n": one.n,
        "seat": one.seat,
        "played": game.move_json(one.played),
        "cost": round(one.cost, 4),
        "lost": round(one.lost, 4),
        "win": round(one.win, 4),
        "best": choices_json(game, one.best),
    }


def _short(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]
