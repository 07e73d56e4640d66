"""What a seat, or a spectator, knows; and ``imagine``, a whole state that fits it.

A view is built up from what its eye may know. It remembers what the eye has seen: cards slipped
under the deck, Rome's cards after a look, cards that went from a column into a hand, and where a card
it knew went on to. One thing it forgets: when a rival who holds several drawn cards (Religion) puts one of
them away face down, nobody else can tell which; the view then takes all of them for unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Literal, TypeAlias

from conspiratio.core.game import Eye, Seat

from .cards import SECOND_COPY, Card, Deck
from .moves import Destination
from .scoring import Result, result
from .state import (
    Buying,
    Choosing,
    Column,
    Display,
    Drawing,
    FaceDown,
    Following,
    Opening,
    Options,
    Over,
    Phase,
    Player,
    Playing,
    State,
    price,
)

Seen: TypeAlias = Card | None
"""A card as one eye knows it; None: it sees only the back."""

PhaseName: TypeAlias = Literal["opening", "choosing", "drawing", "buying", "playing", "following", "over"]


@dataclass(frozen=True, slots=True)
class TurnView:
    """Whose decision it is and what has gone before it in this turn."""

    phase: PhaseName
    seat: Seat | None
    drawn: tuple[Seen, ...] = ()
    to_come: int = 0
    free: tuple[Destination, ...] = ()
    played: tuple[Card, ...] = ()
    caller: Seat | None = None
    reason: Literal["no-refill", "exhausted"] | None = None


@dataclass(frozen=True, slots=True)
class PlayerView:
    display: Display
    money: int | None
    """None: not shown (option open_counts is off)."""
    hand: tuple[Seen, ...]
    """All the cards of the hand, or, where counts are not shown, those the eye knows."""
    hand_size: int | None


@dataclass(frozen=True, slots=True)
class View:
    once: ClassVar = ("faces",)
    by_place: ClassVar = ("players",)
    eye: Eye
    faces: Deck
    options: Options
    round: int
    first: Seat
    conspirator: Seat | None
    deck: tuple[Seen, ...]
    removed: int
    rome_hidden: tuple[Seen, ...]
    rome: Display
    legions: tuple[Column, ...]
    players: tuple[PlayerView, ...]
    turn: TurnView
    exhausted: bool
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
    return View(
        eye=eye,
        faces=state.faces,
        options=state.options,
        round=state.round,
        first=state.first,
        conspirator=state.conspirator,
        deck=_seen(state.deck, eye),
        removed=len(state.removed),
        rome_hidden=_seen(state.rome_hidden, eye),
        rome=state.rome,
        legions=state.legions,
        players=tuple(_player_view(state, seat, eye) for seat in range(len(state.players))),
        turn=_turn_view(state.phase, eye),
        exhausted=state.exhausted,
        result=result(state),
    )


def _seen(cards: Sequence[FaceDown], eye: Eye) -> tuple[Seen, ...]:
    return tuple([down.card if eye in down.known else None for down in cards])


def _held(cards: Sequence[FaceDown], holder: Seat, eye: Eye) -> tuple[Seen, ...]:
    """Cards in somebody's hands: for others sorted, because their order would tell when each card came."""
    seen = _seen(cards, eye)
    return seen if holder == eye else tuple(sorted(seen, key=lambda card: (card is None, card)))


def _player_view(state: State, seat: Seat, eye: Eye) -> PlayerView:
    player = state.players[seat]
    hand = _held(player.hand, seat, eye)
    if seat == eye or state.options.open_counts or isinstance(state.phase, Over):
        return PlayerView(player.display, player.money, hand, len(hand))
    return PlayerView(player.display, None, tuple(card for card in hand if card), None)


def _turn_view(phase: Phase, eye: Eye) -> TurnView:
    match phase:
        case Opening():
            return TurnView("opening", phase.seat, drawn=_held(phase.drawn, phase.seat, eye))
        case Drawing():
            drawn = _held(phase.drawn, phase.seat, eye)
            return TurnView("drawing", phase.seat, drawn=drawn, to_come=phase.to_come, free=phase.free)
        case Choosing():
            return TurnView("choosing", phase.seat)
        case Buying():
            return TurnView("buying", phase.seat)
        case Playing():
            return TurnView("playing", phase.seat, played=phase.played)
        case Following():
            return TurnView("following", phase.seat, caller=phase.caller)
        case Over():
            return TurnView("over", None, reason=phase.reason)


def imagine(view: View, rng: Random) -> State:
    """A state that fits the view: what it doesn't tell is drawn at random from what is left."""
    imagining = _Imagination(view, rng)
    turn = view.turn
    deck = imagining.fill(view.deck)
    rome_hidden = imagining.fill(view.rome_hidden)
    drawn = imagining.fill(turn.drawn, turn.seat)
    players = imagining.players()
    return State(
        faces=view.faces,
        options=view.options,
        round=view.round,
        first=view.first,
        conspirator=view.conspirator,
        deck=deck,
        removed=tuple(imagining.take() for _ in range(view.removed)),
        rome_hidden=rome_hidden,
        rome=view.rome,
        legions=view.legions,
        players=players,
        phase=_phase(turn, drawn),
        exhausted=view.exhausted,
    )


def _phase(turn: TurnView, drawn: tuple[FaceDown, ...]) -> Phase:
    if turn.seat is None:
        assert turn.reason is not None
        return Over(turn.reason)
    match turn.phase:
        case "opening":
            return Opening(turn.seat, drawn)
        case "drawing":
            return Drawing(turn.seat, drawn, turn.to_come, turn.free)
        case "buying":
            return Buying(turn.seat)
        case "playing":
            return Playing(turn.seat, turn.played)
        case "following":
            assert turn.caller is not None
            return Following(turn.seat, turn.caller)
        case _:
            return Choosing(turn.seat)


class _Imagination:
    """The cards a view doesn't place, shuffled, to be put where it sees only backs."""

    def __init__(self, view: View, rng: Random) -> None:
        self.view = view
        self.rng = rng
        placed = self._placed()
        unseen = [card for card in view.faces.cards if card not in placed]
        second = [card for card in view.faces.second if card not in placed]
        rng.shuffle(second)
        # With 5 to 8 players all of the first copy is in play, but only some of the second.
        extra = SECOND_COPY.get(len(view.players), 0) - sum(card.id.endswith("b") for card in placed)
        self.cards = unseen + second[:extra]
        rng.shuffle(self.cards)

    def _placed(self) -> set[Card]:
        view = self.view
        cards: set[Card] = set()
        for display in (view.rome, *(player.display for player in view.players)):
            cards.update(*display)
        cards.update(*view.legions)
        for backs in (view.deck, view.rome_hidden, view.turn.drawn, *(p.hand for p in view.players)):
            cards.update(card for card in backs if card)
        return cards

    def take(self) -> Card:
        return self.cards.pop()

    def fill(self, cards: Sequence[Seen], holder: Seat | None = None) -> tuple[FaceDown, ...]:
        """Put a card wherever only a back is seen. What the others know is not told either: they are taken to know
        what they hold, and of the cards this eye knows in a rival's hand, which most likely were bought, all."""
        view, held = self.view, {holder} - {None}
        everyone = frozenset([None, *range(len(view.players))])
        known = {view.eye} | held if holder in (None, view.eye) else everyone
        return tuple(
            FaceDown(self.take(), frozenset(held)) if card is None else FaceDown(card, frozenset(known))
            for card in cards
        )

    def players(self) -> tuple[Player, ...]:
        hands = [list(self.fill(player.hand, seat)) for seat, player in enumerate(self.view.players)]
        for seat in self._holders_of_uncounted():
            hands[seat].append(FaceDown(self.take(), frozenset([seat])))
        return tuple(
            Player(
                self._money(seat) if player.money is None else player.money,
                tuple(hands[seat]),
                player.display,
            )
            for seat, player in enumerate(self.view.players)
        )

    def _holders_of_uncounted(self) -> list[Seat]:
        """Who holds the cards that are in hands nobody counts (option open_counts is off)."""
        rivals = [seat for seat, player in enumerate(self.view.players) if player.hand_size is None]
        count = len(self.cards) - self.view.removed if rivals else 0
        holders = [self.rng.choice(rivals) for _ in range(count)]
        asked = self.view.turn.seat
        if self.view.turn.phase == "following" and asked in rivals and asked not in holders and holders:
            holders[0] = asked  # who is asked has a card
        return holders

    def _money(self, seat: Seat) -> int:
        """A guess that lets a seat be where the view sees it."""
        view, least = self.view, 0
        if seat == view.turn.seat and view.turn.phase == "following":
            least = 1
        if seat == view.turn.seat and view.turn.phase == "buying":
            display = view.players[seat].display
            least = min(price(column, display) for column in view.legions if column)
        return least + self.rng.randrange(8)
