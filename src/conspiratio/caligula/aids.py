"""What can be worked out from a view alone: what comes next, where a conspiracy stands, what rivals can have laid.

For tables that draw views and know no rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from conspiratio.core.game import Seat

from .cards import COLOURS, HAND_CARDS, INDEX, STACKS, Colour, Stack, kind_of, shows, stack_of
from .known import known_stack, possible_values
from .legal import to_join
from .moves import Conspire, Join, Protect, Raise, Strike
from .queries import Location, concerned, free_field, life, order_from, sums, yet_to_answer
from .scoring import Points
from .state import Bidding, Marker, OpenCard, Paying, Plot, Protecting, Rewarding, Starting, Striking
from .view import DOUBLE_BACK, MarkerView, View

FINAL = (Conspire.type, Join.type, Raise.type, Protect.type, Strike.type)


class HandCard(NamedTuple):
    """The symbols of a Coniura or Pugio card; None: its back doesn't tell."""

    stack: Stack
    coniura: int | None
    pugio: int | None


class Coming(NamedTuple):
    """A Civitas card that the Sequentia comes to."""

    slot: int
    colour: Colour
    position: int


class Slot(NamedTuple):
    """A Sequentia card: whether it has been carried out, has the marker, is carried out now or comes next."""

    slot: int
    done: bool
    current: bool
    next: bool


Role: TypeAlias = Literal["leads", "joined", "asked", "waiting", "out"]


@dataclass(frozen=True, slots=True)
class PlotAids:
    leader: Seat
    to_match: int
    """The leader's bid."""
    mine: int | None
    """This seat's bid."""
    missing: int | None
    """How many symbols this seat would have to add to join."""
    life: int
    """The daggers it takes, shields included."""
    daggers: int
    """Those that have been laid."""
    conspirators: tuple[Seat, ...]
    """Who is in it, the leader first."""
    others: tuple[Seat, ...]
    """Who has passed."""
    roles: tuple[Role, ...]
    """Of each seat."""


@dataclass(frozen=True, slots=True)
class Laying:
    """Cards of the hand are laid now."""

    symbol: Stack
    """The one that counts."""
    move: Literal["conspire", "join", "protect", "strike"]
    """The type of the smallest move that does it."""
    alike: tuple[tuple[str, ...], ...]
    """The cards in the eye's hand that can be laid together. Those in one group are as good as each other."""


class TurnedUp(NamedTuple):
    """The card that is being resolved: what each seat has on it, and who gets its effect, in order."""

    colour: Colour
    position: int
    minimum: int
    totals: tuple[int | None, ...]
    concerned: tuple[Seat, ...]


class Standing(NamedTuple):
    victory: int
    conspiracy: int
    total: int


class Possible(NamedTuple):
    """A hidden marker, and the values that it can still have."""

    owner: Seat
    colour: Colour
    position: int
    field: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """Equal cards that lie one below the other, as far as the eye knows them."""

    card: str
    count: int


@dataclass(frozen=True, slots=True)
class Aids:
    once: ClassVar = ("hand_cards",)
    hand_cards: Mapping[str, HandCard]
    """By id, and by what a back tells."""
    open_fields: tuple[tuple[tuple[bool, ...] | None, ...], ...]
    """By colour and position: the fields that are open with this number of players."""
    landing: tuple[tuple[int | None, ...], ...]
    """By colour and position: the field that the next marker would come to."""
    next: Coming | None
    """The Civitas card that is being resolved, or will be before any other as things stand."""
    order: tuple[Slot, ...]
    plot: PlotAids | None
    laying: Laying | None
    sums: TurnedUp | None
    points: tuple[Standing, ...]
    possible: tuple[Possible, ...]
    """Rivals' hidden markers of which something is ruled out."""
    known_stacks: Mapping[Stack, tuple[Run, ...] | None]
    """A stack from the top, if the eye knows any card in it."""
    final: tuple[str, ...]
    """Types of moves that are worth a question first: they show cards to everybody, and can't be taken back."""


def aids(view: View) -> Aids:
    return Aids(
        hand_cards=_HAND_CARDS,
        open_fields=tuple(
            tuple(card and _open_fields(card.card.fields, len(view.players)) for card in pair) for pair in view.civitas
        ),
        landing=tuple(
            tuple(free_field(card, len(view.players)) if card else None for card in pair) for pair in view.civitas
        ),
        next=next_card(view),
        order=_order(view),
        plot=_plot(view, view.plot) if view.plot else None,
        laying=_laying(view),
        sums=_turned_up(view),
        points=tuple(
            Standing(player.victory, player.conspiracy, Points(player.victory, player.conspiracy).total)
            for player in view.players
        ),
        possible=tuple(
            Possible(seat, *spot, values)
            for seat in range(len(view.players))
            if seat != view.eye
            for spot, values in possible_values(view, seat).items()
        ),
        known_stacks={stack: _runs(known_stack(view, stack)) for stack in STACKS},
        final=FINAL,
    )


_HAND_CARDS: Mapping[str, HandCard] = {
    **{
        card: HandCard(stack_of(card), int(shows(card, "coniura")), int(shows(card, "pugio")))
        for stack in STACKS
        for card in HAND_CARDS[stack]
    },
    "coniura": HandCard("coniura", 1, None),
    "pugio": HandCard("pugio", None, 1),
    DOUBLE_BACK: HandCard("coniura", 1, 1),
}


@cache
def _open_fields(fields: tuple[int, ...], seats: int) -> tuple[bool, ...]:
    """caligula.place.fields"""
    return tuple(needed <= seats for needed in fields)


# What comes next


def resolving(view: View) -> Location | None:
    """The card that is being resolved."""
    phase = view.phase
    return Location(phase.colour, 1) if isinstance(phase, Rewarding | Paying) else None


def next_slot(view: View) -> int | None:
    """The Sequentia card that is being carried out, or comes next."""
    if view.fallen or view.result:
        return None
    if view.slot is None:
        return 0
    if resolving(view):
        return view.slot
    return view.slot + 1 if view.slot + 1 < len(view.sequentia) else None


def next_card(view: View) -> Coming | None:
    now, slot = resolving(view), next_slot(view)
    if slot is None:
        return None
    if now:
        return Coming(slot, *now)
    for at, card in enumerate(view.sequentia[slot:], slot):
        for colour in (colour for name in card for colour in COLOURS if colour == name):
            if view.civitas[INDEX[colour]][0]:
                return Coming(at, colour, 1)
    return None


def _order(view: View) -> tuple[Slot, ...]:
    upcoming = next_slot(view)
    over = view.fallen or view.result is not None
    done = len(view.sequentia) if over else 0 if view.slot is None else view.slot + (resolving(view) is None)
    return tuple(Slot(at, at < done, at == view.slot, at == upcoming) for at in range(len(view.sequentia)))


def _turned_up(view: View) -> TurnedUp | None:
    at = resolving(view)
    card = view.civitas[INDEX[at.colour]][0] if at else None
    if at is None or card is None:
        return None
    lying = OpenCard(card.card, tuple(_open_marker(marker) for marker in card.markers))
    totals = sums(lying)
    by_seat = tuple(totals.get(seat) for seat in range(len(view.players)))
    return TurnedUp(at.colour, at.position, card.card.minimum, by_seat, concerned(lying, view.ordo))


def _open_marker(marker: MarkerView | None) -> Marker | None:
    if marker is None:
        return None
    assert marker.value is not None, "it was turned up"
    return Marker(marker.owner, marker.value)


# The conspiracy


def _plot(view: View, plot: Plot) -> PlotAids:
    roles = tuple(role(view, plot, seat) for seat in range(len(view.players)))
    return PlotAids(
        leader=plot.leader,
        to_match=plot.bids[plot.leader],
        mine=None if view.eye is None else plot.bids[view.eye],
        missing=None if view.eye is None else to_join(plot, view.eye),
        life=life(view.emperor, plot),
        daggers=len(plot.daggers),
        conspirators=tuple(seat for seat in order_from(view.ordo, plot.leader) if roles[seat] in ("leads", "joined")),
        others=tuple(seat for seat in view.ordo if seat in plot.passed),
        roles=roles,
    )


def role(view: View, plot: Plot, seat: Seat) -> Role:
    if seat == plot.leader:
        return "leads"
    if seat in plot.passed:
        return "out"
    if not isinstance(view.phase, Bidding):
        return "joined"
    if seat == view.phase.seat:
        return "asked"
    return "waiting" if seat in yet_to_answer(plot, view.ordo, view.phase.seat) else "joined"


def _laying(view: View) -> Laying | None:
    match view.phase:
        case Starting():
            return Laying("coniura", "conspire", _alike(view, "coniura"))
        case Bidding():
            return Laying("coniura", "join", _alike(view, "coniura"))
        case Protecting():
            return Laying("pugio", "protect", ())  # one card, and each is a move of its own
        case Striking():
            return Laying("pugio", "strike", _alike(view, "pugio"))
    return None


def _alike(view: View, symbol: Stack) -> tuple[tuple[str, ...], ...]:
    hand = () if view.eye is None else view.players[view.eye].hand
    cards = sorted((card for card in hand if shows(card, symbol)), key=kind_of)
    return tuple(tuple(group) for _, group in groupby(cards, kind_of))


@lru_cache(1000)
def _runs(cards: tuple[str, ...] | None) -> tuple[Run, ...] | None:
    return None if cards is None else tuple(Run(card, len(list(run))) for card, run in groupby(cards))
