"""PAX in sentences: cards, moves, events, refusals and results, in the words of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from conspiratio.core.game import Refusal
from conspiratio.pax import events as e
from conspiratio.pax.cards import Card, Category, Deck
from conspiratio.pax.legal import FOLLOW_COST, RULES
from conspiratio.pax.moves import Buy, Draw, End, Follow, Move, Open, Pass, Peek, Place, Play
from conspiratio.pax.resolve import PEEK_MONEY
from conspiratio.pax.scoring import SOLO_GOALS, Result, SoloResult
from conspiratio.pax.state import FaceDown, income, play_cost, price
from conspiratio.pax.view import View

from .. import Texts
from ..words import NUMERALS, Words


class PaxWords(Words):
    rulebook = RULES

    def __init__(self, texts: Texts, names: Sequence[str], deck: Deck | None = None) -> None:
        super().__init__(texts, names)
        self.faces: Mapping[str, Card] = deck.by_id if deck else {}

    # Things

    def category(self, category: Category) -> str:
        return self.texts(f"category-{category}")

    def card(self, card: Card) -> str:
        """Short: one dot a symbol, then the value; with no-break spaces, so that it stays on one line.

        >>> PaxWords(Texts("en"), ()).card(Card("army-10", "army", 2, 4))
        'Army\\xa0●●\\xa04'
        """
        return f"{self.category(card.category)}\xa0{'●' * card.symbols}\xa0{card.value}"

    def cards(self, cards: Sequence[e.Shown]) -> str:
        """Those we know by name, the others by number."""
        shown = [card.card if isinstance(card, FaceDown) else card for card in cards]
        known = [self.card(card) for card in shown if card]
        if unseen := len(cards) - len(known):
            known.append(self.texts("cards-unseen", count=unseen))
        return self.list(known)

    def money(self, count: int) -> str:
        return self.texts("aurei", count=count)

    def _card_by_id(self, id: str) -> str:
        return self.card(self.faces[id]) if id in self.faces else id

    # Moves

    def move(self, move: Move, view: View) -> str:
        """What a move on offer would do, with its price for who looks."""
        texts = self.texts
        match move:
            case Open():
                return self._opening(move, view)
            case Draw():
                return texts("move-draw")
            case Peek():
                return texts("move-peek", money=self.money(PEEK_MONEY))
            case Place():
                card = self._card_by_id(move.card)
                return texts(f"move-place-{move.to}", card=card, legion=NUMERALS[move.legion or 0])
            case Buy():
                column = view.legions[move.legion - 1]
                to_pay = self.money(price(column, view.me.display))
                return texts("move-buy", legion=NUMERALS[move.legion], price=to_pay, cards=self.cards(column))
            case Pass():
                return texts(f"move-pass-{view.turn.phase}")
            case Play():
                cost = play_cost(len(view.turn.played))
                key = "move-play" if cost else "move-play-free"
                return texts(key, card=self._card_by_id(move.card), cost=self.money(cost))
            case End():
                return texts("move-end", income=self.money(income(view.me.display, view.turn.played)))
            case Follow():
                return texts("move-follow", card=self._card_by_id(move.card), cost=self.money(FOLLOW_COST))
            case _:
                assert_never(move)

    def _opening(self, move: Open, view: View) -> str:
        drawn = [card for card in view.turn.drawn if card]
        slipped = [card for card in drawn if card.id not in (move.keep, *move.display)]
        return self.texts(
            "move-open-display" if move.display else "move-open",
            keep=self._card_by_id(move.keep),
            shown=self.list([self._card_by_id(id) for id in move.display]),
            slipped=self.cards(slipped),
        )

    # What happened

    def event(self, event: e.Event) -> str:
        """One or more sentences about an event as somebody saw it."""
        texts, names = self.texts, self.names
        match event:
            case e.OpeningDrawn() | e.CardsDrawn():
                return texts(f"event-{event.type}", name=names[event.seat], cards=self.cards(event.cards))
            case e.OpeningChosen():
                kept, slipped = self.cards([event.kept]), self.cards(event.slipped)
                said = texts("event-opening-chosen", name=names[event.seat], kept=kept, slipped=slipped)
                if event.shown:
                    cards = self.cards(event.shown)
                    said += " " + texts("event-opening-shown", name=names[event.seat], cards=cards)
                return said
            case e.RoundBegan():
                return texts("event-round-began", round=event.round, name=names[event.first])
            case e.LegionsFilled():
                filled = zip(event.legions, event.cards, strict=True)
                cards = ", ".join(f"{NUMERALS[legion]}\u00a0{self.card(card)}" for legion, card in filled)
                return texts("event-legions-filled", cards=cards)
            case e.CardPlaced():
                legion = NUMERALS[event.legion or 0]
                key = f"event-card-placed-{event.to}"
                return texts(key, name=names[event.seat], card=self.cards([event.card]), legion=legion)
            case e.GroupBought():
                return texts(
                    "event-group-bought",
                    name=names[event.seat],
                    legion=NUMERALS[event.legion],
                    price=self.money(event.price),
                    cards=self.cards(event.cards),
                )
            case e.Passed():
                return texts(f"event-passed-{event.what}", name=names[event.seat])
            case e.CardPlayed():
                key = "event-card-played" if event.cost else "event-card-played-free"
                return texts(key, name=names[event.seat], card=self.card(event.card), cost=self.money(event.cost))
            case e.SenateCalled():
                return texts("event-senate-called", name=names[event.seat])
            case e.RomeTook():
                return texts("event-rome-took", legion=NUMERALS[event.legion], cards=self.cards(event.cards))
            case e.GameEnded():
                return texts(f"event-game-ended-{event.reason}", cards=self.cards(event.rome))
            case e.DeckFoundEmpty() | e.RomeSeen() | e.IncomeTaken() | e.PrimusConspiratusTaken():
                return self._fortune(event)
            case _:
                assert_never(event)

    def _fortune(self, event: e.DeckFoundEmpty | e.RomeSeen | e.IncomeTaken | e.PrimusConspiratusTaken) -> str:
        """Money that came in, and the title that changed hands."""
        texts, name = self.texts, self.names[event.seat]
        match event:
            case e.DeckFoundEmpty():
                key = "event-deck-found-empty-paid" if event.money else "event-deck-found-empty"
                return texts(key, name=name, money=self.money(event.money))
            case e.RomeSeen():
                money = self.money(event.money)
                return texts("event-rome-seen", name=name, cards=self.cards(event.cards), money=money)
            case e.IncomeTaken():
                category = self.category(event.category) if event.category else ""
                why = "senator" if event.senator else event.why
                return texts(f"event-income-taken-{why}", name=name, money=self.money(event.money), category=category)
            case e.PrimusConspiratusTaken():
                if event.from_seat is None:
                    return texts("event-primus-conspiratus-taken", name=name)
                return texts("event-primus-conspiratus-taken-from", name=name, **{"from": self.names[event.from_seat]})

    # Why not

    def refusal(self, refusal: Refusal) -> str:
        params: dict[str, str | int] = dict(refusal.params)
        if "card" in params:
            params["card"] = self._card_by_id(str(params["card"]))
        if "acting" in params:
            params["acting"] = self.names[int(params["acting"])]
        for amount in ("price", "money", "cost"):
            if amount in params:
                params[amount] = self.money(int(params[amount]))
        return self.texts(refusal.message, **params)

    # The end

    def ending(self, view: View) -> str:
        assert view.result
        return self.result(view.result, view.options.solo_game)

    def result(self, result: Result, solo_game: int | None = None) -> str:
        if isinstance(result, SoloResult):
            game = solo_game or 1
            return self.texts(
                "result-solo-won" if result.won else "result-solo-lost",
                game=game,
                goal=SOLO_GOALS[game],
                stronger=result.stronger,
                categories=result.categories,
            )
        names = self.list([self.names[seat] for seat in result.winners])
        if result.scores is None:
            return self.texts("result-rome-wins" if names else "result-rome-wins-alone", names=names)
        key = "result-players-win" if len(result.winners) == 1 else "result-players-win-shared"
        return self.texts(key, names=names, points=result.scores[result.winners[0]].total)
