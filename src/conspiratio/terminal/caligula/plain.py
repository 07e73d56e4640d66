"""Caligula in the plain mode: the moves on offer, what people type, and how the game ended."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from conspiratio.caligula.cards import HAND_CARDS, INDEX, Deck, stack_of
from conspiratio.caligula.moves import Move, Reward
from conspiratio.caligula.state import OpenCard, Paying, Placing, Rewarding, State
from conspiratio.caligula.view import CardView, MarkerView, View, view
from conspiratio.locale import Texts
from conspiratio.locale.caligula import CaligulaWords
from conspiratio.locale.sentence import Sentence

from .plain_table import PlainTable
from .typing_moves import read_typed_move


class PlainSkin:
    help = "caligula-play-help"

    def __init__(self, texts: Texts, names: tuple[str, ...], faces: Deck) -> None:
        self.texts = texts
        self.words = CaligulaWords(texts, names, faces)

    def table(self, view: View) -> list[str]:
        return PlainTable(view, self.words).lines()

    def scene(self, view: View) -> list[str]:
        """The whole table for placing; else what is at stake: the card that is resolved, or the conspiracy."""
        if isinstance(view.phase, Placing):
            return self.table(view)
        if isinstance(view.phase, Rewarding | Paying):
            return PlainTable(view, self.words).card_lines(view.phase.colour, 1)
        return [str(line) for line in self.words.story(view)]

    def phase(self, view: View) -> str:
        return self.words.phase(view.phase)

    def path(self, move: Move, view: View) -> tuple[Sentence, ...]:
        return self.words.path(move, view)

    def wishes(self, view: View) -> list[Move]:
        """Rewards that would do nothing now."""
        if not isinstance(view.phase, Rewarding):
            return []
        card = view.civitas[INDEX[view.phase.colour]][0]
        effects = card.card.effects if card else ()
        return [Reward(effect) for effect in effects if effect in ("coniura", "pugio", "spqr", "primus")]

    def cards(self, view: View) -> list[tuple[str, str]]:
        cards = sorted(view.me.hand, key=lambda card: HAND_CARDS[stack_of(card)].index(card))
        return [(card, str(self.words.hand_card(card))) for card in cards]

    def read_move(self, word: str, rest: list[str]) -> Move | None:
        return read_typed_move(word, rest, self.words.names)

    def everything(self, state: State) -> View:
        return everything(state)

    def result_lines(self, view: View) -> list[str]:
        assert view.result is not None
        lines = []
        for name, points in zip(self.words.names, view.result.points, strict=True):
            numbers = {"victory": points.victory, "conspiracy": points.conspiracy, "total": points.total}
            lines.append(self.texts("label", label=name, text=self.texts("caligula-play-points", **numbers)))
        return [*lines, str(self.words.result(view.result))]


def everything(state: State) -> View:
    """A spectator's view with every card and marker turned up."""

    def turned_up(cards: Any) -> Any:
        return tuple(down._replace(known=down.known | {None}) for down in cards)

    opened = replace(
        state,
        coniura=turned_up(state.coniura),
        pugio=turned_up(state.pugio),
        players=tuple(replace(player, hand=turned_up(player.hand)) for player in state.players),
    )
    civitas = tuple((_turned_up(one), _turned_up(two)) for one, two in state.civitas)
    return replace(view(opened, None), civitas=civitas)


def _turned_up(card: OpenCard | None) -> CardView | None:
    if card is None:
        return None
    markers = [marker and MarkerView(marker.owner, marker.value, marker.ruled_out) for marker in card.markers]
    return CardView(card.card, tuple(markers))
