"""The pictures of the README, and the raster copies of our own art, made in a real browser.

``python -m tests.web.screenshots`` writes docs/pictures/*.png, from stated deals, each in the middle of a game; and
web/public/*.png from the SVG beside them.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from conspiratio.bots import bot
from conspiratio.server.server import Server
from conspiratio.server.tables.setup import Chair, Setup
from tests.real_parts import BROWSER_ARGUMENTS, find_browser
from tests.server.running import Running, server_in_this_process

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parent.parent.parent
PICTURES = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "web" / "public"
SEED = "table"
YOURS = ".bar.yours"
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
ART = (("icon", "icon-192", 192, 192), ("icon", "icon-512", 512, 512), ("icon", "apple-touch-icon", 180, 180))
SOCIAL = ("social", "social", 1200, 630)


@dataclass(frozen=True)
class Picture:
    """A table of a game at the first decision of the first seat from this round on that is of this kind."""

    name: str
    game: str
    players: int
    round: int
    phases: tuple[str, ...]
    device: dict[str, Any]
    theme: str = "light"
    language: str = "en"


TABLES = (
    Picture("pax-desktop", "pax", 4, 5, ("playing",), DESKTOP),
    Picture("pax-phone", "pax", 3, 5, ("playing",), PHONE, "dark", "de"),
    Picture("caligula-desktop", "caligula", 4, 3, ("placing",), DESKTOP),
    Picture("caligula-plot-phone", "caligula", 4, 1, ("bidding", "striking"), PHONE),
)


async def play_until(context: BrowserContext, running: Running, server: Server, id: str, picture: Picture) -> None:
    """Our seat plays like the bots until the moment that is wanted; the bots play by themselves."""
    chooser, rng = bot(picture.game, "greedy"), Random(SEED)
    async with asyncio.timeout(60):
        while True:
            table = await server.desk.table(id)
            assert table.play, "it has begun at once"
            match = table.play.match
            if match.game.to_act(match.state) != 0:
                await asyncio.sleep(0.01)
                continue
            view = match.view(0)
            phase = view.turn.phase if picture.game == "pax" else view.phase.type
            if view.round >= picture.round and phase in picture.phases:
                return
            move = chooser.choose(view, match.game.legal_moves(match.state), rng)
            decided = {"decision": len(table.play.made[0]), "move": match.game.move_json(move)}
            await ask(context, running, "POST", f"/api/tables/{id}/seats/0/moves", decided)


async def take(browser: Browser, running: Running, server: Server, picture: Picture) -> None:
    context = await browser.new_context(**picture.device, color_scheme=picture.theme, locale=picture.language)
    page = await context.new_page()
    await come_in(context, running)
    me = await server.people.by_cookie((await context.cookies())[0]["value"])
    assert me
    chairs = [Chair("me"), *[Chair("bot")] * (picture.players - 1)]
    options = {"first": 0} if picture.game == "pax" else {}
    setup = Setup(picture.game, chairs, options=options, bot_pace=0)
    table = await server.lobby.create(me, setup, seed=SEED)
    await play_until(context, running, server, table.id, picture)
    await page.goto(f"{running.url}/table/{table.id}")
    await page.locator(YOURS).wait_for()
    await shoot(page, PICTURES / f"{picture.name}.png")
    await context.close()


async def come_in(context: BrowserContext, running: Running) -> None:
    await ask(context, running, "POST", "/api/guest")
    await ask(context, running, "PUT", "/api/me/name", {"name": "Livia"})


async def ask(context: BrowserContext, running: Running, method: str, path: str, body: Any = None) -> None:
    answer = await context.request.fetch(
        f"{running.url}{path}", method=method, data=body, headers={"Origin": running.url}
    )
    assert answer.ok, await answer.text()


async def shoot(page: Page, path: Path) -> None:
    await page.evaluate("document.fonts.ready")
    await page.wait_for_timeout(1500)  # until everything has arrived where it flies to
    await page.screenshot(path=path, animations="disabled")
    print(path.relative_to(ROOT))


async def home(browser: Browser, running: Running) -> None:
    context = await browser.new_context(**PHONE, locale="en")
    await come_in(context, running)
    page = await context.new_page()
    await page.goto(running.url, wait_until="networkidle")
    await shoot(page, PICTURES / "home-phone.png")
    await context.close()


async def raster(browser: Browser) -> None:
    """Browsers and link previews that take no SVG get PNG."""
    for source, name, width, height in (*ART, SOCIAL):
        page = await browser.new_page(viewport={"width": width, "height": height})
        await page.goto((PUBLIC / f"{source}.svg").as_uri())
        await page.screenshot(path=PUBLIC / f"{name}.png")
        await page.close()


async def main() -> None:
    from playwright.async_api import async_playwright

    program = find_browser()
    if program is None:
        raise SystemExit("Chromium is not installed; scripts/system-parts says how")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with (
            server_in_this_process(Path(folder), lambda: int(time.time() * 1000)) as (running, server),
            async_playwright() as playwright,
        ):
            browser = await playwright.chromium.launch(executable_path=program, args=BROWSER_ARGUMENTS)
            await raster(browser)
            await home(browser, running)
            for picture in TABLES:
                await take(browser, running, server, picture)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
