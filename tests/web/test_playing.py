"""Whole games in a real browser, on a real server: by mouse, by touch at phone size, by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.running import Running

from .people import BOT, DESKTOP, LIT, ME, PHONE, QUICKLY, NewPage, frame, open_table, play_whole_game, press

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page


async def newcomer(page: Page, server: Running, game: str) -> str:
    """From the home page to a game in two clicks; no account, nothing asked."""
    await page.goto(server.url)
    await page.get_by_role("radio", name=game).locator("xpath=ancestor::label").click()
    await page.get_by_role("button", name="Play now").click()
    await page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


async def quick(page: Page) -> None:
    """Whoever plays a whole game in a test wants no motion."""
    await page.emulate_media(reduced_motion="reduce")


@pytest.mark.parametrize("game", ["PAX", "Caligula"])
async def test_two_clicks_and_one_is_playing(new_page: NewPage, server: Running, game: str) -> None:
    page = await new_page(**DESKTOP)
    table = await newcomer(page, server, game)
    await page.locator(LIT).first.wait_for()
    assert (await frame(page, server, table))["status"] == "playing"


async def test_a_newcomer_plays_a_whole_game_by_mouse(new_page: NewPage, server: Running) -> None:
    page = await new_page(**DESKTOP)
    await quick(page)
    table = await open_table(page, server, "pax", [ME, BOT, BOT])

    async def click(thing: Locator) -> None:
        await thing.click(timeout=QUICKLY)

    assert await play_whole_game(page, click) > 10
    assert (await frame(page, server, table))["outcome"]["ending"] == "finished"


async def test_another_by_touch_on_a_phone(new_page: NewPage, server: Running) -> None:
    page = await new_page(**PHONE)
    await quick(page)
    table = await open_table(page, server, "pax", [ME, BOT])

    async def tap(thing: Locator) -> None:
        await thing.tap(timeout=QUICKLY)

    assert await play_whole_game(page, tap) > 10
    assert (await frame(page, server, table))["outcome"]["ending"] == "finished"


async def test_another_by_keyboard_alone(new_page: NewPage, server: Running) -> None:
    page = await new_page(**DESKTOP)
    await quick(page)
    table = await open_table(page, server, "pax", [ME, BOT])
    assert await play_whole_game(page, press) > 10
    assert (await frame(page, server, table))["outcome"]["ending"] == "finished"


async def test_caligula_is_played_by_keyboard_too(new_page: NewPage, server: Running) -> None:
    page = await new_page(**DESKTOP)
    await quick(page)
    table = await open_table(page, server, "caligula", [ME, BOT])

    async def enough() -> bool:
        return int((await frame(page, server, table))["decision"]) > 8

    assert await play_whole_game(page, press, enough) > 8
    assert await enough()
