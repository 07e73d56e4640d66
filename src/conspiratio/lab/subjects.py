"""The games that the lab plays: how each is set up, summed up and reported."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import Group

from conspiratio.caligula.game import Caligula
from conspiratio.core.game import AnyGame
from conspiratio.core.match import Match
from conspiratio.pax.game import Pax
from conspiratio.pax.state import Options as PaxOptions

from . import (
    caligula_balance,
    caligula_record,
    caligula_report,
    caligula_summary,
    pax_balance,
    pax_record,
    pax_report,
    pax_summary,
)
from .having import Had
from .page import Section
from .report import Texts
from .sections import Report


@dataclass(frozen=True, slots=True)
class Subject:
    """The types of options, deck and summary belong to the game: nobody here looks into them."""

    game: Callable[[Any], AnyGame]
    """The game, with a deck or (None) with the one we ship."""
    table: Callable[[int, Any], str]
    """What a table of so many seats with these options is called in file names."""
    summary: Callable[[tuple[str, ...], Match], Any]
    """The Summary of one finished game."""
    report: Callable[[Any, Texts], Group]
    # Of a study of its balance:
    record: Callable[[tuple[str, ...], Match], Any]
    """What is kept of one finished game."""
    record_type: type[Any]
    sections: Callable[[Report], list[Section]]
    had: Mapping[str, Had]
    """The things whose worth is told."""


def _seats(seats: int, options: Any) -> str:
    return f"{seats}p"


def _pax_table(seats: int, options: PaxOptions) -> str:
    return f"solo{options.solo_game or 1}" if seats == 1 else _seats(seats, options)


SUBJECTS: Mapping[str, Subject] = {
    "pax": Subject(
        Pax,
        _pax_table,
        pax_summary.of_match,
        pax_report.summary_table,
        pax_record.record,
        pax_record.PaxRecord,
        pax_balance.sections,
        pax_balance.HAD,
    ),
    "caligula": Subject(
        Caligula,
        _seats,
        caligula_summary.of_match,
        caligula_report.summary_table,
        caligula_record.record,
        caligula_record.CaligulaRecord,
        caligula_balance.sections,
        caligula_balance.HAD,
    ),
}
