"""Sentences about whole games read as they did when they were plain text, letter for letter."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conspiratio.caligula.events import CardDrawn, MarkerPlaced
from conspiratio.caligula.moves import Spot
from conspiratio.core.codec import to_json
from conspiratio.core.files import read_json
from conspiratio.core.match import Match, read_match
from conspiratio.games import GAMES
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.locale.sentence import CardPart, SeatPart, SignPart
from conspiratio.locale.words import Words, words_for
from conspiratio.pax.cards import Card
from conspiratio.pax.events import CardPlayed

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


def test_a_sentence_has_its_cards_and_players_as_parts() -> None:
    words = words_for("pax", Texts("en"), ("Livia", "Marcus"))
    said = words.event(CardPlayed(1, Card("army-10", "army", 2, 4), 0))
    drawn = CardPart("army-10", "army", 2, 4, "Army\xa0●●\xa04")
    assert said == (SeatPart(1, "Marcus"), " plays ", drawn, ".")
    assert to_json(said)[0] == {"type": "seat", "seat": 1, "text": "Marcus"}


def test_words_with_a_sign_are_parts_wherever_they_stand() -> None:
    words = words_for("caligula", Texts("de"), ("Livia", "Marcus"))
    coniura = SignPart("coniura", "Coniura")
    assert words.event(CardDrawn(0, "coniura", "coniura-1")) == (SeatPart(0, "Livia"), " zieht eine ", coniura, ".")
    assert SignPart("plebs", "Plebs") in words.event(MarkerPlaced(1, Spot("plebs", 1, 0), None))


@pytest.mark.parametrize("called", ["{ $card }", "\U000f0000", "\U000f8000", "Army\xa0●●\xa04", "Pugio", "a\n[b]", ""])
def test_players_may_be_called_as_they_like(called: str) -> None:
    said = words_for("pax", Texts("en"), ("Livia", called)).event(CardPlayed(1, Card("army-10", "army", 2, 4), 3))
    assert said[0] == SeatPart(1, called)
    assert str(said) == f"{called} plays Army\xa0●●\xa04 for 3 Aurei."
    assert [type(part) for part in said] == [SeatPart, str, CardPart, str]
