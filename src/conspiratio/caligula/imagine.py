"""A whole state that fits a view: what the view doesn't tell is drawn at random from what is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from conspiratio.core.game import Seat
from conspiratio.core.hidden import everyone

from .cards import COLOURS, DOUBLES, STACKS, stack_of
from .legal import legal_moves
from .state import FIRST_MARKERS, FaceDown, Marker, OpenCard, Paying, Player, State
from .view import DOUBLE_BACK, CardView, MarkerView, Seen, View, dynasty


def imagine(view: View, rng: Random) -> State:
    state = _imagine(view, rng)
    while isinstance(view.phase, Paying) and not legal_moves(state):
        state = _imagine(view, rng)  # who is asked to lose a card has one that fits
    return state


def _imagine(view: View, rng: Random) -> State:
    faces, seats = view.faces, len(view.players)
    open_now = {card.card.id for pair in view.civitas for card in pair if card is not None}
    stacks = [
        [card for card in faces.of_colour(colour) if card.id not in open_now and card.id not in view.gone]
        for colour in COLOURS
    ]
    living = {view.emperor, *view.candidates}
    heirs = [one for one in dynasty(faces, seats) if one not in living and one.name not in view.dead]
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
    supply = player.supply or tuple(value for value in left if value not in hidden)
    return hidden, supply


def _assign(markers: Sequence[MarkerView], values: Sequence[int], rng: Random) -> list[int]:
    """A value for each marker, none that is ruled out for it.

    Whatever is seen elsewhere is ruled out for all markers that lie there at that moment. So of two markers one has
    all that is ruled out for the other; chosen first, it leaves the other as many values whatever it gets, and all
    ways are equally likely.
    """
    left, chosen = list(values), {}
    for i in sorted(range(len(markers)), key=lambda i: -len(markers[i].ruled_out)):
        chosen[i] = rng.choice([value for value in left if value not in markers[i].ruled_out])
        left.remove(chosen[i])
    return [chosen[i] for i in range(len(markers))]


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
        self.unseen = {stack: view.unseen(stack) for stack in STACKS}
        for cards in self.unseen.values():
            rng.shuffle(cards)
        self.all = everyone(len(view.players))
        # Doubles first, where one is known to be, before they are gone.
        openings = [player.hand.count(DOUBLE_BACK) for player in view.players]
        doubles = [[self._take_double(rng) for _ in range(count)] for count in openings]
        self.hands = [self._hand(view, seat, doubles[seat]) for seat in range(len(view.players))]

    def _take_double(self, rng: Random) -> str:
        cards = self.unseen["coniura"]
        card = rng.choice([card for card in cards if card in DOUBLES])
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
                known = self.all if seen in player.exposed else own
                hand.append(FaceDown(seen, known, seen == player.opening))
        return tuple(hand)

    def fill(self, stack: Sequence[Seen]) -> tuple[FaceDown, ...]:
        return tuple(
            FaceDown(self.unseen[stack_of(seen)].pop(), frozenset())
            if seen in self.unseen
            else FaceDown(seen, self.all)
            for seen in stack
        )
