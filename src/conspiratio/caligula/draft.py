"""A state that is being changed by one move: everything may be changed, and each change becomes an event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from conspiratio.core.game import Eye, Seat
from conspiratio.core.hidden import everyone

from .cards import DOUBLES, INDEX, Card, Colour, Stack, stack_of
from .events import (
    CardDrawn,
    CardLeft,
    CardOpened,
    Event,
    MarkerPlaced,
    MarkerReturned,
    PointsGained,
    StackFoundEmpty,
)
from .moves import Point, Spot
from .queries import Location, free_field, marker_at, open_card, placed_markers
from .state import FaceDown, FaceDownValue, Marker, OpenCard, Paying, Phase, Rewarding, State


class Draft:
    def __init__(self, state: State) -> None:
        self.faces = state.faces
        self.options = state.options
        self.round = state.round
        self.ordo = state.ordo
        self.sequentia = state.sequentia
        self.slot = state.slot
        self.step = state.step
        self.civitas = list(state.civitas)
        self.stacks = list(state.stacks)
        self.coniura = state.coniura
        self.pugio = state.pugio
        self.emperor = state.emperor
        self.candidates = state.candidates
        self.heirs = state.heirs
        self.favours = state.favours
        self.primus = state.primus
        self.players = list(state.players)
        self.phase: Phase = state.phase
        self.plot = state.plot
        self.murdered = state.murdered
        self.fallen = state.fallen
        self.events: list[Event] = []

    def close(self) -> tuple[State, tuple[Event, ...]]:
        state = State(
            faces=self.faces,
            options=self.options,
            round=self.round,
            ordo=self.ordo,
            sequentia=self.sequentia,
            slot=self.slot,
            step=self.step,
            civitas=tuple(self.civitas),
            stacks=tuple(self.stacks),
            coniura=self.coniura,
            pugio=self.pugio,
            emperor=self.emperor,
            candidates=self.candidates,
            heirs=self.heirs,
            favours=self.favours,
            primus=self.primus,
            players=tuple(self.players),
            phase=self.phase,
            plot=self.plot,
            murdered=self.murdered,
            fallen=self.fallen,
        )
        return state, tuple(self.events)

    def tell(self, event: Event) -> None:
        self.events.append(event)

    @property
    def everyone(self) -> frozenset[Eye]:
        return everyone(len(self.players))

    # Markers

    def place_marker(self, seat: Seat, value: int, colour: Colour, position: int) -> None:
        """caligula.place.leftmost, caligula.place.hidden"""
        card = open_card(self, colour, position)
        field = None if card is None else free_field(card, len(self.players))
        assert field is not None
        player, spot = self.players[seat], Spot(colour, position, field)
        self.players[seat] = replace(player, supply=tuple(other for other in player.supply if other != value))
        self.put_marker(spot, Marker(seat, value, self._turned_up(seat)))
        known: frozenset[Eye] = frozenset([seat] if self.options.memory_aid else [])
        self.tell(MarkerPlaced(seat, spot, FaceDownValue(value, known)))

    def _turned_up(self, seat: Seat) -> frozenset[int]:
        """The values of this seat that lie open on the card being resolved: everybody sees them there."""
        phase = self.phase
        card = open_card(self, phase.colour, 1) if isinstance(phase, Rewarding | Paying) else None
        markers = card.markers if card is not None else ()
        return frozenset(marker.value for marker in markers if marker is not None and marker.owner == seat)

    def send_home(self, seat: Seat, spot: Spot, *, penalty: bool = False) -> None:
        """A marker goes back to its owner, who alone sees it."""
        marker = marker_at(self, spot)
        assert marker is not None
        self.put_marker(spot, None)
        self.take_home(marker)
        value = FaceDownValue(marker.value, frozenset([marker.owner]))
        self.tell(MarkerReturned(seat, marker.owner, spot, value, penalty, news=not self.options.memory_aid))

    def put_marker(self, spot: Spot, marker: Marker | None) -> None:
        card = open_card(self, spot.colour, spot.position)
        assert card is not None
        markers = list(card.markers)
        markers[spot.field] = marker
        self._put_card(INDEX[spot.colour], spot.position, OpenCard(card.card, tuple(markers)))

    def _put_card(self, i: int, position: int, card: OpenCard) -> None:
        one, two = self.civitas[i]
        self.civitas[i] = (card, two) if position == 1 else (one, card)

    def take_home(self, marker: Marker) -> None:
        player = self.players[marker.owner]
        self.players[marker.owner] = replace(player, supply=tuple(sorted((*player.supply, marker.value))))

    def rule_out(self, owner: Seat, values: Iterable[int], but: Location | None = None) -> None:
        """Everybody sees these values of an owner, so that no other marker of theirs can be one of them."""
        seen = frozenset(values)
        for spot, marker in list(placed_markers(self)):
            if marker.owner == owner and spot[:2] != but:
                self.put_marker(spot, marker._replace(ruled_out=marker.ruled_out | seen))

    # Civitas cards

    def let_go(self, colour: Colour, position: int) -> None:
        """caligula.civitas.discard: the card leaves the game, its markers go home, the next ones move up."""
        i = INDEX[colour]
        gone = self.civitas[i][position - 1]
        assert gone is not None
        markers = [marker for marker in gone.markers if marker is not None]
        home = tuple(marker.owner for marker in markers)
        self.tell(CardLeft(gone.card, position, home, news=bool(home) and not self.options.memory_aid))
        for marker in markers:
            self.take_home(marker)
        self.civitas[i] = (self.civitas[i][2 - position], None)
        self.fill_up(i)

    def fill_up(self, i: int) -> None:
        """Open the next card of a colour, or the first two, as far as the stack lasts."""
        for position in (1, 2):
            if self.civitas[i][position - 1] is None and self.stacks[i]:
                card, *rest = self.stacks[i]
                self.stacks[i] = tuple(rest)
                self._put_card(i, position, face_up(card))
                self.tell(CardOpened(card, position))

    # Coniura and Pugio cards

    def stack(self, stack: Stack) -> tuple[FaceDown, ...]:
        return self.coniura if stack == "coniura" else self.pugio

    def set_stack(self, stack: Stack, cards: tuple[FaceDown, ...]) -> None:
        if stack == "coniura":
            self.coniura = cards
        else:
            self.pugio = cards

    def draw(self, seat: Seat, stack: Stack) -> None:
        cards = self.stack(stack)
        if not cards:
            self.tell(StackFoundEmpty(seat, stack))
            return
        top, rest = cards[0], cards[1:]
        self.set_stack(stack, rest)
        player = self.players[seat]
        drawn = FaceDown(top.card, top.known | {seat})
        self.players[seat] = replace(player, hand=(*player.hand, drawn))
        self.tell(CardDrawn(seat, stack, drawn, news=seat not in top.known))

    def take_from_hand(self, seat: Seat, cards: Iterable[str]) -> bool:
        """Cards leave a hand, for all to see; says whether somebody learns one by it."""
        player, gone = self.players[seat], set(cards)
        hand = [down for down in player.hand if down.card not in gone]
        if any(card in DOUBLES and stack_of(card) == "coniura" for card in gone):
            # It may have been the double of the opening hand, for all that the others can tell.
            hand = [down._replace(opening=False) for down in hand]
        self.players[seat] = replace(player, hand=tuple(hand))
        return any(down.known != self.everyone for down in player.hand if down.card in gone)

    def put_under(self, cards: Iterable[str]) -> None:
        """Cards that all have seen go under the stacks they came from, in this order."""
        for card in cards:
            stack = stack_of(card)
            self.set_stack(stack, (*self.stack(stack), FaceDown(card, self.everyone)))

    # Points

    def gain(self, event: PointsGained) -> None:
        self.add_points(event.seat, event.point, event.points)
        self.tell(event)

    def add_points(self, seat: Seat, point: Point, points: int) -> None:
        player = self.players[seat]
        if point == "victory":
            self.players[seat] = replace(player, victory=player.victory + points)
        else:
            self.players[seat] = replace(player, conspiracy=player.conspiracy + points)


def face_up(card: Card) -> OpenCard:
    return OpenCard(card, (None,) * len(card.fields))
