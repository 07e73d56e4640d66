"""What happens in a game of Caligula, told a sentence or two at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from conspiratio.caligula import events as e
from conspiratio.caligula.state import FaceDown, FaceDownValue

from .things import CaligulaThings

_Card: TypeAlias = e.CardDrawn | e.StackFoundEmpty | e.CardLost | e.HandShown
_Marker: TypeAlias = e.MarkerPlaced | e.MarkerGained | e.MarkersSwapped | e.MarkerReturned
_Swap: TypeAlias = e.OrdoSwapped | e.PositionsSwapped | e.SequentiaSwapped | e.CardRemoved | e.PrimusTaken
_Plot: TypeAlias = e.BidMade | e.Nominated | e.FavourPlaced | e.FavourWithheld | e.EmperorProtected | e.DaggersLaid
_Fate: TypeAlias = e.EmperorMurdered | e.EmperorSurvived | e.CandidateDrawn


class CaligulaEvents(CaligulaThings):
    def event(self, event: e.Event) -> str:
        match event:
            case e.RoundBegan():
                return self.texts("event-caligula-round-began", round=event.round, order=self.order(event.ordo))
            case e.SequentiaReached():
                card = self.sequentia(event.card)
                return self.texts("event-caligula-sequentia-reached", number=event.slot + 1, card=card)
            case e.OrdoPassedLeft():
                return self.texts("event-caligula-ordo-passed-left", order=self.order(event.ordo))
            case e.CardTurnedUp():
                return self._turned_up(event)
            case e.CardLeft():
                said = self.texts("event-caligula-card-left", colour=self.colour(event.card.colour))
                return self._and_home(said, "markers", self.counted(event.home))
            case e.CardOpened():
                place = self.place(event.card.colour, event.position)
                return self.texts("event-caligula-card-opened", place=place, face=self.face(event.card))
            case e.CardDrawn() | e.StackFoundEmpty() | e.CardLost() | e.HandShown():
                return self._card_event(event)
            case e.MarkerPlaced() | e.MarkerGained() | e.MarkersSwapped() | e.MarkerReturned():
                return self._marker_event(event)
            case e.OrdoSwapped() | e.PositionsSwapped() | e.SequentiaSwapped() | e.CardRemoved() | e.PrimusTaken():
                return self._swap_event(event)
            case e.RewardDeclined() | e.RewardVoid() | e.PenaltyDue() | e.PenaltyVoid():
                effects = self.effects(event.effects)
                return self.texts(f"event-caligula-{event.type}", name=self.names[event.seat], effects=effects)
            case e.PlotDeclined() | e.BidPassed() | e.NoFavourRoom() | e.ProtectionDenied() | e.NoDaggerLaid():
                return self.texts(f"event-caligula-{event.type}", name=self.names[event.seat])
            case e.BiddingEnded():
                return self._bidding_ended(event)
            case e.PointLost():
                return self.texts(f"event-caligula-lost-{event.point}", name=self.names[event.seat])
            case e.PointsGained():
                name = self.names[event.seat]
                return self.texts(f"event-caligula-gained-{event.why}", name=name, points=event.points)
            case e.EmperorMurdered() | e.EmperorSurvived() | e.CandidateDrawn():
                return self._fate(event)
            case e.EmpireFell():
                said = self.texts("event-caligula-empire-fell")
                return self._and_home(said, "favours", self.named(event.home))
            case e.GameEnded():
                return self.texts("event-caligula-game-ended")
            case _:
                return self._plot_event(event)

    # Civitas cards

    def _turned_up(self, event: e.CardTurnedUp) -> str:
        card, colour = event.card, self.colour(event.card.colour)
        sums = ", ".join(self._sum(one) for one in event.sums)
        key = "event-caligula-turned-up" if sums else "event-caligula-turned-up-empty"
        said = self.texts(key, colour=colour, face=self.face(card), sums=sums)
        names = [self.names[seat] for seat in event.concerned]
        if card.kind == "negative":
            who = self.texts("event-caligula-hits" if names else "event-caligula-hits-nobody", names=self.list(names))
        else:
            key = "event-caligula-goes-to" if names else "event-caligula-goes-to-nobody"
            who = self.texts(key, names=self._one_by_one(names))
        return f"{said} {who}"

    def _sum(self, told: e.Sum) -> str:
        """``Livia 2 (3, -1)``"""
        said = f"{self.names[told.seat]}\xa0{told.total}"
        return said if len(told.values) == 1 else f"{said} ({', '.join(map(str, told.values))})"

    def _one_by_one(self, names: Sequence[str]) -> str:
        if len(names) < 2:
            return self.list(names)
        return self.texts("caligula-one-by-one", first=names[0], others=self.list(names[1:]))

    def _and_home(self, said: str, what: str, whose: str) -> str:
        return f"{said} {self.texts(f'event-caligula-{what}-home', whose=whose)}" if whose else said

    def _card_event(self, event: _Card) -> str:
        texts, name = self.texts, self.names[event.seat]
        match event:
            case e.CardDrawn():
                card = event.card.card if isinstance(event.card, FaceDown) else event.card
                if card is None:
                    stack = texts(f"caligula-card-{event.stack}")
                    return texts("event-caligula-card-drawn", name=name, stack=stack)
                return texts("event-caligula-card-drawn-known", name=name, card=self.hand_cards([card]))
            case e.StackFoundEmpty():
                return texts("event-caligula-stack-found-empty", name=name, stack=texts(f"caligula-card-{event.stack}"))
            case e.CardLost():
                return texts("event-caligula-card-lost", name=name, card=self.hand_cards([event.card]))
            case e.HandShown():
                missing = self.list([texts(f"caligula-card-{symbol}") for symbol in event.symbols])
                cards = self.hand_cards(event.cards, nominative=True)
                return texts("event-caligula-hand-shown", name=name, symbol=missing, cards=cards)
            case _:
                assert_never(event)

    def _marker_event(self, event: _Marker) -> str:
        texts, name = self.texts, self.names[event.seat]
        match event:
            case e.MarkerPlaced():
                place = self.place(event.spot.colour, event.spot.position)
                return self._of_value("event-caligula-marker-placed", event.marker, name=name, place=place)
            case e.MarkerGained():
                return texts("event-caligula-marker-gained", name=name, marker=str(event.value))
            case e.MarkersSwapped():
                first, second = (
                    texts("caligula-marker-of", name=self.names[owner], spot=self.spot(spot))
                    for owner, spot in zip(event.owners, event.spots, strict=True)
                )
                return texts("event-caligula-markers-swapped", name=name, first=first, second=second)
            case e.MarkerReturned():
                what = "taken" if event.seat == event.owner else "sent"
                key, owner, spot = f"event-caligula-marker-{what}-back", self.names[event.owner], self.spot(event.spot)
                return self._of_value(key, event.marker, name=name, owner=owner, spot=spot)
            case _:
                assert_never(event)

    def _of_value(self, key: str, marker: e.ShownValue, **params: str) -> str:
        """About a marker, with its value if that is known."""
        value = marker.value if isinstance(marker, FaceDownValue) else marker
        return self.texts(key if value is None else f"{key}-known", marker=str(value), **params)

    def _swap_event(self, event: _Swap) -> str:
        texts, name = self.texts, self.names[event.seat]
        match event:
            case e.OrdoSwapped():
                first, second = (self.names[seat] for seat in event.seats)
                return texts("event-caligula-ordo-swapped", name=name, first=first, second=second)
            case e.PositionsSwapped():
                return texts("event-caligula-positions-swapped", name=name, colour=self.colour(event.colour))
            case e.SequentiaSwapped():
                one, other = (slot + 1 for slot in event.slots)
                return texts("event-caligula-sequentia-swapped", name=name, first=one, second=other)
            case e.CardRemoved():
                colour, face = self.colour(event.card.colour), self.face(event.card)
                return texts("event-caligula-card-removed", name=name, colour=colour, face=face)
            case e.PrimusTaken():
                if event.from_seat is None:
                    return texts("event-caligula-primus-taken", name=name)
                return texts("event-caligula-primus-taken-from", name=name, **{"from": self.names[event.from_seat]})
            case _:
                assert_never(event)

    # The conspiracy

    def _plot_event(self, event: _Plot) -> str:
        texts, name = self.texts, self.names[event.seat]
        match event:
            case e.BidMade():
                cards = self.hand_cards(event.cards)
                return texts(f"event-caligula-bid-{event.what}", name=name, cards=cards, total=event.total)
            case e.Nominated():
                return texts("event-caligula-nominated", name=name, emperor=self.emperor(event.candidate))
            case e.FavourPlaced():
                key = "event-caligula-favour-moved" if event.moved else "event-caligula-favour-placed"
                return texts(key, name=name, emperor=self.emperor(event.emperor))
            case e.FavourWithheld():
                key = "event-caligula-favour-stays" if event.on_emperor else "event-caligula-favour-withheld"
                return texts(key, name=name)
            case e.EmperorProtected():
                card = self.hand_cards([event.card])
                return texts("event-caligula-emperor-protected", name=name, card=card, life=event.life)
            case e.DaggersLaid():
                cards = self.hand_cards(event.cards)
                return texts("event-caligula-daggers-laid", name=name, cards=cards, total=event.total, life=event.life)
            case _:
                assert_never(event)

    def _bidding_ended(self, event: e.BiddingEnded) -> str:
        leader, *joined = event.conspirators
        key = "event-caligula-conspirators" if joined else "event-caligula-conspirators-alone"
        said = self.texts(key, name=self.names[leader], names=self.named(joined))
        if event.others:
            said += " " + self.texts("event-caligula-loyal", names=self.named(event.others))
        return said

    def _fate(self, event: _Fate) -> str:
        match event:
            case e.CandidateDrawn():
                known = self.deck.by_name.get(event.candidate) if self.deck else None
                emperor = self.emperor_face(known) if known else self.emperor(event.candidate)
                return self.texts("event-caligula-candidate-drawn", emperor=emperor)
            case e.EmperorMurdered():
                emperor = self.emperor(event.emperor)
                said = self.texts(
                    "event-caligula-emperor-murdered", emperor=emperor, daggers=event.daggers, life=event.life
                )
                if event.successor is not None:
                    said += " " + self.texts("event-caligula-successor", emperor=self.emperor(event.successor))
                return self._and_home(said, "favours", self.named(event.home))
            case e.EmperorSurvived():
                emperor = self.emperor(event.emperor)
                said = self.texts(
                    "event-caligula-emperor-survived", emperor=emperor, daggers=event.daggers, life=event.life
                )
                return self._and_home(said, "favours", self.named(event.home))
            case _:
                assert_never(event)
