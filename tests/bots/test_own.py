"""A bot of one's own is found by its name, plays, and is told in a sentence what it lacks."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from subprocess import CompletedProcess

import pytest

from conspiratio.bots import bot, our_bot, thinking
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.games import GAMES
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.locale.complaints import complain
from conspiratio.pax.game import PAX
from conspiratio.terminal.pax.app import PaxApp
from conspiratio.terminal.saves import Saves
from conspiratio.terminal.session import Chair, Session
from tests.command import conspiratio_here

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

class Breaks:
    def choose(self, view, moves, rng):
        raise ValueError("I can't")

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
def test_what_fails_in_it_is_not_our_mistake() -> None:
    with pytest.raises(Complaint) as caught:
        bot("pax", "own_bots:Breaks").choose(None, (1, 2), Random(0))
    assert (caught.value.key, caught.value.params["why"]) == ("bot-failed", "ValueError: I can't")
    assert isinstance(caught.value.__cause__, ValueError)
    for language in LANGUAGES:
        assert complain(Texts(language), caught.value)


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


# In the commands

COMMANDS = {
    "simulate": ("simulate", "{game}", "--bots", "{bot},greedy", "--players", "2", "--games", "2", "--jobs", "2"),
    "arena": ("arena", "{game}", "--bots", "{bot},random", "--players", "2", "--games", "2", "--out", "arena"),
    "play": ("play", "{game}", "--bots", "{bot}", "--players", "2", "--seed", "1", "--plain"),
}
in_every_command = pytest.mark.parametrize("command", list(COMMANDS))


def with_bot(command: str, game: str, name: str, data: Path, *more: str, **env: str) -> CompletedProcess[str]:
    words = [word.format(game=game, bot=name) for word in (*COMMANDS[command], *more)]
    return conspiratio_here(*words, data=data, **env)


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize("game", GAMES)
@in_every_command
def test_every_command_takes_it(command: str, game: str, tmp_path: Path) -> None:
    done = with_bot(command, game, "own_bots:First", tmp_path)
    assert done.returncode == 0, done.stderr
    if command == "play":
        (save,) = (tmp_path / "games").iterdir()
        assert json.loads(save.read_text("utf-8"))["chairs"][1]["bot"] == "own_bots:First"
    else:
        assert "own_bots" in done.stdout


@pytest.mark.usefixtures("_files")
def test_a_saved_game_goes_on_with_it_and_tells_if_it_is_gone(tmp_path: Path) -> None:
    assert with_bot("play", "pax", "own_bots:First", tmp_path, "--first", "1").returncode == 0
    (save,) = (tmp_path / "games").iterdir()
    assert json.loads(save.read_text("utf-8"))["match"]["moves"], "the bot began"
    assert conspiratio_here("play", "pax", "--plain", data=tmp_path, typed="1\n").returncode == 0
    del sys.modules["own_bots"]
    (tmp_path / "own_bots.py").unlink()
    done = conspiratio_here("play", "pax", "--plain", data=tmp_path, typed="1\n")
    assert done.returncode == 2
    assert "no module “own_bots”" in done.stderr
    assert list((tmp_path / "games").iterdir()) == [save]


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("own_bots:OnlyPax", "does not play caligula"),
        ("nowhere_at_all:Bot", "no module “nowhere_at_all”"),
        ("own_bots:Nobody", "no class “Nobody”"),
        ("own_bots:Idle", "is no bot"),
        ("own_bots:Demanding", "can't be started"),
    ],
)
@in_every_command
def test_every_command_says_at_once_what_does_not_fit(command: str, name: str, said: str, tmp_path: Path) -> None:
    done = with_bot(command, "caligula", name, tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert said in done.stderr
    assert not (tmp_path / "arena").exists()
    assert not (tmp_path / "games").exists()


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize(("name", "said"), [("Cheat", "not on offer: 'win'"), ("Breaks", "ValueError: I can't")])
@in_every_command
def test_every_command_says_what_went_wrong_in_it(command: str, name: str, said: str, tmp_path: Path) -> None:
    first = ("--first", "1") if command == "play" else ()
    done = with_bot(command, "pax", f"own_bots:{name}", tmp_path, *first)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert f"own_bots:{name}" in done.stderr
    assert said in done.stderr


@pytest.mark.usefixtures("_files")
def test_its_writer_can_see_where_it_failed(tmp_path: Path) -> None:
    with pytest.raises(Complaint) as caught:
        with_bot("arena", "pax", "own_bots:Breaks", tmp_path, CONSPIRATIO_DEBUG="1")
    assert isinstance(caught.value.__cause__, ValueError)


@pytest.mark.usefixtures("_files")
def test_the_table_is_left_if_it_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chairs = (Chair("Livia"), Chair("Decimus", "own_bots:Breaks"))
    session = Session.new(PAX, PAX.options_type(first=1), chairs, Texts("en"), Saves(tmp_path), "1")
    app = PaxApp(session, pace=0)
    monkeypatch.setattr(app, "run", partial(app.run, headless=True))
    with pytest.raises(Complaint, match="bot-failed"):
        app.run_and_save()
    assert session.path.exists()
