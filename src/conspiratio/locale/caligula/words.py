"""Caligula in sentences: why not, who won, and where a conspiracy stands, in the words of one language.

The things are in ``things``, decisions in ``moves``, what happens in ``events``.
"""

from __future__ import annotations

from typing import TypeAlias

from conspiratio.caligula.cards import HAND_CARDS, INDEX
from conspiratio.caligula.legal import to_join
from conspiratio.caligula.scoring import Result
from conspiratio.caligula.state import Bidding, Plot, Starting, conspirators, life, order_from, yet_to_answer
from conspiratio.caligula.view import View
from conspiratio.core.game import Refusal

from .events import CaligulaEvents
from .moves import CaligulaMoves

Lines: TypeAlias = list[str]


class CaligulaWords(CaligulaMoves, CaligulaEvents):
    """
    >>> from conspiratio.caligula.game import CALIGULA
    >>> from conspiratio.locale import Texts
    >>> words = CaligulaWords(Texts("en"), ("Livia", "Marcus"))
    >>> words.hand_cards(["coniura-1", "coniura-2", "pugio-9"])
    '2 Coniura and a double Pugio'
    """

    # Why not

    def refusal(self, refusal: Refusal) -> str:
        params: dict[str, str | int] = dict(refusal.params)
        if "acting" in params:
            params["acting"] = self.names[int(params["acting"])]
        if "emperor" in params:
            params["emperor"] = self.emperor(str(params["emperor"]))
        if "effect" in params:
            params["effect"] = self.effect(str(params["effect"]))
        if "effects" in params:
            params["effects"] = self.effects(str(params["effects"]).split())
        if "card" in params:
            params["card"] = self._card_named(str(params["card"]))
        if "colour" in params and "position" in params:
            params["place"] = self.place(str(params["colour"]), int(params["position"]))
        if "colour" in params:
            params["colour"] = self.colour(str(params["colour"]))
        return self.texts(refusal.message, **params)

    def _card_named(self, id: str) -> str:
        """A Civitas card or one of the hand, by its id. A hand may hold several that look alike, and who types a move
        names them by their ids: so those of the hand keep theirs."""
        colour = id.partition("-")[0]
        if colour not in INDEX:
            said = self.hand_card(id)
            return f"{id} ({said})" if any(id in cards for cards in HAND_CARDS.values()) else said
        card = self.deck.by_id.get(id) if self.deck else None
        return self.card(card) if card else self.colour(colour)

    # The end

    def result(self, result: Result) -> str:
        best = result.points[result.winners[0]]
        params = {"points": best.total, "victory": best.victory, "conspiracy": best.conspiracy}
        names = self.named(result.winners)
        if len(result.winners) > 1:
            return self.texts("result-caligula-shared", names=names, points=best.total)
        said = self.texts("result-caligula-won", name=names, **params)
        if result.by is None:
            return said
        level = [seat for seat, points in enumerate(result.points) if points.total == best.total]
        tied = self.named(seat for seat in level if seat not in result.winners)
        return f"{said} {self.texts(f'result-caligula-by-{result.by}', names=tied)}"

    # The conspiracy under way

    def story(self, view: View) -> Lines:
        """Where a conspiracy stands, as far as everybody can see; nothing if there is none to be decided on."""
        phase, emperor = view.phase, self.emperor(view.emperor.name)
        lines = [self.texts("caligula-story-last")] if view.fallen else []
        if isinstance(phase, Starting):
            lines.append(self.texts("caligula-story-open", emperor=emperor, life=view.emperor.life))
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
        lines = [self.texts("label", label=self.names[phase.seat], text=self.phase(phase))]
        later = getattr(phase, "queue", ())
        if isinstance(phase, Bidding) and plot is not None:
            needed = to_join(plot, phase.seat)
            lines = [self.texts("caligula-story-bidding", name=self.names[phase.seat], needed=needed)]
            later = yet_to_answer(plot, view.ordo, phase.seat)
        return [*lines, self.texts("caligula-story-then", names=self.named(later))] if later else lines

    def _bids(self, plot: Plot, view: View) -> Lines:
        order = order_from(view.ordo, plot.leader)
        bids = ", ".join(f"{self.names[seat]}\xa0{plot.bids[seat]}" for seat in order)
        lines = [
            self.texts("caligula-story-leads", name=self.names[plot.leader], total=plot.bids[plot.leader]),
            self.texts("caligula-story-bids", bids=bids),
        ]
        if plot.passed:
            passed = self.named(seat for seat in order if seat in plot.passed)
            lines.append(self.texts("caligula-story-passed", names=passed))
        return lines

    def _sides(self, plot: Plot, view: View) -> Lines:
        texts = self.texts
        leader, *joined = conspirators(plot, view.ordo)
        key = "event-caligula-conspirators" if joined else "event-caligula-conspirators-alone"
        lines = [texts(key, name=self.names[leader], names=self.named(joined))]
        if plot.passed:
            others = self.named(seat for seat in view.ordo if seat in plot.passed)
            lines.append(texts("event-caligula-loyal", names=others))
        if plot.nominee:
            lines.append(texts("caligula-story-nominee", emperor=self.emperor(plot.nominee)))
        for name, seats in ((view.emperor.name, view.favours), (plot.nominee, plot.backing)):
            if name and seats:
                lines.append(texts("caligula-story-favours", emperor=self.emperor(name), names=self.named(seats)))
        emperor, needed = self.emperor(view.emperor.name), life(view.emperor, plot)
        lines.append(texts("caligula-story-life", emperor=emperor, life=needed, daggers=len(plot.daggers)))
        if plot.shields:
            lines.append(texts("caligula-story-shields", names=self.named(laid.seat for laid in plot.shields)))
        if plot.daggers:
            lines.append(texts("caligula-story-daggers", names=self.counted(laid.seat for laid in plot.daggers)))
        return lines
