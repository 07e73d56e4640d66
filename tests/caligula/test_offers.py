"""Which moves are on offer: of those that are as good as each other one, however large a hand is."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest

from conspiratio.bots import bot
from conspiratio.bots.hint import hint
from conspiratio.bots.review import ReviewEffort, Situation, part_of
from conspiratio.bots.search_from_view import Effort, judge
from conspiratio.caligula.cards import COLOURS, HAND_CARDS, REWARDS, card_from, kind_of, make_deck, shows
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Conspire, Join, Pass, Penalty, Protect, Raise, Strike
from conspiratio.caligula.state import (
    FIRST_MARKERS,
    LATE_MARKERS,
    Bidding,
    Plot,
    Protecting,
    Rewarding,
    Starting,
    State,
    Striking,
)
from conspiratio.core.match import Match, read_match
from conspiratio.kernel import bridge

from .build import FACES, a_state, about_to_resolve, after, may_conspire
from .players import lively, played

ALL = (*HAND_CARDS["coniura"], *HAND_CARDS["pugio"])


def holding(cards: Any, phase: Any, leads: int = 0) -> State:
    """A conspiracy, or the question whether to start one, in which seat 0 has this hand."""
    plot = None if isinstance(phase, Starting) else Plot(1, (0, leads))
    return replace(may_conspire(hand=[cards]), phase=phase, plot=plot)


def shuffled(count: int = len(ALL)) -> list[str]:
    return Random("hand").sample(ALL, count)


@pytest.mark.parametrize(
    ("phase", "leads", "count"),
    [
        (Starting(0), 0, 11 * 11 * 8),
        (Bidding(0), 1, 11 * 11 * 8),
        (Bidding(0), 2, 11 * 11 * 8 - 3),  # not with one card of any kind
        (Striking(0), 1, 11 * 8 * 8),
        (Protecting(0), 1, 1 + 10 + 14),  # a card by itself is on offer whatever its kind
    ],
    ids=str,
)
def test_the_largest_hand_has_a_move_for_each_number_of_each_kind(phase: Any, leads: int, count: int) -> None:
    state = holding(shuffled(), phase, leads)
    moves = CALIGULA.legal_moves(state)
    assert len(moves) == len({CALIGULA.gist(move) for move in moves}) == count
    assert [move for move in moves if CALIGULA.refusal(state, 0, move)] == []


def test_any_other_choice_of_cards_may_be_made_and_counts_as_one_that_is_on_offer() -> None:
    rng, other = Random(1), 0
    for phase, leads, symbol, make in (
        (Starting(0), 0, "coniura", lambda cards: Conspire(cards)),
        (Bidding(0), 4, "coniura", lambda cards: Join(cards) if len(cards) == 4 else Raise(cards)),
        (Striking(0), 1, "pugio", lambda cards: Strike(cards)),
    ):
        state = holding(shuffled(30), phase, leads)
        moves = CALIGULA.legal_moves(state)
        gists = {CALIGULA.gist(move): move for move in moves}
        fitting = [card for card in shuffled(30) if shows(card, symbol)]  # type: ignore[arg-type]
        for _ in range(300):
            move = make(tuple(rng.sample(fitting, rng.randrange(max(1, leads), len(fitting)))))
            assert CALIGULA.refusal(state, 0, move) is None
            other += gists[CALIGULA.gist(move)] != move
    assert other > 100


def test_those_longest_in_the_hand_are_on_offer() -> None:
    hand = ["coniura-3", "coniura-1", "pugio-9", "coniura-12", "coniura-2", "pugio-8", "pugio-1"]
    conspiring = CALIGULA.legal_moves(holding(hand, Starting(0)))
    assert conspiring[:5] == (
        Pass(),
        Conspire(("coniura-3",)),
        Conspire(("coniura-12",)),
        Conspire(("pugio-9",)),
        Conspire(("coniura-1", "coniura-3")),
    )
    assert conspiring[-1] == Conspire(tuple(card for card in hand if card != "pugio-1"))
    assert Protect("pugio-8") in CALIGULA.legal_moves(holding(hand, Protecting(0), 1))


def test_no_reward_has_more_moves_than_can_be_listed() -> None:
    """With every marker on a card of a free deck, and as many Sequentia cards as there may be."""
    fields = {"kind": "single", "minimum": 0, "fields": ["any"] * 8}
    sequentia = [(colour,) for colour in COLOURS for _ in range(4)]
    markers: dict[Any, Any] = {}
    places = [(colour, position) for colour in COLOURS for position in (1, 2)][1:]
    every = [(seat, value) for seat in range(5) for value in (*FIRST_MARKERS, *LATE_MARKERS)]
    for n, marker in enumerate(every):
        markers.setdefault(places[n % len(places)], []).append(marker)
    most = 0
    for effects in combinations(REWARDS, 2):
        cards = [card_from(card.id, card.colour, fields | {"effects": [*effects]}) for card in FACES.cards]
        faces = make_deck(cards, FACES.emperors, sequentia)
        more: Any = {"late": [2] * 5, "sequentia": sequentia, "slot": 3, "phase": Rewarding(0, "legionarii")}
        most = max(most, len(CALIGULA.legal_moves(a_state(seats=5, faces=faces, markers=markers, **more))))
    assert most == 40 * 39 // 2 + 19 * 18 // 2 + 1


def with_other_cards(state: State, move: Any, rng: Random) -> Any:
    """The same decision with other cards of the same kinds."""
    if not isinstance(move, Conspire | Join | Raise | Strike):
        return move
    hand = [down.card for down in state.players[state.phase.seat or 0].hand]
    kinds = [kind_of(card) for card in move.cards]
    chosen = [rng.sample([c for c in hand if kind_of(c) == kind], kinds.count(kind)) for kind in sorted(set(kinds))]
    return type(move)(tuple(card for cards in chosen for card in cards))


def test_a_game_in_which_other_cards_were_laid_can_be_read_again() -> None:
    other = 0

    def contrary(state: State, moves: Any, rng: Random) -> Any:
        nonlocal other
        move = with_other_cards(state, lively(state, moves, rng), rng)
        assert CALIGULA.refusal(state, state.phase.seat or 0, move) is None
        other += move not in moves
        return move

    for seed in range(2):
        match = played(3, seed, contrary)
        again: Match = read_match(match.to_json(), {"caligula": CALIGULA})
        assert again.states == match.states
    assert other


def test_to_the_kernel_moves_of_a_gist_are_one_and_it_makes_the_one_on_offer() -> None:
    actions, rng = bridge("caligula"), Random(2)
    for phase in (Starting(0), Bidding(0), Striking(0)):
        state = holding(shuffled(), phase, 2)
        moves = CALIGULA.legal_moves(state)
        numbers = [actions.action_of(state, move) for move in moves]
        assert sorted(numbers) == sorted(actions.position_of(state).legal())
        for move in rng.sample(moves, 60):
            number = actions.action_of(state, move)
            assert actions.move_of(state, number) == move
            assert actions.action_of(state, with_other_cards(state, move, rng)) == number


def test_a_review_judges_what_was_made_though_another_move_was_on_offer() -> None:
    hand = ["coniura-1", "coniura-2", "coniura-12", "pugio-8", "pugio-9"]
    state, made = holding(hand, Starting(0)), Conspire(("coniura-2",))
    assert made not in CALIGULA.legal_moves(state)
    part = part_of(CALIGULA, Situation(0, state, made), "seed", ReviewEffort(200, 8, 2, 8, 1, 4))
    assert part.decision is not None
    assert part.decision.played == made
    assert Conspire(("coniura-1",)) not in [choice.move for choice in part.decision.best]


@pytest.mark.parametrize(
    ("hand", "lost"),
    [(["pugio-1", "pugio-2", "coniura-1"], "pugio-2"), (["pugio-1", "coniura-11", "pugio-2"], "pugio-2")],
    ids=["one kind", "two kinds"],
)
def test_a_decision_among_cards_that_look_alike_has_a_value_like_any_other(hand: list[str], lost: str) -> None:
    """To the search they are one move, and where there is no other it makes it without a thought."""
    state = after(about_to_resolve("legionarii-10", [(1, 1)], hand=(hand,)), Pass())
    slot = next(n for n, card in enumerate(FACES.sequentia) if "legionarii" in card)
    step = FACES.sequentia[slot].index("legionarii")
    paying = replace(state, sequentia=FACES.sequentia, slot=slot, step=step)  # the kernel knows the deck's own cards
    effort = ReviewEffort(200, 8, 8, 32, 1, 4)
    made = {}
    for card in ("pugio-1", lost):
        part = part_of(CALIGULA, Situation(0, paying, Penalty("lose-pugio", card=card)), "seed", effort)
        made[card] = part.decision
    one, other = made.values()
    assert one is not None
    assert other is not None
    assert one.win == pytest.approx(other.win, abs=0.02)
    for decision in (one, other):
        assert 0 < decision.win < 1
        assert decision.played in [choice.move for choice in decision.best]
        assert all(choice.value > 0 and choice.win > 0 for choice in decision.best)
    moves = CALIGULA.legal_moves(paying)
    judgement = judge(CALIGULA.view(paying, 0), moves, Random(1), Effort(200), CALIGULA)
    alike = [judgement.of(Penalty("lose-pugio", card=card)) for card in ("pugio-1", lost)]
    assert alike[0].win == alike[1].win > 0
    assert alike[0].visits == alike[1].visits > 0
    assert sum(judgement.win) == pytest.approx(1, abs=0.01)
    advice = hint(CALIGULA, CALIGULA.view(paying, 0), moves, Random(1), Effort(200))
    assert advice.best[0].win == judgement.choices()[0].win


@pytest.mark.parametrize("level", ["greedy", "random", "quaestor"])
def test_bots_choose_from_what_is_on_offer(level: str) -> None:
    for phase, leads in ((Starting(0), 0), (Bidding(0), 2), (Striking(0), 1), (Protecting(0), 1)):
        for size in (5, 21, 34):
            state = holding(shuffled(size), phase, leads)
            moves = CALIGULA.legal_moves(state)
            assert bot("caligula", level).choose(CALIGULA.view(state, 0), moves, Random(size)) in moves
