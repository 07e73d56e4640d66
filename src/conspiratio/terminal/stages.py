"""Long lists of moves, chosen in stages: first what, then with what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from conspiratio.locale.sentence import Sentence

Path: TypeAlias = tuple[Sentence, ...]


class Stages:
    """Moves by their paths. Of moves with the same path only the first is on offer: they make no difference.

    >>> stages = Stages(["a1", "a2", "b"], path=tuple)
    >>> stages.labels(), stages.choose(0)
    (['a', 'b'], None)
    >>> stages.labels(), stages.choose(1)
    (['1', '2'], 'a2')
    """

    def __init__(
        self,
        moves: Iterable[Any],
        path: Callable[[Any], Path],
        either_order: Callable[[Any], bool] = lambda move: False,
    ) -> None:
        """``either_order``: whether the last two stages of a move may be chosen the other way round too."""
        self.at: Path = ()
        found: dict[Path, Any] = {}
        for move in moves:
            steps = tuple(path(move))
            found.setdefault(steps, move)
            if either_order(move):
                found.setdefault((*steps[:-2], steps[-1], steps[-2]), move)
        self.moves: Mapping[Path, Any] = found
        self._skip()

    def labels(self) -> list[Sentence]:
        """The choices at this stage."""
        depth = len(self.at)
        return list(dict.fromkeys(path[depth] for path in self._here()))

    def choose(self, number: int) -> Any | None:
        """Go on by one stage; the move, if that decides it."""
        self.at = (*self.at, self.labels()[number])
        self._skip()
        return self.moves.get(self.at)

    def back(self) -> None:
        """To the first stage again."""
        self.at = ()

    def _here(self) -> list[Path]:
        return [path for path in self.moves if path[: len(self.at)] == self.at]

    def _skip(self) -> None:
        """Pass over stages at which there is nothing to choose, once something has been chosen."""
        while self.at and self.at not in self.moves and len(self.labels()) == 1:
            self.at = (*self.at, self.labels()[0])
