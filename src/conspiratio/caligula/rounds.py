"""From step to step: placing, the Sequentia cards one by one, the end of a round, the fall of the Empire."""

from __future__ import annotations

from typing import Any

from conspiratio.core.game import Seat

from .cards import COLOURS
from .civitas import resolve_card
from .draft import Draft
from .events import EmpireFell, GameEnded, OrdoPassedLeft, PointsGained, RoundBegan, SequentiaReached
from .plots import open_window
from .queries import free_field, open_cards, order_from
from .state import Over, Placing

OPEN_CARDS = 2 * len(COLOURS)


def begin_round(draft: Draft) -> None:
    draft.round += 1
    draft.slot = None
    draft.murdered = False
    draft.tell(RoundBegan(draft.round, draft.ordo))
    _ask_placer(draft, draft.ordo)


# Phase 1


def next_placer(draft: Draft, last: Seat) -> None:
    order = order_from(draft.ordo, last)
    _ask_placer(draft, (*order[1:], last))


def _ask_placer(draft: Draft, order: tuple[Seat, ...]) -> None:
    """caligula.place.forced"""
    if any(free_field(card, len(draft.players)) is not None for _, card in open_cards(draft)):
        for seat in order:
            if draft.players[seat].supply:
                draft.phase = Placing(seat)
                return
    draft.slot = 0
    _carry_out(draft)


# Phase 2


def _carry_out(draft: Draft) -> None:
    """caligula.sequentia.order, caligula.sequentia.draw, caligula.sequentia.ordo"""
    assert draft.slot is not None
    card = draft.sequentia[draft.slot]
    draft.tell(SequentiaReached(draft.slot, card))
    if card == ("draw",):
        for seat in draft.ordo:
            draft.draw(seat, "coniura")
    elif card == ("ordo",):
        draft.ordo = tuple((seat + 1) % len(draft.players) for seat in draft.ordo)
        draft.tell(OrdoPassedLeft(draft.ordo))
    else:
        _resolve_colours(draft)
        return
    _end_sequentia_card(draft)


def _resolve_colours(draft: Draft) -> None:
    assert draft.slot is not None
    colours: tuple[Any, ...] = draft.sequentia[draft.slot]
    while draft.step < len(colours):
        if resolve_card(draft, colours[draft.step]):
            return
        draft.step += 1
    _end_sequentia_card(draft)


def after_card(draft: Draft) -> None:
    """A Civitas card is done with."""
    draft.step += 1
    _resolve_colours(draft)


def _end_sequentia_card(draft: Draft) -> None:
    if not open_window(draft):
        after_plot(draft)


def after_plot(draft: Draft) -> None:
    """A conspiracy is over, or nobody wanted one."""
    draft.step = 0
    if draft.fallen:
        draft.phase = Over()
        draft.tell(GameEnded())
        return
    assert draft.slot is not None
    draft.slot += 1
    if draft.slot < len(draft.sequentia):
        _carry_out(draft)
    else:
        _end_round(draft)


# Phase 3


def _end_round(draft: Draft) -> None:
    """caligula.round.favour, caligula.round.next"""
    draft.slot = None
    for seat in draft.favours:
        if draft.emperor.points:
            draft.gain(PointsGained(seat, "victory", draft.emperor.points, "favour"))
    if sum(1 for _ in open_cards(draft)) == OPEN_CARDS:
        begin_round(draft)
    else:
        _fall(draft)


def _fall(draft: Draft) -> None:
    """caligula.fall.last-plot"""
    draft.tell(EmpireFell(draft.favours))
    draft.favours = ()
    draft.fallen = True
    open_window(draft)
