"""A whole state that fits a view: what the view doesn't tell is drawn at random from what is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from conspiratio.core.game import Seat
from conspiratio.core.hidden import everyone

from .cards import COLOURS, DOUBLES, HAND_CARDS, INDEX, STACKS, Stack, shows, stack_of
from .effects import LOST_SYMBOL
from .state import FIRST_MARKERS, FaceDown, Marker, OpenCard, Paying, Player, State
from .view import DOUBLE_BACK, CardView, MarkerView, Seen, View, dynasty


def imagine(view: View, rng: Random) -> State:
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
        doubles = [[self._take_double("coniura") for _ in range(count)] for count in openings]
        owed = _owed_double(view)
        self.reserved = {owed: self._take_double(owed[1])} if owed else {}
        self.hands = [self._hand(view, seat, doubles[seat]) for seat in range(len(view.players))]

    def _take_double(self, stack: Stack) -> str:
        cards = self.unseen[stack]
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
                stack = stack_of(seen)
                card = self.reserved.pop((seat, stack), None) or self.unseen[stack].pop()
                hand.append(FaceDown(card, own))
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


def _owed_double(view: View) -> tuple[Seat, Stack] | None:
    """Who is asked to lose a card has one that fits. If that can only be a double of the other stack: whose, and which
    stack."""
    phase = view.phase
    if not isinstance(phase, Paying):
        return None
    seat, player = phase.seat, view.players[phase.seat]
    card = view.civitas[INDEX[phase.colour]][0]
    assert card is not None
    others = [other for pair in view.civitas for other in pair if other is not None and other is not card]
    placed = sum(marker is not None and marker.owner == seat for other in others for marker in other.markers)
    other_ways = {"lose-marker": placed, "lose-point": player.victory + player.conspiracy}
    if any(other_ways.get(effect) for effect in card.card.effects):
        return None
    for symbol in (LOST_SYMBOL[effect] for effect in card.card.effects if effect in LOST_SYMBOL):
        if any(seen in (symbol, DOUBLE_BACK) or (seen not in STACKS and shows(seen, symbol)) for seen in player.hand):
            return None
    stack = next((stack for stack in STACKS if stack in player.hand), None)
    return None if stack is None else (seat, stack)
