"""The record of how strong the bots are: figures with their intervals, what is wanted of them, and when it was found.

Nothing in it depends on the machine, but contests by time do: a faster one gives both sides more steps.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from conspiratio.core.codec import to_json
from conspiratio.core.files import read_json
from conspiratio.core.game import Complaint, Json

from .contest import Contest, Figure, Measured

FORMAT = "conspiratio-strength/1"


@dataclass(frozen=True, slots=True)
class Stamp:
    """When something was found, and with what."""

    date: str
    version: str
    commit: str | None


def entry(contest: Contest, measured: Measured, stamp: Stamp) -> dict[str, Json]:
    figures = [
        {**_figure(figure), **to_json(estimate), "reached": figure.reached(estimate.value)}
        for figure, estimate in zip(contest.figures, measured.estimates, strict=True)
        if estimate is not None
    ]
    return {
        "name": contest.name,
        **to_json(stamp),
        "games": measured.games,
        "deals": measured.deals,
        "settings": contest.settings,
        "figures": figures,
    }


def _figure(figure: Figure) -> dict[str, Json]:
    return {name: value for name, value in to_json(figure).items() if value}


def record_of(entries: Iterable[Mapping[str, Json]]) -> dict[str, Json]:
    """Contests of which nothing is known yet are left out."""
    return {"format": FORMAT, "contests": [dict(one) for one in entries if one["figures"]]}


def read_record(path: Path) -> dict[str, Json]:
    """The record in that file; an empty one if there is none."""
    if not path.exists():
        return record_of([])
    found = read_json(path)
    if not isinstance(found, dict) or found.get("format") != FORMAT or not isinstance(found.get("contests"), list):
        raise Complaint("strength-format", file=str(path), expected=FORMAT)
    return found


def beside(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Json]:
    """What is new takes the place of what was, and the rest stays."""
    return record_of({one["name"]: one for record in (old, new) for one in record["contests"]}.values())


def renewed(old: Mapping[str, Any], new: Mapping[str, Any], contests: Sequence[Contest]) -> dict[str, Json]:
    """The same, in the order of the contests; those that there are no longer are left out."""
    by_name = {one["name"]: one for one in beside(old, new)["contests"]}
    return record_of(by_name[contest.name] for contest in contests if contest.name in by_name)


def dated(new: Mapping[str, Any], old: Mapping[str, Any]) -> dict[str, Json]:
    """What was found before, and has not changed, was found when it says."""
    before = {one["name"]: one for one in old["contests"]}
    return record_of(before[one["name"]] if _same(one, before.get(one["name"])) else one for one in new["contests"])


def _same(new: Mapping[str, Any], old: Mapping[str, Any] | None) -> bool:
    stamp = {field.name for field in fields(Stamp)}
    return old is not None and all(old.get(name) == value for name, value in new.items() if name not in stamp)


def as_text(record: Mapping[str, Any]) -> str:
    """One line for each small thing, so that a change of the record can be read."""
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"
