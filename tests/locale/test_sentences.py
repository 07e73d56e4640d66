"""Sentences about whole games read as they did when they were plain text, letter for letter."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conspiratio.core.files import read_json
from conspiratio.core.match import Match, read_match
from conspiratio.games import GAMES
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.locale.words import Words, words_for

TESTS = Path(__file__).parent.parent
FILES = sorted((TESTS / "pax" / "games").glob("*.json")) + sorted((TESTS / "caligula" / "games").glob("*.json"))
DIGESTS: dict[str, str] = read_json(Path(__file__).parent / "sentences.json")
"""Of everything that is said about each game in each language, made when sentences were plain text."""
OFTEN, MOVES, WISHES = 9, 12, 24
"""Only some moves on offer, and refusals only now and then: a game of Caligula offers thousands."""


def said_about(match: Match, words: Words) -> Iterator[str]:
    """All that happened as everybody saw it; of what was on offer and what was not allowed, a part."""
    game, eyes = match.game, (None, *range(len(match.names)))
    for event in (*game.announce(match.states[0]), *(event for events in match.events for event in events)):
        yield from (str(words.event(seen)) for seen in dict.fromkeys(event.seen_by(eye) for eye in eyes))
    wishes = list(dict.fromkeys(move for _, move in match.moves))[:WISHES]
    for number, state in enumerate(match.states[:-1]):
        seat = game.to_act(state)
        assert seat is not None
        view, moves = game.view(state, seat), game.legal_moves(state)
        for move in moves[:: max(1, len(moves) // MOVES)]:
            yield str(words.move(move, view))
            yield from map(str, words.path(move, view))
        if number % OFTEN == 0:
            yield from _refused(match, words, state, seat, wishes)
    if game.result(match.state) is not None:
        yield from (str(words.ending(game.view(match.state, eye))) for eye in eyes)


def _refused(match: Match, words: Words, state: Any, seat: int, wishes: list[Any]) -> Iterator[str]:
    for by, wish in ((by, wish) for by in {seat, 0} for wish in wishes):
        refused = match.game.refusal(state, by, wish)
        if refused:
            yield str(words.refusal(refused))
            yield words.rule(refused)


def digest(match: Match, language: str) -> str:
    words = words_for(match.game.name, Texts(language), match.names, match.deal.faces)
    return hashlib.sha256("\n".join(said_about(match, words)).encode()).hexdigest()[:16]


def name(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=name)
def test_what_is_said_about_a_game_reads_as_it_always_did(path: Path) -> None:
    match = read_match(read_json(path), GAMES)
    assert [digest(match, language) for language in LANGUAGES] == DIGESTS[name(path)].split()
