"""PAX in the plain mode: the moves on offer, what people type, and how the game ended."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from conspiratio.core.game import Complaint
from conspiratio.locale import Texts
from conspiratio.locale.sentence import Sentence
from conspiratio.pax.cards import Deck
from conspiratio.pax.moves import Buy, Draw, End, Follow, Move, Open, Pass, Peek, Place, Play
from conspiratio.pax.outlook import income_after
from conspiratio.pax.scoring import TableResult
from conspiratio.pax.state import Drawing, FaceDown, Opening, Player, State
from conspiratio.pax.view import View, view

from ..skin import is_number
from .plain_table import PlainTable, SpokenPaxWords, score_lines


class PlainSkin:
    help = "play-help"

    def __init__(self, texts: Texts, names: tuple[str, ...], faces: Deck) -> None:
        self.texts = texts
        self.words = SpokenPaxWords(texts, names, faces)

    def table(self, view: View) -> list[str]:
        return PlainTable(view, self.words).lines()

    def scene(self, view: View) -> list[str]:
        return self.table(view) if view.turn.phase in ("opening", "choosing", "following") else []

    def phase(self, view: View) -> str:
        return self.texts(f"phase-{view.turn.phase}")

    def path(self, move: Move, view: View) -> tuple[Sentence, ...]:
        """A move in words, and for a card to play the income that would follow."""
        said = self.words.move(move, view)
        if not isinstance(move, Play):
            return (said,)
        money = income_after(view, self.words.faces[move.card])
        return (self.texts.sentence("play-then-income", move=said, income=self.words.money(money)),)

    def wishes(self, view: View) -> list[Move]:
        """Cards and groups that one would like to have."""
        if view.turn.phase in ("playing", "following"):
            make = Play if view.turn.phase == "playing" else Follow
            return [make(card.id) for card in view.me.hand if card]
        if view.turn.phase == "buying":
            return [Buy(number) for number, column in enumerate(view.legions, 1) if column]
        return []

    def cards(self, view: View) -> list[tuple[str, str]]:
        return [(card.id, str(self.words.card(card))) for card in (*view.me.hand, *view.turn.drawn) if card]

    def read_move(self, word: str, rest: list[str]) -> Move | None:
        return read_typed_move(word, rest)

    def everything(self, state: State) -> View:
        return everything(state)

    def result_lines(self, view: View) -> list[str]:
        assert view.result is not None
        scores = score_lines(view.result, self.words) if isinstance(view.result, TableResult) else []
        return [*scores, str(self.words.ending(view))]


def read_typed_move(word: str, rest: list[str]) -> Move | None:
    plain: dict[str, Move] = {"draw": Draw(), "peek": Peek(), "end": End(), "pass": Pass()}
    if word in plain:
        return plain[word]
    if word not in ("open", "place", "buy", "play", "follow"):
        return None
    needed = {"place": 2}.get(word, 1)
    if len(rest) < needed:
        raise Complaint("typed-move", example=_EXAMPLES[word])
    match word:
        case "open":
            return Open(rest[0], tuple(rest[1:]))
        case "buy":
            return Buy(_number(rest[0], word))
        case "play":
            return Play(rest[0])
        case "follow":
            return Follow(rest[0])
    if rest[1] == "hand":
        return Place(rest[0], "hand")
    if rest[1] == "under":
        return Place(rest[0], "under")
    return Place(rest[0], "legion", _number(rest[1], word))


_EXAMPLES = {
    "open": "open land-3",
    "place": "place army-10 2",
    "buy": "buy 2",
    "play": "play army-10",
    "follow": "follow army-10",
}


def _number(text: str, word: str) -> int:
    if not is_number(text):
        raise Complaint("typed-move", example=_EXAMPLES[word])
    return int(text)


def everything(state: State) -> View:
    """A spectator's view with every card turned up."""

    def turned_up(cards: tuple[FaceDown, ...]) -> tuple[FaceDown, ...]:
        return tuple(FaceDown(down.card, down.known | {None}) for down in cards)

    def shown(player: Player) -> Player:
        return replace(player, hand=turned_up(player.hand))

    phase: Any = state.phase
    if isinstance(phase, Opening | Drawing):
        phase = replace(phase, drawn=turned_up(phase.drawn))
    opened = replace(
        state,
        deck=turned_up(state.deck),
        rome_hidden=turned_up(state.rome_hidden),
        players=tuple(shown(player) for player in state.players),
        phase=phase,
        options=replace(state.options, open_counts=True),
    )
    return view(opened, None)
