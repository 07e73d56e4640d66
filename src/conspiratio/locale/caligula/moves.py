"""The decisions of Caligula in words: each in one line, or in stages for lists that would be too long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from conspiratio.caligula.cards import INDEX
from conspiratio.caligula.moves import (
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
from conspiratio.caligula.queries import life
from conspiratio.caligula.state import FIRST_MARKERS, LATE_MARKERS, Favouring
from conspiratio.caligula.view import CardView, PlayerView, View

from ..sentence import Sentence, sentence
from .things import CaligulaThings


class CaligulaMoves(CaligulaThings):
    def move(self, move: Move, view: View) -> Sentence:
        if isinstance(move, Place | Reward) and move.marker is not None:
            colour, position = move.colour or "", move.position or 0
            place, face = self.place(colour, position), self._face_at(view, colour, position)
            return self.say("caligula-move-place", marker=str(move.marker), place=place, face=face)
        first, *others = self.path(move, view)
        return self.say("label", label=first, text=self.list(others)) if others else first

    def path(self, move: Move, view: View) -> tuple[Sentence, ...]:
        """A move in stages. Two moves have the same path if nobody could care which of them is made: one single
        Coniura is as good to lose as another, unless everybody knows one of them."""
        match move:
            case Place():
                return self._placing(move.marker, move.colour, move.position, view)
            case Reward():
                return self._taking(move, view)
            case Penalty():
                return self._paying(move, view)
            case Conspire() | Join() | Raise() | Strike():
                return self._laying(move, view), self._own_cards(move.cards, view)
            case Protect():
                after = life(view.emperor, view.plot) + 1
                stage = self.say("caligula-move-protect", emperor=self.emperor(view.emperor.name), life=after)
                return stage, self._own_cards([move.card], view)
            case Nominate():
                return (self.say("caligula-move-nominate", emperor=self._emperor_in(view, move.candidate)),)
            case Favour():
                moved = view.phase.seat in view.favours
                key = "caligula-move-favour-moved" if moved else "caligula-move-favour"
                return (self.say(key, emperor=self._emperor_in(view, move.emperor)),)
            case Pass():
                return (self._passing(view),)
            case _:
                assert_never(move)

    def either_order(self, move: Move) -> bool:
        return isinstance(move, Reward) and len(move.spots) == 2

    # Markers

    def _placing(self, marker: int | None, colour: str, position: int, view: View) -> tuple[Sentence, ...]:
        card = _card_at(view, colour, position)
        free = 0 if card is None else card.free_fields(len(view.players))
        rest = self.say("caligula-free-fields", count=free)
        place, face = self.place(colour, position), self._face_at(view, colour, position)
        stage = self.say("caligula-card-and", place=place, face=face, rest=rest)
        return stage, self.say("caligula-move-marker", marker=str(marker))

    def _face_at(self, view: View, colour: str, position: int) -> Sentence:
        card = _card_at(view, colour, position)
        return self.face(card.card) if card else self.say("caligula-no-card")

    # Rewards and penalties

    def _taking(self, move: Reward, view: View) -> tuple[Sentence, ...]:
        """The effect, and then what it needs."""
        name, _, colour = move.effect.partition(":")
        said = self.effect(move.effect).capital()
        match name:
            case "spqr":
                late = len(_acting(view).markers) - len(FIRST_MARKERS)
                return (self.say("caligula-move-spqr", marker=LATE_MARKERS[min(late, 1)]),)
            case "primus" if view.primus is not None:
                return (self.say("caligula-move-primus-from", name=self.seats[view.primus]),)
            case "remove":
                return said, self._removable(view, colour, move.position or 0)
            case "place":
                return said, *self._placing(move.marker, move.colour or "", move.position or 0, view)
            case "swap-markers":
                return said, *[self.marker(spot, view) for spot in move.spots]
            case "return-marker" if move.spot:
                return said, self.marker(move.spot, view)
            case "swap-ordo":
                return said, self.list([self._ordo_of(seat, view) for seat in move.seats])
            case "swap-positions":
                return said, self._positions(move.colour or "", view)
            case "swap-sequentia":
                cards = [sentence(f"{slot + 1}\xa0(", self.sequentia(view.sequentia[slot]), ")") for slot in move.slots]
                return said, self.list(cards)
            case _:
                return (said,)

    def _removable(self, view: View, colour: str, position: int) -> Sentence:
        card = _card_at(view, colour, position)
        owners = [marker.owner for marker in card.markers if marker is not None] if card else []
        rest = self.say("caligula-on-it" if owners else "caligula-on-it-nothing", owners=self.counted(owners))
        place, face = self.place(colour, position), self._face_at(view, colour, position)
        return self.say("caligula-card-with", place=place, face=face, rest=rest)

    def _ordo_of(self, seat: int, view: View) -> Sentence:
        return sentence(self.seats[seat], f"\xa0({self.numeral(view.ordo.index(seat) + 1)})")

    def _positions(self, colour: str, view: View) -> Sentence:
        return self.list(
            [sentence(self.place(colour, at), " (", self._face_at(view, colour, at), ")") for at in (1, 2)]
        )

    def _paying(self, move: Penalty, view: View) -> tuple[Sentence, ...]:
        said = self.effect(move.effect).capital()
        if move.point is not None:
            return (self.say(f"caligula-move-lose-{move.point}"),)
        if move.spot is not None:
            return said, self.marker(move.spot, view)
        return said, self._own_cards([move.card or ""], view)

    # The conspiracy

    def _laying(self, move: Conspire | Join | Raise | Strike, view: View) -> Sentence:
        plot, count, seat = view.plot, len(move.cards), view.phase.seat or 0
        if isinstance(move, Strike):
            total = count + (len(plot.daggers) if plot else 0)
            needed = life(view.emperor, plot)
            return self.say("caligula-move-strike", count=count, total=total, life=needed)
        return self.say(f"caligula-move-{move.type}", total=count + (plot.bids[seat] if plot else 0))

    def _own_cards(self, cards: Sequence[str], view: View) -> Sentence:
        return self.hand_cards(cards, _acting(view).exposed, nominative=True)

    def _emperor_in(self, view: View, name: str) -> Sentence:
        emperor = view.faces.by_name.get(name)
        return self.emperor_face(emperor) if emperor else self.emperor(name)

    def _passing(self, view: View) -> Sentence:
        phase = view.phase
        if isinstance(phase, Favouring) and phase.seat in view.favours:
            return self.say("caligula-pass-favouring-stays")
        key = f"caligula-pass-{phase.type}"
        return self.say(key if self.texts.has(key) else "caligula-pass", emperor=self.emperor(view.emperor.name))


def _acting(view: View) -> PlayerView:
    return view.players[view.phase.seat or 0]


def _card_at(view: View, colour: str, position: int) -> CardView | None:
    return view.civitas[INDEX[colour]][position - 1] if colour in INDEX and position in (1, 2) else None
