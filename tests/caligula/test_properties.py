"""What holds in every game, whoever plays it and however."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from conspiratio.caligula.cards import HAND_CARDS
from conspiratio.caligula.events import (
    BiddingEnded,
    EmperorMurdered,
    EmpireFell,
    MarkerPlaced,
    PointLost,
    PointsGained,
    RoundBegan,
    SequentiaReached,
    SequentiaSwapped,
)
from conspiratio.caligula.game import CALIGULA, Caligula
from conspiratio.caligula.queries import open_cards, placed_markers
from conspiratio.caligula.state import FIRST_MARKERS, Over, Rewarding, State
from conspiratio.core.match import Match
from tests.caligula.build import everything, of_type
from tests.caligula.free_decks import small_deck
from tests.caligula.players import lively, played, wild

SMALL = Caligula(small_deck())
ALL_HAND_CARDS = sorted(card for cards in HAND_CARDS.values() for card in cards)


@st.composite
def games(draw: st.DrawFn, *, standard: bool = False) -> Match:
    seats, seed = draw(st.integers(2, 5), label="seats"), draw(st.integers(0, 2**32), label="seed")
    player = draw(st.sampled_from([wild, lively]), label="player")
    game = CALIGULA if standard or draw(st.integers(0, 3), label="deck") else SMALL
    return played(seats, seed, player, game, memory_aid=draw(st.booleans(), label="memory aid"))


def all_events(match: Match) -> list[Any]:
    return [event for events in match.events for event in events]


@given(match=games())
@settings(max_examples=40)
def test_everything_is_in_exactly_one_place_always(match: Match) -> None:
    first = everything(match.states[0])
    civitas, augustus = set(first["civitas"]), set(first["augustus"])
    assert len(civitas) == len(first["civitas"])
    for state in match.states:
        now = everything(state)
        assert now["hand"] == ALL_HAND_CARDS
        assert now["markers"] == sorted(
            (seat, value) for seat, player in enumerate(state.players) for value in player.markers
        )
        assert len(set(now["civitas"])) == len(now["civitas"])
        assert set(now["civitas"]) <= civitas, "what has left the game is gone for good"
        assert len(set(now["augustus"])) == len(now["augustus"])
        assert set(now["augustus"]) <= augustus
        civitas, augustus = set(now["civitas"]), set(now["augustus"])


@given(match=games())
@settings(max_examples=25)
def test_markers_lie_only_on_open_fields_and_the_late_ones_come_in_order(match: Match) -> None:
    for state in match.states[::3]:
        for _, on in open_cards(state):
            for needed, marker in zip(on.card.fields, on.markers, strict=True):
                assert marker is None or needed <= len(state.players)
        for player in state.players:
            assert player.markers in ((*FIRST_MARKERS,), (*FIRST_MARKERS, 5), (*FIRST_MARKERS, 5, 6))


@given(match=games())
@settings(max_examples=40)
def test_favours_never_exceed_fields_and_points_are_never_negative(match: Match) -> None:
    for state in match.states:
        favours = everything(state)["favours"]
        assert len(set(favours)) == len(favours), "everybody has one favour marker"
        assert len(state.favours) <= state.emperor.fields
        if state.plot and state.plot.nominee:
            assert len(state.plot.backing) <= state.faces.by_name[state.plot.nominee].fields
        for player in state.players:
            assert player.victory >= 0
            assert player.conspiracy >= 0


@given(match=games())
@settings(max_examples=40)
def test_points_come_and_go_only_as_is_told(match: Match) -> None:
    points: Counter[tuple[int, str]] = Counter()
    for event in all_events(match):
        if isinstance(event, PointsGained):
            points[event.seat, event.point] += event.points
        elif isinstance(event, PointLost):
            points[event.seat, event.point] -= 1
    for seat, player in enumerate(match.state.players):
        assert (points[seat, "victory"], points[seat, "conspiracy"]) == (player.victory, player.conspiracy)


@given(match=games())
@settings(max_examples=40)
def test_a_round_goes_through_the_sequentia_cards_and_ends_as_the_rules_say(match: Match) -> None:
    """A new round with ten open cards, the fall otherwise; the game is over after it, and only then."""
    events = [[RoundBegan(1, match.deal.ordo)], *match.events]
    slots: list[int] = []
    for state, happened in zip(match.states, events, strict=True):
        for event in happened:
            if isinstance(event, SequentiaReached):
                slots.append(event.slot)
            if isinstance(event, RoundBegan | EmpireFell) and event != events[0][0]:
                assert slots == list(range(len(state.sequentia)))
                slots = []
        if of_type(EmpireFell, happened):
            assert sum(1 for _ in open_cards(state)) < 10
        elif of_type(RoundBegan, happened):
            assert sum(1 for _ in open_cards(state)) == 10
    falls = of_type(EmpireFell, all_events(match))
    assert (len(falls), match.state.phase) == (1, Over())
    assert CALIGULA.result(match.state) is not None
    assert all(CALIGULA.result(state) is None for state in match.states[:-1])


@given(match=games(standard=True))
@settings(max_examples=40)
def test_with_our_deck_there_are_five_rounds_at_most_unless_sequentia_cards_are_moved_out_of_the_way(
    match: Match,
) -> None:
    """Eleven cards of a colour, two resolved a round. A Sequentia card moved to the left of the marker is not carried
    out that round: two of three colours each spare all five colours once, and three cards allow such a swap."""
    swaps = len(of_type(SequentiaSwapped, all_events(match)))
    assert match.state.round <= (5 if swaps < 2 else 6)


@given(match=games())
@settings(max_examples=40)
def test_conspirators_and_others_are_all_the_seats(match: Match) -> None:
    ends = [
        (before, event)
        for before, happened in zip(match.states, match.events, strict=False)
        for event in of_type(BiddingEnded, happened)
    ]
    for before, event in ends:
        assert sorted((*event.conspirators, *event.others)) == list(range(len(match.names)))
        assert event.conspirators
        assert event.others == tuple(seat for seat in before.ordo if seat in event.others), "in Ordo order"


@given(match=games())
@settings(max_examples=40)
def test_there_is_at_most_one_murder_a_round_and_one_at_the_fall(match: Match) -> None:
    murders: Counter[tuple[int, bool]] = Counter()
    for before, happened in zip(match.states, match.events, strict=False):
        for event in of_type(EmperorMurdered, happened):
            murders[before.round, before.fallen] += 1
            assert (event.successor is None) == before.fallen
        if before.phase.type in ("starting", "bidding"):
            assert before.fallen or not before.murdered
    assert max(murders.values(), default=0) <= 1


# What others can't know


def hidden_spots(state: State, seat: int) -> list[Any]:
    """The markers of a seat that are not turned up."""
    phase = state.phase
    turned_up = (phase.colour, 1) if phase.type in ("rewarding", "paying") else None
    return [(spot, m) for spot, m in placed_markers(state) if m.owner == seat and spot[:2] != turned_up]


def with_values(state: State, seat: int, rng: Random) -> State:
    """The same state, in which the hidden markers of a seat and its supply have changed values among them."""
    spots = hidden_spots(state, seat)
    values = [marker.value for _, marker in spots] + list(state.players[seat].supply)
    rng.shuffle(values)
    civitas = [list(pair) for pair in state.civitas]
    for spot, marker in spots:
        i = next(i for i, pair in enumerate(civitas) for on in pair if on and on.card.colour == spot.colour)
        on = civitas[i][spot.position - 1]
        markers = list(on.markers)
        markers[spot.field] = marker._replace(value=values.pop())
        civitas[i][spot.position - 1] = on._replace(markers=tuple(markers))
    players = list(state.players)
    players[seat] = replace(players[seat], supply=tuple(values))
    return replace(state, civitas=tuple(map(tuple, civitas)), players=tuple(players))


@given(match=games(), seed=st.integers(0, 2**32))
@settings(max_examples=30)
def test_the_value_of_a_marker_is_in_nobody_elses_view_before_it_is_turned_up(match: Match, seed: int) -> None:
    """With all the values that are hidden changed about, everybody else sees the same."""
    rng = Random(seed)
    for state in match.states[::4]:
        seat = rng.randrange(len(match.names))
        other = with_values(state, seat, rng)
        for eye in (None, *range(len(match.names))):
            if eye != seat:
                assert CALIGULA.view(other, eye) == CALIGULA.view(state, eye)
                for move in CALIGULA.legal_moves(state)[:5] if eye is not None else ():
                    assert CALIGULA.refusal(other, eye, move) == CALIGULA.refusal(state, eye, move)


@given(match=games())
@settings(max_examples=30)
def test_a_placement_tells_its_value_to_nobody_but_its_owner_with_the_aid(match: Match) -> None:
    aid = match.deal.options.memory_aid
    for event in of_type(MarkerPlaced, all_events(match)):
        happened = {eye: event.seen_by(eye).marker for eye in (None, *range(len(match.names)))}
        assert {eye for eye, value in happened.items() if value is not None} == ({event.seat} if aid else set())


@given(match=games())
@settings(max_examples=30)
def test_what_is_ruled_out_for_a_marker_is_never_its_value(match: Match) -> None:
    for state in match.states:
        for _, marker in placed_markers(state):
            assert marker.value not in marker.ruled_out


@given(match=games(), seed=st.integers(0, 2**32))
@settings(max_examples=30)
def test_an_imagined_state_looks_the_same_and_has_everything_once(match: Match, seed: int) -> None:
    rng = Random(seed)
    for state in match.states[::9]:
        eye = rng.choice([None, *range(len(match.names))])
        view = CALIGULA.view(state, eye)
        imagined = CALIGULA.imagine(view, rng)
        assert CALIGULA.view(imagined, eye) == view
        assert everything(imagined) | {"markers": ()} == everything(state) | {"markers": ()}
        assert sorted(everything(imagined)["markers"]) == sorted(everything(state)["markers"])
        if not isinstance(imagined.phase, Over):
            assert CALIGULA.legal_moves(imagined)
        if isinstance(state.phase, Rewarding) and eye == state.phase.seat:
            assert CALIGULA.legal_moves(imagined) == CALIGULA.legal_moves(state)
