"""The table as lines of text, for the plain mode, pipes and screen readers."""

from __future__ import annotations

from conspiratio.core.game import Seat
from conspiratio.locale.pax_words import NUMERALS, PaxWords
from conspiratio.pax.cards import CATEGORIES
from conspiratio.pax.outlook import Outlook, outlook
from conspiratio.pax.scoring import SOLO_GOALS, SoloResult, TableResult
from conspiratio.pax.state import Display, price, romes_choice, strength
from conspiratio.pax.view import Seen, View


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
            texts("play-round", round=view.round) if view.round else texts("play-opening"),
            texts("play-deck", count=len(view.deck)),
            texts("play-first", name=names[view.first]),
            texts("play-conspirator", name=holder),
        ]
        strength = self._piles(view.rome)
        if view.rome_hidden:
            strength += f" + {self._seen(view.rome_hidden)}"
        return [" · ".join(facts), texts("label", label=texts("rome"), text=strength)]

    def _piles(self, display: Display) -> str:
        """Symbols by category; a dash for an empty display."""
        counts = zip(CATEGORIES, strength(display), strict=True)
        return ", ".join(f"{self.words.category(c)} {n}" for c, n in counts if n) or "–"

    def _seen(self, cards: tuple[Seen, ...]) -> str:
        return self.words.cards(cards) or "–"

    def _legions(self) -> list[str]:
        view, texts = self.view, self.texts
        takes = None if view.result else romes_choice(view.legions)
        lines = []
        for number, column in enumerate(view.legions, 1):
            group = self.words.cards(column) or "–"
            if column and view.eye is not None and not view.result:
                group += f" – {texts('play-price', price=self.words.money(price(column, view.me.display)))}"
            if number == takes:
                group += f"  <- {texts('play-rome-takes')}"
            lines.append(texts("label", label=texts("legion", number=NUMERALS[number]), text=group))
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
        facts.append(self._piles(player.display))
        return texts("label", label=name, text=" · ".join(facts))

    def _scales(self) -> list[str]:
        now = outlook(self.view)
        scales = []
        for scale in now.scales:
            sides = [str(scale.rome), str(scale.best)] + ([] if scale.mine is None else [str(scale.mine)])
            mark = "*" if scale.is_romes else ""
            scales.append(f"{self.words.category(scale.category)} {':'.join(sides)}{mark}")
        key = "play-scales" if self.view.eye is not None else "play-scales-spectator"
        lines = [self.texts(key) + " " + ", ".join(scales)]
        if self.view.result is None:
            unseen = f" {self.texts('play-unseen', count=now.unseen)}" if now.unseen else ""
            lines.append(self._verdict(now) + unseen)
        return lines

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
        lines = ["", self.texts("play-your-hand", cards=self._seen(view.me.hand))]
        if view.turn.drawn and view.turn.seat == view.eye:
            lines.append(self.texts("play-your-draw", cards=self._seen(view.turn.drawn)))
        known = [card for card in view.deck if card]
        if known:
            lines.append(self.texts("play-known-deck", cards=self.words.cards(known)))
        return lines


def score_lines(result: TableResult, words: PaxWords) -> list[str]:
    """The points, line by line."""
    if result.scores is None:
        return []
    sources = ("category", "stronger", "arms", "primus", "wealthiest", "total")
    lines = []
    for name, score in zip(words.names, result.scores, strict=True):
        parts = [f"{words.texts(f'score-{source}')} {getattr(score, source)}" for source in sources]
        lines.append(words.texts("label", label=name, text=", ".join(parts)))
    return lines
