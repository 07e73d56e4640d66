"""A finished game by its link, in a real browser: stepping, jumping, playing, from any seat's eyes, as a file."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
import pytest
import pytest_asyncio

from tests.command import conspiratio

from .people import DESKTOP, PHONE, NewPage
from .rome import Rome, rome_in

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

ANNA, BEN = 0, 1


class Finished(NamedTuple):
    data: Path
    table: str


async def played_in(data: Path) -> Finished:
    """A game of two at one device, dealt as stated, played as bots would."""
    chairs = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Ben"}]
    async with rome_in(data) as rome, rome.running.person() as anna:
        table = await rome.deal_for(anna.cookie["Cookie"].partition("=")[2], "pax", chairs)
        await rome.finish(table)
    return Finished(data, table)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    return asyncio.run(played_in(tmp_path_factory.mktemp("server")))


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def rome(finished: Finished) -> AsyncIterator[Rome]:
    async with rome_in(finished.data) as one:
        yield one


async def step(rome: Rome, finished: Finished, number: int, seat: int | None = None) -> Any:
    """What the server tells of a moment."""
    async with httpx.AsyncClient(base_url=rome.url) as client:
        query = {} if seat is None else {"seat": seat}
        answer = await client.get(f"/api/replays/{finished.table}/{number}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()


async def open_at(page: Page, rome: Rome, finished: Finished, query: str = "") -> None:
    await page.goto(f"{rome.url}/replay/{finished.table}{query}")
    await page.get_by_role("region", name="Replay").wait_for()


async def at(page: Page, number: int) -> None:
    """The page shows this moment, and its address says so."""
    await page.get_by_text(re.compile(rf"^Move {number} of \d+$")).wait_for()
    await page.wait_for_function("move => new URL(location).searchParams.get('move') === move", arg=str(number))


def shown(page: Page) -> Locator:
    return page.locator("main [data-thing]")


async def things(page: Page) -> list[str]:
    return sorted(await shown(page).evaluate_all("all => all.map(one => one.dataset.thing)"))


async def test_one_steps_and_jumps_through_a_game_by_buttons_keys_slider_and_rounds(
    rome: Rome, finished: Finished, new_page: NewPage
) -> None:
    page = await new_page(**DESKTOP, reduced_motion="reduce")
    first = await step(rome, finished, 0)
    last = first["of"]
    await open_at(page, rome, finished)
    await at(page, 0)
    assert await page.get_by_role("button", name="Back").is_disabled()
    await page.get_by_role("button", name="Next").click()
    await at(page, 1)
    for key, number in (("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        await page.keyboard.press(key)
        await at(page, number)
    await page.get_by_label("Go to a round").select_option(label="Round 3")
    await at(page, first["rounds"][2])
    assert await page.get_by_label("Go to a round").input_value() == "3"
    await page.get_by_label("Go to a move").fill("12")
    await at(page, 12)
    legions = (await step(rome, finished, 12))["view"]["legions"]
    for number, column in enumerate(legions, 1):
        there = page.locator(f'[data-place="legion:{number}"] [data-thing]')
        assert await there.evaluate_all("all => all.map(one => one.dataset.thing)") == [card["id"] for card in column]

    log = page.get_by_role("region", name="What happened")
    await log.get_by_role("button", name=re.compile("^Round 2")).click()
    await at(page, first["rounds"][1])
    await log.locator("[aria-current=step]").filter(has_text="Round 2").wait_for()
    await page.keyboard.press("End")
    await page.get_by_role("button", name="See the ending").click()
    await page.get_by_role("button", name="See the board").wait_for()


async def test_the_address_shows_others_the_same_moment_through_the_same_eyes(
    rome: Rome, finished: Finished, new_page: NewPage
) -> None:
    page, other = await new_page(**DESKTOP, reduced_motion="reduce"), await new_page(**DESKTOP, reduced_motion="reduce")
    number = (await step(rome, finished, 0))["rounds"][2]
    await open_at(page, rome, finished, f"?move={number}")
    await at(page, number)
    hands = [
        {card["id"] for card in (await step(rome, finished, number, seat))["view"]["players"][seat]["hand"]}
        for seat in (ANNA, BEN)
    ]
    assert all(hands)
    assert not (hands[ANNA] | hands[BEN]) & set(await things(page)), "only what lies open is seen"

    eyes = page.get_by_label("Seen by")
    for seat, name in ((ANNA, "Anna"), (BEN, "Ben")):
        await eyes.select_option(label=f"Seen by {name}")
        hand = page.get_by_role("list", name="Your hand").locator("[data-thing]")
        await page.locator(f'main [data-thing="{min(hands[seat])}"]').wait_for()
        assert set(await hand.evaluate_all("all => all.map(one => one.dataset.thing)")) == hands[seat]
        assert not hands[1 - seat] & set(await things(page))
    await page.wait_for_url(f"**/*?move={number}&seat={BEN}")
    await other.goto(page.url)
    await at(other, number)
    assert await things(other) == await things(page)
    assert await other.get_by_label("Seen by").input_value() == str(BEN)


RESTS = """() => new Promise((done) => {
  const { value, max } = document.querySelector("section.controls input[type=range]");
  const look = (before, since) => {
    const { value } = document.querySelector("section.controls input[type=range]");
    if (value !== before) since = performance.now();
    else if (performance.now() - since > 1500) return done([Number(value), Number(max)]);
    setTimeout(look, 50, value, since);
  };
  look(value, performance.now());
})"""
"""The move at which a replay has stood for longer than it takes from one to the next, and the last of the game."""


async def test_a_replay_plays_by_itself_until_it_is_stopped(rome: Rome, finished: Finished, new_page: NewPage) -> None:
    page = await new_page(**PHONE, reduced_motion="reduce")
    await open_at(page, rome, finished)
    await page.get_by_label("Speed").select_option("fast")
    await page.get_by_role("button", name="Play", exact=True).click()
    await page.wait_for_function("() => Number(new URL(location).searchParams.get('move')) >= 3")
    await page.get_by_role("button", name="Pause").click()
    await page.get_by_role("button", name="Play", exact=True).wait_for()
    stopped, last = await page.evaluate(RESTS)  # a step may have been under way
    assert stopped < last, "it did not just come to its end"


async def test_the_file_of_a_game_can_be_had_and_checked(
    rome: Rome, finished: Finished, new_page: NewPage, tmp_path: Path
) -> None:
    page = await new_page(**DESKTOP)
    await open_at(page, rome, finished)
    await page.get_by_role("tab", name="Table").click()
    await page.get_by_text("Opened and checked: this deal was settled before the first move.").wait_for()
    async with page.expect_download() as waiting:
        await page.get_by_role("link", name="Download").click()
    file = tmp_path / "game.json"
    await (await waiting.value).save_as(file)
    checked = await asyncio.to_thread(conspiratio, "replay", str(file), "--check", data=tmp_path)
    assert checked.returncode == 0, checked.stdout + checked.stderr
