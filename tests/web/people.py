"""People in front of real browsers: they come in, sit down, touch what is lit, press keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from tests.server.running import Running

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

NewPage = Callable[..., Awaitable["Page"]]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "locale": "en",
}
ME, BOT, OPEN = {"who": "me"}, {"who": "bot", "level": "tiro"}, {"who": "open"}
"""The bot that thinks least: nobody here looks at how well it plays."""
LIT = "main :is([data-lit], [data-card-lit], [data-touch=lay], [data-touch=pass]):not([aria-pressed=true], :disabled)"
"""What can be done on the table."""
QUICKLY = 1500
"""Milliseconds after which a thing that was lit is taken to be gone."""
PATIENCE = 60
"""Seconds after which what was waited for won't come, however busy the machine is."""
LONGEST_GAME = 700
"""Decisions of one seat; a loop that takes more has gone astray."""


async def ask(page: Page, server: Running, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as the person who has the page open."""
    answer = await page.request.fetch(
        f"{server.url}{path}",
        method=method,
        data=body,
        headers={"Origin": server.url},
        max_retries=3,  # the server may be closing a line that was idle for long just as we use it
    )
    assert answer.ok, await answer.text()
    return await answer.json()


async def make_table(page: Page, server: Running, game: str, chairs: list[dict[str, Any]], **more: Any) -> Any:
    """A table of this person's, with bots that lose no time."""
    await ask(page, server, "POST", "/api/guest")
    return await ask(page, server, "POST", "/api/tables", {"game": game, "chairs": chairs, "bot_pace": 0, **more})


async def open_table(page: Page, server: Running, game: str, chairs: list[dict[str, Any]], **more: Any) -> str:
    """Such a table, seen in the page."""
    id: str = (await make_table(page, server, game, chairs, **more))["id"]
    await page.goto(f"{server.url}/table/{id}")
    return id


async def frame(page: Page, server: Running, table: str, seat: int = 0) -> Any:
    """What a seat of this person's is told now."""
    return await ask(page, server, "GET", f"/api/tables/{table}/seats/{seat}")


async def play_over_api(page: Page, server: Running, table: str, seat: int, until: Callable[[Any], bool]) -> Any:
    """Decide for a seat, the moves in turn, until its frame is as wanted or the game is over."""
    for made in range(LONGEST_GAME):
        told = await frame(page, server, table, seat)
        while told["status"] == "playing" and not told["moves"] and not until(told):
            await page.wait_for_timeout(20)
            told = await frame(page, server, table, seat)
        if told["status"] != "playing" or until(told):
            return told
        move = told["moves"][made % len(told["moves"])]
        await ask(
            page,
            server,
            "POST",
            f"/api/tables/{table}/seats/{seat}/moves",
            {"decision": told["decision"], "move": move},
        )
    raise AssertionError("the game does not end")


# Touching what is lit

Touch = Callable[["Locator"], Awaitable[None]]


async def play_whole_game(page: Page, touch: Touch, enough: Callable[[], Awaitable[bool]] | None = None) -> int:
    """Touch something lit, a different thing each time, until the game is over; says how often that was.

    ``enough``: asked before each touch whether it is.
    """
    from playwright.async_api import TimeoutError as TooLate

    over = page.locator("main .end")
    lit = page.locator(LIT)
    sure = page.locator(".arming button.main")
    for touched in range(LONGEST_GAME):
        await lit.or_(over).or_(sure).first.wait_for()
        if await over.is_visible() or (enough and await enough()):
            return touched
        count = await lit.count()
        with suppress(TooLate):  # what was lit when we looked may be gone: then we look again
            if await sure.is_visible():
                await touch(sure)
            elif count:
                await touch(lit.nth(touched % count))
    raise AssertionError("the game does not end")


# Things that move

STILL = """() => new Promise((done) => {
  const where = () => [...document.querySelectorAll("main *")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return `${x} ${y} ${width} ${height}`;
  }).join();
  const isMoving = () => document.getAnimations().some((one) => {
    return one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity;
  });
  let before = "";
  const look = () => {
    const now = where();
    if (now === before && !isMoving()) return done();
    before = now;
    requestAnimationFrame(() => requestAnimationFrame(look));
  };
  document.fonts.ready.then(look);
})"""


async def still(page: Page) -> None:
    """Until nothing on the page moves any more: then places can be measured."""
    async with asyncio.timeout(PATIENCE):
        await page.evaluate(STILL)


# The keyboard

WAY = """(thing, presses) => {
  const here = document.activeElement;
  if (here === thing) return null;
  const isBefore = thing.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
  const tab = isBefore && here !== document.body ? "Shift+Tab" : "Tab";
  if (thing.tabIndex >= 0 || !thing.isConnected) return tab; // what was just drawn anew is looked for again
  let group = thing.parentElement;
  while (![...group.querySelectorAll("button")].some(one => one.tabIndex >= 0)) group = group.parentElement;
  if (!group.contains(here)) return tab;
  if (presses % 80 >= 40) return isBefore ? "ArrowLeft" : "ArrowRight";
  const [from, to] = [here, thing].map(one => one.getBoundingClientRect());
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const across = (Math.abs(x) > Math.abs(y)) !== (presses % 3 === 2 && Math.abs(x) > 5 && Math.abs(y) > 5);
  return across ? (x > 0 ? "ArrowRight" : "ArrowLeft") : y > 0 ? "ArrowDown" : "ArrowUp";
}"""
"""The key that leads the focus nearer: Tab from group to group, arrows within one. Where those go from one thing to the
next, as in a hand of several rows, the way straight down leads nowhere: after a while it is followed in order."""


async def press(thing: Locator) -> None:
    """Go there with the keyboard alone, and press Enter."""
    keyboard = thing.page.keyboard
    for presses in range(300):
        key = await thing.evaluate(WAY, presses, timeout=QUICKLY)
        if key is None:
            await keyboard.press("Enter")
            return
        await keyboard.press("Tab" if presses % 15 == 14 else key)
    raise AssertionError(f"the keyboard does not reach {await thing.evaluate('one => one.outerHTML')}")
