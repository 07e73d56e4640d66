"""Deck files: what is wrong is named by line and card."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from conspiratio.core.decks import with_deck_file
from conspiratio.core.game import Complaint
from conspiratio.pax.cards import CATEGORIES, COUNTS, DECKS, read_deck
from conspiratio.pax.game import PAX, Pax
from conspiratio.pax.state import Options

GOOD = DECKS.text("harsh")
ARMY_10 = "army-10 = { symbols = 2, value = 4 }"


def line_of(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if part in line)


def refused(text: str, *, free: bool = False) -> Complaint:
    with pytest.raises(Complaint) as raised:
        read_deck(text, free=free)
    return raised.value


def test_our_deck_says_that_it_is_a_reconstruction() -> None:
    assert "RECONSTRUCTION" in GOOD
    assert "reconstruction" in DECKS.deck("harsh").name


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ("army-10 = { symbols = 3, value = 4 }", "deck-card-number"),
        ("army-10 = { symbols = 2, value = 0 }", "deck-card-number"),
        ("army-10 = { symbols = 2, value = 5 }", "deck-card-number"),
        ("army-10 = { symbols = 2, value = 1.5 }", "deck-card-number"),
        ("army-10 = { symbols = true, value = 1 }", "deck-card-number"),
        ('army-10 = { symbols = "2", value = 1 }', "deck-card-number"),
        ("army-10 = { symbols = 2 }", "deck-card-missing"),
        ("army-10 = { symbols = 2, value = 4, colour = 3 }", "deck-card-field"),
        ("army-10 = 4", "deck-card-form"),
        ("fleet-11 = { symbols = 2, value = 4 }", "deck-card-id"),
        ("army-010 = { symbols = 2, value = 4 }", "deck-card-id"),
        ("army-11 = { symbols = 2, value = 4 }", "deck-card-extra"),
    ],
)
def test_a_wrong_card_is_named_with_its_line(changed: str, key: str) -> None:
    text = GOOD.replace(ARMY_10, changed)
    raised = refused(text)
    assert raised.key == key
    assert raised.params["line"] == line_of(text, changed)
    assert raised.params["card"] == changed.split(" ")[0]


def test_a_missing_card_is_named() -> None:
    raised = refused(GOOD.replace(ARMY_10, ""))
    assert (raised.key, raised.params["card"]) == ("deck-card-absent", "army-10")
    assert raised.params["line"] == line_of(GOOD, "[army]")


def test_an_unknown_category_is_named_with_its_line() -> None:
    raised = refused(GOOD + "\n[navy]\nnavy-1 = { symbols = 1, value = 1 }\n")
    assert (raised.key, raised.params["found"]) == ("deck-category", "navy")
    assert raised.params["line"] == len(GOOD.splitlines()) + 2


def test_a_card_given_twice_or_broken_toml_is_refused_with_its_line() -> None:
    for text in (GOOD.replace(ARMY_10, ARMY_10 + "\n" + ARMY_10), GOOD.replace(ARMY_10, "army-10 = {")):
        raised = refused(text)
        assert raised.key == "deck-not-toml"
        assert "line" in str(raised.params["why"])


def test_symbols_and_values_may_differ() -> None:
    deck = read_deck(GOOD.replace(ARMY_10, "army-10 = { symbols = 1, value = 1 }"))
    assert deck.by_id["army-10"].value == 1
    assert deck != DECKS.deck("harsh")


def test_free_lifts_counts_and_ranges_but_not_the_categories() -> None:
    deck = read_deck(
        GOOD.replace(ARMY_10, "army-10 = { symbols = 5, value = 9 }\narmy-11 = { symbols = 1, value = 1 }"), free=True
    )
    assert sum(card.category == "army" for card in deck.cards) == COUNTS["army"] + 1
    assert refused("[navy]\n", free=True).key == "deck-category"
    assert refused("[army]\narmy-1 = { symbols = 0, value = 1 }\n", free=True).key == "deck-card-number"


def test_a_free_deck_too_small_for_the_table_is_refused_when_dealt() -> None:
    small = read_deck(
        "[army]\n" + "".join(f"army-{n} = {{ symbols = 1, value = 1 }}\n" for n in range(1, 20)), free=True
    )
    with pytest.raises(Complaint) as raised:
        Pax(small).deal(Options(), 4, Random(1))
    assert raised.value.key == "deck-too-small"


def test_a_game_with_an_own_deck_is_played_to_its_end() -> None:
    text = "".join(
        f"[{category}]\n" + "".join(f"{category}-{n} = {{ symbols = {1 + n % 3}, value = {n} }}\n" for n in range(1, 8))
        for category in CATEGORIES
    )
    game, rng = Pax(read_deck(text, free=True)), Random(5)
    for seats in (2, 3, 4, 5, 8):
        state = game.start(game.deal(Options(), seats, rng))
        while game.to_act(state) is not None:
            state, _ = game.play(state, rng.choice(game.legal_moves(state)))
        assert game.result(state) is not None


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    assert refused(GOOD.replace(ARMY_10, f"army-10 = {{ symbols = 1, value = {'9' * 5000} }}")).key == "deck-not-toml"


def test_a_deck_without_cards_is_refused() -> None:
    assert refused("", free=True).key == "deck-empty"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(Complaint) as raised:
            with_deck_file(PAX, path, free=False)
        assert raised.value.key == "file-unreadable"
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe9"')
    with pytest.raises(Complaint) as raised:
        with_deck_file(PAX, tmp_path / "latin.toml", free=False)
    assert raised.value.key == "file-not-text"


def test_the_exported_text_is_the_deck_we_play_with() -> None:
    for name in PAX.decks:
        assert read_deck(PAX.deck_text(name)) == PAX.with_named_deck(name).faces
    assert read_deck(PAX.deck_text(PAX.default_deck)) == PAX.faces
