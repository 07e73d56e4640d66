"""Decks of strangers: bounded before they are read, each bound told with its line, and read beside the event loop."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conspiratio.caligula import cards as caligula_cards
from conspiratio.core import decks
from conspiratio.core.game import Complaint
from conspiratio.games import GAMES
from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain
from conspiratio.pax import cards as pax_cards
from conspiratio.server.tables import setup as setups
from conspiratio.server.tables.desk import Desk
from conspiratio.server.tables.setup import check_setup

from .build import house, setup
from .running import Running

CARD = "{ symbols = 1, value = 1 }"


def pax_deck(count: int) -> str:
    return "".join(
        f"[{one}]\n" + "".join(f"{one}-{n} = {CARD}\n" for n in range(1, count + 1)) for one in pax_cards.CATEGORIES
    )


CALIGULA = GAMES["caligula"].deck_text("usual")
PLEBS = "".join(
    f'plebs-{n} = {{ kind = "single", minimum = 1, fields = ["any"], effects = ["pugio"] }}\n' for n in range(12, 40)
)
NESTED = ".".join("b" * 40)

TOO_MUCH: dict[str, tuple[str, str, str, int]] = {
    "lines": ("pax", "deck-lines-many", "\n" * 20_000 + pax_deck(100), 1001),
    "a long line": ("pax", "deck-line", "# " + "x" * 300, 1),
    "cards": ("pax", "deck-cards-many", pax_deck(19), 138),
    "cards of a colour": ("caligula", "deck-colour-large", CALIGULA.replace("[plebs]\n", "[plebs]\n" + PLEBS), 60),
    "dots": ("pax", "deck-dots-many", f"[a.{NESTED}]\n" + "c = 1\n" * 900, 1),
    "quoted dots": ("pax", "deck-dots-many", '# a "comment\n' + '"a"."b".' * 5 + "c = 1\n", 2),
    "parts": ("pax", "deck-parts-many", "a = [\n" + "1,1,1,1,1,1,1,1,1,1,1\n," * 700 + "]", 365),
    "a name": ("pax", "deck-name-long", f'name = "{"x" * 81}"\n' + pax_deck(9), 1),
    "Sequentia": (
        "caligula",
        "sequentia-many",
        CALIGULA.partition("cards = [")[0] + f"cards = {[['plebs']] * 21}",
        100,
    ),
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_every_bound_is_told_in_every_language(what: str) -> None:
    game, key, deck, line = TOO_MUCH[what]
    with pytest.raises(Complaint) as caught:
        check_setup(setup(game, "mb", deck=deck, free_deck=True))
    told = caught.value
    named = told.params.get("line", told.line)
    assert (told.key, named) == (key, line)
    for language in ("en", "de", "fr", "nl"):
        digits = "".join(sign for sign in complain(Texts(language), told) if sign.isalnum())
        assert str(told.params["most"]) in digits


def test_a_free_deck_may_be_as_large_as_the_bounds() -> None:
    deck = f'name = "{"x" * 80}"\n' + pax_deck(18) + f"intrigue-19 = {CARD}\n# a. b. c. d. e. f.\n"
    faces = check_setup(setup("pax", "m" * 8, deck=deck, free_deck=True)).game.faces
    assert len(faces.cards) == 127
    deck = CALIGULA.replace("[plebs]\n", "[plebs]\n" + "".join(PLEBS.splitlines(True)[:19]))
    assert len(check_setup(setup("caligula", "mmm", deck=deck, free_deck=True)).game.faces.of_colour("plebs")) == 30


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The keys whose lines were looked for."""
    found: list[str] = []

    def counted(text: str, key: str) -> int:
        found.append(key)
        return decks.line_of(text, key)

    for module in (pax_cards, caligula_cards):
        monkeypatch.setattr(module, "line_of", counted)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_looked_for_only_to_complain(game: str, asked: list[str]) -> None:
    text = GAMES[game].deck_text(GAMES[game].default_deck)
    read: Any = pax_cards.read_deck if game == "pax" else caligula_cards.read_deck
    read(text)
    assert asked == []
    with pytest.raises(Complaint):
        read(text.replace("army-1 =" if game == "pax" else "plebs-1 =", "navy-1 ="))
    assert len(asked) == 1


async def test_a_deck_is_read_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []

    def watched(text: str) -> None:
        threads.append(threading.current_thread())
        decks.check_size(text)

    monkeypatch.setattr(setups, "check_size", watched)
    async with house(f"sqlite:///{tmp_path / 'conspiratio.sqlite'}") as home:
        livia = await home.person("Livia")
        deck = pax_deck(15) + f"# {tmp_path}"
        await home.table(livia, "pax", "mm", deck=deck, free_deck=True)
        with pytest.raises(Complaint):
            await home.table(livia, "pax", "mm", deck=deck + "#" * 301, free_deck=True)
    assert threads
    assert threading.main_thread() not in threads


async def test_an_old_table_whose_deck_would_be_refused_now_is_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deal tells of its cards: the deck is not read again."""
    async with house(f"sqlite:///{tmp_path / 'conspiratio.sqlite'}") as home:
        livia = await home.person("Livia")
        with monkeypatch.context() as before:
            before.setattr(pax_cards, "MOST_CARDS", 999)
            large = await home.table(livia, "pax", "mm", deck=pax_deck(25), free_deck=True)
        setups._with_deck.cache_clear()
        again = await Desk(home.database, home.time).table(large.id)
        assert again.play
        assert len(again.play.match.deal.faces.cards) == 175


async def test_a_refused_deck_is_told_over_http(server: Running) -> None:
    async with server.person() as livia:
        deck = "\n" * 20_000 + pax_deck(100)
        body = {"game": "pax", "chairs": [{"who": "me"}, {"who": "bot"}], "deck": deck[:40_000], "free_deck": True}
        told = await livia.post("/api/tables", body, expect=400)
        assert told["error"]["key"] == "deck-lines-many"
