"""Who is served next: everybody gets the same share, no matter how much they ask for.

A tree: the kinds of things that are asked for, in each the people who ask, of each their tables. Wherever several
branches wait, the one that has had least of the workers' time goes first (start-time fair queueing). Somebody
who comes anew starts where the others are: they are not behind, and are owed nothing for the time before they asked.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field


@dataclass(eq=False, slots=True)
class _Branch:
    weight: float = 1.0
    had: float = 0.0
    """Seconds of workers, divided by the weight."""
    clock: float = 0.0
    """What the one of its branches that was served last had had then."""
    waiting: int = 0
    served: int = 0
    branches: dict[str, _Branch] = field(default_factory=dict)
    turns: deque[Turn] = field(default_factory=deque)

    @property
    def is_active(self) -> bool:
        return bool(self.waiting or self.served)

    @property
    def rank(self) -> float:
        """Of several the least goes first. What has little weight gives way: to a second of what weighs twice as much,
        and to seven of what weighs eight times as much, but not for ever."""
        return self.had + 1 / self.weight

    def next(self) -> _Branch:
        return min((one for one in self.branches.values() if one.waiting), key=lambda one: one.rank)

    def enter(self, name: str) -> _Branch:
        branch = self.branches.setdefault(name, _Branch())
        if not branch.is_active:
            branch.had = max(branch.had, self.clock)
        return branch

    def had_by(self, name: str) -> float:
        return max(self.clock, self.branches[name].had) if name in self.branches else self.clock

    def forget(self) -> None:
        """Those who have nothing here any more and are not ahead of the others."""
        gone = [name for name, one in self.branches.items() if not one.is_active and one.had <= self.clock]
        for name in gone if self.is_active else list(self.branches):
            del self.branches[name]


@dataclass(eq=False, slots=True)
class Turn:
    """One thing that is asked for."""

    kind: str
    people: tuple[str, ...]
    table: str
    seconds: float
    """How long it will take, as far as we know; put right when it is done."""
    path: tuple[_Branch, ...] = field(default=(), repr=False)
    """From the root to the table."""


class FairQueue:
    """
    >>> queue = FairQueue({"moves": 1})
    >>> turns = {queue.put("moves", [who], table="t", seconds=1): who for who in ("Nero", "Nero", "Nero", "Livia")}
    >>> [turns[queue.take()] for _ in range(4)]
    ['Nero', 'Livia', 'Nero', 'Nero']
    """

    def __init__(self, kinds: Mapping[str, float]) -> None:
        """``kinds``: their weights, the shares of the workers' time that they get when all of them wait."""
        self._root = _Branch(branches={kind: _Branch(weight) for kind, weight in kinds.items()})

    def __len__(self) -> int:
        return self._root.waiting

    def put(self, kind: str, people: Iterable[str], table: str, seconds: float) -> Turn:
        turn = Turn(kind, tuple(people), table, seconds)
        self._enter(turn)
        return turn

    def move(self, turn: Turn, kind: str) -> None:
        """What waits is of another kind now."""
        self.leave(turn)
        turn.kind = kind
        self._enter(turn)

    def _enter(self, turn: Turn) -> None:
        """If several people sit at a table, it is asked for the one who has had the least time."""
        of_kind = self._root.enter(turn.kind)
        person = of_kind.enter(min(turn.people, key=of_kind.had_by))
        turn.path = (self._root, of_kind, person, person.enter(turn.table))
        for branch in turn.path:
            branch.waiting += 1
        turn.path[-1].turns.append(turn)

    def take(self) -> Turn:
        """Whose turn it is; there has to be somebody who waits."""
        branch = self._root
        while branch.branches:
            chosen = branch.next()
            branch.clock = max(branch.clock, chosen.had)
            branch = chosen
        turn = branch.turns.popleft()
        for branch in turn.path:
            branch.waiting -= 1
            branch.served += 1
            branch.had += turn.seconds / branch.weight
        return turn

    def done(self, turn: Turn, seconds: float) -> None:
        """It was served, and took so long."""
        for branch in turn.path:
            branch.served -= 1
            branch.had += (seconds - turn.seconds) / branch.weight
        self._forget(turn)

    def leave(self, turn: Turn) -> None:
        """It is no longer waited for."""
        turn.path[-1].turns.remove(turn)
        for branch in turn.path:
            branch.waiting -= 1
        self._forget(turn)

    @staticmethod
    def turns_until_done(turn: Turn) -> float:
        """About how many are served until all that its person asks for now is."""
        turns = float(turn.path[2].waiting + turn.path[2].served)
        for parent, branch in zip(turn.path[:2], turn.path[1:3], strict=True):
            turns *= sum(one.weight for one in parent.branches.values() if one.is_active) / branch.weight
        return turns

    @staticmethod
    def _forget(turn: Turn) -> None:
        for parent in reversed(turn.path[1:-1]):
            parent.forget()
