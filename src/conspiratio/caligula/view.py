"""What a seat, or a spectator, knows; and ``imagine``, a whole state that fits it.

A view is built up from what its eye may know. It remembers what the eye has seen: its own markers wherever they
were moved to, cards that went under a stack, hands that were shown, values that a rival's marker can't have. One
thing it forgets: everybody begins with a double Coniura, but once a rival has laid any double Coniura, the view no
longer tells whether the first one is still in that hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, TypeAlias

from conspiratio.core.game import Eye, Seat
from conspiratio.core.hidden import everyone

from .cards import COLOURS, DOUBLES, FIRST_EMPEROR, HAND_CARDS, Card, Deck, Emperor, SequentiaCard, stack_of
from .scoring import Result, result
from .state import (
    FIRST_MARKERS,
    FaceDown,
    Marker,
    OpenCard,
    Options,
    Paying,
    Phase,
    Player,
    Plot,
    Rewarding,
    State,
    open_cards,
)

Seen: TypeAlias = str
"""A Coniura or Pugio card as one eye knows it: its id, or only the stack it came from (``coniura``, ``pugio``), or
that it is a double (``coniura-double``)."""
DOUBLE_BACK = "coniura-double"


class MarkerView(NamedTuple):
    owner: Seat
    value: int | None
    ruled_out: frozenset[int] = frozenset()


class CardView(NamedTuple):
    card: Card
    markers: tuple[MarkerView | None, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    victory: int
    conspiracy: int
    markers: tuple[int, ...]
    """All the markers the player has, placed or not."""
    supply: tuple[int, ...] | None
    """Those in the supply; None: shown only to their owner."""
    supply_size: int
    hand: tuple[Seen, ...]
    exposed: tuple[str, ...]
    """Cards of this hand that everybody knows."""


@dataclass(frozen=True, slots=True)
class View:
    eye: Eye
    faces: Deck
    options: Options
    round: int
    ordo: tuple[Seat, ...]
    sequentia: tuple[SequentiaCard, ...]
    slot: int | None
    step: int
    civitas: tuple[tuple[CardView | None, CardView | None], ...]
    to_come: tuple[int, ...]
    """How many cards each colour's stack has left."""
    gone: tuple[str, ...]
    """Civitas cards that have left the game."""
    coniura: tuple[Seen, ...]
    pugio: tuple[Seen, ...]
    emperor: Emperor
    candidates: tuple[Emperor, ...]
    heirs: int
    """How many emperors are still to come."""
    dead: tuple[str, ...]
    favours: tuple[Seat, ...]
    primus: Seat | None
    players: tuple[PlayerView, ...]
    phase: Phase
    plot: Plot | None
    murdered: bool
    fallen: bool
    result: Result | None

    @property
    def me(self) -> PlayerView:
        """The viewing seat's own things."""
        assert self.eye is not None, "a spectator holds nothing"
        return self.players[self.eye]

    def __str__(self) -> str:
        from .show import show_view

        return show_view(self)


def view(state: State, eye: Eye) -> View:
    if eye is not None and not 0 <= eye < len(state.players):
        raise IndexError(f"there is no seat {eye}")
    faces, seats = state.faces, len(state.players)
    unseen = {card for stack in state.stacks for card in stack} | {card.card for _, card in open_cards(state)}
    living = {state.emperor, *state.candidates, *state.heirs}
    return View(
        eye=eye,
        faces=faces,
        options=state.options,
        round=state.round,
        ordo=state.ordo,
        sequentia=state.sequentia,
        slot=state.slot,
        step=state.step,
        civitas=tuple(_pair_view(state, i, eye) for i in range(len(COLOURS))),
        to_come=tuple(len(stack) for stack in state.stacks),
        gone=tuple(card.id for card in faces.cards if card not in unseen),
        coniura=tuple(_seen(down, eye) for down in state.coniura),
        pugio=tuple(_seen(down, eye) for down in state.pugio),
        emperor=state.emperor,
        candidates=state.candidates,
        heirs=len(state.heirs),
        dead=tuple(emperor.name for emperor in _dynasty(faces, seats) if emperor not in living),
        favours=state.favours,
        primus=state.primus,
        players=tuple(_player_view(player, seat, eye, seats) for seat, player in enumerate(state.players)),
        phase=state.phase,
        plot=state.plot,
        murdered=state.murdered,
        fallen=state.fallen,
        result=result(state),
    )


def _dynasty(faces: Deck, seats: int) -> tuple[Emperor, ...]:
    return (faces.by_name[FIRST_EMPEROR], *faces.heirs(seats))


def _pair_view(state: State, i: int, eye: Eye) -> tuple[CardView | None, CardView | None]:
    one, two = state.civitas[i]
    phase = state.phase
    turned_up = isinstance(phase, Rewarding | Paying) and phase.colour == COLOURS[i]
    aid = state.options.memory_aid
    return _card_view(one, eye, turned_up, aid), _card_view(two, eye, False, aid)


def _card_view(card: OpenCard | None, eye: Eye, turned_up: bool, memory_aid: bool) -> CardView | None:
    if card is None:
        return None

    def marker_view(marker: Marker | None) -> MarkerView | None:
        if marker is None:
            return None
        knows = turned_up or (memory_aid and marker.owner == eye)
        return MarkerView(marker.owner, marker.value if knows else None, marker.ruled_out)

    return CardView(card.card, tuple(marker_view(marker) for marker in card.markers))


def _player_view(player: Player, seat: Seat, eye: Eye, seats: int) -> PlayerView:
    hand = tuple(_seen(down, eye) for down in player.hand)
    return PlayerView(
        player.victory,
        player.conspiracy,
        player.markers,
        player.supply if seat == eye else None,
        len(player.supply),
        # The order of a rival's cards would tell when each of them came.
        hand if seat == eye else tuple(sorted(hand)),
        tuple(sorted(down.card for down in player.hand if down.known == everyone(seats))),
    )


def _seen(down: FaceDown, eye: Eye) -> Seen:
    if eye in down.known:
        return down.card
    return DOUBLE_BACK if down.opening else stack_of(down.card)


# A state that fits


def imagine(view: View, rng: Random) -> State:
    """A state that fits the view: what it doesn't tell is drawn at random from what is left."""
    faces, seats = view.faces, len(view.players)
    open_now = {card.card.id for pair in view.civitas for card in pair if card is not None}
    stacks = [
        [card for card in faces.of_colour(colour) if card.id not in open_now and card.id not in view.gone]
        for colour in COLOURS
    ]
    living = {view.emperor, *view.candidates}
    heirs = [one for one in _dynasty(faces, seats) if one not in living and one.name not in view.dead]
    for stack in stacks:
        rng.shuffle(stack)
    rng.shuffle(heirs)
    hidden = _HiddenCards(view, rng)
    values = [_imagine_values(view, seat, rng) for seat in range(seats)]
    placed = [iter(on_cards) for on_cards, _ in values]
    return State(
        faces=faces,
        options=view.options,
        round=view.round,
        ordo=view.ordo,
        sequentia=view.sequentia,
        slot=view.slot,
        step=view.step,
        civitas=tuple((_open_card(one, placed), _open_card(two, placed)) for one, two in view.civitas),
        stacks=tuple(tuple(stack) for stack in stacks),
        coniura=hidden.fill(view.coniura),
        pugio=hidden.fill(view.pugio),
        emperor=view.emperor,
        candidates=view.candidates,
        heirs=tuple(heirs),
        favours=view.favours,
        primus=view.primus,
        players=tuple(
            Player(
                supply=values[seat][1],
                hand=hidden.hands[seat],
                late=len(player.markers) - len(FIRST_MARKERS),
                victory=player.victory,
                conspiracy=player.conspiracy,
            )
            for seat, player in enumerate(view.players)
        ),
        phase=view.phase,
        plot=view.plot,
        murdered=view.murdered,
        fallen=view.fallen,
    )


def _imagine_values(view: View, seat: Seat, rng: Random) -> tuple[list[int], tuple[int, ...]]:
    """The values of a seat's hidden markers, in the order in which they lie, and its supply."""
    player = view.players[seat]
    markers = [
        marker
        for pair in view.civitas
        for card in pair
        if card is not None
        for marker in card.markers
        if marker is not None and marker.owner == seat
    ]
    elsewhere = {*(player.supply or ()), *(marker.value for marker in markers if marker.value is not None)}
    left = [value for value in player.markers if value not in elsewhere]
    hidden = _assign([marker for marker in markers if marker.value is None], left, rng)
    assert hidden is not None, "no values fit what the view rules out"
    supply = player.supply or tuple(value for value in left if value not in hidden)
    return hidden, supply


def _assign(markers: Sequence[MarkerView], values: Sequence[int], rng: Random) -> list[int] | None:
    """A value for each marker, none that is ruled out for it."""
    if not markers:
        return []
    possible = [value for value in values if value not in markers[0].ruled_out]
    rng.shuffle(possible)
    for value in possible:
        others = _assign(markers[1:], [other for other in values if other != value], rng)
        if others is not None:
            return [value, *others]
    return None


def _open_card(card: CardView | None, hidden: Sequence[Iterator[int]]) -> OpenCard | None:
    if card is None:
        return None
    markers = [
        marker
        and Marker(
            marker.owner,
            next(hidden[marker.owner]) if marker.value is None else marker.value,
            marker.ruled_out,
        )
        for marker in card.markers
    ]
    return OpenCard(card.card, tuple(markers))


class _HiddenCards:
    """The Coniura and Pugio cards a view doesn't place, shuffled, to be put where it sees only backs."""

    def __init__(self, view: View, rng: Random) -> None:
        plot = view.plot
        laid = (*plot.laid, *plot.shields, *plot.daggers) if plot else ()
        placed = {card for player in view.players for card in player.hand} | {*view.coniura, *view.pugio}
        placed |= {card for _, card in laid}
        self.unseen = {stack: [card for card in cards if card not in placed] for stack, cards in HAND_CARDS.items()}
        for cards in self.unseen.values():
            rng.shuffle(cards)
        self.all = everyone(len(view.players))
        # Doubles first, where one is known to be, before they are gone.
        openings = [player.hand.count(DOUBLE_BACK) for player in view.players]
        doubles = [[self._take_double() for _ in range(count)] for count in openings]
        self.hands = [self._hand(view, seat, doubles[seat]) for seat in range(len(view.players))]

    def _take_double(self) -> str:
        cards = self.unseen["coniura"]
        card = next(card for card in cards if card in DOUBLES)
        cards.remove(card)
        return card

    def _hand(self, view: View, seat: Seat, doubles: list[str]) -> tuple[FaceDown, ...]:
        player, own = view.players[seat], frozenset([seat])
        hand = []
        for seen in player.hand:
            if seen == DOUBLE_BACK:
                hand.append(FaceDown(doubles.pop(), own, True))
            elif seen in self.unseen:
                hand.append(FaceDown(self.unseen[stack_of(seen)].pop(), own))
            else:
                hand.append(FaceDown(seen, self.all if seen in player.exposed else own))
        return tuple(hand)

    def fill(self, stack: Sequence[Seen]) -> tuple[FaceDown, ...]:
        return tuple(
            FaceDown(self.unseen[stack_of(seen)].pop(), frozenset())
            if seen in self.unseen
            else FaceDown(seen, self.all)
            for seen in stack
        )
