"""Whole games as replay files, one for each way a game can go, checked by the referee and without it.

``python -m tests.caligula.record`` plays and writes them.
"""

import json
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from conspiratio.caligula.cards import COLOURS, DECKS, PENALTIES, REWARDS
from conspiratio.caligula.game import CALIGULA, Caligula
from conspiratio.caligula.state import Options
from conspiratio.core.files import load_json
from conspiratio.core.game import Complaint
from conspiratio.core.match import Match, RefusedInFile, read_match
from tests.caligula.build import hands, ids, supplies
from tests.caligula.free_decks import small_deck
from tests.caligula.independent import Table
from tests.caligula.players import lively, played, wild
from tests.caligula.record import STORIES
from tests.caligula.record import text_of as written

FOLDER = Path(__file__).parent / "games"
SIZE_LIMIT = 40_000


class Ending(NamedTuple):
    """How a game was recorded to end. ``last``: what became of the emperor in the last conspiracy, if there was one;
    ``by``: what broke the tie."""

    seats: int
    rounds: int
    last: str
    winners: tuple[int, ...]
    by: str | None = None


GAMES = {
    "2-players": Ending(2, 5, "none", (1,)),
    "3-players": Ending(3, 5, "none", (2,)),
    "4-players": Ending(4, 5, "none", (1,), "conspiracy"),
    "5-players": Ending(5, 5, "none", (1,)),
    "last-emperor-dies": Ending(3, 5, "dies", (1,)),
    "last-emperor-lives": Ending(2, 5, "lives", (1,)),
    "nobody-conspires-in-the-end": Ending(2, 5, "none", (0,)),
    "early-end": Ending(4, 4, "none", (2,)),
    "sixth-round": Ending(4, 6, "lives", (0,)),
    "tie-primus": Ending(2, 5, "none", (0,), "primus"),
    "tie-conspiracy": Ending(2, 5, "none", (1,), "conspiracy"),
    "tie-cards": Ending(3, 5, "none", (0,), "cards"),
    "tie-shared": Ending(2, 5, "none", (0, 1), "shared"),
    "no-memory-aid": Ending(3, 5, "none", (2,)),
    "own-deck": Ending(3, 2, "lives", (1,)),
}
every_game = pytest.mark.parametrize("name", GAMES)


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text("utf-8")


def match_of(name: str) -> Match:
    return read_match(load_json(text_of(name)), {"caligula": CALIGULA})


def moves_of(name: str) -> list[dict]:
    return [entry["move"] for entry in json.loads(text_of(name))["moves"]]


def test_each_file_has_its_ending_in_the_table_and_its_story():
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES) == set(STORIES)


@every_game
def test_a_recorded_game_replays_to_the_end_it_was_recorded_for(name):
    match, ending = match_of(name), GAMES[name]
    result = CALIGULA.result(match.state)
    assert (len(match.names), match.state.round, result.winners, result.by) == (
        *(ending.seats, ending.rounds),
        *(ending.winners, ending.by),
    )
    assert match.deal.options == Options(memory_aid=name != "no-memory-aid")
    assert (match.deal.faces == DECKS.deck("usual")) is (name != "own-deck")


@every_game
def test_a_recorded_game_is_written_back_to_the_very_same_text(name):
    assert written(match_of(name)) == text_of(name)
    assert len(text_of(name).encode()) < SIZE_LIMIT


@every_game
def test_a_recorded_game_comes_out_the_same_without_the_referee(name):
    file = json.loads(text_of(name))
    table = Table(file)
    assert table.result() == file["result"]
    assert (table.rounds, table.last_plot, table.decided_by) == (
        *(GAMES[name].rounds, GAMES[name].last),
        GAMES[name].by,
    )
    assert_same_table(table, match_of(name).state)


def assert_same_table(table, state):
    assert [sorted(hand) for hand in table.hands] == [sorted(hand) for hand in hands(state)]
    assert {name: list(stack) for name, stack in table.stack.items()} == {
        "coniura": ids(state.coniura),
        "pugio": ids(state.pugio),
    }
    assert [sorted(supply) for supply in table.supply] == [sorted(supply) for supply in supplies(state)]
    for i, colour in enumerate(COLOURS):
        on_table = [card for card in state.civitas[i] if card]
        assert [card["id"] for card in table.civitas[colour]] == [card.card.id for card in on_table]
        assert [[marker for marker in card["on"] if marker] for card in table.civitas[colour]] == [
            [(marker.owner, marker.value) for marker in card.markers if marker] for card in on_table
        ]
        assert list(table.to_come[colour]) == [card.id for card in state.stacks[i]]
    assert [tuple(card) for card in table.row] == list(state.sequentia)
    assert (table.ordo, table.primus, table.favours) == (list(state.ordo), state.primus, list(state.favours))
    assert (table.emperor, table.candidates, list(table.heirs)) == (
        state.emperor.name,
        [one.name for one in state.candidates],
        [one.name for one in state.heirs],
    )
    assert (table.victory, table.conspiracy) == (
        [player.victory for player in state.players],
        [player.conspiracy for player in state.players],
    )


@pytest.mark.parametrize("player", [wild, lively], ids=lambda player: player.__name__)
@pytest.mark.parametrize("seats", CALIGULA.seats)
def test_many_games_come_out_the_same_without_the_referee(seats, player):
    for seed in range(12):
        deck = {"game": Caligula(small_deck())} if seed % 3 == 2 else {}
        match = played(seats, seed, player, memory_aid=seed % 2 == 0, **deck)
        file = match.to_json()
        table = Table(file)
        assert table.result() == file["result"]
        assert table.decided_by == CALIGULA.result(match.state).by
        assert_same_table(table, match.state)


# Each way a game can go has a file


def test_every_number_of_players_is_recorded():
    assert {ending.seats for ending in GAMES.values()} == set(CALIGULA.seats)


def test_each_outcome_of_the_last_conspiracy_and_each_tie_break_is_recorded():
    assert {ending.last for ending in GAMES.values()} == {"dies", "lives", "none"}
    assert {ending.by for ending in GAMES.values()} == {None, "primus", "conspiracy", "cards", "shared"}


def test_every_kind_of_move_and_every_effect_is_recorded():
    moves = [move for name in GAMES for move in moves_of(name)]
    assert {move["type"] for move in moves} == {
        *("place", "reward", "penalty", "conspire", "join", "raise", "pass"),
        *("nominate", "favour", "protect", "strike"),
    }
    made = {move["effect"].partition(":")[0] for move in moves if "effect" in move}
    assert made == {effect.partition(":")[0] for effect in (*REWARDS, *PENALTIES)}


def test_the_early_end_came_by_a_card_removed():
    state = match_of("early-end").state
    short = {colour for colour, pair in zip(COLOURS, state.civitas, strict=True) if None in pair}
    removed = {move["effect"] for move in moves_of("early-end") if move.get("effect", "").startswith("remove:")}
    assert {f"remove:{colour}" for colour in short} <= removed


def test_a_sixth_round_takes_two_sequentia_cards_moved_out_of_the_way():
    """Each of them a card of three colours that was not carried out in its round."""
    made = Counter(move.get("effect") for move in moves_of("sixth-round"))
    assert made["swap-sequentia"] >= 2


def test_a_forced_penalty_is_not_in_the_file_but_may_be():
    """The seat was asked, so that the table learns nothing; the file needs no word about it."""
    for name in GAMES:
        match = match_of(name)
        forced = [n for n, state in enumerate(match.states[:-1]) if CALIGULA.implied(state)]
        assert len(json.loads(text_of(name))["moves"]) == len(match.moves) - len(forced)
        file = json.loads(text_of(name))
        file["moves"] = [{"seat": seat, "move": CALIGULA.move_json(move)} for seat, move in match.moves]
        assert read_match(file, {"caligula": CALIGULA}).state == match.state


# A file that tells something else is refused


def changed(name: str, change) -> dict:
    file = json.loads(text_of(name))
    change(file)
    return file


def test_a_move_left_out_is_noticed():
    file = changed("2-players", lambda file: file["moves"].pop(40))
    with pytest.raises(RefusedInFile):
        read_match(file, {"caligula": CALIGULA})
    with pytest.raises((AssertionError, KeyError, TypeError)):
        Table(file)


def test_a_result_that_did_not_happen_is_noticed():
    file = changed("2-players", lambda file: file["result"]["points"][0].update(victory=99))
    with pytest.raises(Complaint) as raised:
        read_match(file, {"caligula": CALIGULA})
    assert raised.value.key == "replay-result"


def test_a_deal_changed_after_the_fact_is_noticed():
    def swap(file):
        stack = file["setup"]["pugio"]
        stack[0], stack[1] = stack[1], stack[0]

    with pytest.raises(Complaint) as raised:
        read_match(changed("2-players", swap), {"caligula": CALIGULA})
    assert raised.value.key == "replay-commitment"
