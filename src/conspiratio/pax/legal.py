"""Legality, written once: ``refusal`` says why not; ``legal_moves`` is candidates minus refusals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import assert_never

from conspiratio.core.game import Refusal, Seat
from conspiratio.core.rulebook import Rulebook

from .cards import Card
from .moves import Buy, Draw, End, Follow, Move, Open, Pass, Peek, Place, Play
from .state import (
    Buying,
    Choosing,
    Drawing,
    FaceDown,
    Following,
    Opening,
    Over,
    Player,
    Playing,
    State,
    arms_limit,
    play_cost,
    price,
    symbols,
    together,
)

RULES = Rulebook.of(__package__)
FOLLOW_COST = 1


def legal_moves(state: State) -> tuple[Move, ...]:
    return tuple([move for move in _candidates(state) if _breach(state, move) is None])


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why this seat may not make this move now, or None if it may."""
    acting = state.phase.seat
    if acting is None:
        return RULES.refuse("pax.turn.choice", "game-over")
    if seat != acting:
        return RULES.refuse("pax.turn.choice", "not-your-turn", acting=acting)
    return _breach(state, move)


def _candidates(state: State) -> Iterator[Move]:
    phase = state.phase
    match phase:
        case Opening():
            ids = [down.card.id for down in phase.drawn]
            for keep in ids:
                others = [id for id in ids if id != keep]
                for display in combinations(others, cards_laid_out(state)):
                    yield Open(keep, display)
        case Choosing():
            yield Draw()
            yield Peek()
        case Drawing():
            for down in phase.drawn:
                id = down.card.id
                if "hand" in phase.free:
                    yield Place(id, "hand")
                if "under" in phase.free:
                    yield Place(id, "under")
                if "legion" in phase.free:
                    for legion in range(1, len(state.legions) + 1):
                        yield Place(id, "legion", legion)
        case Buying():
            for legion in range(1, len(state.legions) + 1):
                yield Buy(legion)
            yield Pass()
        case Playing():
            for down in state.players[phase.seat].hand:
                yield Play(down.card.id)
            yield End()
        case Following():
            for down in state.players[phase.seat].hand:
                yield Follow(down.card.id)
            yield Pass()
        case Over():
            return
        case _:
            assert_never(phase)


def _breach(state: State, move: Move) -> Refusal | None:
    """The rule a move of the acting seat would break."""
    phase = state.phase
    match move:
        case Place() if isinstance(phase, Drawing):
            return _breach_of_place(state, phase, move)
        case Play() if isinstance(phase, Playing):
            return _breach_of_play(state.players[phase.seat], move.card, play_cost(len(phase.played)))
        case Buy() if isinstance(phase, Buying):
            return _breach_of_buy(state, phase.seat, move.legion)
        case End() if isinstance(phase, Playing):
            return None
        case Pass() if isinstance(phase, (Buying, Following)):
            return None
        case Draw() if isinstance(phase, Choosing):
            return None
        case Peek() if isinstance(phase, Choosing):
            return RULES.refuse("pax.solo.setup", "peek") if len(state.players) == 1 else None
        case Follow() if isinstance(phase, Following):
            return _breach_of_play(state.players[phase.seat], move.card, FOLLOW_COST)
        case Open() if isinstance(phase, Opening):
            return _breach_of_open(state, phase, move)
        case _:
            return RULES.refuse("pax.turn.choice", f"now-{phase.type}", move=move.type)


def cards_laid_out(state: State) -> int:
    """pax.solo.opening: how many cards of the opening hand go on display."""
    return max(0, (state.options.solo_game or 0) - 2)


def _breach_of_open(state: State, phase: Opening, move: Open) -> Refusal | None:
    rule = "pax.solo.opening" if len(state.players) == 1 else "pax.setup.opening-hand"
    drawn = [down.card.id for down in phase.drawn]
    named = (move.keep, *move.display)
    for id in named:
        if id not in drawn:
            return RULES.refuse(rule, "not-drawn", card=id)
        if named.count(id) > 1:
            return RULES.refuse(rule, "twice", card=id)
    if len(move.display) != cards_laid_out(state):
        return RULES.refuse(rule, "display", count=cards_laid_out(state), found=len(move.display))
    return None


def _breach_of_place(state: State, phase: Drawing, move: Place) -> Refusal | None:
    if _find(phase.drawn, move.card) is None:
        return RULES.refuse("pax.draw.three", "not-drawn", card=move.card)
    if move.to not in phase.free:
        return RULES.refuse("pax.draw.destinations", f"{move.to}-used")
    if move.to == "legion":
        if move.legion is None or not 1 <= move.legion <= len(state.legions):
            return RULES.refuse("pax.draw.destinations", "no-such-legion", count=len(state.legions))
    elif move.legion is not None:
        return RULES.refuse("pax.draw.destinations", "legion-not-asked")
    pair = len(phase.drawn) == 2 and len(phase.free) == 3
    if move.to == "hand" and pair and together(state.players[phase.seat].display) == 2:
        return RULES.refuse("pax.draw.religion-3", "hand-last")
    return None


def _breach_of_buy(state: State, seat: Seat, legion: int) -> Refusal | None:
    if not 1 <= legion <= len(state.legions):
        return RULES.refuse("pax.buy.group", "no-such-legion", count=len(state.legions))
    column = state.legions[legion - 1]
    if not column:
        return RULES.refuse("pax.buy.group", "empty", legion=legion)
    player = state.players[seat]
    cost = price(column, player.display)
    if cost > player.money:
        return RULES.refuse("pax.buy.money", "short", price=cost, money=player.money)
    return None


def _breach_of_play(player: Player, id: str, cost: int) -> Refusal | None:
    down = _find(player.hand, id)
    if down is None:
        return RULES.refuse("pax.play.cost", "not-in-hand", card=id)
    if cost > player.money:
        return RULES.refuse("pax.play.cost", "short", cost=cost, money=player.money)
    return _breach_of_limit(player, down.card)


def _breach_of_limit(player: Player, card: Card) -> Refusal | None:
    category = card.category
    if category not in ("fleet", "army"):
        return None
    have, limit = symbols(player.display, category), arms_limit(player.display)
    if have + card.symbols <= limit:
        return None
    # pax.solo.limit-after: what the opening laid out beyond the limit stays, but nothing may be added.
    rule = "pax.solo.limit-after" if have > limit else "pax.play.limit"
    return RULES.refuse(rule, category, have=have, add=card.symbols, limit=limit)


def _find(cards: tuple[FaceDown, ...], id: str) -> FaceDown | None:
    for down in cards:
        if down.card.id == id:
            return down
    return None
