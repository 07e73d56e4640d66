"""How hard bots think and when their answers are seen, by stated times."""

from __future__ import annotations

import pytest

from conspiratio.server.bots.thinking import COMFORT, ENOUGH, KEPT, LATELY, SHARES, SORTS, Thinking, shares_of

HERE = (("table", "consul"), ("pax", "consul"))


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def thinking(clock: Clock) -> Thinking:
    """Of bots that work half a second for a decision, and half of that with half the pains."""
    found = Thinking(clock)
    for share in SHARES:
        for _ in range(KEPT):
            found.note(HERE, share, share / 2, share / 2)
    return found


@pytest.mark.parametrize(
    ("turns", "share"), [(1, 1), (4, 1), (5, 1 / 2), (8, 1 / 2), (9, 1 / 4), (60, 1 / 16), (1000, 1 / 32)]
)
def test_the_more_is_asked_the_shorter_they_think(thinking: Thinking, turns: int, share: float) -> None:
    assert thinking.share(HERE, SHARES, turns) == share
    if share > SHARES[-1]:
        assert turns * thinking.usual(HERE, share) <= COMFORT


def test_what_thinking_shorter_brings_is_measured_and_not_assumed(clock: Clock) -> None:
    thinking = Thinking(clock)
    for share, seconds in ((1, 0.5), (1 / 2, 0.45)):
        for _ in range(ENOUGH):
            thinking.note(HERE, share, seconds, seconds)
    assert thinking.share(HERE, SHARES, 8) == 1 / 4, "half the pains would hardly have helped"


def test_after_a_while_it_is_tried_again(thinking: Thinking, clock: Clock) -> None:
    clock.now = LATELY + 1
    assert thinking.share(HERE, SHARES, 20) == 1


def test_only_who_thinks_much_can_think_less() -> None:
    assert shares_of("pax", "consul") == shares_of("caligula", "consul") == SHARES
    assert shares_of("pax", "aedilis") == shares_of("pax", "greedy") == (1,)
    assert shares_of("caligula", "aedilis") == (1, 1 / 2, 1 / 4, 1 / 8)


def test_easy_and_hard_decisions_are_seen_after_the_same_time(thinking: Thinking) -> None:
    for worked in (0.001, 0.1, 0.3, 0.5, 0.6):
        assert worked + thinking.rest(HERE, 1, worked) == pytest.approx(0.625)
    assert 0.7 + thinking.rest(HERE, 1, 0.7) == pytest.approx(1.25), "or after twice that time"


def test_a_hiccup_does_not_make_all_wait(clock: Clock) -> None:
    thinking = Thinking(clock)
    for nth in range(KEPT):
        worked = 5.0 if nth in (0, 40) else 0.002
        thinking.note(HERE, 1, worked, worked)
    assert thinking.rest(HERE, 1, 0.001) < 0.002


def test_a_new_table_begins_with_what_others_took(thinking: Thinking) -> None:
    elsewhere = (("new", "consul"), ("pax", "consul"))
    assert thinking.rest(elsewhere, 1, 0.1) == thinking.rest(HERE, 1, 0.1)
    for _ in range(ENOUGH):
        thinking.note(elsewhere, 1, 0.2, 0.2)
    assert thinking.rest(elsewhere, 1, 0.1) == pytest.approx(0.15), "and then goes by its own"


def test_no_more_is_kept_than_there_is_room_for(clock: Clock) -> None:
    thinking = Thinking(clock)
    for table in range(2 * SORTS):
        thinking.note(((str(table), "tiro"),), 1, 0.1, 0.1)
    assert len(thinking._took) == SORTS
