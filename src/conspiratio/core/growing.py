"""A list that grows at its end, as a value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar, overload

T = TypeVar("T")


class Growing(Sequence[T]):
    """A longer list shares the items of the list it was made from, so one more item always costs the same. They are
    copied only if a list goes on from an earlier point.

    >>> short = Growing("ab")
    >>> long, other = short.plus("c"), short.plus("x")
    >>> "".join(short), "".join(long), "".join(other), "".join(long.first(1))
    ('ab', 'abc', 'abx', 'a')
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = [*items]
        self._length = len(self._items)

    def plus(self, item: T) -> Growing[T]:
        items, length = self._items, self._length
        if len(items) == length:
            items.append(item)
        if items[length] is not item:  # somebody else has gone on from here, maybe just now in another thread
            items = [*items[:length], item]
        return _shared(items, length + 1)

    def first(self, count: int) -> Growing[T]:
        return _shared(self._items, min(count, self._length))

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self._items[at] for at in range(*index.indices(self._length))]
        at = index + self._length if index < 0 else index
        if not 0 <= at < self._length:
            raise IndexError(index)
        return self._items[at]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Growing) and [*self] == [*other]

    def __repr__(self) -> str:
        return f"Growing({[*self]!r})"


def _shared(items: list[Any], length: int) -> Growing[Any]:
    growing: Growing[Any] = Growing.__new__(Growing)
    growing._items, growing._length = items, length
    return growing
