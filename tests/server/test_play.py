"""A game on a table: decisions in, entries kept, the same table whenever they are folded anew; and how it ends."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from conspiratio.bots import DEFAULT_LEVEL, bot
from conspiratio.caligula.moves import Place
from conspiratio.core.game import AnyGame, Complaint, IllegalMove, Json, Seat
from conspiratio.core.growing import Growing
from conspiratio.core.match import Match
from conspiratio.games import GAMES
from conspiratio.pax.moves import Buy, Draw
from conspiratio.server.store.schema import entries
from conspiratio.server.tables import actions
from conspiratio.server.tables.desk import Desk
from conspiratio.server.tables.entries import Entry, Moved, RanOut, Resigned, TookBack, read_entry, write_entry
from conspiratio.server.tables.play import Play, begin, places
from conspiratio.server.tables.setup import Days, Live, Untimed, check_setup
from conspiratio.server.tables.table import Sitting, Table
from conspiratio.server.trouble import Conflict

from .build import House, house, setup

NOON = 1_800_000_000_000
MINUTE = 60_000
DAY = 24 * 60 * MINUTE


# Tables without a database: what happens on them is all the same


def a_table(game: str = "caligula", seats: str = "mm", seed: str = "1", **more: Any) -> Table:
    """A table that has just begun, at noon; ``seats`` as in `setup`."""
    chosen = setup(game, seats, **more)
    rules = check_setup(chosen)
    sitting = tuple(
        Sitting(f"p{seat}", None, f"seat {seat}") if sign in "mo" else Sitting(None, "greedy", f"bot {seat}")
        for seat, sign in enumerate(seats)
    )
    deal = rules.game.deal(rules.options, len(seats), Random(f"{seed}/deal"))
    match = Match(rules.game, deal, tuple(one.name or "" for one in sitting), "0" * 32)
    play = begin(chosen, match, [one.bot for one in sitting], NOON)
    version = rules.game.rules_version
    head = ("table", chosen, "playing", 1, "p0", "invite", match.commitment, NOON, NOON, None, None)
    return Table(*head, sitting, version, play)


def play_of(table: Table) -> Play:
    assert table.play
    return table.play


def enter(table: Table, decide: actions.Action, after: int = 0) -> Table:
    """What the desk makes of a decision, so many milliseconds after the last one."""
    entry = decide(table)
    return table if entry is None else table.after(entry, play_of(table).changed + after)


def acting(table: Table) -> Seat:
    seat = play_of(table).to_act
    assert seat is not None
    return seat


def a_move(table: Table, luck: str = "") -> Any:
    """What a random bot would do."""
    match, seat = play_of(table).match, acting(table)
    rng = Random(f"{luck} {len(match.moves)}")
    return bot(match.game.name, "random").choose(match.view(seat), match.legal_moves(), rng)


def decides(table: Table, move: Any = None, luck: str = "") -> actions.Action:
    """Whoever is to act, person or bot, makes a move."""
    play, seat = play_of(table), acting(table)
    move = move or a_move(table, luck)
    if play.level(seat) is None:
        return actions.move(seat, len(play.made[seat]), move)
    return actions.bot_move(seat, play.number, move)


def played(table: Table, moves: int | None = None) -> Table:
    """So many moves later, or at the end."""
    while play_of(table).to_act is not None and moves != 0:
        table = enter(table, decides(table))
        moves = None if moves is None else moves - 1
    return table


# The table is a fold over its entries


def something(table: Table, rng: Random) -> actions.Action:
    """What may be tried next at a table, whether it can be done or not."""
    play, seat = play_of(table), rng.randrange(len(table.seats))
    number = len(play.made[seat])
    others: list[actions.Action] = [
        actions.undo(seat, number, whole_turn=rng.random() < 0.5),
        actions.undo(seat, number, whole_turn=False),
        actions.offer(seat, "undo"),
        actions.offer(seat, "undo" if rng.random() < 0.9 else "abort"),
        actions.answer(seat, True),
        actions.answer(seat, rng.random() < 0.5),
        actions.run_out(acting(table), play.number),
        actions.come_back(seat),
        actions.come_back(seat),
    ]
    if rng.random() < 0.02:
        return actions.resign(seat)
    return decides(table, luck=str(rng.random())) if rng.random() < 0.65 else rng.choice(others)


WALKS: list[tuple[str, str, dict[str, Any]]] = [
    ("pax", "mm", {"clock": Live(5, 10)}),
    ("pax", "mmb", {"clock": Days(2), "absent": "resign"}),
    ("pax", "mmmmm", {"clock": Live(1, 0)}),
    ("caligula", "mm", {"clock": Days(1)}),
    ("caligula", "mbmm", {"clock": Live(5, 5)}),
    ("caligula", "mmmmm", {"clock": Untimed(), "absent": "resign"}),
]


async def test_a_table_read_anew_is_the_same_at_every_point_of_any_game(database_url: str) -> None:
    happened: Counter[str] = Counter()
    async with house(database_url) as home:
        person = await home.person("Livia")
        for number, (game, seats, more) in enumerate(WALKS):
            table = await home.table(person, game, seats, **more)
            await walk(home, table.id, Random(f"walk {number}"), steps=110)
        async with home.database.read() as connection:
            for body in (await connection.execute(select(entries.c.body))).scalars():
                happened[msgspec.json.decode(body)["type"]] += 1
    assert happened.keys() == {"moved", "took-back", "offered", "answered", "resigned", "ran-out", "returned"}, happened


async def walk(home: House, id: str, rng: Random, steps: int) -> None:
    for step in range(steps):
        table = await home.desk.table(id)
        if play_of(table).to_act is None:
            break
        before, kept = play_of(table), a_copy(play_of(table))
        home.time.pass_by(rng.choice([0, 0.4, 3, 20]))
        try:
            after = await home.desk.enter(id, something(table, rng))
        except Complaint:
            assert await home.desk.table(id) is table
        else:
            assert after.version - play_of(after).number == table.version - before.number
        assert before == kept, "an entry makes a new value and leaves the old one alone"
        if step % 9 == 0:
            await is_the_same_read_anew(home, id)
    await is_the_same_read_anew(home, id)


def a_copy(play: Play) -> Play:
    match = play.match
    copied = replace(match, moves=Growing(match.moves), states=Growing(match.states), events=Growing(match.events))
    return replace(play, match=copied)


async def is_the_same_read_anew(home: House, id: str) -> None:
    here = await home.desk.table(id)
    elsewhere = await Desk(home.database, home.time).table(id)
    assert elsewhere == here
    home.desk.forget(id)
    assert await home.desk.table(id) == here


def test_every_entry_comes_back_from_its_row_as_it_was() -> None:
    table = played(a_table("caligula", "mmb"), 20)
    match = play_of(table).match
    for seat, move in match.moves:
        entry = Moved(seat, move, "stand-in")
        assert read_entry(write_entry(entry, match.game), match.game) == entry


def test_rows_are_read_and_written_as_they_always_were() -> None:
    pax, caligula = GAMES["pax"], GAMES["caligula"]
    place = Place(3, "plebs", 1)
    rows: list[tuple[AnyGame, str, Entry]] = [
        (pax, '{"type":"moved","seat":1,"move":{"type":"buy","legion":2}}', Moved(1, Buy(2))),
        (
            pax,
            '{"type":"moved","seat":0,"move":{"type":"draw"},"by":"bot","hurried":true}',
            Moved(0, Draw(), "bot", True),
        ),
        (
            caligula,
            '{"type":"moved","seat":2,"move":{"type":"place","marker":3,"colour":"plebs","position":1},"by":"stand-in"}',
            Moved(2, place, "stand-in"),
        ),
        (caligula, '{"type":"took-back","seat":2,"moves":3}', TookBack(2, 3)),
        (caligula, '{"type":"ran-out","seat":1}', RanOut(1)),
    ]
    for game, row, entry in rows:
        assert read_entry(row, game) == entry
        assert write_entry(entry, game) == row


def test_time_on_a_table_never_runs_backwards() -> None:
    """The clocks of two machines differ: an entry may carry an earlier time than the one before it."""
    table = a_table(clock=Live(5, 0))
    later = table.after(Moved(acting(table), a_move(table)), NOON + 10_000)
    earlier = later.after(Moved(acting(later), a_move(later)), NOON + 4_000)
    assert play_of(earlier).since == NOON + 10_000
    assert play_of(earlier).left == (5 * MINUTE - 10_000, 5 * MINUTE)


# Decisions


async def test_a_decision_sent_twice_is_made_once_and_answered_the_same(database_url: str) -> None:
    async with house(database_url) as home:
        table = await home.table(await home.person("Livia"), "pax", "mm")
        wanted = actions.move(acting(table), 0, a_move(table))
        first = await home.desk.enter(table.id, wanted)
        again = await home.desk.enter(table.id, wanted)
        home.desk.forget(table.id)  # and after a restart
        assert first == again == await home.desk.enter(table.id, wanted)
        later = await home.play(table.id, 5)
        assert await home.desk.enter(table.id, wanted) == later
        assert play_of(later).number == 6


def test_another_move_for_a_decision_that_was_made_comes_too_late() -> None:
    table = played(a_table("pax", "mm"), 1)
    seat = play_of(table).match.moves[0][0]
    wishes = play_of(a_table("pax", "mm")).match.legal_moves()
    other = next(wish for wish in wishes if wish != play_of(table).made[seat][0])
    with pytest.raises(Conflict) as caught:
        actions.move(seat, 0, other)(table)
    assert (caught.value.key, caught.value.params) == ("decision-stale", {"given": 0, "now": 1})


@pytest.mark.parametrize("number", [-1, 1, 99_999])
def test_a_decision_that_nobody_is_asked_for_yet_is_refused(number: int) -> None:
    table = a_table("pax", "mm")
    with pytest.raises(Conflict, match="decision-stale"):
        actions.move(acting(table), number, a_move(table))(table)


def test_decisions_that_were_taken_back_keep_their_numbers() -> None:
    """Or a message that was delayed could be played for a decision it was never meant for."""
    table = a_table("caligula", "mm")
    seat, first = acting(table), a_move(table)
    table = enter(enter(table, actions.move(seat, 0, first)), actions.undo(seat, 1, whole_turn=False))
    assert len(play_of(table).match.moves) == 0
    assert len(play_of(table).made[seat]) == 2  # the move, and that it was taken back
    assert enter(table, actions.move(seat, 0, first)) == table, "the old message, once more, plays nothing"
    with pytest.raises(Conflict, match="decision-stale"):
        actions.move(seat, 1, first)(table)
    assert len(play_of(enter(table, actions.move(seat, 2, first))).match.moves) == 1


def test_who_is_not_to_act_is_told_the_rule() -> None:
    for game in ("pax", "caligula"):
        table = a_table(game, "mm")
        with pytest.raises(IllegalMove) as caught:
            enter(table, actions.move(1 - acting(table), 0, a_move(table)))
        assert caught.value.refusal.rule in play_of(table).match.game.rulebook.rules


def test_a_move_against_the_rules_is_refused_with_the_rule() -> None:
    table = a_table("pax", "mm")
    with pytest.raises(IllegalMove) as caught:
        enter(table, actions.move(acting(table), 0, Buy(1)))
    assert caught.value.refusal.rule.startswith("pax.")


JUNK: list[Json] = [
    None,
    3,
    "draw",
    [],
    {},
    {"type": "win"},
    {"type": 7},
    {"type": "buy"},
    {"type": "buy", "legion": "I"},
]


@pytest.mark.parametrize("junk", [*JUNK, {"type": "buy", "legion": 10**30}, {"type": "open", "keep": None}], ids=str)
def test_what_is_no_move_is_answered_with_what_is_wrong(junk: Json) -> None:
    table = a_table("pax", "mm")
    with pytest.raises(Complaint) as caught:
        table.read_move(junk)
    assert caught.value.key.startswith("json-")


def test_what_else_is_in_a_move_is_not_kept() -> None:
    table = a_table("pax", "mm")
    game, move = play_of(table).match.game, a_move(table)
    one, other = ({**game.move_json(move), "note": note, "seat": 7} for note in ("<script>", "another"))
    entry = actions.move(acting(table), 0, table.read_move(one))(table)
    assert entry == Moved(acting(table), move)
    assert "script" not in write_entry(entry, game)
    after = table.after(entry, NOON)
    assert enter(after, actions.move(acting(table), 0, table.read_move(other))) == after


@pytest.mark.parametrize("name", ["pax", "caligula"])
async def test_on_its_way_a_move_is_read_once_and_checked_once(
    database_url: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: Counter[str] = Counter()

    def counted(where: Any, what: str) -> None:
        original = getattr(where, what)

        def counting(*args: Any) -> Any:
            calls[what] += 1
            return original(*args)

        monkeypatch.setattr(where, what, counting)

    game = GAMES[name]
    counted(game, "read_move")
    for module in ("legal", "resolve"):
        counted(import_module(f"conspiratio.{name}.{module}"), "refusal")
    async with house(database_url) as home:
        table = await home.table(await home.person("Livia"), name, "mm")
        sent = game.move_json(a_move(table))
        for seat in (1 - acting(table), acting(table)):
            calls.clear()
            with nullcontext() if seat == acting(table) else pytest.raises(IllegalMove):
                await home.desk.enter(table.id, actions.move(seat, 0, table.read_move(sent)))
            assert calls == {"read_move": 1, "refusal": 1}


def test_nothing_can_be_done_before_the_start_or_after_the_end() -> None:
    over = played(a_table("pax", "mm"))
    unstarted = replace(over, play=None, status="open")
    for what in (
        actions.move(0, len(play_of(over).made[0]), Draw()),
        actions.undo(0, len(play_of(over).made[0]), whole_turn=True),
        actions.offer(0, "abort"),
        actions.answer(0, True),
        actions.resign(0),
    ):
        with pytest.raises(Conflict, match="table-over"):
            what(over)
        with pytest.raises(Conflict, match="table-not-started"):
            what(unstarted)
    with pytest.raises(Conflict, match="table-not-started"):
        unstarted.read_move({"type": "draw"})
    for quiet in (actions.come_back(0), actions.run_out(0, play_of(over).number), actions.bot_move(0, 0, Draw())):
        assert quiet(over) is None
        assert quiet(unstarted) is None


def test_a_bot_that_thought_about_what_is_no_longer_so_is_not_heard() -> None:
    table = a_table("caligula", "mb", seed="2")
    table = table if acting(table) == 0 else played(table, 1)
    asked = played(table, 1)
    late = actions.bot_move(1, play_of(asked).number, a_move(asked))
    taken_back = enter(asked, actions.undo(0, len(play_of(asked).made[0]), whole_turn=True))
    assert late(asked) is not None
    assert late(taken_back) is None
    assert late(played(asked, 1)) is None


def test_nobody_but_its_owner_decides_for_a_seat_that_is_not_a_bots() -> None:
    table = a_table("pax", "mm")
    assert actions.bot_move(acting(table), 0, a_move(table))(table) is None


def test_a_stand_in_decides_until_the_owner_is_back() -> None:
    table = a_table("pax", "mmm", clock=Live(5, 0))
    seat, move = acting(table), a_move(table)
    away = table.after(RanOut(seat), NOON + 5 * MINUTE)
    with pytest.raises(Conflict, match="seat-resigned"):
        actions.move(seat, 0, move)(away)
    assert actions.bot_move(seat, 1, move)(away) == Moved(seat, move, "stand-in")
    late = enter(away, actions.come_back(seat))
    with pytest.raises(Conflict, match="decision-late"):
        actions.move(seat, 0, move)(late)
    back = enter(late, actions.bot_move(seat, play_of(late).number, move))
    while acting(back) != seat:
        back = enter(back, decides(back))
    assert actions.bot_move(seat, play_of(back).number, a_move(back))(back) is None
    assert actions.move(seat, 1, a_move(back))(back) == Moved(seat, a_move(back), "person")


def test_what_a_play_says_of_itself_in_a_log_has_no_secrets() -> None:
    table = played(a_table("caligula", "mm"), 8)
    said = repr(table) + repr(play_of(table))
    assert "marker" not in said
    assert "coniura" not in said
    assert "invite" not in said


# How it ends


def test_between_two_a_resignation_ends_the_game() -> None:
    table = enter(a_table("pax", "mm"), actions.resign(0))
    assert (table.status, play_of(table).to_act, play_of(table).due_at()) == ("over", None, None)
    assert table.outcome() == {"ending": "resigned", "result": None, "places": (2, 1), "resigned": (0,)}


def test_with_three_the_others_play_on_and_who_resigned_first_comes_last() -> None:
    table = enter(a_table("caligula", "mmm"), actions.resign(1))
    assert table.status == "playing"
    assert (play_of(table).level(1), play_of(table).people) == (DEFAULT_LEVEL, (0, 2))
    assert enter(table, actions.resign(1)) == table
    table = enter(played(table, 5), actions.resign(2))
    assert (table.status, places(play_of(table))) == ("over", (1, 3, 2))


def test_with_four_a_game_is_played_to_its_end_and_who_resigned_has_not_won_it() -> None:
    firsts = set()
    for seed in range(6):
        table = played(a_table("caligula", "mmmb", str(seed)), 12)
        table = played(enter(enter(table, actions.resign(2)), actions.resign(0)))
        came = places(play_of(table))
        assert came
        assert table.outcome()["ending"] == "finished"
        assert (came[2], came[0]) == (4, 3)
        assert min(came[1], came[3]) == 1
        result = table.outcome()["result"]
        firsts |= {seat in (0, 2) for seat in result["winners"]}
    assert firsts == {True, False}, "in some of these games the stand-in of somebody who resigned was ahead"


def test_when_the_last_person_resigns_the_bots_do_not_play_on_alone() -> None:
    table = enter(a_table("pax", "mmbb"), actions.resign(1))
    assert table.status == "playing"
    table = enter(table, actions.resign(0))
    assert (table.status, places(play_of(table))) == ("over", (3, 4, 1, 1))


def test_who_gives_up_a_solo_game_has_not_won_it() -> None:
    table = enter(a_table("pax", "m"), actions.resign(0))
    assert (table.status, places(play_of(table))) == ("over", (2,))


def test_a_solo_game_has_a_first_place_only_if_it_was_won() -> None:
    for seed in range(3):
        table = played(a_table("pax", "m", str(seed)))
        assert places(play_of(table)) == ((1,) if table.outcome()["result"]["won"] else (2,))


def test_if_rome_wins_and_there_is_no_primus_conspiratus_nobody_comes_first() -> None:
    for seed in range(20):
        table = played(a_table("pax", "mmm", str(seed)))
        if table.outcome()["result"]["rome"]:
            break
    play = play_of(table)
    state = replace(play.match.state, conspirator=None)
    nobody = replace(play, match=replace(play.match, states=Growing([*play.match.states[:-1], state])))
    assert sorted(places(play) or ()) == [1, 3, 3]
    assert places(nobody) == (3, 3, 3)


def test_a_finished_game_tells_everybody_how_it_ended() -> None:
    for game in ("pax", "caligula"):
        table = played(a_table(game, "mb"))
        outcome = table.outcome()
        assert (table.status, outcome["ending"], outcome["resigned"]) == ("over", "finished", ())
        assert min(outcome["places"]) == 1
        assert msgspec.json.decode(msgspec.json.encode(outcome))["result"] == outcome["result"]


def test_a_game_that_goes_on_has_no_outcome() -> None:
    table = played(a_table("pax", "mm"), 30)
    assert table.outcome() is None
    assert places(play_of(table)) is None


def test_a_resignation_is_an_entry_like_any_other() -> None:
    assert actions.resign(1)(a_table("pax", "mm")) == Resigned(1)
