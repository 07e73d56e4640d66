"""Around the table, in a real browser: new and open tables, campaign, deal of the day, account, settings, languages."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from .people import BOT, DESKTOP, LIT, ME, OPEN, PHONE, NewPage, make_table
from .rome import Rome, in_phase, rome_in

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

WON, LOST = "solo/0", "solo/2"
"""Deals of the first game of the campaign in which a greedy bot wins, and loses."""
DAY = 24 * 60 * 60 * 1000
"""In milliseconds."""


def section(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


# Making and finding tables


async def pick(where: Page | Locator, name: str) -> None:
    """One of a few choices that are all in view."""
    await where.get_by_role("radio", name=name).locator("xpath=ancestor::label").click()


async def new_table(page: Page, rome: Rome, kind: str) -> None:
    await page.goto(f"{rome.url}/new")
    await pick(page, kind)


async def make(page: Page, rome: Rome) -> Any:
    """Make the table as it is set; gives what the server knows of it."""
    await page.get_by_role("button", name="Make a table").click()
    await page.wait_for_url(re.compile("/(table|screen)/"))
    return await rome.ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")


async def test_friends_come_by_link_or_code(rome: Rome, new_page: NewPage) -> None:
    host, guest = await new_page(**DESKTOP), await new_page(**PHONE)
    await new_table(host, rome, "With friends, by link")
    await pick(host.get_by_role("group", name="How many seats"), "2")
    await make(host, rome)
    await host.get_by_text("One player is missing.").wait_for()
    code = host.get_by_role("img", name="QR code of this link")
    await host.wait_for_function("image => image.naturalWidth > 0", arg=await code.element_handle())
    await host.get_by_role("button", name="Copy").click()
    await host.get_by_text("Copied.").wait_for()
    await guest.goto(await host.get_by_label("Anybody who opens this link sits down.").input_value())
    await guest.get_by_label("Your name").fill("Ben")
    await guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        await page.locator("main section.bar").wait_for()
        await page.locator("main").get_by_text("Ben").first.wait_for()


async def test_every_kind_of_evening_makes_the_table_it_promises(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**DESKTOP)
    await new_table(page, rome, "At one device")
    for field, name in zip(await page.get_by_label("Their name").all(), ("Ben", "Cara"), strict=True):
        await field.fill(name)
    info = await make(page, rome)
    assert [seat["yours"] for seat in info["seats"]] == [True] * 3
    await page.get_by_role("heading", name="Pass the device to").wait_for()

    await new_table(page, rome, "Television and phones")
    await pick(page, "Caligula")
    info = await make(page, rome)
    await page.wait_for_url(f"{rome.url}/screen/{info['id']}")
    await page.get_by_role("img", name="QR code of this link").nth(2).wait_for()
    assert (info["game"], info["shared_screen"], info["starts"]) == ("caligula", True, "host")

    await new_table(page, rome, "By correspondence")
    info = await make(page, rome)
    assert info["clock"] == {"type": "days", "days": 3}
    await page.get_by_text("3 days a decision").wait_for()


async def test_rated_games_are_not_for_guests_and_that_is_said(
    rome: Rome, new_page: NewPage, page_troubles: list[str]
) -> None:
    page = await new_page(**DESKTOP)
    await new_table(page, rome, "Rated")
    await page.get_by_role("button", name="Make a table").click()
    await page.get_by_role("alert").wait_for()
    assert "account" in await page.get_by_role("alert").inner_text()
    assert await page.get_by_label("Counts for the ratings").is_visible()
    await page.get_by_role("link", name="Make an account").click()
    await page.get_by_role("heading", name="Make an account").wait_for()
    assert all("403" in trouble for trouble in page_troubles)
    page_troubles.clear()


async def make_account(rome: Rome, page: Page, name: str) -> None:
    await rome.ask(page, "POST", "/api/guest")
    await rome.ask(page, "PUT", "/api/me/name", {"name": name})
    await rome.ask(page, "POST", "/api/me/account", {"password": PASSWORD})


async def test_how_a_rated_table_is_set_up_is_seen_before_one_sits_down(rome: Rome, new_page: NewPage) -> None:
    host, guest = await new_page(**DESKTOP), await new_page(**PHONE)
    await make_account(rome, host, "Octavia Rated")
    await make_account(rome, guest, "Marcellus Rated")
    await new_table(host, rome, "Rated")
    await host.get_by_text("In a rated game, whoever runs out of time has lost").wait_for(state="attached")
    await pick(host.get_by_role("group", name="How many seats"), "2")
    info = await make(host, rome)
    assert (info["absent"], info["stand_in"]) == ("resign", "tiro")
    lost = "whoever runs out of time has lost"
    await host.get_by_text(lost).wait_for()
    await guest.goto(rome.url)
    await section(guest, "Open tables").get_by_role("link", name=re.compile("^See the table.*Octavia Rated")).click()
    await guest.get_by_text(lost).wait_for()
    await guest.goto(f"{rome.url}/join/{info['invite']}")
    await guest.get_by_text(lost).wait_for()
    seats = (await rome.ask(guest, "GET", f"/api/tables/{info['id']}"))["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "free"]
    await guest.get_by_role("button", name="Sit down").click()
    await guest.locator("main section.bar").wait_for()


async def test_a_mistake_in_ones_own_deck_is_shown_where_it_is(
    rome: Rome, new_page: NewPage, page_troubles: list[str]
) -> None:
    page = await new_page(**DESKTOP)
    await new_table(page, rome, "With friends, by link")
    await page.get_by_text("Options of the game").click()
    await page.get_by_label("Open counts").uncheck()
    await page.get_by_label("First player").select_option(label="Seat 2")
    deck = await (await page.request.get(f"{rome.url}/api/games/pax/deck?name=harsh")).text()
    wrong = "wealth-3 = { symbols = 1, value = 9 }"
    faulty = deck.replace("wealth-3 = { symbols = 1, value = 2 }", wrong)
    line = faulty.splitlines().index(wrong) + 1
    await page.get_by_role("heading", name="Deck").click()
    text = page.get_by_label("Your deck, as text")
    await text.fill(faulty)
    await page.get_by_role("button", name="Make a table").click()
    await page.get_by_role("alert").filter(has_text=f"Line {line}: card wealth-3").wait_for()
    await page.get_by_role("button", name=f"Show line {line}").click()
    assert await text.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)") == wrong
    await text.fill(deck)
    info = await make(page, rome)
    assert info["own_deck"]
    assert info["options"] == {"open_counts": False, "first": 1}
    await page.get_by_text("money and hands stay secret").wait_for()
    assert all("400" in trouble or "422" in trouble for trouble in page_troubles)
    page_troubles.clear()


async def test_one_sits_down_at_an_open_table_from_the_home_page(rome: Rome, new_page: NewPage) -> None:
    host, guest = await new_page(**DESKTOP), await new_page(**PHONE)
    info = await make_table(host, rome.running, "caligula", [ME, OPEN], visibility="public")
    name = info["seats"][0]["name"]
    await guest.goto(rome.url)
    await section(guest, "Open tables").get_by_role("button", name=re.compile(f"^Sit down.*Caligula, {name}")).click()
    await guest.wait_for_url(f"**/table/{info['id']}")
    await guest.locator("main section.bar").wait_for()
    await guest.get_by_role("link", name="Conspiratio").click()
    await section(guest, "Your games").get_by_role("link", name=re.compile("Caligula")).wait_for()


# Alone


async def test_the_campaign_goes_on_after_a_game_that_is_won_and_not_before(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**DESKTOP, reduced_motion="reduce")
    for seed, button, number in ((LOST, "Game 1 once more", 1), (WON, "On to game 2", 2)):
        table = await rome.deal(page, "pax", [ME], seed=seed, named_deck=None, options={"solo_game": 1})
        await rome.finish(table)
        await page.goto(f"{rome.url}/table/{table}")
        await page.get_by_role("button", name=button).click()
        await page.wait_for_url(lambda url, table=table: "/table/" in url and table not in url)
        info = await rome.ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")
        assert info["options"]["solo_game"] == number
        await page.locator(LIT).first.wait_for()
    await page.goto(f"{rome.url}/campaign")
    await page.get_by_role("heading", name="Game 1: won").wait_for()
    await page.get_by_role("heading", name="Game 2: up next").wait_for()
    await (
        page.get_by_role("listitem")
        .filter(has_text="Game 1: won")
        .get_by_role("link", name=re.compile("^Lost"))
        .wait_for()
    )


@pytest_asyncio.fixture(loop_scope="session")
async def noon(new_page: NewPage, tmp_path: Path) -> AsyncIterator[tuple[Rome, Page, Page]]:
    """A server and two pages for which it is noon: no day ends while somebody plays its deal."""
    async with rome_in(tmp_path) as rome:
        rome.time.ahead = DAY // 2 - rome.time() % DAY
        pages = [await new_page(**DESKTOP, reduced_motion="reduce") for _ in range(2)]
        for page in pages:
            await page.add_init_script(f"const now = Date.now; Date.now = () => now() + {rome.time.ahead}")
        yield rome, pages[0], pages[1]
        for page in pages:
            await page.goto("about:blank")  # lines are closed before the server goes


async def test_the_deal_of_the_day_is_compared_only_when_it_is_played(noon: tuple[Rome, Page, Page]) -> None:
    rome, page, other = noon
    await page.goto(f"{rome.url}/daily")
    await section(page, "PAX").get_by_text("You play as a guest").wait_for()
    await make_account(rome, page, "Agrippa")
    await page.goto(f"{rome.url}/daily")
    assert await section(page, "PAX").get_by_text("You play as a guest").count() == 0
    await section(page, "PAX").get_by_role("button", name="Play PAX").click()
    await page.wait_for_url("**/table/*")
    await page.locator(LIT).first.wait_for()
    await page.get_by_role("tab", name="Table").click()
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    await page.get_by_role("link", name="Deal of the day").click()
    name = (await rome.ask(page, "GET", "/api/me"))["name"]
    await section(page, "PAX").get_by_role("row", name=re.compile(f"1 {name} you")).wait_for()
    await other.goto(f"{rome.url}/daily")
    await section(other, "PAX").get_by_text("1 has finished").wait_for()
    assert await other.get_by_text(name).count() == 0
    await section(other, "PAX").get_by_role("button", name="Play PAX").wait_for()


# Who one is

PASSWORD = "four words without sense"


async def test_an_account_comes_back_with_its_tables_and_takes_its_data_along(
    rome: Rome, new_page: NewPage, page_troubles: list[str]
) -> None:
    page = await new_page(**DESKTOP)
    table = await rome.deal(page, "pax", [ME, BOT])
    await page.goto(f"{rome.url}/me")
    await page.get_by_role("button", name="Change").click()
    await page.get_by_label("Your name", exact=True).last.fill("Agrippina Maior")
    await page.get_by_role("button", name="Save").first.click()
    await page.get_by_text("You are Agrippina Maior now.").wait_for()
    await section(page, "Make an account").get_by_label("New password").fill(PASSWORD)
    await section(page, "Make an account").get_by_role("button", name="Make an account").click()
    await page.get_by_text("You have an account now.").wait_for()

    bots = section(page, "Your bots")
    await bots.get_by_label("Name of a new bot").fill("Machina")
    await bots.get_by_role("button", name="Make a bot account").click()
    token = await bots.get_by_label("The token of Machina, shown this once:").input_value()
    answer = await page.request.get(f"{rome.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert (await answer.json())["name"] == "Machina"

    async with page.expect_download() as waiting:
        await page.get_by_role("link", name="Everything about you, as a file").click()
    exported = json.loads(Path(await (await waiting.value).path()).read_text("utf-8"))
    assert "Agrippina Maior" in json.dumps(exported)
    assert table in json.dumps(exported)

    await page.get_by_role("button", name="Sign out", exact=True).click()
    await page.get_by_text("You are signed out.").wait_for()
    assert await section(page, "Your games").count() == 0
    await page.goto(f"{rome.url}/me")
    sign_in = section(page, "Sign in")
    await sign_in.get_by_label("Name").fill("agrippina maior")
    for password in ("something else", PASSWORD):
        await sign_in.get_by_label("Password", exact=True).fill(password)
        await sign_in.get_by_role("button", name="Sign in", exact=True).click()
        if password != PASSWORD:
            await sign_in.get_by_role("alert").wait_for()
    await page.get_by_text("Welcome back!").wait_for()
    await section(page, "Your games").locator(f'a[href="/table/{table}"]').wait_for()

    other = await new_page(**PHONE)
    body = {"name": "Agrippina Maior", "password": PASSWORD}
    await rome.ask(other, "POST", "/api/session", body)
    await page.goto(f"{rome.url}/me")
    await section(page, "Where you are signed in").get_by_role("button", name=re.compile("^Sign out there")).click()
    await page.get_by_role("button", name=re.compile("^Sign out there")).wait_for(state="hidden")
    assert (await other.request.get(f"{rome.url}/api/me")).status == 204

    await page.get_by_role("button", name="Delete everything").click()
    await page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    await page.get_by_text("Everything about you is deleted.").wait_for()
    assert (await page.request.get(f"{rome.url}/api/me")).status == 204
    assert all("status of 4" in trouble for trouble in page_troubles)
    page_troubles.clear()  # that a password was wrong


# How it looks, and in which words


SAME = """wanted => {
  const set = document.documentElement.dataset;
  return Object.keys(set).length === Object.keys(wanted).length && Object.keys(wanted).every(k => set[k] === wanted[k]);
}"""


async def test_settings_have_effect_at_once_and_are_kept(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**DESKTOP, color_scheme="light")
    table = await rome.deal(page, "caligula", [ME, BOT])
    await page.goto(f"{rome.url}/settings")
    await page.get_by_role("heading", name="Settings").wait_for()
    ink = "() => getComputedStyle(document.querySelector('h1')).color"
    light = await page.evaluate(ink)
    colours = page.get_by_role("group", name="Colours")
    await pick(colours, "dark")
    await pick(page.get_by_role("group", name="Contrast"), "high")
    await pick(page.get_by_role("group", name="Motion"), "none")
    await page.get_by_label("Show the keys").check()
    await page.get_by_label("Sound").check()
    wanted = {"theme": "dark", "contrast": "more", "motion": "none"}
    await page.wait_for_function(SAME, arg=wanted)
    assert await page.evaluate(ink) != light

    await page.reload()
    await page.get_by_role("heading", name="Settings").wait_for()
    await page.wait_for_function(SAME, arg=wanted)
    for name in ("Show the keys", "Sound"):
        assert await page.get_by_label(name).is_checked()
    assert await colours.get_by_role("radio", name="dark").is_checked()
    await rome.open(page, table)
    await page.get_by_role("list", name="All moves").locator("kbd").first.wait_for()  # keys are shown
    decision = (await rome.frame(page, table))["decision"]
    await page.keyboard.press("1")
    await page.wait_for_function("() => document.querySelectorAll('[data-place^=\"own:\"]').length === 5")
    assert (await rome.frame(page, table))["decision"] == decision + 1
    await page.get_by_role("tab", name="Table").click()
    assert await page.get_by_role("button", name="Sound").get_attribute("aria-pressed") == "true"


async def test_another_language_changes_the_page_and_the_sentences_but_not_the_game(
    rome: Rome, new_page: NewPage
) -> None:
    page = await new_page(**{**DESKTOP, "locale": "de-AT"})
    table = await rome.deal(page, "pax", [ME, BOT, BOT])
    told = await rome.play(page, table, in_phase("buying"))
    await rome.open(page, table)
    assert await page.evaluate("() => document.documentElement.lang") == "de"
    log = page.get_by_role("region", name="Was geschah")
    await log.get_by_role("button", name="Neu bei den Legionen").wait_for()
    async with page.expect_response("**/api/me/language*"):
        await page.get_by_label("Sprache").select_option("fr")
    await page.locator("html[lang=fr]").wait_for()
    log = page.get_by_role("region", name="Ce qui s'est passé")
    await log.get_by_role("button", name="Du nouveau sous les Légions").wait_for()
    assert await page.get_by_text("Neu bei den Legionen").count() == 0
    await page.locator(LIT).first.wait_for()
    assert (await rome.frame(page, table))["view"] == told["view"]
    assert (await rome.ask(page, "GET", "/api/me"))["language"] == "fr"
    await page.goto(rome.url)
    await page.get_by_role("heading", name="Deux jeux d'intrigues dans la Rome antique").wait_for()


@pytest.mark.parametrize(
    ("language", "one", "two", "day"),
    [
        ("en", "One player is missing.", "2 players are missing.", "Thursday 15 January 2026"),
        ("de", "Eine Person fehlt noch.", "2 Personen fehlen noch.", "Donnerstag, 15. Januar 2026"),
    ],
)
async def test_plurals_and_dates_are_those_of_the_language(
    rome: Rome, new_page: NewPage, language: str, one: str, two: str, day: str
) -> None:
    page = await new_page(**{**DESKTOP, "locale": language})
    for chairs, said in (([ME, OPEN], one), ([ME, OPEN, OPEN], two)):
        info = await make_table(page, rome.running, "pax", chairs)
        await page.goto(f"{rome.url}/table/{info['id']}")
        await page.get_by_text(said).wait_for()
    await page.goto(f"{rome.url}/daily?day=2026-01-15")
    await page.get_by_text(re.compile(day.replace(" ", "[ ,]+"))).wait_for()
