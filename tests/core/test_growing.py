"""A list that grows at its end, as a value."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conspiratio.core.growing import Growing


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30), st.integers(0, 2))))
def test_whatever_grows_out_of_what_each_stays_as_it_was(steps: list[tuple[int, int, int]]) -> None:
    grown: list[tuple[Growing[int], list[int]]] = [(Growing(), [])]
    for which, count, item in steps:
        growing, same = grown[which % len(grown)]
        grown.append((growing.first(count).plus(item), [*same[:count], item]))
    for growing, same in grown:
        assert [*growing] == same
        assert len(growing) == len(same)
        assert growing == Growing(same)
        assert [growing[at] for at in range(-len(same), len(same))] == same * 2
        assert [*reversed(growing)] == same[::-1]
        assert (growing[1:], growing[::-2], growing[:-1]) == (same[1:], same[::-2], same[:-1])


def test_what_comes_later_is_out_of_reach() -> None:
    short = Growing("ab")
    assert len(short.plus("c")) == 3
    for index in (2, -3):
        with pytest.raises(IndexError):
            short[index]


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("hasty_threads")
def test_threads_that_go_on_from_one_point_do_not_meet() -> None:
    start: Growing[tuple[int, int]] = Growing()

    def grow(thread: int) -> list[tuple[int, int]]:
        growing = start
        for number in range(300):
            growing = growing.plus((thread, number))
        return [*growing]

    with ThreadPoolExecutor(4) as threads:
        for thread, grown in enumerate(threads.map(grow, range(4))):
            assert grown == [(thread, number) for number in range(300)]
