"""PAX in sentences: cards, moves, events, refusals and results, in the words of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
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

from .. import Texts, shortened
from ..sentence import CardPart, Part, Sentence, joined, sentence
from ..words import NUMERALS, Words


class PaxWords(Words):
    rulebook = RULES

    def __init__(self, texts: Texts, names: Sequence[str], deck: Deck | None = None) -> None:
        super().__init__(texts, names)
        self.faces: Mapping[str, Card] = deck.by_id if deck else {}

    # Things

    def category(self, category: Category) -> str:
        return str(self.say(f"category-{category}"))

    def card(self, card: Card) -> CardPart:
        return _card(self.texts.language, card)

    def cards(self, cards: Sequence[e.Shown]) -> Sentence:
        """Those we know by name, the others by number."""
        shown = [card.card if isinstance(card, FaceDown) else card for card in cards]
        known: list[Part | Sentence] = [self.card(card) for card in shown if card]
        if unseen := len(cards) - len(known):
            known.append(self.say("cards-unseen", count=unseen))
        return self.list(known)

    def money(self, count: int) -> str:
        return str(self.say("aurei", count=count))

    def _card_by_id(self, id: str) -> Part | Sentence:
        """A file or a person may name a card that is not in the game."""
        return self.card(self.faces[id]) if id in self.faces else sentence(shortened(id))

    # Moves

    def move(self, move: Move, view: View) -> Sentence:
        """What a legal move would do, with its price for the eye of this view."""
        say = self.say
        match move:
            case Open():
                return self._opening(move, view)
            case Draw():
                return say("move-draw")
            case Peek():
                return say("move-peek", money=self.money(PEEK_MONEY))
            case Place():
                card = self._card_by_id(move.card)
                return say(f"move-place-{move.to}", card=card, legion=NUMERALS[move.legion or 0])
            case Buy():
                column = view.legions[move.legion - 1]
                to_pay = self.money(price(column, view.me.display))
                return say("move-buy", legion=NUMERALS[move.legion], price=to_pay, cards=self.cards(column))
            case Pass():
                return say(f"move-pass-{view.turn.phase}")
            case Play():
                cost = play_cost(len(view.turn.played))
                key = "move-play" if cost else "move-play-free"
                return say(key, card=self._card_by_id(move.card), cost=self.money(cost))
            case End():
                return say("move-end", income=self.money(income(view.me.display, view.turn.played)))
            case Follow():
                return say("move-follow", card=self._card_by_id(move.card), cost=self.money(FOLLOW_COST))
            case _:
                assert_never(move)

    def _opening(self, move: Open, view: View) -> Sentence:
        drawn = [card for card in view.turn.drawn if card]
        slipped = [card for card in drawn if card.id not in (move.keep, *move.display)]
        return self.say(
            "move-open-display" if move.display else "move-open",
            keep=self._card_by_id(move.keep),
            shown=self.list([self._card_by_id(id) for id in move.display]),
            slipped=self.cards(slipped),
        )

    # What happened

    def event(self, event: e.Event) -> Sentence:
        """One or more sentences about an event as somebody saw it."""
        say, seats = self.say, self.seats
        match event:
            case e.OpeningDrawn() | e.CardsDrawn():
                return say(f"event-{event.type}", name=seats[event.seat], cards=self.cards(event.cards))
            case e.OpeningChosen():
                kept, slipped = self.cards([event.kept]), self.cards(event.slipped)
                said = say("event-opening-chosen", name=seats[event.seat], kept=kept, slipped=slipped)
                if event.shown:
                    cards = self.cards(event.shown)
                    return sentence(said, " ", say("event-opening-shown", name=seats[event.seat], cards=cards))
                return said
            case e.RoundBegan():
                return say("event-round-began", round=event.round, name=seats[event.first])
            case e.LegionsFilled():
                filled = zip(event.legions, event.cards, strict=True)
                cards = joined(", ", [sentence(f"{NUMERALS[legion]}\xa0", self.card(card)) for legion, card in filled])
                return say("event-legions-filled", cards=cards)
            case e.CardPlaced():
                legion = NUMERALS[event.legion or 0]
                key = f"event-card-placed-{event.to}"
                return say(key, name=seats[event.seat], card=self.cards([event.card]), legion=legion)
            case e.GroupBought():
                return say(
                    "event-group-bought",
                    name=seats[event.seat],
                    legion=NUMERALS[event.legion],
                    price=self.money(event.price),
                    cards=self.cards(event.cards),
                )
            case e.Passed():
                return say(f"event-passed-{event.what}", name=seats[event.seat])
            case e.CardPlayed():
                key = "event-card-played" if event.cost else "event-card-played-free"
                return say(key, name=seats[event.seat], card=self.card(event.card), cost=self.money(event.cost))
            case e.SenateCalled():
                return say("event-senate-called", name=seats[event.seat])
            case e.RomeTook():
                return say("event-rome-took", legion=NUMERALS[event.legion], cards=self.cards(event.cards))
            case e.GameEnded():
                return say(f"event-game-ended-{event.reason}", cards=self.cards(event.rome))
            case e.DeckFoundEmpty() | e.RomeSeen() | e.IncomeTaken() | e.PrimusConspiratusTaken():
                return self._fortune(event)
            case _:
                assert_never(event)

    def _fortune(self, event: e.DeckFoundEmpty | e.RomeSeen | e.IncomeTaken | e.PrimusConspiratusTaken) -> Sentence:
        """Money that came in, and the title that changed hands."""
        say, name = self.say, self.seats[event.seat]
        match event:
            case e.DeckFoundEmpty():
                key = "event-deck-found-empty-paid" if event.money else "event-deck-found-empty"
                return say(key, name=name, money=self.money(event.money))
            case e.RomeSeen():
                money = self.money(event.money)
                return say("event-rome-seen", name=name, cards=self.cards(event.cards), money=money)
            case e.IncomeTaken():
                category = self.category(event.category) if event.category else ""
                why = "senator" if event.senator else event.why
                return say(f"event-income-taken-{why}", name=name, money=self.money(event.money), category=category)
            case e.PrimusConspiratusTaken():
                if event.from_seat is None:
                    return say("event-primus-conspiratus-taken", name=name)
                return say("event-primus-conspiratus-taken-from", name=name, **{"from": self.seats[event.from_seat]})

    # Why not

    def refusal(self, refusal: Refusal) -> Sentence:
        given, params = dict(refusal.params), self.given(refusal)
        if "card" in given:
            params["card"] = self._card_by_id(str(given["card"]))
        if "acting" in given:
            params["acting"] = self.seats[int(given["acting"])]
        for amount in ("price", "money", "cost"):
            if amount in given:
                params[amount] = self.money(int(given[amount]))
        return self.say(refusal.message, **params)

    # The end

    def ending(self, view: View) -> Sentence:
        assert view.result
        return self.result(view.result, view.options.solo_game)

    def result(self, result: Result, solo_game: int | None = None) -> Sentence:
        if isinstance(result, SoloResult):
            game = solo_game or 1
            return self.say(
                "result-solo-won" if result.won else "result-solo-lost",
                game=game,
                goal=SOLO_GOALS[game],
                stronger=result.stronger,
                categories=result.categories,
            )
        names = self.list([self.seats[seat] for seat in result.winners])
        if result.scores is None:
            return self.say("result-rome-wins" if names else "result-rome-wins-alone", names=names)
        key = "result-players-win" if len(result.winners) == 1 else "result-players-win-shared"
        return self.say(key, names=names, points=result.scores[result.winners[0]].total)


@lru_cache(maxsize=4096)
def _card(language: str, card: Card) -> CardPart:
    """Short: one dot a symbol, then the value; with no-break spaces, so that it stays on one line.

    >>> str(_card("en", Card("army-10", "army", 2, 4)))
    'Army\\xa0●●\\xa04'
    """
    category = Texts(language)(f"category-{card.category}")
    text = f"{category}\xa0{'●' * card.symbols}\xa0{card.value}"
    return CardPart(card.id, card.category, card.symbols, card.value, text)
