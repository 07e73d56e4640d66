"""The report of a study: a page to read, and a file of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import add
from typing import Any

from conspiratio.core.codec import to_json
from conspiratio.core.game import Json
from conspiratio.games import room
from conspiratio.locale import Texts
from conspiratio.locale.deck_page import deck_message, most_like

from .page import page
from .sections import Report, wins_by_order
from .study import Games, Study
from .worth import pooled, values_by_count

FORMAT = "conspiratio-balance/1"


def played(games: Games) -> Games:
    """The cells of which there is something to tell."""
    return {cell: records for cell, records in games.items() if records}


def balance_page(study: Study, games: Games, texts: Texts) -> str:
    """``games``: at least one cell, none empty."""
    faces = study.game.faces
    title = texts("balance-title", game=study.game.title)
    counts = sorted({len(records) for records in games.values()})
    about = [
        texts(
            "balance-about",
            games=sum(len(records) for records in games.values()),
            each=str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}",
            bots=", ".join(study.levels),
            seed=study.seed,
        ),
        texts("balance-intervals"),
    ]
    parts = room("lab", study.game.name, "balance").sections(Report(games, faces, texts))
    return page(texts.language, title, deck_line(study, texts), about, parts, texts("balance-numbers"))


def deck_line(study: Study, texts: Texts) -> str:
    """Which of our decks the games were played with, or what else."""
    game = study.game
    differing, name = most_like(game, game.faces)
    ours = texts(deck_message(game.name, name))
    if not differing:
        return texts("balance-deck-ours", deck=ours)
    return texts("balance-deck-own", name=game.faces.name or "–", count=differing, deck=ours)


def balance_json(study: Study, games: Games) -> Json:
    return {
        "format": FORMAT,
        "settings": study.settings,
        "reconstruction": study.game.deck_name(study.game.faces) is not None,
        "cells": [
            {
                "bot": cell.level,
                "players": cell.seats,
                "summary": to_json(reduce(add, (record.summary for record in records))),
                "wins_by_order": wins_by_order(records, cell.seats),
            }
            for cell, records in games.items()
        ],
        "worth": {level: _worth(study, games, level) for level in study.levels},
    }


def _worth(study: Study, games: Games, level: str) -> Mapping[str, Any]:
    """For each kind of thing, its items over all player counts and for each."""
    found = {}
    for kind, had in room("lab", study.game.name, "balance").HAD.items():
        by_count = values_by_count(games, level, had)
        found[kind] = {
            "all": to_json(pooled(by_count)),
            **{str(count): to_json(values) for count, values in by_count.items()},
        }
    return found
