"""Reviews as JSON: as the server sends them, and their parts as they are kept."""

from __future__ import annotations

from collections.abc import Sequence

from conspiratio.core.game import AnyGame, Json

from .choices import NEUTRAL, Choice, choices_json
from .review import Chances, Decision, Part
from .review_summary import Review

VERSION = 2


def review_json(game: AnyGame, made: Review) -> Json:
    return {
        "version": VERSION,
        "chances": [{"n": one.n, "win": _short(one.win), NEUTRAL: round(one.neutral, 4)} for one in made.chances],
        "decisions": [_decision_json(game, one) for one in made.decisions],
        "seats": [
            {"seat": one.seat}
            | {name: round(getattr(one, name), 4) for name in ("start", "end", "skill", "luck", "rivals")}
            for one in made.seats
        ],
        "moments": [
            {"n": one.n, "seat": one.seat, "kind": one.kind, "swing": round(one.swing, 4)} for one in made.moments
        ],
    }


def part_json(game: AnyGame, part: Part) -> Json:
    """To be kept, or sent by who made it to who puts them together."""
    point, decision = part.chances, part.decision
    return [point.n, point.win, point.neutral, decision and _decision_json(game, decision), part.luck]


def read_part(game: AnyGame, kept: Json) -> Part:
    n, win, neutral, decision, gains = (*kept, None)[:5]  # before version 2 nothing was said of luck
    point, luck = Chances(n, tuple(win), neutral), None if gains is None else tuple(gains)
    if decision is None:
        return Part(point, luck=luck)
    best = tuple(Choice(**{**one, "move": game.read_move(one["move"], "move")}) for one in decision["best"])
    played = game.read_move(decision["played"], "played")
    return Part(point, Decision(**{**decision, "played": played, "best": best}), luck)


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
