"""What greedy understands of PAX."""

from __future__ import annotations

from typing import Any

import pytest

from conspiratio.bots import bot
from conspiratio.bots.pax.reading import Reading
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Buy, End, Pass, Peek, Place, Play
from conspiratio.pax.state import Buying, Drawing, FaceDown, Options, Playing, State
from tests.bots.games import PAX_TABLES, choice, decisions
from tests.pax.build import a_state, after, card


def choose(state: State) -> Any:
    return choice(PAX, state)


def test_greedy_wins_the_first_solo_game_more_often_than_not() -> None:
    games, won = 20, 0
    for n in range(games):
        *_, last = decisions(PAX, [bot("pax", "greedy")], Options(solo_game=1), f"solo/{n}")
        result = PAX.result(last)
        won += result is not None and result.winners == (0,)
    assert won > games / 2


def test_greedy_lays_out_a_new_category_while_it_is_free() -> None:
    state = a_state(hand=(["senator-1"],), display=({"land": 2},), phase=Playing(0))
    assert choose(state) == Play("senator-1")


def test_greedy_makes_room_for_a_fleet_first() -> None:
    state = a_state(hand=(["fleet-1", "land-1"],), money=(5, 5), phase=Playing(0), exhausted=True)
    assert choose(state) == Play("land-1")
    assert choose(after(state, Play("land-1"))) == Play("fleet-1")


def test_greedy_keeps_its_money_when_that_makes_it_the_wealthiest() -> None:
    """One more Land card brings no point any more; the 4 for the largest fortune do."""
    state = a_state(
        hand=(["land-3", "land-4"],),
        display=({"land": 5, "wealth": 2, "religion": 2, "senator": 2}, {"intrigue": 4}),
        rome={"land": 1, "wealth": 1, "religion": 1, "senator": 1},
        money=(5, 12),
        phase=Playing(0, (card("land-1"),)),
        exhausted=True,
    )
    assert choose(state) == End()


def test_greedy_at_romes_side_does_not_overthrow_it() -> None:
    """Behind on points, Primus Conspiratus in hand, Rome holding four: the fourth stays with Rome."""
    rome = {"wealth": 1, "fleet": 3, "army": 3, "religion": 3, "land": 1}
    holds_primus = a_state(
        hand=(["wealth-7"],),
        display=({"intrigue": 3}, {"land": 4, "intrigue": 1, "senator": 2}),
        money=(5, 12),
        rome=rome,
        rome_hidden=["senator-1", "land-12", "intrigue-1"],
        phase=Playing(0),
        exhausted=True,
    )
    assert choose(holds_primus) == End()
    other_holds_it = a_state(
        hand=(["wealth-7"],),
        display=({"intrigue": 2, "land": 4, "senator": 2}, {"intrigue": 4}),
        rome=rome,
        rome_hidden=["senator-1", "land-12", "intrigue-1"],
        phase=Playing(0),
        exhausted=True,
    )
    assert choose(other_holds_it) == Play("wealth-7")


def test_greedy_buys_what_it_can_lay_out_and_nothing_too_dear() -> None:
    state = a_state(legions=(["senator-9", "senator-10"], ["wealth-7"]), money=(4, 5), phase=Buying(0))
    assert choose(state) == Buy(2)


def test_greedy_does_not_buy_in_the_last_round_what_it_cannot_lay_out() -> None:
    state = a_state(legions=(["fleet-10"],), display=({}, {"intrigue": 2}), phase=Buying(0), exhausted=True)
    assert choose(state) == Pass()


def test_greedy_keeps_the_better_of_two_cards_it_has_drawn() -> None:
    """Religion 3: one of two may not go to the hand now, so it is the useless one."""
    drawn = tuple(FaceDown(card(id), frozenset([0])) for id in ("land-1", "senator-9"))
    state = a_state(display=({"religion": 3, "land": 8},), phase=Drawing(0, drawn, 1))
    move = choose(state)
    assert isinstance(move, Place)
    assert move.card == "land-1"


def test_greedy_never_spends_a_turn_on_looking() -> None:
    for state in decisions(PAX, [bot("pax", "greedy")] * 2, Options(), "looking"):
        if PAX.to_act(state) is not None:
            assert choose(state) != Peek()


@pytest.mark.parametrize(("seats", "options"), PAX_TABLES, ids=str)
def test_the_limit_greedy_reckons_with_is_the_referees(seats: int, options: Options) -> None:
    """A card fits for the bot exactly if the referee has nothing against it but the money."""
    for state in decisions(PAX, [bot("pax", "random")] * seats, options, "limits"):
        if isinstance(state.phase, Playing):
            seat = state.phase.seat
            mine = Reading(PAX.view(state, seat)).mine
            for held in mine.hand:
                refused = PAX.refusal(state, seat, Play(held.id))
                over = refused is not None and refused.rule in ("pax.play.limit", "pax.solo.limit-after")
                broke = refused is not None and refused.rule == "pax.play.cost"
                assert broke or mine.fits(held) != over
