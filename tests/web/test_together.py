"""Several people at one table: live on two devices, on one device in turn, on a television, and looking on."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import Running

from .people import (
    BOT,
    DESKTOP,
    LIT,
    ME,
    OPEN,
    PATIENCE,
    PHONE,
    QUICKLY,
    NewPage,
    ask,
    frame,
    make_table,
    open_table,
    play_over_api,
)

if TYPE_CHECKING:
    from playwright.async_api import Page

MISSES = 40
"""So often in a row nothing was lit for somebody whose turn it is: something is amiss."""


async def touch_once(page: Page, count: int) -> bool:
    """Something lit, or the answer to the question whether it is meant; False if there was neither, or no longer."""
    from playwright.async_api import TimeoutError as TooLate

    sure = page.locator(".arming button.main")
    lit = page.locator(LIT)
    with suppress(TooLate):
        await lit.or_(sure).first.wait_for(timeout=QUICKLY)
        if await sure.is_visible():
            await sure.click(timeout=QUICKLY)
            return True
        if many := await lit.count():
            await lit.nth(count % many).click(timeout=QUICKLY)
            return True
    return False


@pytest.mark.parametrize("touches", [50, pytest.param(2000, marks=pytest.mark.thorough)])
async def test_two_browsers_play_caligula_live_with_a_reload_in_the_middle(
    new_page: NewPage, server: Running, touches: int
) -> None:
    """At least as many touches; what is then left of the game is decided without any, and both see how it ends."""
    host, guest = await new_page(**DESKTOP), await new_page(**PHONE)
    for page in (host, guest):
        await page.emulate_media(reduced_motion="reduce")
    clock = {"type": "live", "minutes": 60, "increment": 10}
    info = await make_table(host, server, "caligula", [ME, OPEN], clock=clock)
    await host.goto(f"{server.url}/table/{info['id']}")
    await guest.goto(f"{server.url}/join/{info['invite']}")
    await guest.get_by_label("Your name").fill("Ben")
    await guest.get_by_role("button", name="Sit down").click()
    await guest.wait_for_url("**/table/*")
    for page in (host, guest):
        await page.locator(".bar").first.wait_for()

    seats = [host, guest]
    touched = missed = 0
    reloaded = False
    while missed < MISSES:
        frames = [await frame(page, server, info["id"], seat) for seat, page in enumerate(seats)]
        by_hand = min(one["decision"] for one in frames)
        if frames[0]["status"] != "playing" or (touched >= touches and by_hand > 5):
            break
        if touched == 25 and not reloaded:
            await guest.reload()
            await guest.locator(".bar").first.wait_for()
            reloaded = True
        if await touch_once(seats[frames[0]["to_act"]], touched):
            touched, missed = touched + 1, 0
        else:
            missed += 1  # the page has not heard yet that it is its turn, or the server that it no longer is
    assert reloaded
    assert by_hand > 5, "each has made some by hand"
    told = await play_out(seats, server, info["id"])
    for page in seats:
        await page.locator("main .end").wait_for()
    assert told["outcome"]["ending"] == "finished"


async def play_out(seats: list[Page], server: Running, table: str) -> Any:
    """Whoever is to decide does, whatever comes first, until the game is over."""
    told = await frame(seats[0], server, table, 0)
    while told["status"] == "playing":
        seat = told["to_act"]
        if not told["moves"]:
            told = await frame(seats[seat], server, table, seat)
        if not told["moves"]:
            continue  # what was touched last was still on its way
        answer = await seats[seat].request.post(
            f"{server.url}/api/tables/{table}/seats/{seat}/moves",
            data={"decision": told["decision"], "move": told["moves"][0]},
            headers={"Origin": server.url},
        )
        assert answer.ok or answer.status == 409, await answer.text()  # the same: it has arrived just before ours
        told = await answer.json() if answer.ok else await frame(seats[seat], server, table, seat)
    return told


async def test_on_one_device_a_curtain_hides_the_hand_of_who_was_last(new_page: NewPage, server: Running) -> None:
    page = await new_page(**PHONE)
    chairs = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Ben"}]
    table = await open_table(page, server, "pax", chairs, options={"first": 0})
    await page.get_by_role("button", name="I am Anna").click()
    drawn = [card["id"] for card in (await frame(page, server, table, 0))["view"]["turn"]["drawn"]]
    for card in drawn:
        await page.locator(f'[data-thing="{card}"]').wait_for()
    told = await frame(page, server, table, 0)
    decided = {"decision": told["decision"], "move": told["moves"][0]}
    await ask(page, server, "POST", f"/api/tables/{table}/seats/0/moves", decided)
    await page.get_by_role("button", name="I am Ben").wait_for()
    for card in drawn:
        assert await page.locator(f'[data-thing="{card}"]').count() == 0
    await page.get_by_role("button", name="I am Ben").click()
    theirs = [card["id"] for card in (await frame(page, server, table, 1))["view"]["turn"]["drawn"]]
    await page.locator(f'[data-thing="{theirs[0]}"]').wait_for()


def cards_in(piles: list[Any]) -> set[str]:
    return {card["id"] for pile in piles for card in pile if card}


async def test_who_looks_on_is_sent_no_hidden_byte(new_page: NewPage, server: Running) -> None:
    """All that reaches a spectator's browser while somebody plays is searched for cards that never lay open."""
    player, watcher = await new_page(**DESKTOP), await new_page(**DESKTOP)
    received: list[str] = []

    def hear(data: str | bytes) -> None:
        told = json.loads(data)
        told.get("view", {}).pop("faces", None)  # the whole deck, which everybody knows
        received.append(json.dumps(told))

    async def shown(version: int) -> None:
        """The watcher has heard of it: who is behind is told several things at once."""
        async with asyncio.timeout(PATIENCE):
            while not any(json.loads(text).get("version", 0) >= version for text in received):
                await watcher.wait_for_timeout(10)

    watcher.on("websocket", lambda line: line.on("framereceived", hear))
    table = (await make_table(player, server, "pax", [ME, BOT, BOT], visibility="public"))["id"]
    await watcher.goto(f"{server.url}/table/{table}")
    await watcher.locator(".bar").first.wait_for()

    mine: set[str] = set()
    lay_open: set[str] = set()
    for made in range(16):
        told = await play_over_api(player, server, table, 0, lambda told: bool(told["moves"]))
        view = told["view"]
        mine |= cards_in([view["players"][0]["hand"], view["turn"].get("drawn", [])])
        displays = [pile for player in view["players"] for pile in player["display"]]
        lay_open |= cards_in([*view["legions"], *view["rome"], *displays])
        move = told["moves"][made % len(told["moves"])]
        if move["type"] == "play" or move.get("to") == "legion":
            lay_open.add(move["card"])  # for everybody to see, and perhaps bought before we look again
        decided = {"decision": told["decision"], "move": move}
        told = await ask(player, server, "POST", f"/api/tables/{table}/seats/0/moves", decided)
        await shown(told["version"])

    hidden = mine - lay_open
    assert len(hidden) > 2, "there was something to hide"
    assert len(received) > 10, "there was something to see"
    assert [card for card in hidden if any(f'"{card}"' in text for text in received)] == []
    page = await watcher.content()
    assert [card for card in hidden if f'"{card}"' in page] == []
