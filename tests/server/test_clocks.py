"""Clocks: whose time runs, what becomes of a seat whose time is up, and when the server has something to do."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from conspiratio.caligula.moves import Pass
from conspiratio.core.game import Seat
from conspiratio.pax.moves import Draw
from conspiratio.server.store.schema import tables
from conspiratio.server.tables import actions
from conspiratio.server.tables.entries import Moved, RanOut, Returned, TookBack
from conspiratio.server.tables.play import BACK_WITH, places
from conspiratio.server.tables.setup import Days, Live, Untimed, fair
from conspiratio.server.tables.table import Table
from conspiratio.server.trouble import Conflict

from .build import House, house, setup
from .test_play import DAY, MINUTE, NOON, a_move, a_table, acting, decides, enter, play_of, played, something

HOUR = 60 * MINUTE


def left(table: Table, seat: Seat, after: int = 0) -> int | None:
    """What a seat has on its clock, so many milliseconds after the last change."""
    return play_of(table).clock(seat, play_of(table).changed + after)


def due_in(table: Table) -> int | None:
    due = play_of(table).due_at()
    return None if due is None else due - play_of(table).changed


# Live


def test_the_time_spent_is_the_movers_and_a_decision_brings_the_increment() -> None:
    table = a_table(clock=Live(5, 10))
    seat = acting(table)
    assert (left(table, seat, 30_000), left(table, 1 - seat, 30_000)) == (4.5 * MINUTE, 5 * MINUTE)
    table = enter(table, decides(table), after=30_000)
    assert acting(table) == 1 - seat
    assert (left(table, seat), left(table, 1 - seat)) == (4.5 * MINUTE + 10_000, 5 * MINUTE)
    table = enter(table, decides(table), after=MINUTE)
    assert (left(table, seat), left(table, 1 - seat)) == (4.5 * MINUTE + 10_000, 4 * MINUTE + 10_000)


def test_no_clock_shows_less_than_nothing() -> None:
    table = a_table(clock=Live(1, 0))
    assert left(table, acting(table), 2 * MINUTE) == 0


def test_the_clock_of_who_is_to_act_runs_out_when_its_time_is_up() -> None:
    table = a_table(clock=Live(5, 10))
    assert due_in(table) == 5 * MINUTE
    table = enter(table, decides(table), after=30_000)
    assert due_in(table) == 5 * MINUTE
    table = enter(table, decides(table), after=40_000)
    assert due_in(table) == 4.5 * MINUTE + 10_000


@pytest.mark.parametrize("what", ["resigned", "came back"])
def test_what_others_do_meanwhile_neither_stops_nor_extends_a_clock(what: str) -> None:
    for clock, budget in ((Live(5, 10), 5 * MINUTE), (Days(1), DAY)):
        table = a_table("caligula", "mmm", clock=clock)
        other = acting(table)
        if what == "came back":
            table = enter(table, actions.run_out(other, 0), after=budget)
            table = enter(table, decides(table))  # the stand-in's
        else:
            table = enter(table, decides(table))
        seat, began = acting(table), play_of(table).since
        assert (seat != other, play_of(table).due_at()) == (True, began + budget)
        table = enter(table, actions.resign(other) if what == "resigned" else actions.come_back(other), after=7_000)
        assert play_of(table).due_at() == began + budget
        assert play_of(table).clock(seat, began + 20_000) == budget - 20_000
        after = enter(table, decides(table), after=13_000)
        assert left(after, seat) == (budget - 20_000 + 10_000 if isinstance(clock, Live) else DAY)


def test_offers_and_answers_leave_the_clocks_alone() -> None:
    for clock in (Live(5, 10), Days(1)):
        table = a_table("caligula", "mm", clock=clock)
        due = play_of(table).due_at()
        for what in (actions.offer(1, "abort"), actions.answer(0, False)):
            table = table.after(what(table), NOON + 30_000)  # type: ignore[arg-type]
            assert play_of(table).due_at() == due


def test_to_take_back_gives_no_time_back_to_anybody() -> None:
    table = a_table(clock=Live(5, 10))
    seat = acting(table)
    table = enter(table, decides(table), after=30_000)
    table = enter(table, actions.undo(seat, 1, whole_turn=False), after=20_000)
    assert acting(table) == seat
    assert (left(table, seat), left(table, 1 - seat)) == (4.5 * MINUTE + 10_000, 5 * MINUTE - 20_000)
    assert due_in(table) == 4.5 * MINUTE + 10_000


def test_who_takes_back_and_decides_anew_gets_the_increment_once() -> None:
    """Or anybody could sit there for ever, moving and taking back."""
    table = a_table(clock=Live(1, 30))
    seat = acting(table)
    for _ in range(10):
        table = enter(table, decides(table), after=1000)
        table = enter(table, actions.undo(seat, len(play_of(table).made[seat]), whole_turn=False))
    table = enter(table, decides(table), after=1000)
    assert left(table, seat) == MINUTE + 30_000 - 11_000
    table = enter(table, decides(table))  # the other's, and then a new decision of ours
    table = enter(table, decides(table), after=1000)
    assert left(table, seat) == MINUTE + 60_000 - 12_000


def test_after_an_undo_that_all_agreed_to_decisions_bring_their_increment_again() -> None:
    table = a_table(clock=Live(5, 10))
    seat = acting(table)
    table = played(table, 2)
    table = enter(enter(table, actions.offer(seat, "undo")), actions.answer(1 - seat, True))
    assert len(play_of(table).match.moves) == 0
    table = enter(table, decides(table), after=1000)
    assert left(table, seat) == 5 * MINUTE + 10_000 - 1000 + 10_000


# By correspondence


def test_every_decision_has_its_days() -> None:
    table = a_table(clock=Days(3))
    seat = acting(table)
    assert due_in(table) == 3 * DAY
    table = enter(table, decides(table), after=2 * DAY)
    assert (left(table, seat), left(table, 1 - seat), due_in(table)) == (3 * DAY, 3 * DAY, 3 * DAY)
    assert left(table, 1 - seat, DAY) == 2 * DAY


def test_a_second_decision_in_the_same_turn_has_its_days_too() -> None:
    table = played(a_table("pax", "mm", clock=Days(3)), 2)
    seat = acting(table)
    table = enter(table, actions.move(seat, 1, Draw()), after=2 * DAY)
    assert (acting(table), due_in(table)) == (seat, 3 * DAY)


def test_who_moves_and_takes_back_does_not_get_more_days() -> None:
    table = a_table(clock=Days(3))
    seat = acting(table)
    table = enter(table, decides(table), after=DAY)
    table = enter(table, actions.undo(seat, 1, whole_turn=False), after=12 * HOUR)
    assert (acting(table), due_in(table)) == (seat, 2 * DAY)
    table = enter(table, decides(table), after=DAY)
    assert (acting(table), due_in(table)) == (1 - seat, 3 * DAY), "the other has all of theirs"
    table = enter(table, actions.undo(seat, 3, whole_turn=False))
    assert due_in(table) == DAY


def test_who_takes_back_in_the_middle_of_a_turn_does_not_get_more_days_either() -> None:
    table, seat, free = in_the_middle_of_a_turn(Days(3))
    began = play_of(table).since
    table = enter(table, decides(table), after=DAY)
    assert (acting(table), actions.free_undo(play_of(table), seat)) == (seat, free + 1)
    table = enter(table, actions.undo(seat, len(play_of(table).made[seat]), whole_turn=False), after=HOUR)
    assert play_of(table).due_at() == began + 3 * DAY


def test_nobody_gets_new_days_again_and_again_by_moving_and_taking_back() -> None:
    table, seat, _ = in_the_middle_of_a_turn(Days(3))
    end = play_of(table).since + 3 * DAY
    for _ in range(3):
        table = enter(table, decides(table))
        assert acting(table) == seat
        table = enter(table, actions.undo(seat, len(play_of(table).made[seat]), whole_turn=False), after=DAY - HOUR)
        assert play_of(table).due_at() == end
    table = enter(table, decides(table))
    assert play_of(table).due_at() == end, "the next decision had its days before"


def test_nobody_gets_a_minute_again_and_again_by_moving_and_taking_back() -> None:
    table = a_table(clock=Days(1))
    seat, end = acting(table), NOON + DAY
    table = enter(table, decides(table), after=DAY - 1000)
    for _ in range(3):
        table = enter(table, actions.undo(seat, len(play_of(table).made[seat]), whole_turn=False))
        assert play_of(table).due_at() == end
        table = enter(table, decides(table))


def in_the_middle_of_a_turn(clock: Any) -> tuple[Table, Seat, int]:
    """A table whose next move could be taken back, and would leave the same seat to act."""
    for seed in range(40):
        table = a_table("pax", "mm", str(seed), clock=clock)
        while play_of(table).to_act is not None:
            seat, after = acting(table), enter(table, decides(table))
            free = actions.free_undo(play_of(after), seat)
            if free and play_of(after).to_act == seat:
                return table, seat, free - 1
            table = after
    raise AssertionError("there are such tables")


# Without a clock, and bots


def test_without_a_clock_nothing_is_ever_due() -> None:
    table = a_table("pax", "mm", clock=Untimed())
    assert (due_in(table), left(table, 0), left(table, 1)) == (None, None, None)
    table = enter(table, decides(table), after=90 * DAY)
    assert (due_in(table), play_of(table).away) == (None, frozenset())


@pytest.mark.parametrize("clock", [Live(5, 10), Days(1), Untimed()], ids=str)
def test_a_bot_has_no_clock_and_answers_at_its_pace(clock: Any) -> None:
    table = a_table("caligula", "mb", clock=clock, bot_pace=700)
    while acting(table) == 0:
        table = enter(table, decides(table))
    assert (due_in(table), left(table, 1), left(table, 1, HOUR)) == (700, None, None)
    table = enter(table, decides(table), after=5 * MINUTE)
    mine = 5 * MINUTE + 10_000 if isinstance(clock, Live) else DAY if isinstance(clock, Days) else None
    assert (acting(table), left(table, 0)) == (0, mine)


# Somebody who is away


@pytest.mark.parametrize(("clock", "budget"), [(Live(5, 10), 5 * MINUTE), (Days(2), 2 * DAY)], ids=str)
def test_when_the_time_is_up_a_bot_plays_until_the_owner_is_back(clock: Any, budget: int) -> None:
    table = a_table("caligula", "mm", clock=clock, bot_pace=500)
    seat = acting(table)
    table = enter(table, actions.run_out(seat, 0), after=budget)
    play = play_of(table)
    assert (table.status, *play.away, play.by(seat), *play.people) == ("playing", seat, "stand-in", 1 - seat)
    assert (due_in(table), left(table, seat)) == (500, None)
    table = enter(table, decides(table))
    table = enter(table, decides(table), after=HOUR)
    assert acting(table) == seat
    table = enter(table, actions.come_back(seat), after=MINUTE)
    assert (play_of(table).away, play_of(table).by(seat)) == (frozenset(), "stand-in"), "what is pending is the bot's"
    assert enter(table, actions.come_back(seat)) == table
    table = until_the_turn_of(seat, enter(table, decides(table)))
    assert play_of(table).by(seat) == "person"
    assert due_in(table) == left(table, seat) == (BACK_WITH if isinstance(clock, Live) else budget)


def until_the_turn_of(seat: Seat, table: Table) -> Table:
    while acting(table) != seat:
        table = enter(table, decides(table))
    return table


@pytest.mark.parametrize("clock", [Live(1, 30), Days(1)], ids=str)
def test_who_runs_out_and_comes_back_has_no_time_for_that_decision(clock: Any) -> None:
    table = a_table("caligula", "mm", clock=clock)
    seat = acting(table)
    table = enter(table, actions.run_out(seat, 0), after=DAY)
    table = enter(table, actions.come_back(seat))
    play = play_of(table)
    assert (play.by(seat), play.clock(seat, play.changed), due_in(table)) == ("stand-in", None, 0)
    with pytest.raises(Conflict, match="decision-late"):
        decides(replace(table, play=replace(play, late=None)))(table)
    table = enter(table, decides(table))
    with pytest.raises(Conflict, match="undo-not-free"):  # nor does it come back this way
        actions.undo(seat, len(play_of(table).made[seat]), whole_turn=False)(table)


def test_all_that_coming_back_ever_brings_is_less_than_two_minutes() -> None:
    table = a_table("caligula", "mm", clock=Live(1, 0))
    seat, brought = acting(table), []
    while play_of(table).to_act is not None and len(brought) < 20:
        table = until_the_turn_of(seat, table)
        brought.append(left(table, seat) or 0)
        table = enter(table, actions.run_out(seat, play_of(table).number), after=brought[-1])
        table = enter(table, actions.come_back(seat))
        table = enter(table, decides(table))
    assert brought[:4] == [MINUTE, BACK_WITH, BACK_WITH // 2, BACK_WITH // 4]
    assert len(brought) > 6
    assert sum(brought[1:]) < 2 * BACK_WITH


@pytest.mark.parametrize("seats", ["mo", "mooo"])
def test_a_rated_seat_whose_time_is_up_has_resigned_and_a_weak_bot_plays_it_on(seats: str) -> None:
    wish = fair(setup("caligula", seats, rated=True, clock=Live(5, 0), stand_in="consul"))
    table = a_table("caligula", seats, rated=True, clock=wish.clock, absent=wish.absent, stand_in="consul")
    seat = acting(table)
    table = enter(table, actions.run_out(seat, 0), after=5 * MINUTE)
    assert play_of(table).resigned == (seat,)
    assert enter(table, actions.come_back(seat)) == table
    if table.status == "playing":
        assert play_of(table).level(seat) == "tiro"


def test_where_absence_counts_as_resigning_it_does() -> None:
    table = a_table("caligula", "mmm", clock=Live(5, 0), absent="resign")
    seat = acting(table)
    table = enter(table, actions.run_out(seat, 0), after=5 * MINUTE)
    assert (table.status, play_of(table).resigned, play_of(table).away) == ("playing", (seat,), frozenset())
    assert enter(table, actions.come_back(seat)) == table
    with pytest.raises(Conflict, match="seat-resigned"):
        actions.move(seat, 0, Pass())(table)
    table = enter(table, decides(table))
    table = enter(table, actions.run_out(acting(table), play_of(table).number), after=5 * MINUTE)
    came = places(play_of(table))
    assert came is not None
    assert (table.status, came[seat]) == ("over", 3)


def test_between_two_who_runs_out_of_time_has_lost_where_that_was_agreed() -> None:
    table = a_table("pax", "mm", clock=Days(1), absent="resign")
    seat = acting(table)
    table = enter(table, actions.run_out(seat, 0), after=DAY)
    assert (table.status, places(play_of(table))) == ("over", (2, 1) if seat == 0 else (1, 2))


def test_who_resigned_while_away_does_not_come_back() -> None:
    table = a_table("caligula", "mmm", clock=Live(5, 0))
    seat = acting(table)
    table = enter(enter(table, actions.run_out(seat, 0), after=5 * MINUTE), actions.resign(seat))
    assert enter(table, actions.come_back(seat)) == table


def test_a_clock_that_was_looked_at_before_the_last_move_does_not_run_out() -> None:
    table = a_table("caligula", "mm", clock=Live(5, 0))
    seat = acting(table)
    too_late = actions.run_out(seat, 0)
    moved = enter(table, decides(table))
    assert too_late(moved) is None
    assert too_late(enter(moved, decides(moved))) is None, "it is this seat's turn again, but with another clock"
    assert actions.run_out(1 - seat, 0)(table) is None, "it is not to act"


# Whatever happens


@pytest.mark.parametrize("clock", [Live(5, 7), Days(1)], ids=str)
def test_over_any_game_time_is_only_ever_spent_by_who_is_to_act(clock: Any) -> None:
    increment = 7_000 if isinstance(clock, Live) else 0
    for seed in range(6):
        rng = Random(f"clocks {seed}")
        table = a_table("caligula" if seed % 2 else "pax", "mmbm", str(seed), clock=clock)
        for _ in range(120):
            if play_of(table).to_act is None:
                break
            before, seat, spent = play_of(table), acting(table), rng.choice([0, 900, 12_000])
            try:
                entry = something(table, rng)(table)
            except Conflict:
                continue
            if entry is None:
                continue
            table = table.after(entry, before.changed + spent)
            play = play_of(table)
            for one in range(4):
                if before.level(one) is not None or play.level(one) is not None:
                    continue
                was, now = before.clock(one, before.changed), play.clock(one, play.changed)
                assert was is not None
                assert now is not None
                if isinstance(clock, Live):
                    took = play.changed - before.changed if one == seat else 0
                    assert now - max(0, was - took) in (0, increment if one == seat else 0)
                else:
                    assert now <= DAY
            due = play.due_at()
            assert due is None or due >= play.changed


# What the rows say: by them the server knows what it has to do


def test_a_table_begun_before_coming_back_cost_anything_is_read_as_it_was_played() -> None:
    """Its owner decided what they now may not: the entries stand, whatever the rules would say today."""
    table = a_table("caligula", "mo", rated=True, clock=Days(1), stand_in="consul")  # as it could be made then
    seat, move = acting(table), a_move(table)
    for number, entry in enumerate([RanOut(seat), Returned(seat), Moved(seat, move), TookBack(seat, 1)], 1):
        table = table.after(entry, NOON + number * DAY)
    assert (table.status, acting(table), [*play_of(table).match.moves]) == ("playing", seat, [])
    assert played(table).status == "over"


async def test_the_rows_say_who_is_to_act_and_when_something_is_due(database_url: str) -> None:
    async with house(database_url) as home:
        person = await home.person("Livia")
        table = await home.table(person, "caligula", "mm", clock=Live(5, 10))
        assert await row(home, table.id) == ("playing", acting(table), home.time.now + 5 * MINUTE)
        home.time.pass_by(30)
        table = await home.play(table.id, 1)
        assert await row(home, table.id) == ("playing", acting(table), home.time.now + 5 * MINUTE)
        home.time.pass_by(300)
        table = await home.desk.enter(table.id, actions.run_out(acting(table), play_of(table).number))
        assert await row(home, table.id) == ("playing", acting(table), home.time.now + 0)
        table = await home.desk.enter(table.id, actions.resign(0))
        assert await row(home, table.id) == ("over", None, None)


async def row(home: House, id: str) -> tuple[str, int | None, int | None]:
    query = select(tables.c.status, tables.c.to_act, tables.c.due_at).where(tables.c.id == id)
    async with home.database.read() as connection:
        status, to_act, due_at = (await connection.execute(query)).one()
    return status, to_act, due_at
