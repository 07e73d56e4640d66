"""Small PAX states for tests: say what matters, and every other card falls into place.

>>> state = a_state(money=(5, 2), display=({"army": 1}, ["land-9"]), hand=(["fleet-1"],))
>>> ids(state.players[0].display), ids(state.players[0].hand), money(state)
(['army-1'], ['fleet-1'], [5, 2])
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from conspiratio.core.game import Seat
from conspiratio.pax.cards import DECKS, LEAVE, SECOND_COPY, Card
from conspiratio.pax.deal import MONEY, ROME_HIDDEN, Deal, legion_count
from conspiratio.pax.events import Event
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Move
from conspiratio.pax.state import (
    EMPTY_DISPLAY,
    Choosing,
    Display,
    FaceDown,
    Options,
    Over,
    Phase,
    Player,
    State,
    add_cards,
    symbols,
)

FACES = DECKS.deck("harsh")

Ids: TypeAlias = Sequence[str]
Laid: TypeAlias = Mapping[str, int] | Ids
"""A display: how many symbols in each category, or the very cards."""


def card(id: str) -> Card:
    return FACES.by_id[id]


def a_deal(seats: int = 2, *, top: Ids = (), first: Seat = 0, **options: Any) -> Deal:
    """A deal with these cards on top, the others below in the order of the deck file."""
    rest = [*FACES.cards, *FACES.second[: SECOND_COPY.get(seats, 0)]]
    order = (*top, *(card.id for card in rest if card.id not in top))
    if seats == 1:
        options = {"solo_game": 1} | options
    return Deal(seats, Options(**options), FACES, first, order)


def a_state(
    *,
    seats: int = 2,
    money: Sequence[int] = (),
    display: Sequence[Laid] = (),
    hand: Sequence[Ids] = (),
    legions: Sequence[Ids] = (),
    deck: Ids | None = None,
    rome: Laid = (),
    rome_hidden: Ids | None = None,
    phase: Phase | None = None,
    first: Seat = 0,
    conspirator: Seat | None = None,
    exhausted: bool = False,
    **options: Any,
) -> State:
    """A state in which each card lies in one place.

    What is left out: 5 Aurei, nothing on display or in hand, empty columns; three cards face down for Rome
    unless the game is over; Primus Conspiratus with the (first) player of most Intrigue. Without a ``deck``
    as many cards have left the game as the rules say and the others are the deck; with one, all others have.
    """
    if seats == 1:
        options = {"solo_game": 1} | options
    phase = phase or Choosing(first)
    box = _Box(seats)
    for named in (*hand, *legions, deck or (), rome_hidden or (), ids(getattr(phase, "drawn", ()))):
        box.claim(named)
    for laid in (*display, rome):
        if not isinstance(laid, Mapping):
            box.claim(laid)
    displays = [box.lay(laid) for laid in _padded(display, seats, ())]
    romes = box.lay(rome)
    if rome_hidden is None:
        rome_hidden = () if isinstance(phase, Over) else box.draw(ROME_HIDDEN)
    left = box.draw(len(box.free))
    if deck is None:
        gone = LEAVE.get(seats, 0)
        left, deck = left[:gone], left[gone:]
    players = [
        Player(aurei, _face_down(cards, seat), displays[seat])
        for seat, (aurei, cards) in enumerate(
            zip(_padded(money, seats, MONEY), _padded(hand, seats, ()), strict=True),
        )
    ]
    return State(
        faces=FACES,
        options=Options(**options),
        round=1,
        first=first,
        conspirator=_most_intrigue(displays) if conspirator is None else conspirator,
        deck=_face_down(deck),
        removed=tuple(map(card, left)),
        rome_hidden=_face_down(rome_hidden),
        rome=romes,
        legions=tuple(tuple(map(card, column)) for column in _padded(legions, legion_count(seats), ())),
        players=tuple(players),
        phase=phase,
        exhausted=exhausted,
    )


class _Box:
    """The cards of a game that have no place yet."""

    def __init__(self, seats: int) -> None:
        self.free = [card.id for card in FACES.cards]
        self.second = [card.id for card in FACES.second] if seats in SECOND_COPY else []
        self.seconds_to_come = SECOND_COPY.get(seats, 0)

    def claim(self, named: Ids) -> None:
        for id in named:
            if id in self.second:
                self.second.remove(id)
                self.seconds_to_come -= 1
            elif id in self.free:
                self.free.remove(id)
            else:
                raise ValueError(f"{id} lies in two places, or is no card of this game")

    def lay(self, laid: Laid) -> Display:
        if isinstance(laid, Mapping):
            laid = [id for category, count in laid.items() for id in self._cards_showing(category, count)]
            self.claim(laid)
        return add_cards(EMPTY_DISPLAY, map(card, laid))

    def _cards_showing(self, category: str, count: int) -> list[str]:
        """Cards of one symbol as long as there are any, then cards of two."""
        cards = [id for id in self.free if card(id).category == category]
        ones, twos = ([id for id in cards if card(id).symbols == n] for n in (1, 2))
        pairs = max(0, count - len(ones) + 1) // 2
        chosen = ones[: count - 2 * pairs] + twos[:pairs]
        if sum(card(id).symbols for id in chosen) != count:
            raise ValueError(f"no {count} {category} symbols left")
        return chosen

    def draw(self, count: int) -> list[str]:
        if self.seconds_to_come:
            self.free += self.second[: self.seconds_to_come]
            self.seconds_to_come = 0
        drawn, self.free = self.free[:count], self.free[count:]
        return drawn


def _padded(given: Sequence[Any], length: int, default: Any) -> list[Any]:
    if len(given) > length:
        raise ValueError(f"{len(given)} given where there are {length}")
    return [*given, *[default] * (length - len(given))]


def _face_down(cards: Ids, *known: Seat) -> tuple[FaceDown, ...]:
    return tuple(FaceDown(card(id), frozenset(known)) for id in cards)


def _most_intrigue(displays: Sequence[Display]) -> Seat | None:
    intrigue = [symbols(display, "intrigue") for display in displays]
    return intrigue.index(max(intrigue)) if any(intrigue) else None


# Steps and questions


def after(state: State, *moves: Move) -> State:
    """The state when the seats to act have made these moves."""
    for move in moves:
        state, _ = PAX.play(state, move)
    return state


def events_of(state: State, *moves: Move) -> list[Event]:
    """What the last of these moves made happen."""
    *before, last = moves
    return list(PAX.play(after(state, *before), last)[1])


def refused(state: State, move: Move, seat: Seat | None = None) -> tuple[str, str, dict[str, str | int]] | None:
    """Rule, reason and numbers of the refusal, for the seat to act unless another is named."""
    asking = PAX.to_act(state) if seat is None else seat
    assert asking is not None
    refusal = PAX.refusal(state, asking, move)
    return refusal and (refusal.rule, refusal.reason, dict(refusal.params))


def money(state: State) -> list[int]:
    return [player.money for player in state.players]


def ids(cards: Iterable[Any]) -> list[str]:
    """The ids of cards, face up or down (``?``: not known to the eye), or of all the piles of a display."""
    found = []
    for item in cards:
        if item is None:
            found.append("?")
        elif isinstance(item, Card):
            found.append(item.id)
        elif isinstance(item, FaceDown):
            found.append(item.card.id)
        else:
            found += ids(item)
    return found
