"""What is worked out from a view comes true in the game: the referee does as it says."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from conspiratio.core.match import Match
from conspiratio.messages.records import encode
from conspiratio.pax.aids import Aids, aids
from conspiratio.pax.deal import Deal
from conspiratio.pax.events import Event, GroupBought, IncomeTaken, RomeTook
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Buy, End, Follow, Peek, Play
from conspiratio.pax.scoring import SoloResult
from conspiratio.pax.state import FaceDown, Following, Playing

from ..contract.pax_subject import PAX_SUBJECT, pax_deals
from .build import a_state, after, card, money


@given(deal=pax_deals(), seed=st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_prices_costs_incomes_and_what_rome_takes_are_what_the_referee_makes_of_them(deal: Deal, seed: int) -> None:
    rng = Random(seed)
    match = Match(PAX, deal, tuple("abcdefgh"[: deal.seats]), "0" * 32)
    while (seat := match.to_act) is not None:
        before, given = money(match.state)[seat], aids(match.view(seat))
        move = PAX_SUBJECT.choose(match.state, match.legal_moves(), rng)
        match = match.after(seat, move)
        events = match.events[-1]
        _compare(given, move, money(match.state)[seat] - before, events)
        if isinstance(move, Play):
            now = aids(match.view(seat))
            assert given.spent is not None
            assert given.next_cost is not None
            assert (now.income, now.spent) == (
                given.income_with[move.card],
                given.spent + given.next_cost,
            )
    for eye in (None, 0):
        over = aids(match.view(eye))
        assert over.now == match.view(eye).result
        assert (over.unseen, over.rome_takes, over.next_cost, over.income) == (0, None, None, None)


def _compare(given: Aids, move: object, gained: int, events: tuple[Event, ...]) -> None:
    took = [event for event in events if isinstance(event, RomeTook)]
    match move:
        case Buy(legion):
            [bought] = [event for event in events if isinstance(event, GroupBought)]
            assert given.prices[legion - 1] == bought.price == -gained
        case Play() | Follow():
            assert given.next_cost == -gained
        case End():
            [income] = [event for event in events if isinstance(event, IncomeTaken)]
            assert given.income == income.money == gained
    if isinstance(move, End | Peek) and took:
        assert [given.rome_takes] == [event.legion for event in took]


def test_a_spectator_is_told_what_everybody_can_work_out() -> None:
    state = a_state(display=[{"wealth": 3}, {}], legions=[["army-10"], [], ["land-1", "land-2"]], phase=Playing(0))
    mine, theirs = aids(PAX.view(state, 0)), aids(PAX.view(state, None))
    assert mine.prices == (3, None, 1)
    assert theirs.prices == (4, None, 2)
    assert mine.values == theirs.values == (4, 0, 2)
    assert (theirs.income, theirs.income_with, theirs.limit, theirs.together) == (None, {}, None, None)
    assert [scale.mine for scale in theirs.scales] == [None] * 7
    assert (mine.income, mine.limit, mine.together) == (2, 0, 1)


def test_bonus_pieces_are_told_apart_from_the_rest() -> None:
    state = a_state(display=[{"army": 7, "fleet": 3}, {}], rome={"fleet": 6})
    given = aids(PAX.view(state, 1))
    assert given.strengths.players[0] == (0, 5, 8, 0, 0, 0, 0)
    assert given.bonus.players[0] == (0, 2, 1, 0, 0, 0, 0)
    assert (given.strengths.rome, given.bonus.rome) == ((0, 6, 2, 0, 0, 0, 0), (0, 0, 2, 0, 0, 0, 0))


def test_romes_hidden_cards_count_for_who_has_seen_them() -> None:
    state = a_state(rome_hidden=["army-10", "army-9", "land-1"])
    looked = replace(state, rome_hidden=tuple(FaceDown(down.card, frozenset([0])) for down in state.rome_hidden))
    mine, theirs = aids(PAX.view(looked, 0)), aids(PAX.view(looked, 1))
    assert (mine.unseen, theirs.unseen) == (0, 3)
    assert mine.strengths.rome[2] == card("army-10").symbols + card("army-9").symbols
    assert theirs.strengths.rome == (0,) * 7


def test_rome_takes_nothing_in_a_last_round_unless_it_was_agreed() -> None:
    for final_column, takes in ((False, None), (True, 1)):
        state = a_state(legions=[["army-10"], [], []], exhausted=True, final_column=final_column)
        assert aids(PAX.view(state, 0)).rome_takes == takes


def test_who_follows_the_senate_pays_one() -> None:
    state = a_state(seats=5, hand=[[], ["wealth-1"]], phase=Following(1, 0))
    given = aids(PAX.view(state, 1))
    assert (given.next_cost, given.income, given.income_with) == (1, None, {})
    assert money(after(state, Follow("wealth-1")))[1] == money(state)[1] - 1


def test_alone_the_goal_is_told() -> None:
    state = a_state(seats=1, solo_game=3)
    assert aids(PAX.view(state, 0)).goal == 5
    assert PAX.aids(PAX.view(state, 0)).now == SoloResult(won=False, stronger=0, categories=0)
    assert aids(PAX.view(a_state(), 0)).goal is None


def test_scores_are_told_with_their_totals() -> None:
    state = a_state(display=[{"wealth": 3, "senator": 1, "religion": 1, "intrigue": 1}, {"land": 2}])
    now = json.loads(encode(PAX.aids(PAX.view(state, 0))))["now"]
    assert [score["total"] for score in now["scores"]] == [sum(score.values()) // 2 for score in now["scores"]]
