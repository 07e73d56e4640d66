"""Touching things at the Textual table of Caligula, and what it says to what can't be done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from conspiratio.caligula.moves import (
    Conspire,
    Favour,
    Nominate,
    Pass,
    Penalty,
    Place,
    Protect,
    Raise,
    Reward,
    Spot,
    Strike,
)
from conspiratio.caligula.queries import Location
from conspiratio.caligula.state import Placing, Striking
from conspiratio.terminal.caligula.app import CaligulaApp
from conspiratio.terminal.caligula.scene import (
    NOTHING,
    Confirm,
    Picked,
    TouchCard,
    TouchEmperor,
    TouchField,
    TouchHand,
    TouchMarker,
    TouchPlayer,
    TouchSlot,
)
from conspiratio.terminal.caligula.screens import PlayersPage
from conspiratio.terminal.panels import MoveList

from ..caligula.build import GO, a_state, about_to_resolve, after, may_conspire
from .reading import SIZES, at_caligula, message, moves_made, on_screen, opened, settled, touch

PLEBS_1 = TouchCard(Location("plebs", 1))


@pytest.mark.parametrize("size", SIZES)
async def test_a_marker_then_a_card(tmp_path: Path, size: tuple[int, int]) -> None:
    app = CaligulaApp(at_caligula(tmp_path, a_state()), pace=60)
    async with opened(app, size) as pilot:
        await touch(pilot, "#yours", TouchMarker(3))
        assert app.picked == Picked(marker=3)
        assert "»3«" in on_screen(app)
        await touch(pilot, "#civitas", PLEBS_1)
        assert moves_made(app) == [Place(3, "plebs", 1)]
        assert app.picked == NOTHING
        assert "L3" in on_screen(app)


@pytest.mark.parametrize("size", SIZES)
async def test_a_card_then_a_marker(tmp_path: Path, size: tuple[int, int]) -> None:
    app = CaligulaApp(at_caligula(tmp_path, a_state()), pace=60)
    async with opened(app, size) as pilot:
        await touch(pilot, "#civitas", PLEBS_1)
        await touch(pilot, "#civitas", TouchCard(Location("nobiles", 2)))
        assert app.picked == Picked(place=Location("nobiles", 2))
        await touch(pilot, "#yours", TouchMarker(-1))
        assert moves_made(app) == [Place(-1, "nobiles", 2)]


async def test_a_marker_then_a_line_of_the_list(tmp_path: Path) -> None:
    app = CaligulaApp(at_caligula(tmp_path, a_state()), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await touch(pilot, "#yours", TouchMarker(3))
        await pilot.press("7")
        assert moves_made(app) == [Place(3, "plebs", 1)]


async def test_a_panel_is_worked_with_keys_too(tmp_path: Path) -> None:
    app = CaligulaApp(at_caligula(tmp_path, a_state()), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await pilot.press("tab", "right", "enter")
        assert app.picked == Picked(marker=0)
        await pilot.press("escape")
        assert app.picked == NOTHING


@pytest.mark.parametrize("size", SIZES[:2])
async def test_cards_are_chosen_then_laid(tmp_path: Path, size: tuple[int, int]) -> None:
    state = may_conspire(hand=(["coniura-5", "coniura-1", "pugio-1", "coniura-12"],))
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, size) as pilot:
        await touch(pilot, "#yours", TouchHand("pugio-1"))
        assert "shows no Coniura" in message(app)
        await touch(pilot, "#yours", TouchHand("coniura-12"))
        assert "start with 1" in on_screen(app)
        await touch(pilot, "#yours", TouchHand("coniura-1"))
        await touch(pilot, "#yours", TouchHand("coniura-12"))
        assert app.picked == Picked(cards=("coniura-1",))
        await touch(pilot, "#yours", Confirm())
        assert moves_made(app) == [Conspire(("coniura-1",))], "any card that fits, not only the one that is on offer"


async def test_more_cards_raise_and_too_few_are_refused(tmp_path: Path) -> None:
    hand = (["coniura-1", "coniura-2", "coniura-3"], ["coniura-4", "coniura-5"])
    state = after(may_conspire(hand=hand, ordo=(1, 0)), Conspire(("coniura-4", "coniura-5")))
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await touch(pilot, "#yours", TouchHand("coniura-1"))
        await touch(pilot, "#yours", Confirm())
        assert "To join takes 2 more Coniura, not 1" in message(app)
        assert "caligula.plot.bid" in message(app)
        await touch(pilot, "#yours", TouchHand("coniura-2"))
        assert "join with 2" in on_screen(app)
        await touch(pilot, "#yours", TouchHand("coniura-3"))
        assert "raise with 3" in on_screen(app)
        await touch(pilot, "#yours", Confirm())
        assert moves_made(app) == [Raise(("coniura-1", "coniura-2", "coniura-3"))]


async def test_the_murder_by_mouse(tmp_path: Path) -> None:
    """The leader names, favours and strikes, each with a click."""
    state = after(
        may_conspire(hand=(["coniura-1", "pugio-1", "pugio-2", "pugio-8"],)), Conspire(("coniura-1",)), Pass()
    )
    app = CaligulaApp(at_caligula(tmp_path, state, people=1), pace=0)
    async with opened(app, (80, 24)) as pilot:
        nominee = state.candidates[1].name
        await touch(pilot, "#emperors", TouchEmperor(nominee))
        assert moves_made(app) == [Nominate(nominee)]
        await touch(pilot, "#emperors", TouchEmperor(state.candidates[0].name))
        assert "caligula.favour.place" in message(app)
        await touch(pilot, "#emperors", TouchEmperor(nominee))
        await settled(app, pilot)
        assert isinstance(app.match.state.phase, Striking)
        for card in ("pugio-1", "pugio-2", "pugio-8"):
            await touch(pilot, "#yours", TouchHand(card))
        assert "strike with 3" in on_screen(app)
        await touch(pilot, "#yours", Confirm())
        assert Strike(("pugio-1", "pugio-2", "pugio-8")) in moves_made(app)
        assert "Caligula is dead: 3 daggers against a life of 3." in message(app)


async def test_a_shield_by_mouse(tmp_path: Path) -> None:
    hand = (["pugio-1"], ["coniura-4"])
    state = after(may_conspire(hand=hand, ordo=(1, 0)), Conspire(("coniura-4",)), Pass())
    nominee = state.candidates[0].name
    state = after(state, Nominate(nominee), Favour(nominee))
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await touch(pilot, "#yours", TouchHand("pugio-1"))
        assert moves_made(app) == [Protect("pugio-1")]
        assert "▣" in on_screen(app)
        assert "0/4" in on_screen(app)


async def test_markers_to_swap_are_pointed_at(tmp_path: Path) -> None:
    state = after(
        about_to_resolve(
            "plebs-2",
            [(0, 3)],
            markers={("nobiles", 1): [(1, 1), (0, 2)], ("tribuni", 2): [(1, 4)]},
        ),
        GO,
    )
    one, other = Spot("nobiles", 1, 0), Spot("tribuni", 2, 0)
    for size in SIZES:
        app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
        async with opened(app, size) as pilot:
            await touch(pilot, "#civitas", TouchField(Spot("plebs", 1, 0)))
            assert "caligula.effect.swap-markers" in message(app)
            await touch(pilot, "#civitas", TouchField(one))
            assert app.picked == Picked(spots=(one,))
            await touch(pilot, "#civitas", TouchField(other))
            assert moves_made(app) == [Reward("swap-markers", spots=(one, other))]


async def test_a_card_with_several_markers_wants_one_pointed_at(tmp_path: Path) -> None:
    state = after(about_to_resolve("plebs-1", [(0, 3)], markers={("nobiles", 1): [(1, 1), (0, 2)]}), GO)
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await touch(pilot, "#civitas", TouchCard(Location("nobiles", 1)))
        assert "more than one marker" in message(app)
        await touch(pilot, "#civitas", TouchField(Spot("nobiles", 1, 1)))
        assert moves_made(app) == [Reward("return-marker", spot=Spot("nobiles", 1, 1))]


async def test_ordo_and_sequentia_are_swapped_by_clicks(tmp_path: Path) -> None:
    state = after(about_to_resolve("nobiles-5", [(0, 3)], seats=3), GO)
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await touch(pilot, "#sequentia", TouchSlot(1))
        assert "caligula.effect.swap-sequentia" in message(app), "the one that is carried out stays"
        await touch(pilot, "#players", TouchPlayer(2))
        await touch(pilot, "#players", TouchPlayer(0))
        assert moves_made(app) == [Reward("swap-ordo", seats=(0, 2))]
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (120, 40)) as pilot:
        await touch(pilot, "#sequentia", TouchSlot(2))
        await touch(pilot, "#sequentia", TouchSlot(0))
        assert moves_made(app) == [Reward("swap-sequentia", slots=(0, 2))]


async def test_a_card_to_remove_is_clicked_and_another_refused(tmp_path: Path) -> None:
    state = after(about_to_resolve("legionarii-4", [(0, 3)]), GO)
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await touch(pilot, "#civitas", TouchCard(Location("nobiles", 1)))
        assert "caligula.civitas.aut" in message(app)
        await touch(pilot, "#civitas", TouchCard(Location("legionarii", 1)))
        assert "Choose in the list" in message(app)
        await touch(pilot, "#civitas", TouchCard(Location("plebs", 2)))
        assert moves_made(app) == [Reward("remove:plebs", position=2)]


async def test_a_penalty_is_paid_from_the_hand(tmp_path: Path) -> None:
    state = after(about_to_resolve("plebs-10", [(1, 3)], hand=(["coniura-1", "pugio-1"],)), GO)
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await touch(pilot, "#yours", TouchHand("pugio-1"))
        assert "shows no Coniura" in message(app)
        await touch(pilot, "#yours", TouchHand("coniura-1"))
        assert moves_made(app) == [Penalty("lose-coniura", card="coniura-1")]


async def test_touching_a_player_is_a_closer_look(tmp_path: Path) -> None:
    app = CaligulaApp(at_caligula(tmp_path, a_state()), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await touch(pilot, "#players", TouchPlayer(1))
        assert isinstance(app.screen, PlayersPage)


# What can't be done says why


@pytest.mark.parametrize("size", SIZES)
async def test_a_full_card_is_refused_with_its_rule(tmp_path: Path, size: tuple[int, int]) -> None:
    state = a_state(markers={("plebs", 1): [(0, 1), (1, 1)]})
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, size) as pilot:
        before = app.table.query_one(MoveList).region
        await touch(pilot, "#civitas", PLEBS_1)
        assert "this card is full" in message(app)
        assert "caligula.place.fields" in message(app)
        assert "caligula.place.fields" in on_screen(app)
        assert app.table.query_one(MoveList).region == before
        assert not before.overlaps(app.table.query_one("#message").region)
        await pilot.press("f")
        assert "caligula.place.fields" in on_screen(app), "the rules open at the one that was cited"
        await pilot.press("escape", "escape")
        assert message(app) == ""


@pytest.mark.parametrize(
    ("panel", "wish"),
    [
        ("#yours", TouchHand("coniura-1")),
        ("#emperors", TouchEmperor("caligula")),
        ("#sequentia", TouchSlot(2)),
    ],
)
async def test_the_wrong_moment_is_refused(tmp_path: Path, panel: str, wish: Any) -> None:
    app = CaligulaApp(at_caligula(tmp_path, a_state(hand=(["coniura-1"],))), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await touch(pilot, panel, wish)
        assert "Now place a marker" in message(app)


async def test_it_is_not_your_turn(tmp_path: Path) -> None:
    app = CaligulaApp(at_caligula(tmp_path, a_state(ordo=(1, 0), phase=Placing(1))), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await touch(pilot, "#yours", TouchMarker(3))
        assert "It is Decimus's decision now" in message(app)
