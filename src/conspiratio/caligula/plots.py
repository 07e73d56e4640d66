"""The conspiracy: plot, favour, murder.

Each step says whether somebody is asked; if not, the conspiracy is over, or there was none.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from conspiratio.core.game import Seat

from .draft import Draft
from .events import (
    BiddingEnded,
    BidMade,
    BidPassed,
    CandidateDrawn,
    DaggersLaid,
    EmperorMurdered,
    EmperorProtected,
    EmperorSurvived,
    FavourPlaced,
    FavourWithheld,
    NoDaggerLaid,
    NoFavourRoom,
    Nominated,
    PlotDeclined,
    PointsGained,
    ProtectionDenied,
)
from .legal import breach_of_favour, favour_cards, plot_in
from .queries import conspirators, life, yet_to_answer
from .state import Bidding, Favouring, Laid, Nominating, Plot, Protecting, Starting, Striking


def open_window(draft: Draft) -> bool:
    """caligula.plot.window, caligula.fall.last-plot"""
    if not draft.fallen and (draft.murdered or not draft.candidates):
        return False
    return _ask_starter(draft, draft.ordo)


def _ask_starter(draft: Draft, queue: tuple[Seat, ...]) -> bool:
    if not queue:
        return False
    draft.phase = Starting(queue[0], queue[1:])
    return True


# Plot


def decline_start(draft: Draft, phase: Starting) -> bool:
    draft.tell(PlotDeclined(phase.seat))
    return _ask_starter(draft, phase.queue)


def bid(draft: Draft, seat: Seat, what: Literal["start", "join", "raise"], cards: tuple[str, ...]) -> bool:
    """caligula.plot.start, caligula.plot.bid"""
    if what == "start":
        draft.plot = Plot(seat, (0,) * len(draft.players))
    plot = plot_in(draft)
    bids = list(plot.bids)
    bids[seat] += len(cards)
    laid = (*plot.laid, *(Laid(seat, card) for card in cards))
    leader = plot.leader if what == "join" else seat
    draft.plot = replace(plot, leader=leader, bids=tuple(bids), laid=laid)
    news = draft.take_from_hand(seat, cards)
    draft.tell(BidMade(seat, what, cards, bids[seat], news=news))
    return _ask_bidder(draft, seat)


def pass_bid(draft: Draft, seat: Seat) -> bool:
    plot = plot_in(draft)
    draft.plot = replace(plot, passed=plot.passed | {seat})
    draft.tell(BidPassed(seat))
    return _ask_bidder(draft, seat)


def _ask_bidder(draft: Draft, last: Seat) -> bool:
    left = yet_to_answer(plot_in(draft), draft.ordo, last)
    if not left:
        return _end_bidding(draft)
    draft.phase = Bidding(left[0])
    return True


def _end_bidding(draft: Draft) -> bool:
    """caligula.plot.cards-back, caligula.plot.sides"""
    plot = plot_in(draft)
    cards = tuple(laid.card for laid in plot.laid)
    draft.put_under(cards)
    draft.plot = replace(plot, laid=())
    draft.tell(BiddingEnded(conspirators(plot, draft.ordo), _others(draft), cards))
    if draft.fallen:
        return _ask_protector(draft, _others(draft))
    if len(draft.candidates) == 1:
        return nominate(draft, draft.candidates[0].name)
    draft.phase = Nominating(plot.leader)
    return True


def _others(draft: Draft) -> tuple[Seat, ...]:
    plot = plot_in(draft)
    return tuple(seat for seat in draft.ordo if seat in plot.passed)


# Favour


def nominate(draft: Draft, candidate: str) -> bool:
    """caligula.favour.nominate"""
    plot = plot_in(draft)
    draft.plot = replace(plot, nominee=candidate)
    draft.tell(Nominated(plot.leader, candidate))
    return _ask_favour(draft, conspirators(plot, draft.ordo))


def _ask_favour(draft: Draft, queue: tuple[Seat, ...]) -> bool:
    """caligula.favour.place"""
    for i, seat in enumerate(queue):
        if any(breach_of_favour(draft, seat, emperor) is None for emperor in favour_cards(draft)):
            draft.phase = Favouring(seat, queue[i + 1 :])
            return True
        if seat not in draft.favours:
            draft.tell(NoFavourRoom(seat))
    return _ask_protector(draft, _others(draft))


def favour(draft: Draft, phase: Favouring, emperor: str) -> bool:
    seat, plot = phase.seat, plot_in(draft)
    moved = seat in draft.favours
    draft.favours = tuple(other for other in draft.favours if other != seat)
    if emperor == draft.emperor.name:
        draft.favours = (*draft.favours, seat)
    else:
        draft.plot = replace(plot, backing=(*plot.backing, seat))
    draft.tell(FavourPlaced(seat, emperor, moved))
    return _ask_favour(draft, phase.queue)


def withhold_favour(draft: Draft, phase: Favouring) -> bool:
    draft.tell(FavourWithheld(phase.seat, phase.seat in draft.favours))
    return _ask_favour(draft, phase.queue)


# Murder


def _ask_protector(draft: Draft, queue: tuple[Seat, ...]) -> bool:
    """caligula.murder.protect: all are asked, even those without a dagger, so that nobody learns who has none."""
    if queue:
        draft.phase = Protecting(queue[0], queue[1:])
        return True
    return _ask_striker(draft, conspirators(plot_in(draft), draft.ordo))


def protect(draft: Draft, phase: Protecting, card: str) -> bool:
    plot = plot_in(draft)
    draft.plot = replace(plot, shields=(*plot.shields, Laid(phase.seat, card)))
    news = draft.take_from_hand(phase.seat, [card])
    draft.tell(EmperorProtected(phase.seat, card, life(draft.emperor, draft.plot), news=news))
    return _ask_protector(draft, phase.queue)


def deny_protection(draft: Draft, phase: Protecting) -> bool:
    draft.tell(ProtectionDenied(phase.seat))
    return _ask_protector(draft, phase.queue)


def _ask_striker(draft: Draft, queue: tuple[Seat, ...]) -> bool:
    """caligula.murder.strike"""
    if queue:
        draft.phase = Striking(queue[0], queue[1:])
        return True
    _decide(draft)
    return False


def strike(draft: Draft, phase: Striking, cards: tuple[str, ...]) -> bool:
    plot = plot_in(draft)
    draft.plot = plot = replace(plot, daggers=(*plot.daggers, *(Laid(phase.seat, card) for card in cards)))
    news = draft.take_from_hand(phase.seat, cards)
    draft.tell(DaggersLaid(phase.seat, cards, len(plot.daggers), life(draft.emperor, draft.plot), news=news))
    return _ask_striker(draft, phase.queue)


def spare(draft: Draft, phase: Striking) -> bool:
    draft.tell(NoDaggerLaid(phase.seat))
    return _ask_striker(draft, phase.queue)


def _decide(draft: Draft) -> None:
    plot, emperor = plot_in(draft), draft.emperor
    draft.put_under(laid.card for laid in (*plot.shields, *plot.daggers))
    daggers, needed = len(plot.daggers), life(emperor, plot)
    if daggers >= needed:
        draft.tell(EmperorMurdered(emperor.name, daggers, needed, plot.nominee, draft.favours))
        _murder(draft, plot)
    else:
        # caligula.murder.alive
        draft.tell(EmperorSurvived(emperor.name, daggers, needed, plot.backing))
    draft.plot = None


def _murder(draft: Draft, plot: Plot) -> None:
    """caligula.murder.dead, caligula.murder.reward"""
    draft.murdered = True
    draft.gain(PointsGained(plot.leader, "conspiracy", 1, "leader"))
    for seat in conspirators(plot, draft.ordo):
        if any(laid.seat == seat for laid in plot.daggers):
            draft.gain(PointsGained(seat, "victory", 1, "dagger"))
    if plot.nominee is None:
        return
    draft.emperor = draft.faces.by_name[plot.nominee]
    draft.favours = plot.backing
    draft.candidates = tuple(one for one in draft.candidates if one.name != plot.nominee)
    if draft.heirs:
        candidate, *rest = draft.heirs
        draft.heirs = tuple(rest)
        draft.candidates = (*draft.candidates, candidate)
        draft.tell(CandidateDrawn(candidate.name))
