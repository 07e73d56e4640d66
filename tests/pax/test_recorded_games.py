"""Whole games as replay files, at least one for each way to end, checked by the referee and without it."""

import json
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from conspiratio.core.files import load_json
from conspiratio.core.match import Match, read_match
from conspiratio.pax.events import RomeTook
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Follow
from conspiratio.pax.state import Options
from tests.pax.build import ids
from tests.pax.independent import Table

FOLDER = Path(__file__).parent / "games"
SIZE_LIMIT = 40_000


class Ending(NamedTuple):
    """How a game was recorded to end. ``rome``: at a table, whether Rome won; ``winners``: who did."""

    seats: int
    reason: str
    winners: tuple[int, ...]
    rome: bool | None = None


GAMES = {
    "rome-wins": Ending(2, "no-refill", (0,), rome=True),
    "rome-wins-alone": Ending(3, "exhausted", (), rome=True),
    "players-win": Ending(4, "exhausted", (0,), rome=False),
    "players-tie": Ending(3, "exhausted", (0, 1), rome=False),
    "exhausted": Ending(4, "exhausted", (1,), rome=True),
    "no-refill": Ending(2, "no-refill", (1,), rome=False),
    "final-column": Ending(3, "exhausted", (0, 2), rome=False),
    "closed-counts": Ending(3, "exhausted", (1,), rome=False),
    "5-players": Ending(5, "exhausted", (2,), rome=False),
    "6-players": Ending(6, "exhausted", (5,), rome=True),
    "7-players": Ending(7, "exhausted", (2,), rome=False),
    "8-players": Ending(8, "exhausted", (0,), rome=False),
    "solo-1-won": Ending(1, "exhausted", (0,)),
    "solo-1-lost": Ending(1, "exhausted", ()),
    "solo-2-won": Ending(1, "no-refill", (0,)),
    "solo-2-lost": Ending(1, "exhausted", ()),
    "solo-3-won": Ending(1, "no-refill", (0,)),
    "solo-3-lost": Ending(1, "exhausted", ()),
    "solo-4-won": Ending(1, "exhausted", (0,)),
    "solo-4-lost": Ending(1, "exhausted", ()),
    "solo-5-won": Ending(1, "no-refill", (0,)),
    "solo-5-lost": Ending(1, "exhausted", ()),
}
OPTIONS = {"final-column": {"final_column": True}, "closed-counts": {"open_counts": False}} | {
    f"solo-{game}-{end}": {"solo_game": game} for game in range(1, 6) for end in ("won", "lost")
}
every_game = pytest.mark.parametrize("name", GAMES)


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text("utf-8")


def match_of(name: str) -> Match:
    return read_match(load_json(text_of(name)), {"pax": PAX})


def test_each_file_has_its_ending_in_the_table():
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)


@every_game
def test_a_recorded_game_replays_to_the_end_it_was_recorded_for(name):
    match, ending = match_of(name), GAMES[name]
    result = PAX.result(match.state)
    assert (len(match.names), match.state.phase.reason, result.winners) == ending[:3]
    if ending.seats > 1:
        assert result.rome is ending.rome
        assert (result.scores is None) is ending.rome
    else:
        assert result.won is (ending.winners == (0,))
    assert match.deal.options == Options(**OPTIONS.get(name, {}))


@every_game
def test_a_recorded_game_is_written_back_to_the_very_same_text(name):
    written = json.dumps(match_of(name).to_json(), separators=(",", ":"), ensure_ascii=False) + "\n"
    assert written == text_of(name)
    assert len(written.encode()) < SIZE_LIMIT


@every_game
def test_a_recorded_game_comes_out_the_same_without_the_referee(name):
    file = json.loads(text_of(name))
    table, state = Table(file), match_of(name).state
    assert table.result() == file["result"]
    assert table.is_over
    assert_same_table(table, state)


def assert_same_table(table, state):
    assert table.money == [player.money for player in state.players]
    assert table.hands == [set(ids(player.hand)) for player in state.players]
    assert table.shown == [set(ids(player.display)) for player in state.players]
    assert sorted(table.rome) == sorted(ids(state.rome))
    assert table.market == [ids(column) for column in state.legions]
    assert (list(table.deck), table.primus, table.ran_out) == (ids(state.deck), state.conspirator, state.exhausted)


@pytest.mark.parametrize("seats", PAX.seats)
def test_random_games_come_out_the_same_without_the_referee(seats):
    for seed in range(4):
        chance = Random(seed)
        options = Options(final_column=seed % 2 == 1, solo_game=1 + seed if seats == 1 else None)
        match = Match(PAX, PAX.deal(options, seats, chance), ("Nemo",) * seats, "")
        while match.to_act is not None:
            match = match.after(match.to_act, chance.choice(match.legal_moves()))
        file = match.to_json()
        table = Table(file)
        assert table.result() == file["result"]
        assert_same_table(table, match.state)


# Every way to end has a file


def test_both_reasons_to_end_are_recorded_with_rome_and_with_the_players_winning():
    assert {(end.reason, end.rome) for end in GAMES.values() if end.seats > 1} == {
        (reason, rome) for reason in ("no-refill", "exhausted") for rome in (True, False)
    }


def test_rome_wins_with_and_without_primus_conspiratus_and_players_win_alone_and_shared():
    assert {(end.rome, len(end.winners)) for end in GAMES.values() if end.seats > 1} == {
        (True, 1),
        (True, 0),
        (False, 1),
        (False, 2),
    }
    assert match_of("rome-wins").state.conspirator == 0
    assert match_of("rome-wins-alone").state.conspirator is None


def test_every_number_of_players_is_recorded():
    assert {end.seats for end in GAMES.values()} == set(PAX.seats)


def test_each_solo_game_is_recorded_won_and_lost():
    solo = {name for name, end in GAMES.items() if end.seats == 1}
    assert solo == {f"solo-{game}-{end}" for game in range(1, 6) for end in ("won", "lost")}


def test_solo_games_are_lost_for_want_of_a_category_and_for_want_of_strength():
    lacking, weak = (PAX.result(match_of(f"solo-{game}-lost").state) for game in (1, 5))
    assert (lacking.categories, lacking.stronger) == (6, 3)
    assert (weak.categories, weak.stronger) == (7, 6)


@pytest.mark.parametrize(("name", "rome_took"), [("final-column", True), ("exhausted", False)])
def test_rome_takes_a_column_in_the_last_round_only_with_final_column(name, rome_took):
    match = match_of(name)
    _, events = PAX.play(match.states[-2], match.moves[-1][1])
    assert any(isinstance(event, RomeTook) for event in events) is rome_took


@pytest.mark.parametrize("seats", range(5, 9))
def test_in_the_large_games_the_senates_call_is_answered(seats):
    assert any(isinstance(move, Follow) for _, move in match_of(f"{seats}-players").moves)
