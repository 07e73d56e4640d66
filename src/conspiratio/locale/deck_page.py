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


def most_like(game: AnyGame, deck: Any) -> tuple[int, str]:
    """Of the decks that we ship, the one that this one is most like: how many cards differ, and its name."""
    differing = room("locale", game.name).differing_cards
    return min((differing(deck, game.with_named_deck(name).faces), name) for name in game.decks)


def deck_page(texts: Texts, game: AnyGame, deck: Any) -> list[str]:
    its = room("locale", game.name)
    differing, _ = most_like(game, deck)
    good = texts("deck-good", count=its.deck_size(deck), differing=differing)
    return [*("  " + line for line in its.deck_lines(texts, deck)), good]
