"""What happens in a game of Caligula: each event in a sentence or two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from conspiratio.caligula import events as e
from conspiratio.caligula.state import FaceDown, FaceDownValue

from ..sentence import Part, Sentence, joined, sentence
from .things import CaligulaThings

_Card: TypeAlias = e.CardDrawn | e.StackFoundEmpty | e.CardLost | e.HandShown
_Marker: TypeAlias = e.MarkerPlaced | e.MarkerGained | e.MarkersSwapped | e.MarkerReturned
_Swap: TypeAlias = e.OrdoSwapped | e.PositionsSwapped | e.SequentiaSwapped | e.CardRemoved | e.PrimusTaken
_Plot: TypeAlias = e.BidMade | e.Nominated | e.FavourPlaced | e.FavourWithheld | e.EmperorProtected | e.DaggersLaid
_Fate: TypeAlias = e.EmperorMurdered | e.EmperorSurvived | e.CandidateDrawn


class CaligulaEvents(CaligulaThings):
    def event(self, event: e.Event) -> Sentence:
        match event:
            case e.RoundBegan():
                return self.say("event-caligula-round-began", round=event.round, order=self.order(event.ordo))
            case e.SequentiaReached():
                card = self.sequentia(event.card)
                return self.say("event-caligula-sequentia-reached", number=event.slot + 1, card=card)
            case e.OrdoPassedLeft():
                return self.say("event-caligula-ordo-passed-left", order=self.order(event.ordo))
            case e.CardTurnedUp():
                return self._turned_up(event)
            case e.CardLeft():
                said = self.say("event-caligula-card-left", colour=self.colour(event.card.colour))
                return self._and_home(said, "markers", self.counted(event.home))
            case e.CardOpened():
                place = self.place(event.card.colour, event.position)
                return self.say("event-caligula-card-opened", place=place, face=self.face(event.card))
            case e.CardDrawn() | e.StackFoundEmpty() | e.CardLost() | e.HandShown():
                return self._card_event(event)
            case e.MarkerPlaced() | e.MarkerGained() | e.MarkersSwapped() | e.MarkerReturned():
                return self._marker_event(event)
            case e.OrdoSwapped() | e.PositionsSwapped() | e.SequentiaSwapped() | e.CardRemoved() | e.PrimusTaken():
                return self._swap_event(event)
            case e.RewardDeclined() | e.RewardVoid() | e.PenaltyDue() | e.PenaltyVoid():
                effects = self.effects(event.effects)
                return self.say(f"event-caligula-{event.type}", name=self.seats[event.seat], effects=effects)
            case e.PlotDeclined() | e.BidPassed() | e.NoFavourRoom() | e.ProtectionDenied() | e.NoDaggerLaid():
                return self.say(f"event-caligula-{event.type}", name=self.seats[event.seat])
            case e.BiddingEnded():
                return self._bidding_ended(event)
            case e.PointLost():
                return self.say(f"event-caligula-lost-{event.point}", name=self.seats[event.seat])
            case e.PointsGained():
                name = self.seats[event.seat]
                return self.say(f"event-caligula-gained-{event.why}", name=name, points=event.points)
            case e.EmperorMurdered() | e.EmperorSurvived() | e.CandidateDrawn():
                return self._fate(event)
            case e.EmpireFell():
                said = self.say("event-caligula-empire-fell")
                return self._and_home(said, "favours", self.named(event.home))
            case e.GameEnded():
                return self.say("event-caligula-game-ended")
            case _:
                return self._plot_event(event)

    # Civitas cards

    def _turned_up(self, event: e.CardTurnedUp) -> Sentence:
        card, colour = event.card, self.colour(event.card.colour)
        sums = joined(", ", map(self._sum, event.sums))
        key = "event-caligula-turned-up" if sums else "event-caligula-turned-up-empty"
        said = self.say(key, colour=colour, face=self.face(card), sums=sums)
        names = [self.seats[seat] for seat in event.concerned]
        if card.kind == "negative":
            who = self.say("event-caligula-hits" if names else "event-caligula-hits-nobody", names=self.list(names))
        else:
            key = "event-caligula-goes-to" if names else "event-caligula-goes-to-nobody"
            who = self.say(key, names=self._one_by_one(names))
        return sentence(said, " ", who)

    def _sum(self, counted: e.Sum) -> Sentence:
        """``Livia 2 (3, -1)``"""
        values = f" ({', '.join(map(str, counted.values))})" if len(counted.values) > 1 else ""
        return sentence(self.seats[counted.seat], f"\xa0{counted.total}{values}")

    def _one_by_one(self, names: Sequence[Part]) -> Sentence:
        if len(names) < 2:
            return self.list(names)
        return self.say("caligula-one-by-one", first=names[0], others=self.list(names[1:]))

    def _and_home(self, said: Sentence, what: str, whose: Sentence) -> Sentence:
        return sentence(said, " ", self.say(f"event-caligula-{what}-home", whose=whose)) if whose else said

    def _card_event(self, event: _Card) -> Sentence:
        say, name = self.say, self.seats[event.seat]
        match event:
            case e.CardDrawn():
                card = event.card.card if isinstance(event.card, FaceDown) else event.card
                if card is None:
                    stack = say(f"caligula-card-{event.stack}")
                    return say("event-caligula-card-drawn", name=name, stack=stack)
                return say("event-caligula-card-drawn-known", name=name, card=self.hand_cards([card]))
            case e.StackFoundEmpty():
                return say("event-caligula-stack-found-empty", name=name, stack=say(f"caligula-card-{event.stack}"))
            case e.CardLost():
                return say("event-caligula-card-lost", name=name, card=self.hand_cards([event.card]))
            case e.HandShown():
                missing = self.list([say(f"caligula-card-{symbol}") for symbol in event.symbols])
                cards = self.hand_cards(event.cards, nominative=True)
                return say("event-caligula-hand-shown", name=name, symbol=missing, cards=cards)
            case _:
                assert_never(event)

    def _marker_event(self, event: _Marker) -> Sentence:
        say, name = self.say, self.seats[event.seat]
        match event:
            case e.MarkerPlaced():
                place = self.place(event.spot.colour, event.spot.position)
                return self._of_value("event-caligula-marker-placed", event.marker, name=name, place=place)
            case e.MarkerGained():
                return say("event-caligula-marker-gained", name=name, marker=str(event.value))
            case e.MarkersSwapped():
                first, second = (
                    say("caligula-marker-of", name=self.seats[owner], spot=self.spot(spot))
                    for owner, spot in zip(event.owners, event.spots, strict=True)
                )
                return say("event-caligula-markers-swapped", name=name, first=first, second=second)
            case e.MarkerReturned():
                what = "taken" if event.seat == event.owner else "sent"
                key, owner, spot = f"event-caligula-marker-{what}-back", self.seats[event.owner], self.spot(event.spot)
                return self._of_value(key, event.marker, name=name, owner=owner, spot=spot)
            case _:
                assert_never(event)

    def _of_value(self, key: str, marker: e.ShownValue, **params: Part | Sentence) -> Sentence:
        """About a marker, with its value if that is known."""
        value = marker.value if isinstance(marker, FaceDownValue) else marker
        return self.say(key if value is None else f"{key}-known", marker=str(value), **params)

    def _swap_event(self, event: _Swap) -> Sentence:
        say, name = self.say, self.seats[event.seat]
        match event:
            case e.OrdoSwapped():
                first, second = (self.seats[seat] for seat in event.seats)
                return say("event-caligula-ordo-swapped", name=name, first=first, second=second)
            case e.PositionsSwapped():
                return say("event-caligula-positions-swapped", name=name, colour=self.colour(event.colour))
            case e.SequentiaSwapped():
                one, other = (slot + 1 for slot in event.slots)
                return say("event-caligula-sequentia-swapped", name=name, first=one, second=other)
            case e.CardRemoved():
                colour, face = self.colour(event.card.colour), self.face(event.card)
                return say("event-caligula-card-removed", name=name, colour=colour, face=face)
            case e.PrimusTaken():
                if event.from_seat is None:
                    return say("event-caligula-primus-taken", name=name)
                return say("event-caligula-primus-taken-from", name=name, **{"from": self.seats[event.from_seat]})
            case _:
                assert_never(event)

    # The conspiracy

    def _plot_event(self, event: _Plot) -> Sentence:
        say, name = self.say, self.seats[event.seat]
        match event:
            case e.BidMade():
                cards = self.hand_cards(event.cards)
                return say(f"event-caligula-bid-{event.what}", name=name, cards=cards, total=event.total)
            case e.Nominated():
                return say("event-caligula-nominated", name=name, emperor=self.emperor(event.candidate))
            case e.FavourPlaced():
                key = "event-caligula-favour-moved" if event.moved else "event-caligula-favour-placed"
                return say(key, name=name, emperor=self.emperor(event.emperor))
            case e.FavourWithheld():
                key = "event-caligula-favour-stays" if event.on_emperor else "event-caligula-favour-withheld"
                return say(key, name=name)
            case e.EmperorProtected():
                card = self.hand_cards([event.card])
                return say("event-caligula-emperor-protected", name=name, card=card, life=event.life)
            case e.DaggersLaid():
                cards = self.hand_cards(event.cards)
                return say("event-caligula-daggers-laid", name=name, cards=cards, total=event.total, life=event.life)
            case _:
                assert_never(event)

    def _bidding_ended(self, event: e.BiddingEnded) -> Sentence:
        leader, *joined = event.conspirators
        key = "event-caligula-conspirators" if joined else "event-caligula-conspirators-alone"
        said = self.say(key, name=self.seats[leader], names=self.named(joined))
        if event.others:
            return sentence(said, " ", self.say("event-caligula-loyal", names=self.named(event.others)))
        return said

    def _fate(self, event: _Fate) -> Sentence:
        match event:
            case e.CandidateDrawn():
                known = self.deck.by_name.get(event.candidate) if self.deck else None
                emperor = self.emperor_face(known) if known else self.emperor(event.candidate)
                return self.say("event-caligula-candidate-drawn", emperor=emperor)
            case e.EmperorMurdered():
                emperor = self.emperor(event.emperor)
                said = self.say(
                    "event-caligula-emperor-murdered", emperor=emperor, daggers=event.daggers, life=event.life
                )
                if event.successor is not None:
                    new = self.say("event-caligula-successor", emperor=self.emperor(event.successor))
                    said = sentence(said, " ", new)
                return self._and_home(said, "favours", self.named(event.home))
            case e.EmperorSurvived():
                emperor = self.emperor(event.emperor)
                said = self.say(
                    "event-caligula-emperor-survived", emperor=emperor, daggers=event.daggers, life=event.life
                )
                return self._and_home(said, "favours", self.named(event.home))
            case _:
                assert_never(event)
