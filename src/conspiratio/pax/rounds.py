"""From turn to turn: the end of a round, the next one, and the end of the game."""

from __future__ import annotations

from conspiratio.core.game import Seat

from .draft import Draft
from .events import GameEnded, LegionsFilled, RomeTook, RoundBegan
from .state import Choosing, Over, add_cards, romes_choice


def next_turn(draft: Draft, seat: Seat) -> None:
    following = (seat + 1) % len(draft.players)
    if following == draft.first:
        _end_round(draft)
    else:
        draft.phase = Choosing(following)


def _end_round(draft: Draft) -> None:
    if draft.exhausted and not draft.options.final_column:
        _end_game(draft, Over("exhausted"))
        return
    _rome_takes(draft)
    if draft.exhausted:
        _end_game(draft, Over("exhausted"))
        return
    # pax.round.first-player
    if draft.conspirator is not None:
        draft.first = draft.conspirator
    begin_round(draft)


def _rome_takes(draft: Draft) -> None:
    """pax.round.rome-takes"""
    legion = romes_choice(draft.legions)
    if legion is None:
        return
    column = draft.legions[legion - 1]
    draft.legions[legion - 1] = ()
    draft.rome = add_cards(draft.rome, column)
    draft.tell(RomeTook(legion, column))


def begin_round(draft: Draft) -> None:
    """pax.round.refill, pax.end.no-refill; also the first cards below the Legions (pax.setup.market)."""
    empty = [i for i, column in enumerate(draft.legions) if not column]
    if len(draft.deck) < len(empty):
        _end_game(draft, Over("no-refill"))
        return
    draft.round += 1
    draft.tell(RoundBegan(draft.round, draft.first))
    cards = tuple(down.card for down in draft.take_from_deck(len(empty)))
    for i, card in zip(empty, cards, strict=True):
        draft.legions[i] = (card,)
    if cards:
        draft.tell(LegionsFilled(tuple(i + 1 for i in empty), cards))
    draft.phase = Choosing(draft.first)


def _end_game(draft: Draft, over: Over) -> None:
    """pax.end.reveal"""
    cards = tuple(down.card for down in draft.rome_hidden)
    draft.rome_hidden = ()
    draft.rome = add_cards(draft.rome, cards)
    draft.phase = over
    draft.tell(GameEnded(over.reason, cards))
