"""Complaints in words: what is wrong with something a person gave us, and where."""

from __future__ import annotations

from dataclasses import replace

from conspiratio.core.codec import shorten
from conspiratio.core.game import Complaint, Refusal
from conspiratio.core.match import RefusedInFile

from . import Texts
from .words import words_for

LONGEST = 200


def _presentable(value: str | int) -> str | int:
    """What a person gave us, shown so that it breaks neither the line nor the screen."""
    if not isinstance(value, str):
        return value if abs(value) < 10**9 else _presentable(shorten(value))
    if len(value) > LONGEST:
        value = f"{value[: LONGEST // 2]}…{value[-LONGEST // 2 :]}"
    return "".join(sign if sign.isprintable() or sign in "\u00a0\u202f" else "\ufffd" for sign in value)


def complain(texts: Texts, complaint: Complaint) -> str:
    params = {name: _presentable(value) for name, value in complaint.params.items()}
    if complaint.key == "json-kind":
        params["expected"] = texts(f"json-{params['expected']}")
    if params.get("where") == ".":
        params["where"] = texts("json-top")
    reason = f"os-{params.pop('code', '')}"
    if texts.has(reason):
        params["why"] = texts(reason)
    for place in ("line", "column", "position", "number"):  # these are names of places, not amounts: 1204, not 1,204
        if place in params:
            params[place] = str(params[place])
    said = texts(f"error-{complaint.key}", **params)
    if isinstance(complaint, RefusedInFile):
        said += " " + _refusal_in_file(texts, complaint.refusal)
    if complaint.line is not None and "line" not in params:
        said = texts("error-at-line", line=str(complaint.line), what=said)
    if complaint.file and complaint.file not in complaint.params.values():
        said = texts("label", label=complaint.file, text=said)
    return said


def _refusal_in_file(texts: Texts, refusal: Refusal) -> str:
    names = [texts("seat-number", number=seat) for seat in range(8)]
    game = refusal.rule.partition(".")[0]
    shown = tuple((name, _presentable(value)) for name, value in refusal.params)
    return str(words_for(game, texts, names).refusal(replace(refusal, params=shown)))
