"""What the table shows one eye at one moment, and what touching a thing on it means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rich.text import Text

from conspiratio.core.game import Seat
from conspiratio.locale import Texts
from conspiratio.locale.pax import PaxWords
from conspiratio.locale.sentence import Sentence
from conspiratio.pax.cards import Card
from conspiratio.pax.moves import Buy, Draw, Follow, Move, Open, Peek, Place, Play
from conspiratio.pax.outlook import income_after
from conspiratio.pax.view import View

from ..ink import in_ink
from .ink import SIGNS


@dataclass(frozen=True, slots=True)
class Pick:
    """Touching a drawn card: this is the one to be placed, or kept."""

    card: str


@dataclass(frozen=True, slots=True)
class Look:
    """Touching a player: show what is known of everybody."""


Wish: TypeAlias = Move | Pick | Look


@dataclass(frozen=True, slots=True)
class Scene:
    view: View
    words: PaxWords
    moves: tuple[Move, ...] = ()
    """On offer to this eye now."""
    chosen: str | None = None
    """The drawn card that goes where the next touch says."""

    @property
    def texts(self) -> Texts:
        return self.words.texts

    @property
    def acting(self) -> bool:
        return self.view.eye is not None and self.view.turn.seat == self.view.eye

    @property
    def deciding(self) -> Seat | None:
        return self.view.turn.seat

    @property
    def offers(self) -> list[Sentence]:
        return [self.line(move) for move in self.moves]

    @property
    def so_far(self) -> Sentence:
        return Sentence()

    @property
    def drawn(self) -> tuple[Card, ...]:
        """The cards this eye has to place."""
        return tuple(card for card in self.view.turn.drawn if card) if self.acting else ()

    @property
    def hand(self) -> tuple[Card, ...]:
        if self.view.eye is None:
            return ()
        return tuple(card for card in self.view.me.hand if card)

    def name(self, seat: Seat) -> str:
        return self.words.names[seat]

    def others(self) -> list[Seat]:
        """The other seats, in the order in which they follow this one."""
        count = len(self.view.players)
        if self.view.eye is None:
            return list(range(count))
        return [(self.view.eye + n) % count for n in range(1, count)]

    # What touching means; whether it may be done is for the referee to say.

    def touch_hand(self, card: Card) -> Move:
        return Follow(card.id) if self.view.turn.phase == "following" else Play(card.id)

    def touch_legion(self, number: int) -> Move:
        return Place(self.chosen, "legion", number) if self._placing and self.chosen else Buy(number)

    def touch_deck(self) -> Move:
        return Place(self.chosen, "under") if self._placing and self.chosen else Draw()

    def touch_rome(self) -> Move:
        return Peek()

    @property
    def _placing(self) -> bool:
        return self.acting and self.view.turn.phase == "drawing"

    def keeps(self, card: str) -> list[int]:
        """The numbers of the moves that keep this card of the opening hand, or place this drawn card."""
        return [
            number
            for number, move in enumerate(self.moves)
            if (isinstance(move, Open) and move.keep == card) or (isinstance(move, Place) and move.card == card)
        ]

    def line(self, move: Move) -> Sentence:
        """A move on offer in words; one that plays a card also says what the turn would bring then."""
        said = self.words.move(move, self.view)
        if not isinstance(move, Play):
            return said
        income = income_after(self.view, self.words.faces[move.card])
        return self.texts.sentence("table-then-income", move=said, income=income)

    def in_colour(self, line: Sentence) -> Text:
        return in_ink(line, SIGNS)
