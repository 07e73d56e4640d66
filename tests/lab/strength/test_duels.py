"""Two players on mirrored deals: who sits where, and what is counted, as worked out by hand."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conspiratio.bots.search_bot import SearchBot
from conspiratio.bots.search_from_view import Effort
from conspiratio.core.game import Complaint
from conspiratio.kernel.weights import mark_in, mark_of
from conspiratio.lab.arena import games as arenas
from conspiratio.lab.arena.games import ArenaGame
from conspiratio.lab.pax.decks import random_game
from conspiratio.lab.running.playing import Played
from conspiratio.lab.strength.contest import all_contests, check_all, chosen
from conspiratio.lab.strength.duels import Duel
from conspiratio.lab.strength.players import FORMER, Player, former, network, now, playouts, steps
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.locale.complaints import complain
from conspiratio.pax.cards import CATEGORIES, Card, Deck
from conspiratio.pax.game import PAX, Pax

from .duels import a_duel

DECKS = tuple(random_game(Random(f"test/{number}")) for number in range(2))


LARGE = Pax(Deck(tuple(Card(f"{one}-{n}", one, 1, 1) for one in CATEGORIES for n in range(1, 71))))
"""More cards than the kernel has room for."""


# Mirrored deals


def test_one_among_others_has_every_seat_of_a_deal_once() -> None:
    duel = a_duel(seating="among")
    block = [duel.seated(number) for number in range(1, 5)]
    assert [names.index("greedy") for names in block] == [0, 3, 2, 1]
    assert all(Counter(names) == {"greedy": 1, "random": 3} for names in block)


def test_pairs_have_every_seat_of_a_deal_equally_often() -> None:
    duel = a_duel()
    for first in range(1, 41, 4):
        block = [duel.seated(number) for number in range(first, first + 4)]
        assert all(Counter(names) == {"greedy": 2, "random": 2} for names in block)
        for seat in range(4):
            assert Counter(names[seat] for names in block) == {"greedy": 2, "random": 2}


@pytest.mark.parametrize("seating", ["among", "pairs"])
def test_all_games_of_a_block_have_the_same_deck_and_deal(monkeypatch: pytest.MonkeyPatch, seating: str) -> None:
    duel, seen = a_duel(seating=seating, decks=DECKS), []

    def spy(game: Any, deal: Any, levels: Any, luck: Any, **wishes: Any) -> Played:
        seen.append((game.faces, deal, levels, [type(bot).__name__ for bot in wishes["bots"]]))
        return real(game, deal, levels, luck, **wishes)

    real = arenas.play
    monkeypatch.setattr(arenas, "play", spy)
    for number in duel.numbers(9):
        duel(number)
    blocks = [seen[at : at + 4] for at in range(0, 12, 4)]
    assert [block[0][0] == DECKS[at % 2].faces for at, block in enumerate(blocks)] == [True] * 3
    assert all(one[:2] == block[0][:2] for block in blocks for one in block)
    assert [names for _, _, names, _ in seen] == [duel.seated(number) for number in duel.numbers(9)]
    assert len({repr(block[0][1]) for block in blocks}) == 3, "each block has a deal of its own"
    kinds = {"greedy": "Greedy", "random": "RandomBot"}
    assert all(bots == [kinds[name] for name in names] for _, _, names, bots in seen), "who is named plays"


def test_no_two_contests_have_the_same_deals() -> None:
    assert len({contest.settings["seed"] for contest in chosen(all_contests(), ["pax-greedy", "caligula-over"])}) == 6


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [len(a_duel().numbers(games)) for games in (1, 4, 5, 300)] == [4, 4, 8, 300]


# What is counted


def a_game(names: str, places: tuple[int, ...], winners: int) -> ArenaGame:
    """``names``: one letter a seat, g or r; the first ``winners`` places share the victory."""
    bots = tuple({"g": "greedy", "r": "random"}[name] for name in names)
    wins = tuple(1 / winners if winners and place == 1 else 0.0 for place in places)
    return ArenaGame(bots, places, wins, (1,) * 4, (0.1,) * 4)


BLOCK = {
    1: a_game("grgr", (1, 2, 3, 4), 1),  # alone: greedy; decided: 1 before 2 and 4, 3 before 4 and after 2
    2: a_game("rgrg", (4, 4, 4, 1), 1),  # with Rome: greedy alone, and two comparisons that are decided
    3: a_game("grgr", (1, 1, 3, 4), 2),  # shared: 1 and 1 are equal, 1 before 4, 3 after 1 and before 4
    4: a_game("rgrg", (1, 2, 3, 4), 1),  # alone: random; 2 after 1, before 3; 4 after both
}


def test_figures_as_worked_out_by_hand() -> None:
    found = a_duel().measured(BLOCK, range(1, 5))
    won, decided, outright = found.estimates
    assert (found.games, found.deals) == (4, 1)
    assert won is not None
    assert decided is not None
    assert outright is not None
    assert won.value == pytest.approx((1 + 1 + 0.5 + 0) / 8)
    assert decided.value == pytest.approx((3 + 2 + 2 + 1) / (4 + 2 + 3 + 4))
    assert outright.value == pytest.approx(2 / 3)


def test_a_deal_that_was_not_played_from_every_seat_does_not_count() -> None:
    duel = a_duel()
    found = duel.measured({**BLOCK, 5: BLOCK[1], 6: BLOCK[1]}, duel.numbers(8))
    assert found.games == 4
    assert found.estimates == duel.measured(BLOCK, range(1, 5)).estimates
    assert duel.measured({1: BLOCK[1]}, duel.numbers(4)).estimates == (None, None, None)


def test_games_beyond_those_asked_for_do_not_count() -> None:
    duel = a_duel()
    more = {**BLOCK, **{number + 4: BLOCK[1] for number in BLOCK}}
    assert duel.measured(more, duel.numbers(4)) == duel.measured(BLOCK, duel.numbers(4))


# Who plays


def test_players_think_as_they_are_told() -> None:
    ours, theirs = now("pax", 0.25), former("pax", 0.25)
    assert isinstance(bot := theirs.bot("pax"), SearchBot)
    assert (bot.effort.seconds, bot.effort.victory) == (0.25, 0.5)
    assert bot.effort.weights == str(FORMER / "pax.json")
    assert theirs.thinking("pax")["weights"] == mark_in(FORMER / "pax.json")
    assert ours.thinking("pax")["weights"] == mark_of("pax")
    assert {**ours.thinking("pax"), "name": "", "weights": "", "victory": 0.5} == {
        **theirs.thinking("pax"),
        "name": "",
        "weights": "",
    }, "but for the network and the aim they are alike"
    assert playouts(0.1).thinking("pax")["weights"] == ""
    assert network(0.1).thinking("pax")["evaluation"] is True
    assert steps(300).thinking("pax")["iterations"] == 300


def test_settings_do_not_tell_of_this_machine() -> None:
    for contest in all_contests():
        assert str(Path(__file__).parents[3]) not in repr(contest.settings)


def test_a_search_with_little_effort_plays_a_contest() -> None:
    earlier = former("pax", 60).effort
    assert earlier is not None
    duel = a_duel(a=Player("little", Effort(2)), b=Player("former", replace(earlier, iterations=1)), seats=2)
    duel.check()
    first, again = duel(2), duel(2)
    assert sorted(first.bots) == ["former", "little"]
    assert replace(first, seconds=()) == replace(again, seconds=()), "it depends on nothing but its number"


# What can't be played


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        ({"a": Player("genius")}, "genius"),
        ({"b": Player("greedy")}, "greedy, greedy"),
        ({"seats": 9}, "1 to 8 players, not 9"),
        ({"seats": 1}, "at least 2"),
        ({"seats": 3}, "3 seats"),
        ({"a": Player("lost", Effort(1, weights="nowhere/pax.json"))}, "nowhere/pax.json"),
        ({"a": Player("odd", Effort(1, weights=__file__))}, "test_duels.py"),
        ({"a": Player("tiro"), "decks": (PAX, LARGE)}, "490 cards"),
        ({"a": Player("foreign", program="no_such_module:Bot")}, "no_such_module"),
    ],
)
def test_a_contest_that_cannot_be_played_is_named(wishes: dict[str, Any], why: str) -> None:
    texts = Texts("en")
    with pytest.raises(Complaint) as refused:
        check_all((a_duel(name="fine"), a_duel(name="not-so-fine", **wishes)), texts)
    said = complain(texts, refused.value)
    assert said.startswith("The contest not-so-fine can't be played: ")
    assert why in said


def test_without_openspiel_its_contests_say_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(Complaint, match=r"pax-over-openspiel-1.*conspiratio\[openspiel\]"):
        check_all(chosen(all_contests(), ["pax-over-openspiel"]), Texts("en"))


def test_all_our_contests_can_be_played() -> None:
    contests = all_contests()
    check_all(contests, Texts("en"))
    assert len({contest.name for contest in contests}) == len(contests)
    for language in LANGUAGES:
        shown = [contest.shown(Texts(language)) for contest in contests]
        assert len(set(shown)) == len(shown)
        assert not [words for words in shown if "strength-" in words]


def test_contests_are_chosen_by_how_their_names_begin() -> None:
    assert [contest.name for contest in chosen(all_contests(), ["pax-steps", "caligula-over-f"])] == [
        "pax-steps",
        "caligula-over-former",
    ]
    with pytest.raises(Complaint, match=r"strength-unknown.*chess"):
        chosen(all_contests(), ["pax-steps", "chess"])


def test_decks_nobody_trained_on_are_ten_and_none_is_ours() -> None:
    [duel] = chosen(all_contests(), ["pax-unseen-decks"])
    assert isinstance(duel, Duel)
    decks = [game.faces for game in duel.decks]
    assert len({repr(deck) for deck in decks}) == 10
    assert PAX.faces not in decks
