"""A Civitas card is resolved: turned up, its effects taken or suffered, and out of the game.

The functions that ask say whether somebody is asked; if not, the card is done with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from conspiratio.core.game import Seat

from .cards import DOUBLES, INDEX, Colour, Stack, stack_of
from .draft import Draft
from .effects import LOST_SYMBOL, breach, colour_in, is_possible, name_of, ways
from .events import (
    CardLost,
    CardRemoved,
    CardTurnedUp,
    HandShown,
    MarkerGained,
    MarkersSwapped,
    OrdoSwapped,
    PenaltyDue,
    PenaltyVoid,
    PointLost,
    PositionsSwapped,
    PrimusTaken,
    RewardDeclined,
    RewardVoid,
    SequentiaSwapped,
    Sum,
)
from .moves import Penalty, Reward
from .queries import Location, concerned, marker_at, open_card, sums
from .state import LATE_MARKERS, FaceDown, OpenCard, Paying, Rewarding


def resolve_card(draft: Draft, colour: Colour) -> bool:
    """caligula.sequentia.civitas"""
    card = open_card(draft, colour, 1)
    if card is None:
        return False
    queue = concerned(card, draft.ordo)
    _turn_up(draft, Location(colour, 1), card, queue)
    return ask_next(draft, colour, queue)


def _turn_up(draft: Draft, where: Location, card: OpenCard, queue: tuple[Seat, ...]) -> None:
    """caligula.civitas.reveal"""
    counted = []
    for seat, total in sums(card).items():
        values = tuple(marker.value for marker in card.markers if marker is not None and marker.owner == seat)
        draft.rule_out(seat, values, but=where)
        counted.append(Sum(seat, values, total))
    draft.tell(CardTurnedUp(card.card, tuple(counted), queue, news=bool(counted)))


def ask_next(draft: Draft, colour: Colour, queue: tuple[Seat, ...]) -> bool:
    card = open_card(draft, colour, 1)
    assert card is not None
    ask = _ask_payer if card.card.kind == "negative" else _ask_winner
    while queue:
        seat, *rest = queue
        queue = tuple(rest)
        if ask(draft, seat, colour, queue, card.card.effects):
            return True
    draft.let_go(colour, 1)
    return False


# Rewards


def _ask_winner(draft: Draft, seat: Seat, colour: Colour, queue: tuple[Seat, ...], effects: tuple[str, ...]) -> bool:
    if not any(is_possible(draft, seat, effect, Location(colour, 1)) for effect in effects):
        draft.tell(RewardVoid(seat, effects))
        return False
    draft.phase = Rewarding(seat, colour, queue)
    return True


def decline_reward(draft: Draft, phase: Rewarding) -> bool:
    card = open_card(draft, phase.colour, 1)
    assert card is not None
    draft.tell(RewardDeclined(phase.seat, card.card.effects))
    return ask_next(draft, phase.colour, phase.queue)


def take_reward(draft: Draft, phase: Rewarding, move: Reward) -> bool:
    _REWARDS[name_of(move.effect)](draft, phase.seat, move)
    return ask_next(draft, phase.colour, phase.queue)


def _remove(draft: Draft, seat: Seat, move: Reward) -> None:
    colour, position = colour_in(move.effect), move.position or 0
    card = open_card(draft, colour, position)
    assert card is not None
    draft.tell(CardRemoved(seat, card.card))
    draft.let_go(colour, position)


def _draw(draft: Draft, seat: Seat, move: Reward) -> None:
    draft.draw(seat, "coniura" if move.effect == "coniura" else "pugio")


def _spqr(draft: Draft, seat: Seat, move: Reward) -> None:
    player = draft.players[seat]
    value = LATE_MARKERS[player.late]
    draft.players[seat] = replace(player, late=player.late + 1, supply=(*player.supply, value))
    draft.rule_out(seat, [value])
    draft.tell(MarkerGained(seat, value))


def _primus(draft: Draft, seat: Seat, move: Reward) -> None:
    draft.tell(PrimusTaken(seat, draft.primus))
    draft.primus = seat


def _place(draft: Draft, seat: Seat, move: Reward) -> None:
    assert move.marker is not None
    assert move.colour is not None
    assert move.position is not None
    draft.place_marker(seat, move.marker, move.colour, move.position)


def _swap_markers(draft: Draft, seat: Seat, move: Reward) -> None:
    one, other = move.spots
    first, second = marker_at(draft, one), marker_at(draft, other)
    assert first is not None
    assert second is not None
    draft.put_marker(one, second)
    draft.put_marker(other, first)
    draft.tell(MarkersSwapped(seat, move.spots, (first.owner, second.owner)))


def _return_marker(draft: Draft, seat: Seat, move: Reward) -> None:
    assert move.spot is not None
    draft.send_home(seat, move.spot)


def _swap_ordo(draft: Draft, seat: Seat, move: Reward) -> None:
    one, other = move.seats
    exchange = {one: other, other: one}
    draft.ordo = tuple(exchange.get(holder, holder) for holder in draft.ordo)
    draft.tell(OrdoSwapped(seat, move.seats))


def _swap_positions(draft: Draft, seat: Seat, move: Reward) -> None:
    assert move.colour is not None
    one, two = draft.civitas[INDEX[move.colour]]
    draft.civitas[INDEX[move.colour]] = (two, one)
    draft.tell(PositionsSwapped(seat, move.colour))


def _swap_sequentia(draft: Draft, seat: Seat, move: Reward) -> None:
    one, other = move.slots
    cards = list(draft.sequentia)
    cards[one], cards[other] = cards[other], cards[one]
    draft.sequentia = tuple(cards)
    draft.tell(SequentiaSwapped(seat, move.slots))


_REWARDS: Mapping[str, Callable[[Draft, Seat, Reward], None]] = {
    "remove": _remove,
    "coniura": _draw,
    "pugio": _draw,
    "spqr": _spqr,
    "primus": _primus,
    "place": _place,
    "swap-markers": _swap_markers,
    "return-marker": _return_marker,
    "swap-ordo": _swap_ordo,
    "swap-positions": _swap_positions,
    "swap-sequentia": _swap_sequentia,
}


# Penalties


def _ask_payer(draft: Draft, seat: Seat, colour: Colour, queue: tuple[Seat, ...], effects: tuple[str, ...]) -> bool:
    """Ask, unless everybody can see that there is nothing to choose.

    With cards in hand a player is asked even if there is only one way to pay: not to be asked would tell the
    table how many of them fit.
    """
    where = Location(colour, 1)
    moves: list[Any] = [
        move for effect in effects for move in ways(draft, seat, effect) if breach(draft, seat, move, where) is None
    ]
    symbols = tuple(LOST_SYMBOL[effect] for effect in effects if effect in LOST_SYMBOL)
    has_secrets = bool(symbols and draft.players[seat].hand)
    if moves and (has_secrets or len(moves) > 1):
        draft.phase = Paying(seat, colour, queue)
        can_all_see = any(move.card is None for move in moves) or _has_for_all_to_see(draft, seat, symbols)
        draft.tell(PenaltyDue(seat, effects, news=not can_all_see))
        return True
    if moves:
        _PENALTIES[moves[0].effect](draft, seat, moves[0])
    elif has_secrets:
        _show_hand(draft, seat, symbols)
    else:
        draft.tell(PenaltyVoid(seat, effects))
    return False


def _has_for_all_to_see(draft: Draft, seat: Seat, symbols: tuple[Stack, ...]) -> bool:
    """Whether everybody can tell that a card of this hand fits: by its stack, or as a double that they know of."""
    return any(
        stack_of(down.card) in symbols or (down.card in DOUBLES and (down.opening or down.known == draft.everyone))
        for down in draft.players[seat].hand
    )


def take_penalty(draft: Draft, phase: Paying, move: Penalty) -> bool:
    _PENALTIES[move.effect](draft, phase.seat, move)
    return ask_next(draft, phase.colour, phase.queue)


def _show_hand(draft: Draft, seat: Seat, symbols: tuple[Stack, ...]) -> None:
    player = draft.players[seat]
    news = any(down.known != draft.everyone for down in player.hand)
    shown = tuple(FaceDown(down.card, draft.everyone) for down in player.hand)
    draft.players[seat] = replace(player, hand=shown)
    draft.tell(HandShown(seat, tuple(sorted(down.card for down in shown)), symbols, news=news))


def _lose_marker(draft: Draft, seat: Seat, move: Penalty) -> None:
    assert move.spot is not None
    draft.send_home(seat, move.spot, penalty=True)


def _lose_point(draft: Draft, seat: Seat, move: Penalty) -> None:
    assert move.point is not None
    draft.add_points(seat, move.point, -1)
    draft.tell(PointLost(seat, move.point))


def _lose_card(draft: Draft, seat: Seat, move: Penalty) -> None:
    assert move.card is not None
    news = draft.take_from_hand(seat, [move.card])
    draft.put_under([move.card])
    draft.tell(CardLost(seat, move.card, LOST_SYMBOL[move.effect], news=news))


_PENALTIES: Mapping[str, Callable[[Draft, Seat, Penalty], None]] = {
    "lose-marker": _lose_marker,
    "lose-point": _lose_point,
    "lose-pugio": _lose_card,
    "lose-coniura": _lose_card,
}
