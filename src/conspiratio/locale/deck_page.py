"""The decks that we ship, and what a deck file that was found good has in it."""

from __future__ import annotations

from typing import Any

from conspiratio.core.game import AnyGame
from conspiratio.games import room

from . import Texts


def decks_page(texts: Texts, game: AnyGame) -> list[str]:
    """The decks of a game, a line each: what to type, the name, what it does."""
    width = max(map(len, game.decks))
    lines = [
        f"  {name:{width}}  {texts(deck_message(game.name, name))} – {texts(deck_message(game.name, name) + '.about')}"
        for name in game.decks
    ]
    return [texts("deck-list-game", game=game.title, deck=game.default_deck), *lines]


def deck_message(game: str, deck: str) -> str:
    """The id of what a deck is called; with ``.about`` it is what it does."""
    return f"named-deck-{game}-{deck}"


def deck_page(texts: Texts, game: AnyGame, deck: Any) -> list[str]:
    """It is compared with the deck of ours that it is most like."""
    its = room("locale", game.name)
    differing = min(its.differing_cards(deck, game.with_named_deck(name).faces) for name in game.decks)
    good = texts("deck-good", count=its.deck_size(deck), differing=differing)
    return [*("  " + line for line in its.deck_lines(texts, deck)), good]
