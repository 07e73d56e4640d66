"""Conspiracies: whether to start, join or lead one, whom to favour, and when to draw a dagger."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from conspiratio.caligula.cards import Emperor
from conspiratio.caligula.legal import to_join
from conspiratio.caligula.moves import Conspire, Favour, Join, Move, Nominate, Pass, Protect, Raise, Strike
from conspiratio.caligula.queries import conspirators, life, order_from, yet_to_answer
from conspiratio.caligula.state import Bidding, Favouring, Plot, Protecting, Striking
from conspiratio.core.game import Seat

from .murder import Murder, at_once
from .reading import Reading

MOST_BID = 4
"""More to begin with is not thought of."""
PROBABLE = 0.5
"""With less chance of being in it, a rival is not expected to place a favour."""


class Plots:
    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.view = reading.view
        self.me = reading.me

    # The murder

    def strike(self, phase: Striking) -> Move:
        """As many daggers as are worth it: none, one for the point, or all that are missing."""
        reading, murder = self.reading, self._murder(self._plot)
        cards, missing = reading.fitting("pugio"), self._missing()

        def worth(number: int) -> float:
            dies = murder.chance(number, missing, phase.queue)
            return dies * (murder.stake(self.me) + bool(number)) - reading.cost(cards[:number])

        number = max(range(min(len(cards), max(1, missing)) + 1), key=worth)
        return Strike(tuple(cards[:number])) if number else Pass()

    def protect(self, phase: Protecting) -> Move:
        """A shield for an emperor whom it may save."""
        reading, plot = self.reading, self._plot
        murder, missing = self._murder(plot), self._missing()
        cards = reading.fitting("pugio")
        strikers = conspirators(plot, self.view.ordo)
        risk = murder.chance(0, missing, strikers, phase.queue)
        saved = risk - murder.chance(0, missing + 1, strikers, phase.queue)
        worth = -murder.stake(self.me) * saved
        return Protect(cards[0]) if cards and worth > reading.cost(cards[:1]) else Pass()

    def _missing(self) -> int:
        """The daggers that are still missing."""
        plot = self.view.plot
        return life(self.view.emperor, plot) - (len(plot.daggers) if plot else 0)

    def _murder(self, plot: Plot) -> Murder:
        """The conspiracy as it stands, once the bidding is over."""
        sides = dict.fromkeys(conspirators(plot, self.view.ordo), 1.0)
        nominee = None if plot.nominee is None else self.view.faces.by_name[plot.nominee]
        return Murder(self.reading, plot.leader, sides, nominee, self.view.favours, plot.backing)

    @property
    def _plot(self) -> Plot:
        assert self.view.plot is not None
        return self.view.plot

    # Favour

    def nominate(self) -> Move:
        plot = self._plot
        sides = dict.fromkeys(conspirators(plot, self.view.ordo), 1.0)
        best = max(self.view.candidates, key=lambda candidate: self._gain(self.me, sides, candidate, 0))
        return Nominate(best.name)

    def favour(self, phase: Favouring, moves: Iterable[Move]) -> Move:
        murder = self._murder(self._plot)

        def worth(move: Move) -> float:
            name = move.emperor if isinstance(move, Favour) else None
            mine = self._with_favour(murder, self.me, name)
            return self._worth(self._with_joiners(mine, phase.queue), 0)

        return max(moves, key=worth)

    def _with_favour(self, murder: Murder, seat: Seat, name: str | None) -> Murder:
        """The same with a favour put on the emperor or the nominee of that name, or left where it is."""
        if name is None:
            return murder
        favours = tuple(other for other in murder.favours if other != seat)
        if name == self.view.emperor.name:
            return replace(murder, favours=(*favours, seat))
        return replace(murder, favours=favours, backing=(*murder.backing, seat))

    def _with_joiners(self, murder: Murder, joiners: Iterable[Seat]) -> Murder:
        """Where fellow conspirators will put their favours: who has none yet goes to the nominee, if there is room."""
        for seat in joiners:
            expected = murder.conspirators.get(seat, 0.0) >= PROBABLE
            if expected and seat not in (*murder.favours, *murder.backing):
                names = self._rooms(murder)
                murder = self._with_favour(murder, seat, names[-1] if names else None)
        return murder

    def _rooms(self, murder: Murder) -> list[str]:
        """The names of emperor and nominee, as far as they have a free field."""
        emperor, nominee = self.view.emperor, murder.nominee
        names = [emperor.name] if len(murder.favours) < emperor.fields else []
        if nominee is not None and len(murder.backing) < nominee.fields:
            names.append(nominee.name)
        return names

    # The value of a conspiracy that is yet to be

    def _gain(self, leader: Seat, sides: Mapping[Seat, float], nominee: Emperor | None, spent: int) -> float:
        """What it brings the bot if these conspire; ``spent``: dagger symbols it will have laid as Coniura."""
        murder = Murder(self.reading, leader, sides, nominee, self.view.favours, ())
        order = order_from(self.view.ordo, leader)
        if nominee is None:
            return self._worth(murder, spent)
        if not sides.get(self.me):
            return self._worth(self._with_joiners(murder, order), spent)
        murder = self._with_joiners(murder, order[: order.index(self.me)])
        names: list[str | None] = [*self._rooms(murder)]
        if self.me in self.view.favours:
            names = [None, *(name for name in names if name != self.view.emperor.name)]
        after = order[order.index(self.me) + 1 :]
        return max(
            self._worth(self._with_joiners(self._with_favour(murder, self.me, name), after), spent)
            for name in names or [None]
        )

    def _worth(self, murder: Murder, spent: int) -> float:
        """What a conspiracy with these favours brings the bot, beside the present state of things."""
        reading, me = self.reading, self.me
        cards = reading.fitting("pugio")
        daggers = len(cards) - spent
        inside = murder.conspirators.get(me, 0.0) > 0
        stake = murder.stake(me) + (1.0 if inside and daggers > 0 else 0.0)
        mine = max(0, daggers) if inside and stake > 0 else -1 if not inside and stake < 0 and daggers > 0 else 0
        dies = murder.chance(mine, self._missing(), reading.rivals, reading.rivals)
        # What is spent for it: nothing if it is hopeless, for nobody must strike.
        used = cards[: min(max(0, mine), self._missing())]
        changed = murder.reign() - self._reign_now
        return dies * (stake - reading.cost(used)) + changed

    @property
    def _reign_now(self) -> float:
        return Murder(self.reading, self.me, {}, None, self.view.favours, ()).reign()

    # The plot

    def start(self) -> Move:
        cards = self.reading.fitting("coniura")
        if not cards:
            return Pass()
        most = min(len(cards), MOST_BID)
        worths = {number: self._leading(cards[:number], number) for number in range(1, most + 1)}
        number = max(worths, key=lambda bid: worths[bid])
        return Conspire(tuple(cards[:number])) if worths[number] > self.reading.weights.patience else Pass()

    def bid(self, phase: Bidding) -> Move:
        plot, reading = self._plot, self.reading
        cards, needed = reading.fitting("coniura"), to_join(self._plot, self.me)
        options: list[tuple[float, Move]] = [(self._following(plot, []), Pass())]
        if len(cards) >= needed:
            options.append((self._following(plot, cards[:needed]), Join(tuple(cards[:needed]))))
        for number in range(needed + 1, min(len(cards), needed + 2) + 1):
            more = cards[:number]
            options.append((self._leading(more, plot.bids[self.me] + number), Raise(tuple(more))))
        return max(options, key=lambda option: option[0])[1]

    def _leading(self, cards: list[str], total: int) -> float:
        """What it brings to lead a conspiracy with a bid of so many symbols in all."""
        plot = self.view.plot
        sides = {self.me: 1.0}
        for rival in self.reading.rivals:
            if plot is None or rival not in plot.passed:
                sides[rival] = self._joins(rival, total - (plot.bids[rival] if plot else 0))
        return self._best_gain(self.me, sides, cards) - self.reading.cost(cards)

    def _following(self, plot: Plot, cards: list[str]) -> float:
        """What it brings to join with these cards or, with none, to pass."""
        sides = {self.me: 1.0} if cards else {}
        later = yet_to_answer(plot, self.view.ordo, self.me)
        for rival in self.reading.rivals:
            if rival not in plot.passed:
                sides[rival] = self._joins(rival, to_join(plot, rival)) if rival in later else 1.0
        return self._best_gain(plot.leader, sides, cards) - self.reading.cost(cards)

    def _best_gain(self, leader: Seat, sides: Mapping[Seat, float], cards: list[str]) -> float:
        """With the nominee that the leader will name: the bot's own choice, or the one who pays a rival best."""
        spent = sum(card in self.reading.fitting("pugio") for card in cards)
        if self.view.fallen:
            return self._gain(leader, sides, None, spent)
        candidates = self.view.candidates
        if leader != self.me:
            candidates = (max(candidates, key=lambda one: one.points * self.reading.payments(one, safe=True)),)
        return max(self._gain(leader, sides, candidate, spent) for candidate in candidates)

    def _joins(self, rival: Seat, needed: int) -> float:
        """The chance that a rival can and will lay so many Coniura symbols."""
        counts = at_once(self.reading.symbols(rival, "coniura"))
        return sum(counts[max(0, needed) :]) * self.reading.weights.curiosity
