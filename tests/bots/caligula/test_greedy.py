"""What greedy understands of Caligula."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from conspiratio.bots import bot
from conspiratio.bots.caligula.reading import Reading, Weights
from conspiratio.caligula.cards import COLOURS, DOUBLES
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import (
    Conspire,
    Favour,
    Join,
    Nominate,
    Pass,
    Penalty,
    Place,
    Protect,
    Reward,
    Spot,
    Strike,
)
from conspiratio.caligula.state import (
    Bidding,
    Favouring,
    Laid,
    Nominating,
    Options,
    Phase,
    Plot,
    Protecting,
    Starting,
    State,
    Striking,
)
from tests.bots.games import choice, decisions
from tests.caligula.build import GO, a_state, about_to_resolve, after, may_conspire

FOUR_DAGGERS = ("pugio-4", "pugio-5", "pugio-6", "pugio-7")


def choose(state: State) -> Any:
    return choice(CALIGULA, state)


def in_plot(phase: Phase, plot: Plot, seats: int = 3, **more: Any) -> State:
    """A conspiracy under way in the first of the windows of a round."""
    return replace(a_state(seats=seats, slot=0, phase=phase, **more), plot=plot)


def laid(seat: int, *cards: str) -> tuple[Laid, ...]:
    return tuple(Laid(seat, card) for card in cards)


# Strike


def test_greedy_strikes_a_doomed_emperor_once() -> None:
    plot = Plot(1, (1, 1, 1), nominee="otho", daggers=laid(1, "pugio-5", "pugio-6", "pugio-7"))
    state = in_plot(Striking(0), plot, hand=[["pugio-8", "pugio-1"]])
    assert choose(state) == Strike(("pugio-1",))


def test_greedy_lays_the_daggers_that_are_missing_and_no_more() -> None:
    plot = Plot(1, (1, 1, 1), nominee="otho", backing=(0,), daggers=laid(1, "pugio-5"))
    state = in_plot(Striking(0), plot, hand=[["pugio-1", "pugio-2", "pugio-3", "coniura-11"]])
    assert choose(state) == Strike(("pugio-1", "pugio-2"))


def test_greedy_leads_a_murder_with_as_many_daggers_as_it_takes() -> None:
    plot = Plot(0, (1, 0, 0), passed=frozenset([1, 2]), nominee="otho", backing=(0,))
    state = in_plot(Striking(0), plot, hand=[["pugio-1", "pugio-2", "coniura-11", "coniura-12"]])
    move = choose(state)
    assert isinstance(move, Strike)
    assert len(move.cards) == 3


@pytest.mark.parametrize("fallen", [False, True])
def test_greedy_does_not_waste_daggers_on_a_hopeless_murder(fallen: bool) -> None:
    plot = Plot(0, (1, 0, 0), passed=frozenset([1, 2]), nominee=None if fallen else "otho")
    state = in_plot(Striking(0), plot, hand=[["pugio-1", "pugio-2"]], fallen=fallen)
    assert choose(state) == Pass()


def test_greedy_trusts_a_fellow_with_daggers_to_complete_it() -> None:
    """Two are missing, the bot has one; the last conspirator holds Pugio cards and has a favour on the nominee."""
    plot = Plot(0, (1, 1, 0), passed=frozenset([2]), nominee="otho", backing=(0, 1), daggers=laid(0, "pugio-9"))
    helped = in_plot(Striking(0, (1,)), plot, hand=[["pugio-1"], FOUR_DAGGERS])
    alone = in_plot(Striking(0, (1,)), plot, hand=[["pugio-1"], []])
    assert choose(helped) == Strike(("pugio-1",))
    assert choose(alone) == Pass()


def test_greedy_spares_the_emperor_who_pays_it() -> None:
    plot = Plot(1, (1, 1, 1), nominee="galba", backing=(1, 2), daggers=laid(1, "pugio-5", "pugio-6", "pugio-7"))
    state = in_plot(Striking(0), plot, emperor="caracalla", favours=[0], hand=[["pugio-1"]], points=[(5, 0)])
    assert choose(state) == Pass()


# Protect


def test_greedy_protects_the_emperor_who_pays_it() -> None:
    plot = Plot(1, (0, 1, 0), passed=frozenset([0, 2]), nominee="otho", backing=(1,))
    more: dict[str, Any] = {"emperor": "caracalla", "hand": [["pugio-8", "pugio-1"], FOUR_DAGGERS]}
    assert choose(in_plot(Protecting(0, (2,)), plot, favours=[0], **more)) == Protect("pugio-1")
    assert choose(in_plot(Protecting(0, (2,)), plot, favours=[2], **more)) == Pass()


def test_greedy_keeps_its_dagger_when_the_emperor_is_safe_or_lost() -> None:
    plot = Plot(1, (0, 1, 0), passed=frozenset([0, 2]), nominee="otho", backing=(1,))
    more: dict[str, Any] = {"emperor": "caracalla", "favours": [0]}
    safe = in_plot(Protecting(0, (2,)), plot, hand=[["pugio-1"], ["pugio-4"]], **more)
    lost = in_plot(Protecting(0, (2,)), plot, hand=[["pugio-1"], [f"pugio-{n}" for n in range(2, 14)]], **more)
    assert choose(safe) == Pass()
    assert choose(lost) == Pass()


# Plot


def test_greedy_joins_for_a_free_favour_field() -> None:
    """The leader can't kill, but a field of Nero's is free."""
    plot = Plot(0, (1, 0, 0, 0), laid(0, "coniura-11"))
    state = in_plot(Bidding(1), plot, 4, emperor="nero", favours=[2], hand=[[], ["coniura-1"]])
    assert choose(state) == Join(("coniura-1",))


def test_greedy_does_not_join_where_there_is_nothing_to_get() -> None:
    """No field on Caligula, one on either candidate and that for the leader; and no dagger in hand."""
    plot = Plot(0, (1, 0, 0), laid(0, "coniura-11"))
    state = in_plot(Bidding(1), plot, hand=[FOUR_DAGGERS, ["coniura-1"]], candidates=["caracalla", "elagabalus"])
    assert choose(state) == Pass()


def test_greedy_joins_for_the_point_of_a_dagger() -> None:
    plot = Plot(0, (1, 0, 0), laid(0, "coniura-11"))
    hands = [FOUR_DAGGERS, ["coniura-1", "pugio-1"]]
    state = in_plot(Bidding(1), plot, hand=hands, points=[(0, 0), (0, 0), (6, 0)], candidates=["galba", "vitellius"])
    assert choose(state) == Join(("coniura-1",))


def test_greedy_starts_a_conspiracy_when_it_has_the_daggers() -> None:
    """And keeps those cards that could be daggers."""
    state = may_conspire(seats=3, hand=[["coniura-11", "coniura-1", "pugio-1", "pugio-2", "pugio-3"]])
    assert choose(state) == Conspire(("coniura-1",))


def test_greedy_does_not_start_a_conspiracy_that_nobody_can_carry_out() -> None:
    state = may_conspire(seats=3, hand=[["coniura-1"], ["coniura-2"], ["coniura-3"]])
    assert choose(state) == Pass()


def test_greedy_uses_its_cards_in_the_last_conspiracy() -> None:
    cards = ["coniura-1", "coniura-11", "coniura-12", "pugio-1"]
    state = a_state(seats=3, phase=Starting(0, (1, 2)), hand=[cards], fallen=True)
    plotting = choose(state)
    assert plotting == Conspire(("coniura-1",))
    assert choose(after(state, plotting, Pass(), Pass(), Pass(), Pass())) == Strike(tuple(cards[1:]))


# Favour


def test_greedy_with_daggers_names_the_candidate_who_pays_best_and_backs_him() -> None:
    plot = Plot(0, (1, 0, 0), passed=frozenset([1, 2]))
    hand = [["pugio-1", "pugio-2", "pugio-3"]]
    state = in_plot(Nominating(0), plot, hand=hand, candidates=["vitellius", "caracalla"])
    assert choose(state) == Nominate("caracalla")
    state = in_plot(Favouring(0), replace(plot, nominee="caracalla"), hand=hand, candidates=["vitellius", "caracalla"])
    assert choose(state) == Favour("caracalla")


def test_greedy_without_daggers_favours_the_emperor() -> None:
    plot = Plot(0, (1, 0, 0, 0), passed=frozenset([1, 2, 3]), nominee="otho")
    assert choose(in_plot(Favouring(0), plot, 4, emperor="commodus", hand=[["coniura-1"]])) == Favour("commodus")


def test_greedy_leaves_its_favour_where_it_pays() -> None:
    plot = Plot(0, (1, 0, 0), passed=frozenset([1, 2]), nominee="vitellius")
    assert choose(in_plot(Favouring(0), plot, emperor="caracalla", favours=[0])) == Pass()


# Placing, rewards and penalties


def no_cards(**but: list[str]) -> dict[str, list[str | None]]:
    """Open Civitas cards: these and no others."""
    return {colour: [*but.get(colour, []), None, None][:2] for colour in COLOURS}


def test_greedy_places_the_lowest_marker_that_reaches_the_minimum() -> None:
    state = a_state(seats=3, civitas=no_cards(legionarii=["legionarii-6"]))
    assert choose(state) == Place(2, "legionarii", 1)


def test_greedy_avoids_a_penalty_that_would_cost_it_a_point() -> None:
    civitas = no_cards(plebs=["plebs-11"], tribuni=["tribuni-3"])
    assert choose(a_state(seats=3, civitas=civitas, points=[(2, 0)])) == Place(1, "plebs", 1)


def test_greedy_pays_with_what_it_misses_least() -> None:
    card = about_to_resolve("plebs-10", hand=[["coniura-11", "coniura-1"], []])
    assert choose(after(card, GO)) == Penalty("lose-coniura", card="coniura-1")
    point = about_to_resolve("plebs-11", points=[(1, 1)])
    assert choose(after(point, GO)) == Penalty("lose-point", point="victory")


def test_greedy_sends_back_the_marker_that_stands_in_its_way() -> None:
    state = about_to_resolve(
        "plebs-1",
        [(0, 1)],
        civitas={"legionarii": ["legionarii-2", "legionarii-8"]},
        markers={("legionarii", 1): [(1, 4), (0, 4)]},
        sequentia=(("draw",), ("plebs", "legionarii"), ("ordo",)),
        slot=0,
    )
    assert choose(after(state, GO)) == Reward("return-marker", spot=Spot("legionarii", 1, 0))


def test_greedy_takes_a_rivals_place_in_front() -> None:
    state = about_to_resolve("tribuni-2", [(2, 3)], seats=3)
    assert choose(after(state, GO)) == Reward("swap-ordo", seats=(0, 2))


def test_greedy_takes_a_dagger_rather_than_remove_a_card_it_would_win() -> None:
    state = about_to_resolve(
        "plebs-4",
        [(0, 3)],
        civitas={"legionarii": ["legionarii-2", "legionarii-8"]},
        markers={("legionarii", 1): [(0, 4)]},
        sequentia=(("draw",), ("plebs", "legionarii"), ("ordo",)),
        slot=0,
    )
    assert choose(after(state, GO)) == Reward("pugio")


# What it reads off a view


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_knows_how_often_the_emperor_will_pay(seats: int) -> None:
    """As often as there are rounds left, this one included; a card that is removed may make it fewer."""
    expected = [
        (state.round, Reading(CALIGULA.view(state, 0), Weights()).rounds)
        for state in decisions(CALIGULA, [bot("caligula", "random")] * seats, Options(), "time")
    ]
    assert expected[0] == (1, 5)
    assert expected[-1][1] == 0, "after the fall of the Empire nobody pays"
    last = expected[-1][0]
    promised = [round + rounds - 1 for round, rounds in expected if rounds]
    assert promised == sorted(promised, reverse=True)
    assert promised[-1] == last


def test_greedy_counts_daggers_as_everybody_could() -> None:
    """A Pugio card always shows one, a double Coniura too; of the others it depends on how many doubles are about."""
    seats, rng = 3, Random("daggers")
    state = CALIGULA.start(CALIGULA.deal(Options(), seats, rng))
    assert Reading(CALIGULA.view(state, 0), Weights()).symbols(1, "pugio") == [1.0]
    state = a_state(seats=3, hand=[[f"coniura-{n}" for n in range(1, 11)], ["coniura-12", "pugio-1"]])
    reading = Reading(CALIGULA.view(state, 0), Weights())
    assert reading.symbols(1, "pugio") == [1.0, 1.0], "all single Coniura cards are in the bot's own hand"
    assert reading.symbols(1, "coniura") == [1.0, 0.5], "seven of fourteen Pugio cards are doubles"
    assert not set(reading.fitting("pugio")) & DOUBLES
