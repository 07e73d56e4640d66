"""What a move does: ``play`` takes a state and a legal move to the next state and what happened."""

from __future__ import annotations

from typing import assert_never

from conspiratio.core.game import IllegalMove, Seat

from .cards import INDEX, Card
from .draft import Draft
from .events import (
    CardPlaced,
    CardsDrawn,
    DeckFoundEmpty,
    Event,
    GroupBought,
    IncomeTaken,
    OpeningChosen,
    OpeningDrawn,
    Passed,
    RomeSeen,
    SenateCalled,
)
from .legal import FOLLOW_COST, refusal
from .moves import Buy, Draw, End, Follow, Move, Open, Pass, Peek, Place, Play
from .rounds import begin_round, next_turn
from .state import (
    Buying,
    Drawing,
    FaceDown,
    Following,
    Opening,
    Player,
    Playing,
    State,
    income,
    opening_size,
    play_cost,
    price,
    together,
)

PEEK_MONEY = 2
EMPTY_DECK_MONEY = 2


def play(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    seat = state.phase.seat or 0  # with nobody to act, the refusal says that the game is over
    refused = refusal(state, seat, move)
    if refused:
        raise IllegalMove(refused)
    draft = Draft(state)
    match move:  # the frequent ones first
        case Place():
            _place(draft, seat, move)
        case Play():
            _play(draft, seat, move.card)
        case Draw():
            _draw(draft, seat)
        case Peek():
            _peek(draft, seat)
        case Buy():
            _buy(draft, seat, move.legion)
        case End():
            _end(draft, seat)
        case Pass():
            _pass(draft, seat)
        case Follow():
            draft.play_from_hand(seat, move.card, FOLLOW_COST)
            _call_next(draft)
        case Open():
            _open(draft, seat, move)
        case _:
            assert_never(move)
    return draft.close()


# The opening


def draw_opening(draft: Draft, seat: Seat) -> None:
    """pax.setup.opening-hand, pax.solo.opening"""
    nth = (seat - draft.first) % len(draft.players)
    count = opening_size(nth, len(draft.players), draft.options.solo_game)
    drawn = tuple(FaceDown(down.card, frozenset([seat])) for down in draft.take_from_deck(count))
    draft.phase = Opening(seat, drawn)
    draft.tell(OpeningDrawn(seat, drawn))


def _open(draft: Draft, seat: Seat, move: Open) -> None:
    assert isinstance(draft.phase, Opening)
    drawn = {down.card.id: down for down in draft.phase.drawn}
    kept = drawn.pop(move.keep)
    shown = tuple(drawn.pop(id).card for id in move.display)
    slipped = tuple(drawn.values())
    draft.tell(OpeningChosen(seat, kept, slipped, shown))
    draft.add_to_hand(seat, (kept,))
    draft.slip_under(slipped)
    draft.lay_out(seat, shown)
    following = (seat + 1) % len(draft.players)
    if following == draft.first:
        begin_round(draft)
    else:
        draw_opening(draft, following)


# A turn


def _peek(draft: Draft, seat: Seat) -> None:
    """pax.turn.peek"""
    draft.rome_hidden = tuple(FaceDown(down.card, down.known | {seat}) for down in draft.rome_hidden)
    draft.pay(seat, PEEK_MONEY)
    draft.tell(RomeSeen(seat, draft.rome_hidden, PEEK_MONEY))
    next_turn(draft, seat)


def _draw(draft: Draft, seat: Seat) -> None:
    if not draft.deck:
        # pax.draw.empty-deck
        draft.exhausted = True
        draft.pay(seat, EMPTY_DECK_MONEY)
        draft.tell(DeckFoundEmpty(seat, EMPTY_DECK_MONEY))
        _begin_buying(draft, seat)
        return
    count = together(draft.players[seat].display)
    draft.phase = Drawing(seat, (), 3)
    _draw_cards(draft, seat, count)


def _draw_cards(draft: Draft, seat: Seat, count: int) -> None:
    """Draw ``count`` cards to look at; if the deck runs out, the draw ends there (pax.draw.short-deck)."""
    phase = draft.phase
    assert isinstance(phase, Drawing)
    taken = draft.take_from_deck(count)
    to_come = phase.to_come - count
    drawn = tuple(FaceDown(down.card, down.known | {seat}) for down in taken)
    if drawn:
        draft.tell(CardsDrawn(seat, drawn))
    if len(taken) < count:
        to_come = 0
        draft.exhausted = True
        draft.tell(DeckFoundEmpty(seat, 0))
    draft.phase = Drawing(seat, (*phase.drawn, *drawn), to_come, phase.free)


def _place(draft: Draft, seat: Seat, move: Place) -> None:
    phase = draft.phase
    assert isinstance(phase, Drawing)
    down = next(down for down in phase.drawn if down.card.id == move.card)
    left = tuple(other for other in phase.drawn if other is not down)
    if left and move.to != "legion":
        # Several cards in hand, one put away unseen: nobody else can tell which of them it was.
        down = FaceDown(down.card, frozenset([seat]))
        left = tuple(FaceDown(other.card, frozenset([seat])) for other in left)
    if move.to == "legion":
        assert move.legion is not None
        draft.legions[move.legion - 1] = (*draft.legions[move.legion - 1], down.card)
        news = down.known != draft.everyone
        draft.tell(CardPlaced(seat, down.card, "legion", move.legion, news=news))
    else:
        if move.to == "hand":
            draft.add_to_hand(seat, (down,))
        else:
            draft.slip_under((down,))
        draft.tell(CardPlaced(seat, down, move.to))
    free = tuple([place for place in phase.free if place != move.to])
    draft.phase = Drawing(seat, left, phase.to_come, free)
    if phase.to_come:
        _draw_cards(draft, seat, 1)
    if not draft.phase.drawn:
        _begin_buying(draft, seat)


def _begin_buying(draft: Draft, seat: Seat) -> None:
    player = draft.players[seat]
    can_buy = any(column and price(column, player.display) <= player.money for column in draft.legions)
    draft.phase = Buying(seat) if can_buy else Playing(seat)


def _buy(draft: Draft, seat: Seat, legion: int) -> None:
    column = draft.legions[legion - 1]
    cost = price(column, draft.players[seat].display)
    draft.legions[legion - 1] = ()
    draft.pay(seat, -cost)
    draft.add_to_hand(seat, (FaceDown(card, draft.everyone) for card in column))
    draft.tell(GroupBought(seat, legion, column, cost))
    draft.phase = Playing(seat)


def _pass(draft: Draft, seat: Seat) -> None:
    if isinstance(draft.phase, Following):
        draft.tell(Passed(seat, "following"))
        _call_next(draft)
    else:
        draft.tell(Passed(seat, "buying"))
        draft.phase = Playing(seat)


def _play(draft: Draft, seat: Seat, id: str) -> None:
    assert isinstance(draft.phase, Playing)
    played = draft.phase.played
    card = draft.play_from_hand(seat, id, play_cost(len(played)))
    draft.phase = Playing(seat, (*played, card))


def _end(draft: Draft, seat: Seat) -> None:
    assert isinstance(draft.phase, Playing)
    played = draft.phase.played
    money = income(draft.players[seat].display, played)
    draft.pay(seat, money)
    draft.tell(_income_taken(draft.players[seat], seat, played, money))
    if len(draft.players) >= 5 and any(card.category == "senator" for card in played):
        draft.tell(SenateCalled(seat))
        draft.phase = Following(seat, seat)
        _call_next(draft)
    else:
        next_turn(draft, seat)


def _income_taken(player: Player, seat: Seat, played: tuple[Card, ...], money: int) -> IncomeTaken:
    categories = {card.category for card in played}
    if not played:
        return IncomeTaken(seat, money, "base")
    if "intrigue" in categories:
        return IncomeTaken(seat, money, "intrigue")
    longest = max(categories, key=lambda c: (len(player.display[INDEX[c]]), -INDEX[c]))
    return IncomeTaken(seat, money, "longest", longest, "senator" in categories)


def _call_next(draft: Draft) -> None:
    """pax.senate.follow: ask the next seat that has a card and an Aureus, whatever the card."""
    phase = draft.phase
    assert isinstance(phase, Following)
    seat = (phase.seat + 1) % len(draft.players)
    while seat != phase.caller:
        player = draft.players[seat]
        if player.hand and player.money >= FOLLOW_COST:
            draft.phase = Following(seat, phase.caller)
            return
        seat = (seat + 1) % len(draft.players)
    next_turn(draft, phase.caller)
