"""Imagining a whole state from a view in which nobody's money or cards are counted."""

from __future__ import annotations

from random import Random

import pytest

from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Buy
from conspiratio.pax.state import Options


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_an_imagined_rival_can_be_where_the_view_sees_it(seats: int) -> None:
    """Who may buy can afford a group, and who is asked by the Senate has a card and an Aureus."""
    rng = Random(seats)
    met = set()
    for _ in range(25):
        state = PAX.start(PAX.deal(Options(open_counts=False), seats, rng))
        while (acting := PAX.to_act(state)) is not None:
            imagined = PAX.imagine(PAX.view(state, (acting + 1) % seats), rng)
            player = imagined.players[acting]
            if state.phase.type == "buying":
                assert any(isinstance(move, Buy) for move in PAX.legal_moves(imagined))
            if state.phase.type == "following":
                assert player.hand
                assert player.money >= 1
            met.add(state.phase.type)
            state, _ = PAX.play(state, rng.choice(PAX.legal_moves(state)))
    assert "buying" in met
    assert ("following" in met) == (seats >= 5)


def test_every_card_is_imagined_exactly_once() -> None:
    rng = Random(1)
    for seats in range(1, 9):
        state = PAX.start(PAX.deal(Options(open_counts=seats % 2 == 0), seats, rng))
        for _ in range(60):
            state, _ = PAX.play(state, rng.choice(PAX.legal_moves(state)))
        imagined = PAX.imagine(PAX.view(state, 0), rng)

        def all_cards(table: object) -> list[str]:
            return sorted(
                card.id
                for cards in (
                    [down.card for down in (*table.deck, *table.rome_hidden, *getattr(table.phase, "drawn", ()))],
                    table.removed,
                    *table.rome,
                    *table.legions,
                    *(pile for player in table.players for pile in player.display),
                    [down.card for player in table.players for down in player.hand],
                )
                for card in cards
            )

        found, truth = all_cards(imagined), all_cards(state)
        assert len(set(found)) == len(found) == len(truth)
        first_copy = {card.id for card in state.faces.cards}
        assert first_copy <= set(found)


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    state = PAX.start(PAX.deal(Options(), 2, Random(1)))
    for eye in (-1, 2):
        with pytest.raises(IndexError):
            PAX.view(state, eye)
