"""Taking back: freely while nobody has learnt anything, else only if all agree; and ending a game by consent."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest
from sqlalchemy import select

from conspiratio.bots import DEFAULT_LEVEL
from conspiratio.core.game import Seat
from conspiratio.server.store.schema import tables
from conspiratio.server.tables import actions
from conspiratio.server.tables.entries import Answered, TookBack
from conspiratio.server.tables.play import places
from conspiratio.server.tables.setup import Live
from conspiratio.server.tables.table import Table
from conspiratio.server.trouble import Conflict

from .build import house
from .test_play import MINUTE, a_move, a_table, acting, decides, enter, play_of, played


def take_back(table: Table, seat: Seat, *, whole_turn: bool = False) -> Table:
    return enter(table, actions.undo(seat, len(play_of(table).made[seat]), whole_turn=whole_turn))


def moves(table: Table) -> int:
    return len(play_of(table).match.moves)


def with_free_moves(game: str, seats: str, least: int, luck: str = "") -> tuple[Table, Seat]:
    """A table at which a seat could take back so many moves."""
    for seed in range(60):
        table = a_table(game, seats, str(seed))
        while play_of(table).to_act is not None:
            seat = acting(table)
            table = enter(table, decides(table, luck=luck))
            if actions.free_undo(play_of(table), seat) >= least:
                return table, seat
    raise AssertionError("there are such tables")


# By the information rule


def test_a_move_that_told_nobody_anything_is_taken_back_without_asking() -> None:
    before = a_table("caligula", "mm")
    seat, move = acting(before), a_move(before)
    table = take_back(enter(before, actions.move(seat, 0, move)), seat)
    assert play_of(table).match == play_of(before).match
    assert acting(table) == seat
    other = next(one for one in legal(table) if one != move)
    assert moves(enter(table, actions.move(seat, 2, other))) == 1


def legal(table: Table) -> list[object]:
    return list(actions.legal_moves(play_of(table), acting(table)))


def test_a_whole_turn_or_only_its_last_move() -> None:
    table, seat = with_free_moves("pax", "mm", least=2)
    free = actions.free_undo(play_of(table), seat)
    assert moves(take_back(table, seat)) == moves(table) - 1
    whole = take_back(table, seat, whole_turn=True)
    assert moves(whole) == moves(table) - free
    assert play_of(whole).match.state == play_of(table).match.states[-1 - free]
    with pytest.raises(Conflict, match="undo-not-free"):
        take_back(whole, seat)


@pytest.mark.parametrize("game", ["pax", "caligula"])
def test_what_somebody_has_learnt_from_is_never_taken_back_freely(game: str) -> None:
    refused = freely = 0
    for seed in range(4):
        table = a_table(game, "mmm", str(seed))
        while play_of(table).to_act is not None and moves(table) < 120:
            seat = acting(table)
            table = enter(table, decides(table))
            match = play_of(table).match
            for one in range(3):
                free = actions.free_undo(play_of(table), one)
                back = match.events[len(match.events) - free :]
                assert not any(event.news for events in back for event in events)
                assert all(mover == one for mover, _ in match.moves[len(match.moves) - free :])
                assert free == match.can_take_back(one)
            if actions.free_undo(play_of(table), seat):
                freely += 1
            elif play_of(table).to_act is not None:
                refused += 1
                with pytest.raises(Conflict, match="undo-not-free"):
                    take_back(table, seat)
    assert freely > 20
    assert refused > 20


def test_nobody_takes_back_what_another_did() -> None:
    table = played(a_table("caligula", "mm"), 1)
    with pytest.raises(Conflict, match="undo-not-free"):
        take_back(table, acting(table))
    answered = played(table, 1)
    with pytest.raises(Conflict, match="undo-not-free"):
        take_back(answered, acting(answered))


def test_a_request_to_take_back_that_comes_twice_takes_back_once() -> None:
    table, seat = with_free_moves("pax", "mm", least=2)
    wanted = actions.undo(seat, len(play_of(table).made[seat]), whole_turn=False)
    once = enter(table, wanted)
    assert enter(once, wanted) == once
    assert moves(once) == moves(table) - 1


def test_a_request_to_take_back_that_comes_too_late_is_refused() -> None:
    table = played(a_table("caligula", "mm"), 1)
    seat = play_of(table).match.moves[0][0]
    late = actions.undo(seat, 1, whole_turn=False)
    assert late(table) == TookBack(seat, 1)
    later = played(table, 2)
    with pytest.raises(Conflict) as caught:
        late(later)
    assert (caught.value.key, caught.value.params) == ("decision-stale", {"given": 1, "now": 2})


def test_what_nobody_learnt_from_is_taken_back_in_rated_and_daily_games_too() -> None:
    for table in (a_table("caligula", "mo", rated=True), replace(a_table("caligula", "mo"), daily="2027-01-15-cali")):
        assert moves(take_back(played(table, 1), acting(table))) == 0


def test_who_has_resigned_takes_nothing_back() -> None:
    table = played(a_table("caligula", "mmm", clock=Live(5, 0)), 1)
    seat = play_of(table).match.moves[0][0]
    assert actions.free_undo(play_of(table), seat) == 1
    assert actions.free_undo(play_of(enter(table, actions.resign(seat))), seat) == 0


# By agreement


def stuck(seats: str = "mmm") -> tuple[Table, Seat]:
    """A table, and the seat that moved last and can't take that back freely."""
    table = a_table("pax", seats)
    return played(table, 1), acting(table)


def test_an_undo_counts_when_all_people_agree() -> None:
    table, seat = stuck()
    one, two = (other for other in range(3) if other != seat)
    table = enter(table, actions.offer(seat, "undo"))
    table = enter(table, actions.answer(one, True))
    assert (moves(table), play_of(table).offer is not None) == (1, True)
    table = enter(table, actions.answer(two, True))
    assert (moves(table), play_of(table).offer, acting(table)) == (0, None, seat)
    assert len(play_of(table).made[seat]) == 1, "its number is used up"


def test_an_agreed_undo_goes_back_over_the_moves_of_others_to_ones_own_last_move() -> None:
    table = played(a_table("caligula", "mm"), 7)
    seat = 1 - acting(table)
    assert play_of(table).match.moves[-1][0] == seat
    other = 1 - seat
    before = play_of(table).match.states[5]
    table = enter(enter(table, actions.offer(other, "undo")), actions.answer(seat, True))
    assert (moves(table), acting(table), play_of(table).match.state) == (5, other, before)


def test_one_no_is_enough() -> None:
    table, seat = stuck()
    one, two = (other for other in range(3) if other != seat)
    table = enter(enter(table, actions.offer(seat, "undo")), actions.answer(one, True))
    table = enter(table, actions.answer(two, False))
    assert (moves(table), play_of(table).offer) == (1, None)
    with pytest.raises(Conflict, match="offer-none"):
        enter(table, actions.answer(one, True))


def test_who_proposed_can_take_that_back() -> None:
    table, seat = stuck()
    offered = enter(table, actions.offer(seat, "undo"))
    assert actions.answer(seat, False)(offered) == Answered(seat, False)
    assert play_of(enter(offered, actions.answer(seat, False))).offer is None


def test_to_agree_twice_or_with_oneself_changes_nothing() -> None:
    table, seat = stuck()
    offered = enter(table, actions.offer(seat, "undo"))
    assert enter(offered, actions.answer(seat, True)) == offered
    agreed = enter(offered, actions.answer((seat + 1) % 3, True))
    assert enter(agreed, actions.answer((seat + 1) % 3, True)) == agreed


def test_there_is_one_proposal_at_a_time() -> None:
    table, seat = stuck()
    offered = enter(table, actions.offer(seat, "undo"))
    for what in ("undo", "abort"):
        with pytest.raises(Conflict, match="offer-open"):
            enter(offered, actions.offer((seat + 1) % 3, what))


def test_a_proposed_undo_lapses_when_the_game_goes_on() -> None:
    table, seat = stuck()
    assert play_of(played(enter(table, actions.offer(seat, "undo")), 1)).offer is None


def test_a_proposed_undo_lapses_when_something_is_taken_back_or_somebody_resigns() -> None:
    table = played(a_table("caligula", "mmm"), 3)
    last = play_of(table).match.moves[-1][0]
    for other in (one for one in range(3) if one != last):
        offered = enter(table, actions.offer(other, "undo"))
        assert play_of(take_back(offered, last)).offer is None
        assert play_of(enter(offered, actions.resign(last))).offer is None


def test_bots_are_not_asked() -> None:
    table = a_table("caligula", "mbmb")
    while moves(table) < 4:
        table = enter(table, decides(table))
    offered = enter(table, actions.offer(0, "undo"))
    assert moves(offered) == 4
    assert moves(enter(offered, actions.answer(2, True))) < 4


def test_who_plays_against_bots_alone_has_everyones_agreement() -> None:
    table = played(a_table("pax", "mb"), 6)
    last = play_of(table).last_move_of(0)
    assert moves(enter(table, actions.offer(0, "undo"))) == last


def test_who_is_away_or_has_resigned_is_not_asked_and_cannot_ask() -> None:
    table = played(a_table("caligula", "mmmm", clock=Live(5, 0)), 4)
    gone, away = acting(table), (acting(table) + 1) % 4
    table = enter(table, actions.resign(gone))
    table = enter(table, decides(table))  # the stand-in's
    while acting(table) != away:
        table = enter(table, decides(table))
    table = enter(table, actions.run_out(away, play_of(table).number), after=5 * MINUTE)
    stays, other = play_of(table).people
    for seat in (gone, away):
        with pytest.raises(Conflict, match="seat-resigned"):
            enter(table, actions.offer(seat, "undo"))
    offered = enter(table, actions.offer(stays, "undo"))
    assert enter(offered, actions.answer(gone, False)) == offered, "nor do they have a say"
    assert moves(enter(offered, actions.answer(other, True))) < moves(table)
    back = enter(offered, actions.come_back(away))
    agreed = enter(back, actions.answer(other, True))
    assert moves(agreed) == moves(table), "who is back is asked again"
    assert moves(enter(agreed, actions.answer(away, True))) < moves(table)


def test_in_rated_and_daily_games_nothing_is_taken_back_by_agreement() -> None:
    for table in (a_table("pax", "mo", rated=True), replace(a_table("pax", "mo"), daily="2027-01-15-pax")):
        later = played(table, 4)
        with pytest.raises(Conflict, match="undo-never"):
            enter(later, actions.offer(0, "undo"))


def test_who_has_not_moved_yet_has_nothing_to_take_back() -> None:
    table = a_table("pax", "mm")
    with pytest.raises(Conflict, match="undo-never"):
        enter(table, actions.offer(0, "undo"))


# The end by consent


def test_a_game_is_aborted_when_all_people_agree() -> None:
    table = enter(played(a_table("pax", "mmb"), 9), actions.offer(1, "abort"))
    assert table.status == "playing"
    table = enter(table, actions.answer(0, True))
    assert (table.status, play_of(table).to_act, places(play_of(table))) == ("aborted", None, None)
    assert table.outcome() == {"ending": "aborted", "result": None, "places": None, "resigned": ()}


def test_who_plays_alone_aborts_at_once() -> None:
    assert enter(a_table("pax", "m"), actions.offer(0, "abort")).status == "aborted"


def test_rated_games_too_are_aborted_if_all_agree() -> None:
    table = enter(a_table("pax", "mo", rated=True), actions.offer(0, "abort"))
    assert enter(table, actions.answer(1, True)).status == "aborted"


def test_a_proposed_abort_stays_open_while_the_game_goes_on() -> None:
    table = played(enter(a_table("pax", "mm"), actions.offer(0, "abort")), 6)
    assert table.status == "playing"
    assert enter(table, actions.answer(1, True)).status == "aborted"
    assert play_of(enter(table, actions.answer(1, False))).offer is None
    over = played(table)
    assert (over.status, over.outcome()["ending"]) == ("over", "finished")


def test_whatever_is_proposed_it_counts_exactly_when_nobody_is_left_to_agree() -> None:
    for seed in range(40):
        rng = Random(f"consent {seed}")
        table = played(a_table("caligula", "".join(rng.choice("mmb") for _ in range(3)) + "m", str(seed)), 9)
        for _ in range(rng.randrange(2)):
            table = enter(table, actions.resign(rng.choice(play_of(table).people)))
        if table.status == "over":
            continue
        people = list(play_of(table).people)
        rng.shuffle(people)
        table = enter(table, actions.offer(people[0], "abort"))
        for seat in people[1:]:
            assert table.status == "playing"
            table = enter(table, actions.answer(seat, True))
        assert table.status == "aborted"


async def test_consent_is_kept(database_url: str) -> None:
    async with house(database_url) as home:
        table = await home.table(await home.person("Livia"), "caligula", "mm")
        table = await home.play(table.id, 3)
        seat = acting(table)
        await home.desk.enter(table.id, actions.offer(seat, "undo"))
        home.desk.forget(table.id)  # a restart in between
        table = await home.desk.enter(table.id, actions.answer(1 - seat, True))
        assert moves(table) == 1
        await home.desk.enter(table.id, actions.offer(seat, "abort"))
        home.desk.forget(table.id)
        table = await home.desk.enter(table.id, actions.answer(1 - seat, True))
        home.desk.forget(table.id)
        assert await home.desk.table(table.id) == table
        async with home.database.read() as connection:
            query = select(tables.c.status, tables.c.outcome, tables.c.to_act, tables.c.due_at)
            kept = (await connection.execute(query.where(tables.c.id == table.id))).one()
        assert (kept.status, kept.to_act, kept.due_at) == ("aborted", None, None)
        assert msgspec.json.decode(kept.outcome)["ending"] == "aborted"


def test_who_is_away_from_a_rated_game_is_asked_before_it_is_called_off() -> None:
    for rated, ending in ((False, "aborted"), (True, None)):
        table = a_table("caligula", "mo", rated=rated, clock=Live(minutes=1))
        seat = acting(table)
        table = enter(table, actions.run_out(seat, play_of(table).number))
        table = enter(table, actions.offer(1 - seat, "abort"))
        assert play_of(table).ending == ending


def test_an_answer_means_the_proposal_it_names() -> None:
    table = a_table("caligula", "mmm")
    first = enter(table, actions.offer(0, "abort"))
    number = play_of(first).offer.number  # type: ignore[union-attr]
    again = enter(enter(first, actions.answer(0, False, number)), actions.offer(0, "abort"))
    with pytest.raises(Conflict, match="offer-none"):
        enter(again, actions.answer(1, True, number))


def test_an_absent_owner_is_offered_moves_from_the_next_decision_on() -> None:
    table = a_table("caligula", "mm", clock=Live(minutes=1))
    seat = acting(table)
    table = enter(table, actions.run_out(seat, play_of(table).number))
    back = enter(table, actions.come_back(seat))
    for one in (table, back):
        assert play_of(one).level(seat) == DEFAULT_LEVEL
        assert actions.legal_moves(play_of(one), seat) == ()
    back = enter(back, decides(back))
    while acting(back) != seat:
        back = enter(back, decides(back))
    assert play_of(back).level(seat) is None
    assert actions.legal_moves(play_of(back), seat) == play_of(back).match.legal_moves()
