"""What guests are called, and what people may call themselves."""

from __future__ import annotations

import unicodedata
from itertools import product
from random import Random
from secrets import SystemRandom

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from conspiratio.core.game import Complaint
from conspiratio.server.people import names
from conspiratio.server.people.names import clean_name, roman_name


def test_guests_get_roman_names_that_anybody_could_choose() -> None:
    pick = SystemRandom()
    made = [roman_name(pick) for _ in range(2000)]
    assert all(clean_name(name) == name for name in made)
    assert {len(name.split()) for name in made} == {2, 3}


def test_a_womans_name_is_a_womans_throughout() -> None:
    women = {name for name in (roman_name(Random(seed)) for seed in range(2000)) if name.split()[0] in names.WOMEN}
    assert len(women) > 500
    assert all(part.endswith("a") for name in women for part in name.split())


def test_guests_seldom_meet_their_namesake() -> None:
    women = [(first, family[:-2] + "a") for first, family in product(names.WOMEN, names.FAMILIES)]
    combinations = [
        *(" ".join(parts) for parts in product(names.MEN, names.FAMILIES, names.MENS_SURNAMES)),
        *(" ".join((*parts, surname)) for parts, surname in product(women, names.WOMENS_SURNAMES)),
    ]
    assert len({name for name in combinations if len(name) <= 30}) >= 50_000


@pytest.mark.parametrize("seed", range(3))
def test_the_same_luck_gives_the_same_name(seed: int) -> None:
    assert roman_name(Random(seed)) == roman_name(Random(seed))


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Anna \n", "Anna"),
        ("Anna \u00a0\u3000 Maria", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        ("O’Brien-Łuć 3", "O’Brien-Łuć 3"),
        ("李小龍", "李小龍"),
        ("שָׁלוֹם", unicodedata.normalize("NFC", "שָׁלוֹם")),
        ("นํ้าฝน", "นํ้าฝน"),
        ("Rome ❤️ 1", "Rome ❤️ 1"),
        ("ab", "ab"),
        ("x" * 30, "x" * 30),
    ],
)
def test_people_may_use_their_own_names(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "a", " a ", "x" * 31, "e\u0301", "x" * 1_000_000])
def test_a_name_has_two_to_thirty_characters(typed: str) -> None:
    with pytest.raises(Complaint) as caught:
        clean_name(typed)
    assert (caught.value.key, caught.value.params) == ("name-length", {"least": 2, "most": 30})


@pytest.mark.parametrize(
    "typed",
    [
        "Anna\nMaria",
        "Anna\u2028Maria",
        "Anna\tMaria",
        "Anna\x00",
        "Anna\u202eairaM",  # the rest of the page would run backwards
        "Anna\u200b",  # looks like Anna, who sits there already
        "\u2066Anna",
        "Anna\ufeff",
        "Anna\ue000",
        "Anna\u0378",  # unassigned
        "Anna\ud800",
        "\u3164\u3164",  # letters that show nothing
        "\u2800\u2800x",
        "?!",
        "\u0301nna",  # the accent would fall on what is before the name
        "A\u0334\u0335\u0336nna",  # marks heaped up
    ],
)
def test_a_name_can_be_read_and_does_not_spoil_the_page(typed: str) -> None:
    with pytest.raises(Complaint, match="name-signs"):
        clean_name(typed)


@given(st.text(st.characters(), max_size=40))
@example("a \u0301b")
@example("\u2000a\u2001b\u1680")
@example("\u1100\u1161\u11a8")
def test_whatever_is_typed_becomes_a_fair_name_or_a_complaint(typed: str) -> None:
    try:
        name = clean_name(typed)
    except Complaint:
        return
    assert 2 <= len(name) <= 30
    assert name == name.strip() == unicodedata.normalize("NFC", name) == clean_name(name)
    assert "  " not in name
    assert len(name.splitlines()) == 1
    assert all(sign == " " or not unicodedata.category(sign).startswith(("C", "Z")) for sign in name)
    assert any(sign.isalnum() for sign in name)
    name.encode()
