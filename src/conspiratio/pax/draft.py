"""A state that is being changed by one move: everything may be changed, and each change becomes an event."""

from __future__ import annotations

from collections.abc import Iterable

from conspiratio.core.game import Eye, Seat
from conspiratio.core.hidden import everyone

from .cards import Card
from .events import CardPlayed, Event, PrimusConspiratusTaken
from .state import FaceDown, Phase, Player, State, add_cards, symbols


class Draft:
    def __init__(self, state: State) -> None:
        self.faces = state.faces
        self.options = state.options
        self.round = state.round
        self.first = state.first
        self.conspirator = state.conspirator
        self.deck = state.deck
        self.removed = state.removed
        self.rome_hidden = state.rome_hidden
        self.rome = state.rome
        self.legions = list(state.legions)
        self.players = list(state.players)
        self.phase: Phase = state.phase
        self.exhausted = state.exhausted
        self.events: list[Event] = []

    def close(self) -> tuple[State, tuple[Event, ...]]:
        state = State(
            faces=self.faces,
            options=self.options,
            round=self.round,
            first=self.first,
            conspirator=self.conspirator,
            deck=self.deck,
            removed=self.removed,
            rome_hidden=self.rome_hidden,
            rome=self.rome,
            legions=tuple(self.legions),
            players=tuple(self.players),
            phase=self.phase,
            exhausted=self.exhausted,
        )
        return state, tuple(self.events)

    def tell(self, event: Event) -> None:
        self.events.append(event)

    @property
    def everyone(self) -> frozenset[Eye]:
        return everyone(len(self.players))

    def pay(self, seat: Seat, money: int) -> None:
        """Give a seat money; less than nothing takes it."""
        player = self.players[seat]
        self.players[seat] = Player(player.money + money, player.hand, player.display)

    def take_from_deck(self, count: int) -> tuple[FaceDown, ...]:
        taken, self.deck = self.deck[:count], self.deck[count:]
        return taken

    def slip_under(self, cards: Iterable[FaceDown]) -> None:
        self.deck = (*self.deck, *cards)

    def add_to_hand(self, seat: Seat, cards: Iterable[FaceDown]) -> None:
        player = self.players[seat]
        self.players[seat] = Player(player.money, (*player.hand, *cards), player.display)

    def lay_out(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Put cards on display; Primus Conspiratus moves at once (pax.play.primus-conspiratus)."""
        player = self.players[seat]
        self.players[seat] = player = Player(player.money, player.hand, add_cards(player.display, cards))
        if seat == self.conspirator:
            return
        mine = symbols(player.display, "intrigue")
        holder = self.conspirator
        most = 0 if holder is None else symbols(self.players[holder].display, "intrigue")
        if mine > most:
            self.conspirator = seat
            self.tell(PrimusConspiratusTaken(seat, holder))

    def play_from_hand(self, seat: Seat, id: str, cost: int) -> Card:
        player = self.players[seat]
        down = next(down for down in player.hand if down.card.id == id)
        hand = tuple(other for other in player.hand if other is not down)
        self.players[seat] = Player(player.money - cost, hand, player.display)
        self.tell(CardPlayed(seat, down.card, cost, news=down.known != self.everyone))
        self.lay_out(seat, (down.card,))
        return down.card
