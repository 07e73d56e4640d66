"""Every screen: axe finds nothing in either theme, nothing is cut off at 360 px in any language, no error is logged.

All themes and languages of all screens take long (`make screens`); day by day each screen is seen in one of each.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from conspiratio.locale import LANGUAGES
from tests.server.running import Running, running_server

from .people import BOT, DESKTOP, ME, OPEN, PATIENCE, PHONE, NewPage, still

if TYPE_CHECKING:
    from playwright.async_api import Page

HERE = Path(__file__).parent
TOOLS = (HERE.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js", HERE / "measures.js")
THEMES = ("light", "dark")
LONG = "Gaius Pomponius Vercingetorix"
"""As long as names get."""


class House:
    """One person on one server, with tables in all the states that a screen can show."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=PATIENCE)
        self._finished: dict[str, str] = {}
        self.ask("POST", "/api/guest")
        self.ask("PUT", "/api/me/name", {"name": LONG})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.client.request(method, path, json=body)
        assert answer.status_code < 300, f"{path}: {answer.text}"
        return answer.json()

    def table(self, game: str, chairs: list[dict[str, Any]], **more: Any) -> Any:
        return self.ask("POST", "/api/tables", {"game": game, "chairs": chairs, "bot_pace": 0, **more})

    def playing(self, game: str, players: int, wanted: Any, **more: Any) -> str:
        """A table that is played until the view of the first seat is as wanted, at its own decision."""
        for _ in range(20):
            table = self.table(game, [ME, *[BOT] * (players - 1)], **more)["id"]
            if self._play(table, wanted):
                return str(table)
        raise AssertionError("it never came to that")

    def finished(self, game: str, players: int) -> str:
        """A game that is over: one of each, for all screens that show it."""
        if game not in self._finished:
            self._finished[game] = self.playing(game, players, is_over)
        return self._finished[game]

    def _play(self, table: str, wanted: Any) -> bool:
        """Whether it came to that before the game was over."""
        for made in range(20_000):
            told = self.ask("GET", f"/api/tables/{table}/seats/0")
            if wanted(told) and (told["moves"] or told["status"] != "playing"):
                return True
            if told["status"] != "playing":
                return False
            if told["moves"]:
                move = told["moves"][made * 7 % len(told["moves"])]
                decided = {"decision": told["decision"], "move": move}
                self.ask("POST", f"/api/tables/{table}/seats/0/moves", decided)
            else:
                time.sleep(0.01)  # the bots need the processor too
        return False

    def cookies(self) -> list[dict[str, str]]:
        return [{"name": c.name, "value": c.value or "", "url": self.server.url} for c in self.client.cookies.jar]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield House(running)


def round_(number: int) -> Any:
    return lambda told: told["view"]["round"] >= number


def is_over(told: Any) -> bool:
    return bool(told["status"] == "over")


def plotting(told: Any) -> bool:
    return bool(told["view"].get("plot")) and bool(told["moves"])


SCREENS: dict[str, Any] = {
    "home": lambda house: "/",
    "new table": lambda house: "/new",
    "watch": lambda house: "/watch",
    "ratings": lambda house: "/ratings",
    "campaign": lambda house: "/campaign",
    "deal of the day": lambda house: "/daily",
    "learn": lambda house: "/learn",
    "rules": lambda house: "/rules",
    "rules of PAX": lambda house: "/rules/pax",
    "a rule of Caligula": lambda house: "/rules/caligula/caligula.plot.bid",
    "me": lambda house: "/me",
    "settings": lambda house: "/settings",
    "a link that is no good": lambda house: "/join/nothing",
    "a new password": lambda house: "/recover/nothing",
    "an address to confirm": lambda house: "/confirm/nothing",
    "no such page": lambda house: "/nowhere",
    "no such table": lambda house: "/table/nothing",
    "waiting for players": lambda house: f"/table/{house.table('pax', [ME, OPEN, BOT, OPEN])['id']}",
    "a curtain": lambda house: f"/table/{house.table('pax', [ME, {'who': 'me', 'name': LONG}])['id']}",
    "a television": lambda house: f"/screen/{house.table('caligula', [ME, OPEN, OPEN], shared_screen=True)['id']}",
    "a game on television": lambda house: f"/screen/{house.playing('pax', 4, round_(2))}",
    "alone against Rome": lambda house: f"/table/{house.playing('pax', 1, round_(2), options={'solo_game': 3})}",
    "PAX for four": lambda house: f"/table/{house.playing('pax', 4, round_(3))}",
    "PAX for eight": lambda house: f"/table/{house.playing('pax', 8, round_(2))}",
    "PAX with a clock": lambda house: f"/table/{house.playing('pax', 3, round_(1), clock={'type': 'live'})}",
    "the end of PAX": lambda house: f"/table/{house.finished('pax', 3)}",
    "Caligula for two": lambda house: f"/table/{house.playing('caligula', 2, round_(1))}",
    "Caligula for five": lambda house: f"/table/{house.playing('caligula', 5, round_(2))}",
    "a conspiracy": lambda house: f"/table/{house.playing('caligula', 5, plotting)}",
    "the end of Caligula": lambda house: f"/table/{house.finished('caligula', 4)}",
    "a replay of PAX": lambda house: f"/replay/{house.finished('pax', 3)}?move=9",
    "a replay of Caligula": lambda house: f"/replay/{house.finished('caligula', 4)}?move=40",
    "a first game of PAX": lambda house: f"/table/{house.ask('POST', '/api/learn', {'game': 'pax'})['id']}",
    "a first game of Caligula": lambda house: f"/table/{house.ask('POST', '/api/learn', {'game': 'caligula'})['id']}",
}
MISSING = {"no such table", "no such page", "a link that is no good"}
"""Where the browser itself complains of an answer that says so."""


THERE = "main :is(h1, h2, .bar, [role=alert])"
"""Of which there is one on every page that has found what it shows."""


async def settled(page: Page) -> None:
    """Until everything is there and nothing moves any more."""
    async with asyncio.timeout(PATIENCE):
        await page.wait_for_load_state("networkidle")
        await page.locator(THERE).first.wait_for()
        await page.wait_for_function("() => hasSpoken()")
        await page.evaluate("isQuiet()")
        await page.locator(THERE).first.wait_for()
        while await page.evaluate("document.getAnimations().some(one => one.playState === 'running')"):
            await page.wait_for_timeout(50)
    await still(page)


async def at_home(new_page: NewPage, house: House, device: dict[str, Any]) -> Page:
    page = await new_page(**device, reduced_motion="reduce")
    await page.context.add_cookies(house.cookies())  # type: ignore[arg-type]
    for tool in TOOLS:
        await page.add_init_script(path=tool)
    return page


def forgive_the_missing(name: str, page_troubles: list[str]) -> None:
    if name in MISSING:
        page_troubles[:] = [trouble for trouble in page_troubles if "404" not in trouble]


async def show(page: Page, *, theme: str | None = None, language: str | None = None) -> None:
    await page.locator(THERE).first.wait_for()
    if theme:
        await page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        await page.locator(f"html[data-theme={theme}]").wait_for()
    if language:
        await page.locator("header select").select_option(language)
        await page.locator(f"html[lang={language}]").wait_for()
    await settled(page)


ONE_OF_EACH = [
    (name, THEMES[at // len(LANGUAGES) % len(THEMES)], LANGUAGES[at % len(LANGUAGES)])
    for at, name in enumerate(SCREENS)
]
"""Each screen in a theme and a language, in turn, so that all themes meet all languages."""


@pytest.mark.parametrize(("name", "theme", "language"), ONE_OF_EACH)
async def test_a_screen_is_for_everybody(
    new_page: NewPage, house: House, page_troubles: list[str], name: str, theme: str, language: str
) -> None:
    page = await at_home(new_page, house, PHONE)
    await page.goto(f"{house.server.url}{SCREENS[name](house)}")
    await show(page, theme=theme, language=language)
    assert await page.evaluate("whatIsCutOff()") == []
    assert await page.evaluate("whatAxeFinds()") == []
    await page.set_viewport_size(DESKTOP["viewport"])
    await settled(page)
    assert await page.evaluate("whatAxeFinds()") == [], "on a large screen"
    forgive_the_missing(name, page_troubles)


COVERED = """<!doctype html><html lang="en"><title>Buttons</title>
<style>
  body { margin: 0 }
  button { display: block; box-sizing: border-box; width: 120px; height: 44px; margin: 0; }
  .bar { position: sticky; z-index: 2; top: 0; height: 100px; }
  .lid { position: relative; z-index: 1; margin-top: -34px; }
</style>
<main>
  <button class="bar">A bar that stays</button><div style="height: 300px"></div>
  <button>Under the bar</button><div style="height: 600px"></div>
  <button>Under a lid</button><button class="lid">A lid</button><div style="height: 1500px"></div>
</main></html>"""


async def test_what_a_scroll_brings_out_from_under_a_bar_is_no_finding_but_what_stays_covered_is(
    new_page: NewPage,
) -> None:
    page = await new_page(**DESKTOP)
    await page.set_content(COVERED)
    for tool in TOOLS:
        await page.add_script_tag(path=tool)
    await page.evaluate("scrollTo(0, 334)")  # ten pixels of the first button look out from under the bar
    directly = "axe.run({runOnly: ['target-size']}).then(({violations}) => violations[0].nodes.map(node => node.html))"
    assert await page.evaluate(directly) == ["<button>Under the bar</button>", "<button>Under a lid</button>"]
    sizes = [found for found in await page.evaluate("whatAxeFinds()") if found.startswith("target-size")]
    assert len(sizes) == 1
    assert "<button>Under a lid</button>" in sizes[0]
    assert await page.evaluate("scrollY") == 334


@pytest.mark.thorough
@pytest.mark.parametrize("name", SCREENS)
async def test_a_screen_in_every_theme_and_language(
    new_page: NewPage, house: House, page_troubles: list[str], name: str
) -> None:
    path = SCREENS[name](house)
    page = await at_home(new_page, house, DESKTOP)
    await page.goto(f"{house.server.url}{path}")
    for theme in THEMES:
        await show(page, theme=theme)
        assert await page.evaluate("whatAxeFinds()") == [], theme

    phone = await at_home(new_page, house, PHONE)
    await phone.goto(f"{house.server.url}{path}")
    cut = {}
    for language in LANGUAGES:
        await show(phone, language=language)
        if found := await phone.evaluate("whatIsCutOff()"):
            cut[language] = found
    assert cut == {}
    assert await phone.evaluate("whatAxeFinds()") == [], "on the phone"
    forgive_the_missing(name, page_troubles)
