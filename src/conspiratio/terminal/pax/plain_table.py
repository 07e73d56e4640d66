"""The table in sentences, for the plain mode, pipes and screen readers: nothing depends on a place or a sign alone."""

from __future__ import annotations

from dataclasses import replace

from conspiratio.core.game import Seat
from conspiratio.locale.pax import PaxWords
from conspiratio.locale.sentence import CardPart
from conspiratio.locale.words import NUMERALS
from conspiratio.pax.cards import CATEGORIES, INDEX, Card
from conspiratio.pax.outlook import Outlook, Scale, outlook, rome_takes
from conspiratio.pax.scoring import SOLO_GOALS, SOURCES, SoloResult, TableResult
from conspiratio.pax.state import Display, arms_limit, price, symbols
from conspiratio.pax.view import Seen, View


class SpokenPaxWords(PaxWords):
    """Words for the ear: a card is spelt out instead of drawn with dots."""

    def card(self, card: Card) -> CardPart:
        category = self.category(card.category)
        spoken = self.texts("play-card", category=category, symbols=card.symbols, value=card.value)
        return replace(super().card(card), text=spoken)


class PlainTable:
    def __init__(self, view: View, words: PaxWords) -> None:
        self.view = view
        self.words = words
        self.texts = words.texts

    def lines(self) -> list[str]:
        if not self.view.round:  # the opening: nothing lies on the table yet
            return [*self._head(), *self._own()]
        return [*self._head(), "", *self._legions(), "", *self._players(), "", *self._scales(), *self._own()]

    def _head(self) -> list[str]:
        view, texts, names = self.view, self.texts, self.words.names
        holder = texts("nobody") if view.conspirator is None else names[view.conspirator]
        facts = [
            texts("round-number", round=view.round) if view.round else texts("round-opening"),
            texts("play-deck", count=len(view.deck)),
            texts("play-first", name=names[view.first]),
            texts("play-conspirator", name=holder),
        ]
        rome = self._piles(view.rome)
        if view.rome_hidden:
            rome += "; " + texts("play-face-down", cards=self._cards(view.rome_hidden))
        return [", ".join(facts), texts("label", label=texts("rome"), text=rome)]

    def _piles(self, display: Display) -> str:
        """Symbols, and the cards they are on, by category."""
        piles = [
            self.texts(
                "play-pile",
                category=self.words.category(category),
                symbols=symbols(display, category),
                cards=len(display[INDEX[category]]),
            )
            for category in CATEGORIES
            if display[INDEX[category]]
        ]
        return ", ".join(piles) or self.texts("play-nothing")

    def _cards(self, cards: tuple[Seen, ...]) -> str:
        return str(self.words.cards(cards)) or self.texts("play-nothing")

    def _legions(self) -> list[str]:
        view, texts = self.view, self.texts
        takes = rome_takes(view)
        lines = []
        for number, column in enumerate(view.legions, 1):
            facts = [self._cards(column)]
            if column and view.eye is not None and not view.result:
                facts.append(texts("play-price", price=self.words.money(price(column, view.me.display))))
            if number == takes:
                facts.append(texts("play-rome-takes"))
            label = texts("legion", number=NUMERALS[number])
            lines.append(texts("label", label=label, text="; ".join(facts)))
        return lines

    def _players(self) -> list[str]:
        return [self._player(seat) for seat in range(len(self.view.players))]

    def _player(self, seat: Seat) -> str:
        view, texts = self.view, self.texts
        player = view.players[seat]
        name = self.words.names[seat]
        if seat == view.eye:
            name = texts("play-you", name=name)
        facts = []
        if player.money is not None:
            facts.append(self.words.money(player.money))
        if player.hand_size is not None:
            facts.append(texts("play-hand-size", count=player.hand_size))
        if seat != view.eye and any(player.hand):
            known = [card for card in player.hand if card]
            facts.append(texts("play-known", cards=self.words.cards(known)))
        facts.append(texts("play-display", piles=self._piles(player.display)))
        if seat == view.eye:
            facts.append(texts("play-limit", limit=arms_limit(player.display)))
        return texts("label", label=name, text="; ".join(facts))

    def _scales(self) -> list[str]:
        now = outlook(self.view)
        lines = [self._scale(scale) for scale in now.scales]
        if self.view.result is None:
            unseen = f" {self.texts('play-unseen', count=now.unseen)}" if now.unseen else ""
            lines.append(self._verdict(now) + unseen)
        return lines

    def _scale(self, scale: Scale) -> str:
        """Rome against the strongest player against you, bonus pieces included."""
        sides = [self.texts("play-scale-rome", count=scale.rome)]
        if len(self.view.players) > 1:
            names = self.words.list([self.words.names[seat] for seat in scale.strongest]) or self.texts("nobody")
            sides.append(self.texts("play-scale-strongest", names=names, count=scale.best))
        if scale.mine is not None:
            sides.append(self.texts("play-scale-you", count=scale.mine))
        if scale.romes:
            sides.append(self.texts("play-scale-held"))
        return self.texts("label", label=self.words.category(scale.category), text=", ".join(sides))

    def _verdict(self, now: Outlook) -> str:
        result = now.result
        if isinstance(result, SoloResult):
            goal = SOLO_GOALS[self.view.options.solo_game or 1]
            return self.texts("play-if-now-solo", categories=result.categories, stronger=result.stronger, goal=goal)
        return self.texts("play-if-now", verdict=self.words.result(result), held=now.held)

    def _own(self) -> list[str]:
        view = self.view
        if view.eye is None:
            return []
        lines = ["", self.texts("play-your-hand", cards=self._cards(view.me.hand))]
        if view.turn.drawn and view.turn.seat == view.eye:
            lines.append(self.texts("play-your-draw", cards=self._cards(view.turn.drawn)))
        known = [card for card in view.deck if card]
        if known:
            lines.append(self.texts("play-known-deck", cards=self.words.cards(known)))
        return lines


def score_lines(result: TableResult, words: PaxWords) -> list[str]:
    """The points, line by line."""
    if result.scores is None:
        return []
    lines = []
    for name, score in zip(words.names, result.scores, strict=True):
        parts = [f"{words.texts(f'score-{source}')} {getattr(score, source)}" for source in (*SOURCES, "total")]
        lines.append(words.texts("label", label=name, text=", ".join(parts)))
    return lines
