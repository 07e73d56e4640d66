"""What there is to think over, in a real browser: a hint at the table, and the review of a finished game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from conspiratio.locale import LANGUAGES

from .people import BOT, DESKTOP, LIT, ME, PHONE, NewPage, still
from .rome import Rome, in_phase

if TYPE_CHECKING:
    from playwright.async_api import Page


async def chosen(page: Page) -> int:
    """The moment that the replay shows."""
    return int(await page.evaluate("() => new URL(location).searchParams.get('move')"))


async def now(page: Page, number: int) -> None:
    """The chart shows this moment, too."""
    await page.locator(f'[role=slider][aria-valuenow="{number}"]').wait_for()


async def test_a_hint_says_what_to_do_and_lights_it_until_something_is_decided(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**PHONE, reduced_motion="reduce")
    table = await rome.deal(page, "pax", [ME, BOT])
    await rome.play(page, table, in_phase("choosing"))
    await rome.open(page, table)
    await page.locator(LIT).first.wait_for()
    await page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    first = hint.get_by_role("button", pressed=True)
    await first.wait_for()
    assert re.search(r"^Your chance to win: \d+%", await hint.inner_text())
    await page.locator(".ring").first.wait_for()
    await first.click()
    await page.locator(".ring").first.wait_for(state="detached")
    await page.get_by_role("button", name="Hint", exact=True).click()
    await page.locator(".ring").first.wait_for()
    await rome.decide(page, table, {"type": "draw"})
    await hint.wait_for(state="detached")
    await page.locator(".ring").first.wait_for(state="detached")


async def test_a_finished_game_is_reviewed_and_its_moments_lead_into_the_replay(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**DESKTOP, reduced_motion="reduce")
    table = await rome.deal(page, "pax", [ME, BOT])
    await rome.finish(table)
    await page.goto(f"{rome.url}/table/{table}")
    await page.get_by_role("button", name="Review this game").click()
    await page.get_by_role("progressbar").or_(page.get_by_role("slider")).first.wait_for()
    chart = page.get_by_role("slider", name="Chances to win over the game")
    await chart.wait_for(timeout=300_000)  # all the processor's work: half a minute, and more where it is shared
    last = int(await chart.get_attribute("aria-valuemax") or 0)
    await chart.focus()
    await page.keyboard.press("Home")
    await page.keyboard.press("ArrowRight")
    await page.locator(f'[role=slider][aria-valuetext^="Move 1 of {last}"]').wait_for()

    moments = page.locator("ol button").filter(has_text=re.compile("^I"))
    await moments.first.click()
    await page.get_by_role("region", name="Replay").wait_for()
    await page.get_by_role("tab", name="Review", selected=True).wait_for()
    await page.locator("ol [aria-current=step]").first.wait_for()  # a mistake stands among the slips, too
    here = await chosen(page)
    await chart.wait_for()
    await now(page, here)
    await chart.focus()
    key, beside_it = ("ArrowLeft", here - 1) if here else ("ArrowRight", 1)
    await page.keyboard.press(key)
    await page.wait_for_function("move => new URL(location).searchParams.get('move') === move", arg=str(beside_it))
    await now(page, beside_it)
    box = await chart.bounding_box()
    assert box
    await page.mouse.click(box["x"] + box["width"] - 13, box["y"] + box["height"] / 2)
    await page.wait_for_function("move => new URL(location).searchParams.get('move') === move", arg=str(last))
    beside = page.get_by_role("tabpanel", name="Review")
    await beside.get_by_text("There was nothing to choose here.").wait_for()

    await beside.get_by_text("Luck and skill").click()
    assert await page.locator("dl").count() == 2
    await beside.get_by_text("The chances to win as a table").click()
    await page.get_by_role("rowheader", name="Round 2").wait_for()


LOWEST_CARD = "all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))"
HIGHEST_BAR = "all => Math.min(...all.map(one => one.getBoundingClientRect().top))"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_chart_covers_no_card_of_a_replay_on_a_laptop(rome: Rome, new_page: NewPage, language: str) -> None:
    page = await new_page(**DESKTOP | {"locale": language}, reduced_motion="reduce")
    table = await rome.deal(page, "caligula", [ME, BOT, BOT, BOT])
    await rome.finish(table)
    flat = [{"n": n, "win": [0.25] * 4, "rome": 0} for n in (0, 100)]
    review = {"version": 1, "chances": flat, "decisions": [], "seats": [], "moments": []}
    ready = {"state": "ready", "progress": 1, "review": review}  # a real one takes long; we look at places only
    await page.route(re.compile(r"/api/replays/[^/]+/review\b"), lambda route: route.fulfill(json=ready))
    await page.route(re.compile(r"/review/words"), lambda route: route.fulfill(json={"decisions": []}))
    await page.goto(f"{rome.url}/replay/{table}?move=2&seat=0&review=1")
    await page.locator("[role=slider]").wait_for()
    await still(page)
    cards, bars = page.locator('[data-touch^="card:"]'), page.locator("[data-dock], .dock:has(.controls)")
    assert (await cards.count(), await bars.count()) == (10, 2)
    assert await cards.evaluate_all(LOWEST_CARD) <= await bars.evaluate_all(HIGHEST_BAR)
