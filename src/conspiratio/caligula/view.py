"""What a seat, or a spectator, knows. ``imagine`` makes a whole state that fits it.

A view is built up from what its eye may know. It remembers what the eye has seen: its own markers wherever they
were moved to, cards that went under a stack, hands that were shown, values that a rival's marker can't have. Two
things it forgets: everybody begins with a double Coniura, but once a rival has laid any double Coniura, the view no
longer tells whether the first one is still in that hand; and what was ruled out for a marker is forgotten when the
marker goes home unseen.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple, TypeAlias

from conspiratio.core.game import Eye, Seat
from conspiratio.core.hidden import everyone

from .cards import (
    COLOURS,
    FIRST_EMPEROR,
    HAND_CARDS,
    Card,
    Deck,
    Emperor,
    SequentiaCard,
    Stack,
    stack_of,
)
from .queries import open_cards
from .scoring import Result, result
from .state import FaceDown, Marker, OpenCard, Options, Paying, Phase, Player, Plot, Rewarding, State

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

    def free_fields(self, seats: int) -> int:
        """How many fields are empty and open with this number of players."""
        fields = zip(self.card.fields, self.markers, strict=True)
        return sum(marker is None and needed <= seats for needed, marker in fields)


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
    opening: str | None = None
    """Of your own hand: the card that everybody knows to be a double, because you began with it."""


@dataclass(frozen=True, slots=True)
class View:
    once: ClassVar = ("faces",)
    by_place: ClassVar = ("civitas", "players")
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

    def unseen(self, stack: Stack) -> list[str]:
        """The cards of a stack of which the eye doesn't know where they are."""
        plot = self.plot
        laid = (*plot.laid, *plot.shields, *plot.daggers) if plot else ()
        seen = {*self.coniura, *self.pugio, *(card for _, card in laid)}
        seen.update(*(player.hand for player in self.players))
        return [card for card in HAND_CARDS[stack] if card not in seen]

    def __str__(self) -> str:
        from .show import show_view

        return show_view(self)


def view(state: State, eye: Eye) -> View:
    if eye is not None and not 0 <= eye < len(state.players):
        raise IndexError(f"there is no seat {eye}")
    faces, seats = state.faces, len(state.players)
    in_game = {card.id for stack in state.stacks for card in stack} | {card.card.id for _, card in open_cards(state)}
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
        gone=tuple(card.id for card in faces.cards if card.id not in in_game),
        coniura=tuple(_seen(down, eye) for down in state.coniura),
        pugio=tuple(_seen(down, eye) for down in state.pugio),
        emperor=state.emperor,
        candidates=state.candidates,
        heirs=len(state.heirs),
        dead=tuple(emperor.name for emperor in dynasty(faces, seats) if emperor not in living),
        favours=state.favours,
        primus=state.primus,
        players=tuple(_player_view(player, seat, eye, seats) for seat, player in enumerate(state.players)),
        phase=state.phase,
        plot=state.plot,
        murdered=state.murdered,
        fallen=state.fallen,
        result=result(state),
    )


def dynasty(faces: Deck, seats: int) -> tuple[Emperor, ...]:
    """All the emperors in a game with this number of players."""
    return (faces.by_name[FIRST_EMPEROR], *faces.heirs(seats))


def _pair_view(state: State, i: int, eye: Eye) -> tuple[CardView | None, CardView | None]:
    one, two = state.civitas[i]
    phase = state.phase
    turned_up = isinstance(phase, Rewarding | Paying) and phase.colour == COLOURS[i]
    aid = state.options.memory_aid
    return _card_view(one, eye, turned_up, aid), _card_view(two, eye, False, aid)


@lru_cache(5000)
def _card_view(card: OpenCard | None, eye: Eye, turned_up: bool, memory_aid: bool) -> CardView | None:
    """Cached: a move changes only one or two of the ten open cards."""
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
        victory=player.victory,
        conspiracy=player.conspiracy,
        markers=player.markers,
        supply=player.supply if seat == eye else None,
        supply_size=len(player.supply),
        # The order of a rival's cards would tell when each of them came.
        hand=hand if seat == eye else tuple(sorted(hand)),
        exposed=tuple(sorted(down.card for down in player.hand if down.known == everyone(seats))),
        opening=next((down.card for down in player.hand if down.opening and seat == eye), None),
    )


def _seen(down: FaceDown, eye: Eye) -> Seen:
    if eye in down.known:
        return down.card
    return DOUBLE_BACK if down.opening else stack_of(down.card)
