"""Caligula in sentences: why not, who won, and where a conspiracy stands, in the words of one language.

The things are in ``things``, decisions in ``moves``, what happens in ``events``.
"""

from __future__ import annotations

from typing import TypeAlias

from conspiratio.caligula.cards import HAND_CARDS, INDEX
from conspiratio.caligula.legal import to_join
from conspiratio.caligula.queries import conspirators, life, order_from, yet_to_answer
from conspiratio.caligula.scoring import Result
from conspiratio.caligula.state import Bidding, Plot, Starting
from conspiratio.caligula.view import View
from conspiratio.core.game import Refusal

from ..sentence import Sentence, joined, sentence
from .events import CaligulaEvents
from .moves import CaligulaMoves

Lines: TypeAlias = list[Sentence]


class CaligulaWords(CaligulaMoves, CaligulaEvents):
    """
    >>> from conspiratio.caligula.game import CALIGULA
    >>> from conspiratio.locale import Texts
    >>> words = CaligulaWords(Texts("en"), ("Livia", "Marcus"))
    >>> str(words.hand_cards(["coniura-1", "coniura-2", "pugio-9"]))
    '2 Coniura and a double Pugio'
    """

    # Why not

    def refusal(self, refusal: Refusal) -> Sentence:
        given, params = dict(refusal.params), self.given(refusal)
        if "acting" in given:
            params["acting"] = self.seats[int(given["acting"])]
        if "emperor" in given:
            params["emperor"] = self.emperor(str(given["emperor"]))
        if "effect" in given:
            params["effect"] = self.effect(str(given["effect"]))
        if "effects" in given:
            params["effects"] = self.effects(str(given["effects"]).split())
        if "card" in given:
            params["card"] = self._card_named(str(given["card"]))
        if "colour" in given and "position" in given:
            params["place"] = self.place(str(given["colour"]), int(given["position"]))
        if "colour" in given:
            params["colour"] = self.colour(str(given["colour"]))
        return self.say(refusal.message, **params)

    def _card_named(self, id: str) -> Sentence:
        """A Civitas card or one of the hand, by its id. A hand may hold several that look alike, and who types a move
        names them by their ids: so those of the hand keep theirs."""
        colour = id.partition("-")[0]
        if colour not in INDEX:
            said = self.hand_card(id)
            return sentence(f"{id} (", said, ")") if any(id in cards for cards in HAND_CARDS.values()) else said
        card = self.deck.by_id.get(id) if self.deck else None
        return self.card(card) if card else self.colour(colour)

    # The end

    def result(self, result: Result) -> Sentence:
        best = result.points[result.winners[0]]
        params = {"points": best.total, "victory": best.victory, "conspiracy": best.conspiracy}
        names = self.named(result.winners)
        if len(result.winners) > 1:
            return self.say("result-caligula-shared", names=names, points=best.total)
        said = self.say("result-caligula-won", name=names, **params)
        if result.by is None:
            return said
        level = [seat for seat, points in enumerate(result.points) if points.total == best.total]
        tied = self.named(seat for seat in level if seat not in result.winners)
        return sentence(said, " ", self.say(f"result-caligula-by-{result.by}", names=tied))

    # The conspiracy under way

    def story(self, view: View) -> Lines:
        """Where a conspiracy stands, as far as everybody can see; nothing if there is none to be decided on."""
        phase, emperor = view.phase, self.emperor(view.emperor.name)
        lines = [self.say("caligula-story-last")] if view.fallen else []
        if isinstance(phase, Starting):
            lines.append(self.say("caligula-story-open", emperor=emperor, life=view.emperor.life))
            return [*lines, *self._asked(view)]
        if view.plot is None:
            return []
        if isinstance(phase, Bidding):
            return [*lines, *self._bids(view.plot, view), *self._asked(view)]
        return [*lines, *self._sides(view.plot, view), *self._asked(view)]

    def _asked(self, view: View) -> Lines:
        """Who decides now, and who after that."""
        phase, plot = view.phase, view.plot
        if phase.seat is None:
            return []
        lines = [self.say("label", label=self.seats[phase.seat], text=self.phase(phase))]
        later = getattr(phase, "queue", ())
        if isinstance(phase, Bidding) and plot is not None:
            needed = to_join(plot, phase.seat)
            lines = [self.say("caligula-story-bidding", name=self.seats[phase.seat], needed=needed)]
            later = yet_to_answer(plot, view.ordo, phase.seat)
        return [*lines, self.say("caligula-story-then", names=self.named(later))] if later else lines

    def _bids(self, plot: Plot, view: View) -> Lines:
        order = order_from(view.ordo, plot.leader)
        bids = joined(", ", [sentence(self.seats[seat], f"\xa0{plot.bids[seat]}") for seat in order])
        lines = [
            self.say("caligula-story-leads", name=self.seats[plot.leader], total=plot.bids[plot.leader]),
            self.say("caligula-story-bids", bids=bids),
        ]
        if plot.passed:
            passed = self.named(seat for seat in order if seat in plot.passed)
            lines.append(self.say("caligula-story-passed", names=passed))
        return lines

    def _sides(self, plot: Plot, view: View) -> Lines:
        say = self.say
        leader, *joined = conspirators(plot, view.ordo)
        key = "event-caligula-conspirators" if joined else "event-caligula-conspirators-alone"
        lines = [say(key, name=self.seats[leader], names=self.named(joined))]
        if plot.passed:
            others = self.named(seat for seat in view.ordo if seat in plot.passed)
            lines.append(say("event-caligula-loyal", names=others))
        if plot.nominee:
            lines.append(say("caligula-story-nominee", emperor=self.emperor(plot.nominee)))
        for name, seats in ((view.emperor.name, view.favours), (plot.nominee, plot.backing)):
            if name and seats:
                lines.append(say("caligula-story-favours", emperor=self.emperor(name), names=self.named(seats)))
        emperor, needed = self.emperor(view.emperor.name), life(view.emperor, plot)
        lines.append(say("caligula-story-life", emperor=emperor, life=needed, daggers=len(plot.daggers)))
        if plot.shields:
            lines.append(say("caligula-story-shields", names=self.named(laid.seat for laid in plot.shields)))
        if plot.daggers:
            lines.append(say("caligula-story-daggers", names=self.counted(laid.seat for laid in plot.daggers)))
        return lines
