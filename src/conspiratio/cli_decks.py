"""The commands of the group ``deck``: list the decks that we ship, write one to a file, and check such a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from conspiratio.core.decks import game_of
from conspiratio.core.files import about, file_trouble, read_text
from conspiratio.core.game import Complaint
from conspiratio.games import GAMES, game_called
from conspiratio.locale.deck_page import deck_page, decks_page

from .cli_parameters import Free, GameName, Language, Words


def deck_export(
    game: GameName,
    file: Annotated[Path, Parameter(help="cli-arg-deck-file")],
    /,
    *,
    deck: Annotated[str | None, Parameter(help="cli-arg-deck-name")] = None,
    lang: Language = None,
    t: Words,
) -> None:
    chosen = game_called(game)
    text = chosen.deck_text(deck or chosen.default_deck)
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise Complaint("file-exists", file=str(file)) from None
    except OSError as error:
        raise file_trouble("file-unwritable", file, error) from None
    print(t("deck-exported", file=str(file)))


def deck_list(
    game: Annotated[str | None, Parameter(help="cli-arg-game-decks")] = None, /, *, lang: Language = None, t: Words
) -> None:
    chosen = [game_called(game)] if game else GAMES.values()
    for one in chosen:
        for line in decks_page(t, one):
            print(line)


def deck_check(
    file: Annotated[Path, Parameter(help="cli-arg-deck-file")],
    /,
    *,
    free: Free = False,
    lang: Language = None,
    t: Words,
) -> None:
    with about(file):
        text = read_text(file)
        game = game_called(str(game_of(text)))
        faces = game.with_deck(text, free=free).faces
    for line in deck_page(t, game, faces):
        print(line)
