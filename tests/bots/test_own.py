"""A bot of one's own is found by its name, plays, and is told in a sentence what it lacks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from conspiratio.bots import bot, our_bot, thinking
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.games import GAMES
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.locale.complaints import complain

from .games import decisions

SOURCE = """
from random import Random

class First:
    def choose(self, view, moves, rng):
        return moves[0]

class OnlyPax(First):
    games = ("pax",)

class Cheat:
    def choose(self, view, moves, rng):
        return "win"

class Idle:
    pass

class Demanding(First):
    def __init__(self, patience):
        self.patience = patience

function = First().choose
"""
GONE = """
import no_module_of_this_name
"""


@pytest.fixture
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder with bots, which is the current one."""
    for name, source in {"own_bots": SOURCE, "own_gone": GONE, "own_syntax": "class"}.items():
        (tmp_path / f"{name}.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield
    for name in ("own_bots", "own_gone", "own_syntax"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_it_plays_a_whole_game(game: AnyGame) -> None:
    *_, last = decisions(game, [bot(game.name, "own_bots:First")] * 2, game.options_type(), "own")
    assert game.result(last) is not None


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("nowhere_at_all:Bot", "bot-module"),
        ("own_bots.inner:Bot", "bot-module"),
        ("own_gone:Bot", "bot-broken"),
        ("own_syntax:Bot", "bot-broken"),
        (":Bot", "bot-broken"),
        ("own_bots:Nobody", "bot-class"),
        ("own_bots:", "bot-class"),
        ("own_bots:function", "bot-class"),
        ("own_bots:Idle", "bot-without-choose"),
        ("own_bots:Demanding", "bot-broken"),
        ("own_bots:OnlyPax", "bot-of-other-game"),
    ],
)
def test_what_it_lacks_is_said_in_every_language(name: str, key: str) -> None:
    with pytest.raises(Complaint) as caught:
        bot("caligula", name)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert complain(Texts(language), caught.value)


@pytest.mark.usefixtures("_files")
def test_it_may_say_which_games_it_plays() -> None:
    assert bot("pax", "own_bots:OnlyPax").choose(None, (1, 2), Random(0)) == 1


@pytest.mark.usefixtures("_files")
def test_it_can_choose_only_what_is_on_offer() -> None:
    with pytest.raises(Complaint) as caught:
        bot("pax", "own_bots:Cheat").choose(None, (1, 2), Random(0))
    assert (caught.value.key, caught.value.params["move"]) == ("bot-move", "'win'")


@pytest.mark.usefixtures("_files")
def test_a_journal_tells_a_changed_bot_from_the_one_before(tmp_path: Path) -> None:
    before = thinking("pax", "own_bots:First")
    assert before == thinking("pax", "own_bots:First")
    (tmp_path / "own_bots.py").write_text(SOURCE.replace("moves[0]", "moves[-1]"), "utf-8")
    assert before != thinking("pax", "own_bots:First")


@pytest.mark.usefixtures("_files")
def test_what_somebody_else_asks_for_is_never_imported() -> None:
    with pytest.raises(Complaint) as caught:
        our_bot("pax", "own_bots:First")
    assert caught.value.key == "bot-unknown"
    assert "own_bots" not in sys.modules
