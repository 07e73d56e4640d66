"""A game is a folder of its name in every layer: shared code finds it there, and names none."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from conspiratio.core.game import AnyGame, Complaint
from conspiratio.games import GAMES, game_called, room
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.locale.deck_page import deck_message


@pytest.mark.parametrize("game", GAMES)
def test_a_room_has_the_name_of_its_game(game: str) -> None:
    assert room("kernel", game).__name__ == f"conspiratio.kernel.{game}"
    assert room("kernel", game, "bridge").__name__ == f"conspiratio.kernel.{game}.bridge"


def test_an_unknown_game_has_no_room_but_a_complaint() -> None:
    with pytest.raises(Complaint) as named:
        game_called("chess")
    with pytest.raises(Complaint) as asked:
        room("kernel", "chess")
    assert (asked.value.key, asked.value.params) == (named.value.key, named.value.params)


ROOMS = {
    "bots": ("EFFORTS", "SIMPLE"),
    "lab": ("ASKED",),
    "lab.summary": ("of_match", "table_name"),
    "lab.report": ("summary_table",),
    "lab.record": ("Record", "record"),
    "lab.balance": ("HAD", "sections"),
    "lab.strength": ("CONTESTS",),
    "terminal": ("NEUTRAL", "CAMPAIGN"),
    "terminal.app": ("run_table",),
    "terminal.plain": ("PlainSkin",),
    "server": ("LEARN_SEED", "LEARN_DECK", "LEARN_OPTIONS", "CAMPAIGN"),
}
"""What shared code asks the room of a game for."""


@pytest.mark.parametrize("place", ROOMS)
@pytest.mark.parametrize("game", GAMES)
def test_every_room_has_what_shared_code_asks_for(game: str, place: str) -> None:
    layer, *part = place.split(".")
    found = room(layer, game, *part)
    assert not {name for name in ROOMS[place] if not hasattr(found, name)}


# Shared code names no game

SOURCE = Path(__file__).parent.parent / "src" / "conspiratio"
NAME = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)
EXCEPTIONS = {
    "core/decks.py": "deck files of the first version do not say their game",
    "server/http/described.py": "examples in the description of the API",
    "server/http/openapi.py": "the description of the API says in words what there is to play",
    "server/people/passwords.py": "what people take for a password here",
}


def shared_files() -> Iterator[Path]:
    for path in sorted(SOURCE.rglob("*.py")):
        inside = path.relative_to(SOURCE)
        if inside != Path("games.py") and not set(inside.with_suffix("").parts) & set(GAMES):
            yield inside


def games_named_in(path: Path) -> Iterator[str]:
    """Texts in which the name of a game stands, and imports from its folders; comments and docstrings may name it."""
    tree = ast.parse((SOURCE / path).read_text("utf-8"))
    notes = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in notes:
            if NAME.search(node.value):
                yield f"{path}:{node.lineno} {node.value!r}"
        elif isinstance(node, ast.Import | ast.ImportFrom):
            modules = [getattr(node, "module", None) or "", *(alias.name for alias in node.names)]
            if {part for module in modules for part in module.split(".")} & set(GAMES):
                yield f"{path}:{node.lineno} {ast.unparse(node)}"


@pytest.mark.parametrize("path", [path for path in shared_files() if path.as_posix() not in EXCEPTIONS], ids=str)
def test_shared_code_names_no_game(path: Path) -> None:
    assert not list(games_named_in(path))


@pytest.mark.parametrize("path", EXCEPTIONS)
def test_an_exception_is_still_needed(path: str) -> None:
    assert list(games_named_in(Path(path)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_decks_of_a_game_are_good_differ_and_have_a_name_and_a_sentence_in_every_language(game: AnyGame) -> None:
    faces = [game.with_named_deck(name).faces for name in game.decks]
    assert [game.deck_name(one) for one in faces] == list(game.decks)
    assert game.default_deck in game.decks
    assert game.faces == game.with_named_deck(game.default_deck).faces
    for name, deck in zip(game.decks, faces, strict=True):
        assert "reconstruction" in deck.name
        assert game.with_deck(game.deck_text(name), free=False).faces == deck
        for language in LANGUAGES:
            words = Texts(language)
            assert words(deck_message(game.name, name)) != words(f"{deck_message(game.name, name)}.about")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_by_other_rules_has_the_deck_of_those_and_unknown_rules_are_refused(game: AnyGame) -> None:
    assert game.under(game.rules_version).faces == game.faces
    first = game.under(f"{game.name}-1")
    assert first.rules_version == f"{game.name}-1"
    assert first.faces == game.with_named_deck(first.default_deck).faces
    assert first.with_named_deck(game.default_deck).rules_version == first.rules_version
    for unknown in ("", f"{game.name}-99"):
        with pytest.raises(Complaint, match="replay-rules"):
            game.under(unknown)
