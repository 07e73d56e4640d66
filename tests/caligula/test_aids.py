"""What is worked out from a view comes true in the game: the referee does as it says."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from conspiratio.caligula.aids import Aids, Coming, HandCard, Laying, Run, TurnedUp, aids, resolving
from conspiratio.caligula.cards import HAND_CARDS, INDEX, STACKS, shows
from conspiratio.caligula.deal import Deal
from conspiratio.caligula.events import (
    BiddingEnded,
    CardTurnedUp,
    EmperorMurdered,
    EmperorSurvived,
    MarkerPlaced,
    SequentiaReached,
)
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Conspire, Join, Pass, Place, Protect, Raise, Reward, Spot, Strike
from conspiratio.caligula.queries import marker_at
from conspiratio.caligula.state import State
from conspiratio.core.match import Match

from ..contract.caligula_subject import CALIGULA_SUBJECT, caligula_deals
from .build import GO, a_state, about_to_resolve, after, may_conspire, of_type


@given(deal=caligula_deals(), seed=st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_what_comes_next_is_what_the_referee_makes_of_it(deal: Deal, seed: int) -> None:
    rng = Random(seed)
    match = Match(CALIGULA, deal, tuple("abcde"[: deal.seats]), "0" * 32)
    while (seat := match.to_act) is not None:
        eye = rng.choice([None, *range(deal.seats)])
        before, given = match.state, aids(match.view(eye))
        _check_values(given, before)
        move = CALIGULA_SUBJECT.choose(before, match.legal_moves(), rng)
        if isinstance(move, Join):
            assert aids(match.view(seat)).plot.missing == len(move.cards)  # type: ignore[union-attr]
        match = match.after(seat, move)
        events = match.events[-1]
        _compare_cards(given, before, events)
        _compare_plot(given, move, events)
        _compare_sums(aids(match.view(eye)).sums, events)
    over = aids(match.view(None))
    assert (over.next, over.plot, over.sums) == (None, None, None)
    assert all(slot.done and not slot.current and not slot.next for slot in over.order)


def _check_values(given: Aids, state: State) -> None:
    """Markers have values that they can have."""
    for one in given.possible:
        marker = marker_at(state, Spot(one.colour, one.position, one.field))
        assert marker is not None
        assert marker.owner == one.owner
        assert marker.value in one.values


def _compare_cards(given: Aids, before: State, events: tuple[Any, ...]) -> None:
    for placed in of_type(MarkerPlaced, events):
        assert given.landing[INDEX[placed.spot.colour]][placed.spot.position - 1] == placed.spot.field
    if resolving(CALIGULA.view(before, None)):
        return
    reached, turned = of_type(SequentiaReached, events), of_type(CardTurnedUp, events)
    if reached:
        [following] = [slot.slot for slot in given.order if slot.next]
        assert reached[0].slot == following
    if turned:
        assert given.next is not None
        assert (turned[0].card.colour, given.next.position) == (given.next.colour, 1)
        assert given.next.slot in [one.slot for one in reached]


def _compare_plot(given: Aids, move: object, events: tuple[Any, ...]) -> None:
    for ended in of_type(BiddingEnded, events):
        assert given.plot is not None or isinstance(move, Conspire)
        if given.plot and not isinstance(move, Raise):
            asked = {seat for seat, role in enumerate(given.plot.roles) if role == "asked"}
            assert {*ended.conspirators} - asked == {*given.plot.conspirators}
            assert {*ended.others} - asked == {*given.plot.others}
    for end in (*of_type(EmperorMurdered, events), *of_type(EmperorSurvived, events)):
        assert given.plot is not None
        assert end.life == given.plot.life + isinstance(move, Protect)
        assert end.daggers == given.plot.daggers + (len(move.cards) if isinstance(move, Strike) else 0)


def _compare_sums(given: TurnedUp | None, events: tuple[Any, ...]) -> None:
    turned = of_type(CardTurnedUp, events)
    if given is None or not turned or turned[-1].card.colour != given.colour:
        return
    assert {seat: total for seat, total in enumerate(given.totals) if total is not None} == {
        one.seat: one.total for one in turned[-1].sums
    }
    assert (given.concerned, given.minimum) == (turned[-1].concerned, turned[-1].card.minimum)


def test_the_cards_show_what_they_are_laid_for() -> None:
    given = aids(CALIGULA.view(a_state(), None)).hand_cards
    for stack in STACKS:
        for card in HAND_CARDS[stack]:
            assert given[card] == HandCard(stack, int(shows(card, "coniura")), int(shows(card, "pugio")))
    assert given["coniura"] == HandCard("coniura", 1, None)
    assert given["pugio"] == HandCard("pugio", None, 1)
    assert given["coniura-double"] == HandCard("coniura", 1, 1)
    assert len(given) == sum(map(len, HAND_CARDS.values())) + 3


def test_fields_are_open_by_the_number_of_players() -> None:
    for seats in (2, 3, 5):
        state = a_state(seats=seats, civitas={"plebs": ["plebs-1", None]}, markers={("plebs", 1): [(0, 2)]})
        given = aids(CALIGULA.view(state, 0))
        assert given.open_fields[INDEX["plebs"]] == ((True, True, seats >= 3, seats >= 4), None)
        assert given.landing[INDEX["plebs"]] == (1, None)


def test_the_colours_of_a_sequentia_card_come_in_their_order() -> None:
    row = (("draw",), ("tribuni", "praetoriani"), ("ordo",))
    gone = {"tribuni": [None, None]}
    assert aids(CALIGULA.view(a_state(sequentia=row), 0)).next == Coming(1, "tribuni", 1)
    assert aids(CALIGULA.view(a_state(sequentia=row, civitas=gone), 0)).next == Coming(1, "praetoriani", 1)


def test_a_card_that_is_turned_up_is_summed_up() -> None:
    state = after(about_to_resolve("plebs-9", [(0, 2), (1, 1), (0, 1)], seats=3), GO)
    given = aids(CALIGULA.view(state, 2))
    assert given.sums == TurnedUp("plebs", 1, 2, (3, 1, None), (0,))
    assert given.next == Coming(1, "plebs", 1)
    assert [(slot.done, slot.current, slot.next) for slot in given.order] == [
        (True, False, False),
        (False, True, True),
        (False, False, False),
    ]
    assert after(state, Reward("pugio")).players[0].hand


def test_a_conspiracy_step_by_step() -> None:
    hands = [["coniura-1", "coniura-2"], ["coniura-3", "pugio-1"], ["pugio-2"]]
    state = may_conspire(seats=3, hand=hands)
    assert aids(CALIGULA.view(state, 0)).plot is None
    state = after(state, Conspire(("coniura-1",)))
    given = aids(CALIGULA.view(state, 1)).plot
    assert given is not None
    assert (given.leader, given.to_match, given.mine, given.missing) == (0, 1, 0, 1)
    assert (given.roles, given.conspirators, given.others) == (("leads", "asked", "waiting"), (0,), ())
    state = after(state, Join(("coniura-3",)), Pass())
    given = aids(CALIGULA.view(state, None)).plot
    assert given is not None
    assert (given.roles, given.mine, given.missing) == (("leads", "joined", "out"), None, None)
    assert (given.conspirators, given.others, given.life, given.daggers) == ((0, 1), (2,), 3, 0)


def test_the_cards_that_can_be_laid_together_are_told_those_as_good_as_each_other_in_one_group() -> None:
    hand = ["coniura-1", "pugio-1", "coniura-12", "coniura-2", "pugio-2"]
    state = may_conspire(seats=3, hand=[hand, ["coniura-3"], []])
    given = aids(CALIGULA.view(state, 0)).laying
    assert given == Laying("coniura", "conspire", (("coniura-1", "coniura-2"), ("coniura-12",)))
    for move in CALIGULA.legal_moves(state):
        if isinstance(move, Conspire):
            assert {*move.cards} <= {card for group in given.alike for card in group}
    assert CALIGULA.refusal(state, 0, Conspire(("coniura-2", "coniura-12"))) is None
    assert aids(CALIGULA.view(state, None)).laying == Laying("coniura", "conspire", ())
    state = after(state, Conspire(("coniura-1",)))
    assert aids(CALIGULA.view(state, 1)).laying == Laying("coniura", "join", (("coniura-3",),))
    assert aids(CALIGULA.view(a_state(), 0)).laying is None


def test_a_known_card_in_a_stack_is_told_with_what_lies_above_it() -> None:
    state = a_state(seats=2, hand=[["coniura-1"], []])
    assert aids(CALIGULA.view(state, 1)).known_stacks == {"coniura": None, "pugio": None}
    conspired = may_conspire(hand=[["coniura-1"], []])
    conspired = after(conspired, Conspire(("coniura-1",)), Pass())
    runs = aids(CALIGULA.view(conspired, None)).known_stacks["coniura"]
    assert runs == (Run("coniura", 19), Run("coniura-1", 1))


def test_a_marker_laid_is_where_it_was_told_to_land() -> None:
    state = a_state(markers={("nobiles", 2): [(0, 1), None, (1, 2)]}, seats=3)
    assert aids(CALIGULA.view(state, 0)).landing[INDEX["nobiles"]][1] == 1
    placed = after(state, Place(2, "nobiles", 2))
    assert aids(CALIGULA.view(placed, 0)).landing[INDEX["nobiles"]][1] is None
