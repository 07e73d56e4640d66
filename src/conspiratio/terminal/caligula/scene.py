"""What the table of Caligula shows one eye at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from rich.text import Text

from conspiratio.caligula.aids import next_card, next_slot, resolving
from conspiratio.caligula.cards import INDEX, Colour, kind_of
from conspiratio.caligula.effects import colour_in, name_of
from conspiratio.caligula.moves import (
    Conspire,
    Favour,
    Join,
    Move,
    Nominate,
    Penalty,
    Place,
    Protect,
    Raise,
    Reward,
    Spot,
    Strike,
)
from conspiratio.caligula.queries import Location
from conspiratio.caligula.state import Placing
from conspiratio.caligula.view import CardView, View
from conspiratio.core.game import Seat
from conspiratio.locale import Texts
from conspiratio.locale.caligula import CaligulaWords
from conspiratio.locale.sentence import Sentence

from ..ink import in_ink
from .ink import SIGNS, initials

# What can be touched


@dataclass(frozen=True, slots=True)
class TouchMarker:
    """A marker in the supply."""

    value: int


@dataclass(frozen=True, slots=True)
class TouchCard:
    """A Civitas card, or the empty place of one."""

    at: Location


@dataclass(frozen=True, slots=True)
class TouchField:
    """A marker on a Civitas card."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class TouchHand:
    card: str


@dataclass(frozen=True, slots=True)
class TouchPlayer:
    seat: Seat


@dataclass(frozen=True, slots=True)
class TouchSlot:
    """A Sequentia card."""

    slot: int


@dataclass(frozen=True, slots=True)
class TouchEmperor:
    name: str


@dataclass(frozen=True, slots=True)
class Confirm:
    """The chosen cards are to be laid."""


Wish: TypeAlias = TouchMarker | TouchCard | TouchField | TouchHand | TouchPlayer | TouchSlot | TouchEmperor | Confirm


@dataclass(frozen=True, slots=True)
class Picked:
    """What has been touched on the way to a move that takes more than one touch."""

    marker: int | None = None
    place: Location | None = None
    spots: tuple[Spot, ...] = ()
    seats: tuple[Seat, ...] = ()
    slots: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()


NOTHING = Picked()


@dataclass(frozen=True)
class Scene:
    view: View
    words: CaligulaWords
    moves: tuple[Move, ...] = ()
    """On offer to this eye now."""
    offers: Sequence[Sentence] = ()
    so_far: Sentence = field(default_factory=Sentence)
    picked: Picked = NOTHING

    @property
    def texts(self) -> Texts:
        return self.words.texts

    @property
    def deciding(self) -> Seat | None:
        return self.view.phase.seat

    @property
    def acting(self) -> bool:
        return self.view.eye is not None and self.view.phase.seat == self.view.eye

    def name(self, seat: Seat) -> str:
        return self.words.names[seat]

    @cached_property
    def signs(self) -> tuple[str, ...]:
        """The players' letters."""
        return initials(self.words.names)

    def in_colour(self, line: Sentence) -> Text:
        return in_ink(line, SIGNS)

    # What goes on

    def card_at(self, at: Location) -> CardView | None:
        return self.view.civitas[INDEX[at.colour]][at.position - 1]

    @property
    def resolving(self) -> Location | None:
        """The card that is being resolved."""
        return resolving(self.view)

    @property
    def effects(self) -> tuple[str, ...]:
        """Those of the card that is being resolved, if this eye has to choose from them."""
        card = self.card_at(self.resolving) if self.resolving and self.acting else None
        return card.card.effects if card else ()

    @property
    def placing(self) -> bool:
        """This eye has a marker to place, perhaps as a reward."""
        return self.acting and (isinstance(self.view.phase, Placing) or "place" in self.effects)

    @property
    def next_slot(self) -> int | None:
        """The Sequentia card that is being carried out, or comes next."""
        return next_slot(self.view)

    @property
    def next_colour(self) -> Colour | None:
        """The colour that is being resolved, or will be before any other."""
        coming = next_card(self.view)
        return coming.colour if coming else None

    # What can be done

    @cached_property
    def lit(self) -> frozenset[Wish]:
        """What leads to a move when touched; a card of the hand is as good as any other of its kind."""
        found: set[Wish] = set()
        kinds: set[int] = set()
        for move in self.moves:
            match move:
                case Place():
                    found |= {TouchMarker(move.marker), TouchCard(Location(move.colour, move.position))}
                case Reward():
                    found |= self._lit_by(move)
                case Penalty(spot=Spot() as spot):
                    found.add(TouchField(spot))
                case Penalty(card=str(card)) | Protect(card=card):
                    found.add(TouchHand(card))
                case Conspire() | Join() | Raise() | Strike():
                    kinds.update(map(kind_of, move.cards))
                case Nominate():
                    found.add(TouchEmperor(move.candidate))
                case Favour():
                    found.add(TouchEmperor(move.emperor))
        hand = self.view.me.hand if kinds else ()
        return frozenset(found | {TouchHand(card) for card in hand if kind_of(card) in kinds})

    def _lit_by(self, move: Reward) -> set[Wish]:
        name = name_of(move.effect)
        if removed := removed_by(move):
            return {TouchCard(removed)}
        if name == "place" and move.colour and move.position and move.marker is not None:
            return {TouchMarker(move.marker), TouchCard(Location(move.colour, move.position))}
        if name == "swap-positions" and move.colour:
            return {TouchCard(Location(move.colour, position)) for position in (1, 2)}
        spots = (*move.spots, *([move.spot] if move.spot else []))
        touched: set[Wish] = {TouchField(spot) for spot in spots}
        touched |= {TouchPlayer(seat) for seat in move.seats} | {TouchSlot(slot) for slot in move.slots}
        if not touched and self.resolving:
            touched.add(TouchCard(self.resolving))
        return touched

    @property
    def choosing_cards(self) -> bool:
        """Some Civitas cards can be chosen, and others can't; the one that is being resolved is no choice."""
        return any(isinstance(wish, TouchCard) and wish.at != self.resolving for wish in self.lit)

    @property
    def choosing_markers(self) -> bool:
        return any(isinstance(wish, TouchField) for wish in self.lit)


def removed_by(move: Reward) -> Location | None:
    """The card that a reward removes."""
    if name_of(move.effect) != "remove" or move.position is None:
        return None
    return Location(colour_in(move.effect), move.position)
