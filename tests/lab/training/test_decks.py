"""Random decks to learn from: they are decks by the rules, they differ, and training plays with them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from conspiratio import kernel
from conspiratio.core.game import Complaint
from conspiratio.games import GAMES, room
from conspiratio.lab.training.plan import Plan
from conspiratio.lab.training.self_play import Job, play
from tests.kernel.parity import compare


def groups_of(faces: Any) -> Counter[str]:
    return Counter(card.id.partition("-")[0] for card in faces.cards)


@pytest.mark.parametrize("game", GAMES)
def test_a_random_deck_has_the_numbers_of_the_box(game: str) -> None:
    ours = groups_of(GAMES[game].faces)
    for number in range(20):
        faces = room("lab", game, "decks").random_game(Random(number)).faces
        assert groups_of(faces) == ours
        assert all(kernel.bridge(game).can_play(faces, seats) for seats in GAMES[game].seats)


@pytest.mark.parametrize("game", GAMES)
def test_random_decks_differ_and_come_again_with_their_seed(game: str) -> None:
    random_game = room("lab", game, "decks").random_game
    assert len({random_game(Random(number)).faces.cards for number in range(10)}) == 10
    assert random_game(Random(3)).faces == random_game(Random(3)).faces


def test_a_random_deck_of_pax_has_1_or_2_symbols_and_values_from_1_to_4() -> None:
    decks = [room("lab", "pax", "decks").random_game(Random(number)).faces for number in range(20)]
    assert {card.symbols for deck in decks for card in deck.cards} == {1, 2}
    assert {card.value for deck in decks for card in deck.cards} == {1, 2, 3, 4}


@pytest.mark.parametrize("game", GAMES)
def test_the_kernel_and_the_referee_agree_on_random_decks(game: str) -> None:
    for number in range(3):
        random_one = room("lab", game, "decks").random_game(Random(number))
        deal = random_one.deal(random_one.options_type(), 3, Random(number))
        assert len(compare(random_one, deal, None, Random(number))) > 50


def facts(decks: Any) -> set[tuple[float, ...]]:
    """The last numbers that the evaluation of PAX sees: what kind of deck it is."""
    played = play(Job(GAMES["pax"], False, (2,), 6, 1, None, "7", decks))
    return {tuple(row) for row in played[2].features[:, 0, -16:].tolist()}


def test_it_is_played_with_one_deck_or_with_many() -> None:
    assert len(facts("one")) == 1
    assert len(facts("random")) > 2


def test_a_choice_of_decks_that_is_none_is_named() -> None:
    with pytest.raises(Complaint) as caught:
        Plan("pax", decks="all").check()  # type: ignore[arg-type]
    assert caught.value.params["known"] == "one, random"
