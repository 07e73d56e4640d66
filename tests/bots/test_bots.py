"""What holds for the bots of every game: they play by the rules, know only their view, and greedy is worth its name."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conspiratio.bots import BOTS, bot
from conspiratio.caligula.game import CALIGULA, Caligula
from conspiratio.caligula.state import Options as CaligulaOptions
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.pax.game import PAX, Pax
from conspiratio.pax.state import Options as PaxOptions
from tests.caligula.free_decks import small_deck

from .games import CALIGULA_TABLES, PAX_TABLES, choice, decisions, share_of_wins

TABLES = [
    *[(PAX, seats, options) for seats, options in PAX_TABLES],
    *[(CALIGULA, seats, options) for seats, options in CALIGULA_TABLES],
    (Caligula(small_deck()), 3, CaligulaOptions()),
]


def name(value: Any) -> str:
    """What a parameter is called in the name of a test."""
    return value.name if isinstance(value, Pax | Caligula) else str(value)


tables = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=name)
games = pytest.mark.parametrize(("game", "options"), [(PAX, PaxOptions()), (CALIGULA, CaligulaOptions())], ids=name)
levels = pytest.mark.parametrize("level", ["random", "greedy", "tiro", "aedilis"])
"""Those that are quick: a level is the same search, longer."""


@pytest.mark.parametrize("level", ["random", "greedy"])
@tables
def test_a_bot_plays_a_whole_game_of_offered_moves(level: str, game: AnyGame, seats: int, options: Any) -> None:
    *_, last = decisions(game, [bot(game.name, level)] * seats, options, "offered")
    assert game.result(last) is not None


@tables
def test_greedy_answers_moves_it_would_not_have_made(game: AnyGame, seats: int, options: Any) -> None:
    """Whatever mess a game of chance has led to."""
    for n, state in enumerate(decisions(game, [bot(game.name, "random")] * seats, options, "mess")):
        if n % 3 == 0 and game.to_act(state) is not None:
            assert choice(game, state) in game.legal_moves(state)


@levels
@games
def test_a_bot_has_no_luck_but_the_generator_it_is_given(level: str, game: AnyGame, options: Any) -> None:
    def last_state() -> Any:
        *_, last = decisions(game, [bot(game.name, level)] * 3, options, "again")
        return last

    assert last_state() == last_state()


@tables
def test_greedy_decides_by_its_view_alone(game: AnyGame, seats: int, options: Any) -> None:
    rng = Random("other worlds")
    for n, state in enumerate(decisions(game, [bot(game.name, "greedy")] * seats, options, "worlds")):
        seat = game.to_act(state)
        if n % 5 == 0 and seat is not None:
            imagined = game.imagine(game.view(state, seat), rng)
            assert choice(game, imagined) == choice(game, state)


@games
def test_greedy_beats_three_random_players(game: AnyGame, options: Any) -> None:
    assert share_of_wins(game, ["greedy", "random", "random", "random"], options, 60) >= 0.85


@games
def test_greedy_beats_one_random_player(game: AnyGame, options: Any) -> None:
    assert share_of_wins(game, ["greedy", "random"], options, 30) >= 0.8


@pytest.mark.parametrize("game", [PAX, CALIGULA], ids=name)
def test_an_unknown_level_is_complained_about(game: AnyGame) -> None:
    with pytest.raises(Complaint) as caught:
        bot(game.name, "emperor")
    assert caught.value.key == "bot-unknown"
    assert caught.value.params == {"found": "emperor", "known": ", ".join(BOTS)}
