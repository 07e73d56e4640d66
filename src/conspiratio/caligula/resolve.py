"""What a move does: ``play`` takes a state and a legal move to the next state and what happened."""

from __future__ import annotations

from typing import assert_never

from conspiratio.core.game import IllegalMove

from . import civitas, plots
from .draft import Draft
from .events import Event
from .legal import refusal
from .moves import (
    Conspire,
    Favour,
    Join,
    Move,
    Nominate,
    Pass,
    Penalty,
    Place,
    Protect,
    Raise,
    Reward,
    Strike,
)
from .rounds import after_card, after_plot, next_placer
from .state import Bidding, Favouring, Paying, Placing, Protecting, Rewarding, Starting, State, Striking


def play(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    seat = state.phase.seat or 0  # with nobody to act, the refusal says that the game is over
    refused = refusal(state, seat, move)
    if refused:
        raise IllegalMove(refused)
    draft = Draft(state)
    phase = state.phase
    match phase:
        case Placing():
            assert isinstance(move, Place)
            draft.place_marker(seat, move.marker, move.colour, move.position)
            next_placer(draft, seat)
        case Rewarding() | Paying():
            if not _resolve_effect(draft, phase, move):
                after_card(draft)
        case _:
            if not _conspire(draft, move):
                after_plot(draft)
    return draft.close()


def _resolve_effect(draft: Draft, phase: Rewarding | Paying, move: Move) -> bool:
    if isinstance(phase, Paying):
        assert isinstance(move, Penalty)
        return civitas.take_penalty(draft, phase, move)
    if isinstance(move, Reward):
        return civitas.take_reward(draft, phase, move)
    return civitas.decline_reward(draft, phase)


def _conspire(draft: Draft, move: Move) -> bool:
    """One step of a conspiracy; says whether it goes on."""
    phase = draft.phase
    assert phase.seat is not None
    match move:
        case Conspire():
            return plots.bid(draft, phase.seat, "start", move.cards)
        case Join():
            return plots.bid(draft, phase.seat, "join", move.cards)
        case Raise():
            return plots.bid(draft, phase.seat, "raise", move.cards)
        case Nominate():
            return plots.nominate(draft, move.candidate)
        case Favour():
            assert isinstance(phase, Favouring)
            return plots.favour(draft, phase, move.emperor)
        case Protect():
            assert isinstance(phase, Protecting)
            return plots.protect(draft, phase, move.card)
        case Strike():
            assert isinstance(phase, Striking)
            return plots.strike(draft, phase, move.cards)
        case Pass():
            return _decline(draft)
        case Place() | Reward() | Penalty():
            raise AssertionError("not a step of a conspiracy")
        case _:
            assert_never(move)


def _decline(draft: Draft) -> bool:
    phase = draft.phase
    match phase:
        case Starting():
            return plots.decline_start(draft, phase)
        case Bidding():
            return plots.pass_bid(draft, phase.seat)
        case Favouring():
            return plots.withhold_favour(draft, phase)
        case Protecting():
            return plots.deny_protection(draft, phase)
        case Striking():
            return plots.spare(draft, phase)
        case _:
            raise AssertionError("nothing to decline")
