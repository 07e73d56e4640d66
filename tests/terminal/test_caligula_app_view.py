"""What is to be seen at the Textual table of Caligula: cards, conspiracy, languages, sizes, saving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from conspiratio.caligula.cards import COLOURS, DECKS, PENALTIES, REWARDS
from conspiratio.caligula.moves import Conspire, Favour, Nominate, Pass, Protect
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.terminal.caligula import ink
from conspiratio.terminal.caligula.app import CaligulaApp
from conspiratio.terminal.caligula.pictures import yours
from conspiratio.terminal.caligula.scene import Scene
from conspiratio.terminal.ink import ROOMY, Space, wrap
from conspiratio.terminal.panels import Log, MoveList, Panel
from conspiratio.terminal.saves import Saves
from conspiratio.terminal.scene import MOVE_KEYS
from conspiratio.terminal.session import Session
from conspiratio.terminal.table import TableScreen

from ..caligula.build import GO, a_state, about_to_resolve, after, may_conspire
from .reading import SIZES, at_caligula, laid_out, on_screen, opened, settled, spaced
from .screenshot import a_session, play_on

DECISIONS = ["placing", "rewarding", "starting", "bidding", "nominating", "protecting", "striking"]


def nothing_is_cut(app: CaligulaApp) -> None:
    """Every panel has the room it needs, and no word in it ends in dots."""
    for panel in app.table.query(Panel):
        if not panel.display:
            continue
        picture = panel.picture()
        shown = panel.region.intersection(app.table.region).height - panel.gutter.height
        assert shown >= len(picture.lines), f"{panel.id} is cut"
        for line in picture.lines:
            assert "…" not in line.plain, f"{panel.id}: {line.plain}"
            assert line.cell_len <= panel.content_size.width, f"{panel.id}: {line.plain}"
    keys = app.table.query_one("#keys")
    assert cell_len(str(keys.render())) <= keys.content_size.width


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("decision", DECISIONS)
async def test_every_decision_is_shown_whole(
    tmp_path: Path, decision: str, size: tuple[int, int], language: str
) -> None:
    for seed in range(20):  # not every game brings every decision
        session = a_session(tmp_path, 5, game="caligula", language=language, seed=str(seed))
        play_on(session, round=1, phase=decision)
        if not session.is_over:
            break
    assert session.match.state.phase.type == decision
    app = CaligulaApp(session, pace=60)  # so that no bot moves on meanwhile
    async with opened(app, size):
        nothing_is_cut(app)
        seen = on_screen(app)
        for key in ("table-key-undo", "table-key-help", "table-key-quit", f"phase-caligula-{decision}"):
            assert spaced(session.texts(key)) in seen
        for name in session.match.names[1:]:
            assert name in seen
        assert app.table.query_one(MoveList).region.height >= 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_every_language_fits_at_the_least_size(tmp_path: Path, language: str, seats: int) -> None:
    session = a_session(tmp_path, seats, game="caligula", language=language)
    play_on(session, round=3, phase="placing")
    app = CaligulaApp(session, pace=0)
    async with opened(app, (80, 24)) as pilot:
        nothing_is_cut(app)
        for colour in COLOURS:
            assert session.texts(f"colour-{colour}") in on_screen(app)
        await pilot.press("question_mark")
        assert session.texts("table-help-keys") in on_screen(app)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_fits_on_a_card(language: str) -> None:
    texts = Texts(language)
    for effect in (*REWARDS, *PENALTIES):
        name, _, colour = effect.partition(":")
        said = texts(f"caligula-short-{name}", icon=ink.ICONS.get(colour, ""))
        assert cell_len(said) <= 11, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_words_where_there_is_room(language: str) -> None:
    texts = Texts(language)
    width = (ROOMY[0] - 2 + 1) // len(COLOURS) - 1
    for card in DECKS.deck("usual").cards:
        for number, effect in enumerate(card.effects):
            name, _, colour = effect.partition(":")
            said = texts(f"caligula-brief-{name}", icon=ink.ICONS.get(colour, ""))
            assert cell_len(f" aut {said}" if number else f" {said}") <= width, said


async def test_all_cards_are_told_alike(tmp_path: Path) -> None:
    for size, said, unsaid in (
        ((80, 24), ("† Pugio", "SPQR 5, 6"), ("draw", "SPQR marker")),
        ((120, 40), ("draw a Pugio", "another SPQR marker"), ("† Pugio", "SPQR 5, 6")),
    ):
        session = a_session(tmp_path, 4, game="caligula")
        play_on(session, round=2, phase="placing")
        app = CaligulaApp(session, pace=60)
        async with opened(app, size):
            lines = "\n".join(line.plain for line in app.table.query_one("#civitas", Panel).picture().lines)
            assert all(words in lines for words in said)
            assert not any(words in lines for words in unsaid)


async def test_values_are_yours_until_the_card_is_resolved(tmp_path: Path) -> None:
    before = about_to_resolve("plebs-6", [(0, 3), (1, 2)], markers={("nobiles", 2): [(1, 4)]})
    resolving = after(before, GO)
    for state, theirs in ((before, "D?"), (resolving, "D2")):
        app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
        async with opened(app, (80, 24)):
            seen = on_screen(app)
            assert "L3" in seen
            assert theirs in seen
            assert "D4" not in seen


async def test_fields_not_open_with_so_many_are_not_shown(tmp_path: Path) -> None:
    for seats, fields in ((2, 2), (3, 3), (4, 4), (5, 5)):
        app = CaligulaApp(
            at_caligula(tmp_path, a_state(seats=seats, civitas={"plebs": ("plebs-6", "plebs-7")})), pace=60
        )
        async with opened(app, (80, 24)):
            lines = app.table.query_one("#civitas", Panel).picture().lines
            column = slice(3 * 16, 4 * 16)
            assert lines[3].plain[column].count("·") == fields


async def test_what_comes_next_is_marked(tmp_path: Path) -> None:
    app = CaligulaApp(at_caligula(tmp_path, a_state(sequentia=[["draw"], ["nobiles", "plebs"], ["ordo"]])), pace=60)
    async with opened(app, (80, 24)):
        assert app.scene.next_slot == 0
        assert app.scene.next_colour == "nobiles"
        head = app.table.query_one("#civitas", Panel).picture().lines[0].plain
        assert "►Nobiles" in head
        assert head.count("►") == 1


@pytest.mark.parametrize("size", SIZES)
async def test_a_conspiracy_is_a_scene_of_its_own(tmp_path: Path, size: tuple[int, int]) -> None:
    hand = (["coniura-1"], ["coniura-2", "coniura-3"], ["coniura-4"])
    state = after(may_conspire(seats=3, ordo=(1, 2, 0), hand=hand), Conspire(("coniura-2", "coniura-3")), Pass())
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, size):
        seen = on_screen(app)
        assert "Conspiracy against Caligula" in seen
        rows = [line.plain for line in app.table.query_one("#plot", Panel).picture().lines]
        assert re.search(r"D\s+Decimus\s+leads\s+∞∞\s", next(row for row in rows if " D  Decimus" in row))
        assert "not in it" in next(row for row in rows if " O  Octavia" in row)
        assert "is asked" in next(row for row in rows if " L  Livia" in row)
        assert any("♥♥♥" in row and "0/3" in row for row in rows)
        assert not app.table.query_one("#civitas").display
        for line in app.words.story(app.scene.view):
            assert spaced(line).split(":")[0] in seen
        nothing_is_cut(app)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_life_points_and_favours_fit_even_behind_shields(tmp_path: Path, language: str) -> None:
    hand = (["coniura-1"], ["pugio-1"], ["pugio-2"], ["pugio-3"], ["pugio-4"])
    state = may_conspire(seats=5, hand=hand, emperor="claudius", favours=(1, 2, 3))
    state = after(state, Conspire(("coniura-1",)), *[Pass()] * 4)
    state = after(state, Nominate(state.candidates[0].name), Favour(state.candidates[0].name))
    state = after(state, *[Protect(f"pugio-{number}") for number in range(1, 5)])
    app = CaligulaApp(at_caligula(tmp_path, state, language=language), pace=60)
    async with opened(app, (80, 24)):
        nothing_is_cut(app)
        line = app.table.query_one("#emperors", Panel).picture().lines[1].plain[:26]
        texts = app.session.texts
        assert texts("caligula-table-life", life="4+4") in line
        assert f"·{texts('caligula-table-points', points=2)}" in line.replace("· ", "·")
        assert line.split()[-3:] == ["D", "O", "M"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("decision", ["placing", "bidding", "striking"])
async def test_the_log_begins_with_a_whole_event(
    tmp_path: Path, decision: str, size: tuple[int, int], language: str
) -> None:
    session = a_session(tmp_path, 4, game="caligula", language=language)
    play_on(session, round=2, phase=decision)
    app = CaligulaApp(session, pace=60)
    async with opened(app, size) as pilot:
        await pilot.pause()
        log = app.table.query_one(Log)
        shown = [wrap(text, app.console, log.content_size.width) for text in log.latest]
        starts = [sum(map(len, shown[:number])) for number in range(len(shown))]
        assert log.scroll_y in starts
        last = starts[-1] + len(shown[-1])
        assert last - log.scroll_y <= log.content_size.height, "the latest is in view"
        if size == (80, 24) and decision != "placing":
            above = app.table.query_one("#story", Panel)
            assert set(above.picture().lines[-1].plain) == {"─"}
            assert above.region.bottom == log.region.y


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("legionarii-4", ["Plebs 1 •≥2 remove ▲ aut † Pugio", "Plebs 2 ∴≥0 ∞ Coniura"]),
        ("tribuni-4", ["Plebs •≥2 remove ▲ aut † Pugio ↔ ∴≥0 ∞ Coniura"]),
    ],
)
async def test_cards_to_remove_or_to_swap_are_told_as_they_are_drawn(
    tmp_path: Path, card: str, lines: list[str]
) -> None:
    civitas = {"plebs": ("plebs-4", "plebs-5")}
    faces = [DECKS.deck("usual").by_id[id] for id in civitas["plebs"]]
    assert [(face.kind, face.minimum, *face.effects) for face in faces] == [
        ("single", 2, "remove:legionarii", "pugio"),
        ("group", 0, "coniura"),
    ]
    state = after(about_to_resolve(card, [(0, 3)], civitas=civitas, markers={("plebs", 1): [(1, 2)]}), GO)
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (80, 24)) as pilot:
        first = [str(line).startswith(("Remove", "Swap")) for line in app.scene.offers].index(True)
        await pilot.press(MOVE_KEYS[first])
        offered = [spaced(line) for line in app.scene.offers]
        assert [line for line in offered if line in lines] == lines, offered


async def test_a_change_of_size_and_a_window_too_small(tmp_path: Path) -> None:
    session = a_session(tmp_path, 5, game="caligula")
    play_on(session, round=2, phase="placing")
    app = CaligulaApp(session, pace=0)
    async with opened(app, (120, 40)) as pilot:
        assert not app.table.has_class("compact")
        await pilot.resize_terminal(80, 24)
        await laid_out(pilot)
        nothing_is_cut(app)
        await pilot.resize_terminal(79, 24)
        await laid_out(pilot)
        assert "The table needs 80x24" in on_screen(app)
        made = len(session.match.moves)
        await pilot.press("1", "1", "enter", "escape", "p")
        assert isinstance(app.screen, TableScreen)
        assert (len(session.match.moves), app.scene.so_far) == (made, ()), "nothing is done unseen"
        await pilot.resize_terminal(120, 36)
        await laid_out(pilot)
        nothing_is_cut(app)
        assert app.focused is app.table.query_one(MoveList)


async def test_leaving_loses_nothing(tmp_path: Path) -> None:
    session = a_session(tmp_path, 2, game="caligula")
    app = CaligulaApp(session, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        await pilot.press("1", "1")
        await settled(app, pilot)
        assert session.match.moves
        await pilot.press("q")
    assert app.return_code == 0
    again = Session.load(session.path, session.texts, Saves(tmp_path))
    assert again.match.moves == session.match.moves


def test_signs_are_one_cell_wide_and_all_different() -> None:
    signs = [*ink.ICONS.values(), *ink.KINDS.values(), ink.CONIURA, ink.PUGIO, ink.SHIELD, ink.LIFE, ink.FREE]
    assert all(cell_len(sign) == 1 for sign in signs)
    assert len(set(signs)) == len(signs)
    assert len({*ink.PLAYERS, *ink.COLOURS_OF_CARDS.values()}) == 10


def test_players_have_letters_of_their_own() -> None:
    for names in (["Anna", "Anton", "Ada"], ["李", "王"], ["Bo", "Bo2", "B"], ["A", "A", "A", "A", "A"]):
        signs = ink.initials(names)
        assert len(set(signs)) == len(names)
        assert all(cell_len(sign) == 1 for sign in signs)


def test_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    session = at_caligula(tmp_path, a_state(hand=(["coniura-1"], ["pugio-1"])))
    scene = Scene(session.match.view(None), CaligulaApp(session).words)
    assert yours(scene, Space(80, 24, True)).lines == []
