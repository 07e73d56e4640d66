"""The pages in a real browser, on a real server: people come in, sit down, play, talk and come back."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from conspiratio.locale import LANGUAGES
from conspiratio.server.http.app import PAGES
from conspiratio.server.http.words import FILES, page_words

from .running import Running, running_server

if TYPE_CHECKING:
    from playwright.async_api import Page, WebSocketRoute

NewPage = Callable[..., Awaitable["Page"]]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
SCRIPTS = {path.name: path.read_text("utf-8") for path in sorted(PAGES.glob("*.js"))}


CONTROLS = "button, select, summary, .button, a.line, label.check, input:not([type=checkbox])"
HARD_TO_HIT = """names => [...document.querySelectorAll(names)]
    .filter(control => control.offsetHeight > 0 && control.offsetHeight < 44)
    .map(control => control.outerHTML)"""
NAMELESS = """names => [...document.querySelectorAll(`${names}, input, a, img`)]
    .filter(one => !(one.labels?.length || one.ariaLabel || one.textContent.trim() || one.alt))
    .map(control => control.outerHTML)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


async def ask(page: Page, server: Running, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as the person who has the page open."""
    answer = await page.request.fetch(f"{server.url}{path}", method=method, data=body, headers={"Origin": server.url})
    assert answer.ok, await answer.text()
    return await answer.json()


async def open_table(page: Page, server: Running, game: str, chairs: list[dict[str, Any]], **more: Any) -> str:
    """A table of this person's, with bots that lose no time; the page shows it."""
    await ask(page, server, "POST", "/api/guest")
    setup = {"game": game, "chairs": chairs, "bot_pace": 0, **more}
    id: str = (await ask(page, server, "POST", "/api/tables", setup))["id"]
    await page.goto(f"{server.url}/table/{id}")
    return id


ME, BOT, OPEN = {"who": "me"}, {"who": "bot"}, {"who": "open"}


async def decide(page: Page, times: int) -> None:
    """Click what is offered first; nothing can be clicked again until the server has answered."""
    for _ in range(times):
        await page.locator(".move:enabled").first.click()


async def hand(page: Page) -> list[str]:
    heading = page.get_by_role("heading", name="Your hand")
    return await page.locator("section", has=heading).locator(".card").all_inner_texts()


# Playing


@pytest.mark.parametrize("game", ["pax", "caligula"])
async def test_one_click_and_one_is_playing(page: Page, server: Running, game: str) -> None:
    await page.goto(server.url)
    play_now = page.locator("section", has=page.get_by_role("heading", name="Play now"))
    await play_now.get_by_label("Game").select_option(game)
    await play_now.get_by_label("Rivals").select_option("1")
    await play_now.get_by_role("button", name="Play now").click()
    await page.wait_for_url("**/table/*")
    await decide(page, 5)
    seat = f"/api/tables/{page.url.rpartition('/')[2]}/seats/0"
    while (await ask(page, server, "GET", seat))["decision"] < 5:
        await page.wait_for_timeout(50)


async def test_a_whole_game_alone_against_rome_by_clicking(page: Page, server: Running) -> None:
    await page.goto(server.url)
    await page.get_by_role("button", name="Play game 1").click()
    await page.wait_for_url("**/table/*")
    for nth in range(300):
        await page.locator(".move:enabled, a[href^='/replay/']").first.wait_for()
        moves = page.locator(".move:enabled")
        if not await moves.count():
            break
        await moves.nth(nth % await moves.count()).click()
    assert "game 1" in await page.locator(".turn-line").inner_text()

    await page.get_by_role("link", name="Replay").click()
    await page.get_by_role("button", name="Next").click()
    await page.get_by_text(re.compile(r"^Move 1 of \d+$")).wait_for()
    assert await page.get_by_role("heading", name="Legions").is_visible()


async def test_two_people_meet_by_link_and_each_sees_only_their_own_cards(new_page: NewPage, server: Running) -> None:
    host, guest = await new_page(), await new_page(**PHONE)
    await host.goto(server.url)
    new = host.locator("section", has=host.get_by_role("heading", name="Make a table"))
    await new.get_by_label("Seats").select_option("2")
    await new.get_by_role("button", name="Make a table").click()
    link = await host.get_by_label("Whoever opens this link sits down.").input_value()
    assert await host.get_by_role("img", name="QR").evaluate("image => image.naturalWidth") > 0
    await host.get_by_role("button", name="Copy").click()
    await host.get_by_text("Copied.").wait_for()

    await guest.goto(link)
    await guest.wait_for_url("**/table/*")
    await host.locator(".choices, .turn-line").first.wait_for()
    for page in (host, guest):
        await page.get_by_text(re.compile("^Drawn by")).wait_for()
    first, second = (host, guest) if await host.locator(".move").count() else (guest, host)
    drawn = first.locator("section", has=first.get_by_text(re.compile("^Drawn by"))).locator(".card")
    assert "?" not in await drawn.all_inner_texts()
    unseen = second.locator("section", has=second.get_by_text(re.compile("^Drawn by"))).locator(".card")
    assert set(await unseen.all_inner_texts()) == {"?"}
    assert await second.locator(".move").count() == 0

    await decide(first, 1)
    await decide(second, 1)
    await first.get_by_text(re.compile("^Round 1")).first.wait_for()
    assert len(await hand(first)) == len(await hand(second)) == 1


async def test_the_device_goes_round_behind_a_curtain(page: Page, server: Running) -> None:
    await open_table(page, server, "pax", [{"who": "me", "name": "Livia"}, {"who": "me", "name": "Nero"}])
    seen = []
    for _ in range(2):
        lift = page.get_by_role("button", name=re.compile("^I am"))
        name = (await lift.inner_text()).removeprefix("I am ")
        assert await page.get_by_role("heading", name=f"Pass the device to {name}").is_visible()
        assert await page.get_by_role("heading", name="Your hand").count() == 0
        assert await page.locator(".move").first.is_hidden()
        await lift.click()
        await decide(page, 1)
        seen.append(name)
    assert sorted(seen) == ["Livia", "Nero"]


async def test_the_table_stands_on_one_screen_and_the_hands_are_on_phones(new_page: NewPage, server: Running) -> None:
    screen, phones = await new_page(), [await new_page(**PHONE), await new_page(**PHONE)]
    await open_table(screen, server, "pax", [OPEN, OPEN], shared_screen=True)
    for phone in phones:
        await screen.get_by_role("button", name="Link for this seat").first.click()
        await phone.goto(await screen.get_by_label("Whoever opens this link gets this seat").input_value())
        await phone.wait_for_url("**/table/*")
    await screen.get_by_role("heading", name="Legions").wait_for()
    for phone in phones:
        await phone.get_by_role("heading", name="Your hand").wait_for()
    assert await screen.get_by_role("heading", name="Your hand").count() == 0
    assert await screen.locator(".move").count() == 0


async def test_who_only_looks_on_sees_no_hand_and_gets_no_moves(new_page: NewPage, server: Running) -> None:
    player, watcher = await new_page(), await new_page()
    await open_table(player, server, "caligula", [ME, BOT], visibility="public")
    await decide(player, 2)
    await watcher.goto(player.url)
    await watcher.get_by_role("heading", name="Civitas").wait_for()
    assert await watcher.get_by_role("heading", name="Your hand").count() == 0
    assert await watcher.locator(".move").count() == 0


async def test_a_refused_move_is_told_with_its_rule(page: Page, server: Running) -> None:
    """The page offers legal moves only: one is exchanged on its way."""

    def exchange(line: WebSocketRoute) -> None:
        real = line.connect_to_server()
        line.on_message(lambda text: real.send(json.dumps({**json.loads(text), "move": {"type": "end"}})))

    await page.route_web_socket(re.compile("/socket"), exchange)
    await open_table(page, server, "pax", [ME], options={"solo_game": 1})
    await decide(page, 1)
    status = page.locator("#status")
    await status.filter(has_text="First choose").wait_for()
    assert "Rule pax.turn.choice" in await status.inner_text()
    assert await page.locator(".move:enabled").count() > 1


async def test_a_page_comes_back_by_itself_when_the_server_does(
    page: Page, page_troubles: list[str], server: Running
) -> None:
    await open_table(page, server, "pax", [ME, BOT])
    await decide(page, 1)
    server.kill()
    await page.get_by_text("The connection is gone").wait_for()
    server.start()
    await page.get_by_text("The connection is gone").wait_for(state="hidden")
    await decide(page, 2)
    await page.locator(".move:enabled").first.wait_for()
    page_troubles.clear()  # that the server was away


async def test_nothing_that_people_say_becomes_part_of_the_page(new_page: NewPage, server: Running) -> None:
    one, other = await new_page(), await new_page()
    await open_table(one, server, "pax", [ME, OPEN], starts="host")
    nasty = "<img src=x onerror=x()>"
    await one.goto(server.url)
    await one.get_by_label("Name").first.fill(nasty)
    await one.get_by_role("button", name="Save").click()
    await one.get_by_text("You are <img").wait_for()
    await one.locator("a.line").first.click()
    link = await one.get_by_label("Whoever opens this link sits down.").input_value()
    await other.goto(link)
    await other.wait_for_url("**/table/*")
    await one.get_by_label("Say something").fill(nasty)
    await one.get_by_role("button", name="Send", exact=True).click()
    for page in (one, other):
        said = page.get_by_label("Talk").locator("li").first
        assert await said.inner_text() == f"{nasty}: {nasty}"
        assert await page.locator("img[src=x]").count() == 0


# Who you are


async def test_an_account_with_a_password_comes_back_with_its_tables(page: Page, server: Running) -> None:
    await open_table(page, server, "pax", [ME, BOT])
    page.on("dialog", lambda dialog: dialog.accept())
    await page.goto(f"{server.url}/me")
    await page.get_by_label("Name").first.fill("Agrippina Maior")
    await page.get_by_role("button", name="Save").click()
    account = page.locator("section", has=page.get_by_role("heading", name="Make an account"))
    await account.get_by_label("New password").fill("four words without sense")
    await account.get_by_role("button", name="Make an account").click()

    bots = page.locator("section", has=page.get_by_role("heading", name="Your bots"))
    await bots.get_by_label("Name").fill("Machina")
    await bots.get_by_role("button", name="Make a bot account").click()
    token = await bots.get_by_label("Token").input_value()
    answer = await page.request.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert (await answer.json())["name"] == "Machina"
    await page.reload()
    await bots.get_by_text("Machina").wait_for()
    assert await bots.get_by_label("Token").count() == 0

    await page.get_by_role("button", name="Sign out").click()
    await page.get_by_text("You sit at no table yet.").wait_for()
    await page.goto(f"{server.url}/me")
    sign_in = page.locator("section", has=page.get_by_role("heading", name="Sign in"))
    await sign_in.get_by_label("Name").fill("agrippina maior")
    await sign_in.get_by_label("Password").fill("four words without sense")
    await sign_in.get_by_role("button", name="Sign in", exact=True).click()
    await page.get_by_role("link", name="Agrippina Maior").first.wait_for()
    await page.locator("a.line", has_text="PAX").wait_for()

    await page.goto(f"{server.url}/me")
    await page.get_by_role("button", name="Delete everything").click()
    await page.get_by_text("You sit at no table yet.").wait_for()
    assert (await page.request.get(f"{server.url}/api/me")).status == 204


async def test_what_goes_wrong_is_told_in_the_status_line(
    page: Page, page_troubles: list[str], server: Running
) -> None:
    await page.goto(f"{server.url}/me")
    await page.get_by_label("Name").fill("nobody")
    await page.get_by_label("Password", exact=True).fill("nothing")
    await page.get_by_role("button", name="Sign in", exact=True).click()
    await page.locator("#status.bad").wait_for()
    await page.goto(f"{server.url}/join/no-such-invitation")
    await page.get_by_text("This invitation is not valid").wait_for()
    assert all("Failed to load resource" in trouble for trouble in page_troubles)
    page_troubles.clear()


# Words and looks


async def test_without_its_words_a_page_says_in_every_language_that_it_is_away(
    page: Page, page_troubles: list[str], server: Running
) -> None:
    await page.route("**/api/words*", lambda route: route.fulfill(status=503, body="{}"))
    await page.goto(server.url)
    await page.get_by_text("Please try again in a moment.").wait_for()
    told = await page.locator("#away p").evaluate_all("told => told.map((one) => one.lang)")
    assert sorted(told) == ["de", "en", "fr", "nl"]
    page_troubles.clear()  # that there were no words


async def test_the_pages_speak_the_language_of_the_browser_or_the_one_that_is_chosen(
    new_page: NewPage, server: Running
) -> None:
    page = await new_page(locale="de-AT")
    await open_table(page, server, "pax", [ME, BOT])
    await page.get_by_text(re.compile("^Du entscheidest")).wait_for()
    await page.get_by_role("button", name=re.compile("unter den Stapel")).first.wait_for()
    assert await page.evaluate("document.documentElement.lang") == "de"
    await page.get_by_label("Sprache").select_option("fr")
    await page.get_by_text(re.compile("^À vous")).wait_for()
    await page.goto(server.url)
    await page.get_by_role("heading", name="Jouer maintenant").wait_for()
    assert (await ask(page, server, "GET", "/api/me"))["language"] == "fr"


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_small_phone_is_large_enough(new_page: NewPage, server: Running, language: str) -> None:
    page = await new_page(**PHONE, locale=language)

    async def fits() -> None:
        assert await page.evaluate("document.documentElement.scrollWidth") == 360
        assert await page.evaluate(HARD_TO_HIT, CONTROLS) == []
        assert await page.evaluate(NAMELESS, CONTROLS) == []

    for game in ("pax", "caligula"):
        await open_table(page, server, game, [ME, BOT, BOT, BOT], clock={"type": "live"})
        await decide(page, 3)
        await page.locator(".move:enabled").first.wait_for()
        await fits()
    await open_table(page, server, "pax", [ME, OPEN, BOT])
    await page.locator(".invitation img").wait_for()
    await fits()
    for path in ("/", "/me"):
        await page.goto(f"{server.url}{path}")
        await page.locator("main section").nth(3).wait_for()
        await fits()


def test_every_text_of_the_pages_is_there_and_none_is_too_many() -> None:
    used = {id for script in SCRIPTS.values() for id in re.findall(r"""["`](page-[^"`\s]+)["`]""", script)}
    patterns = [re.compile(re.sub(r"\$\{\w+\}", "[a-z]+", id)) for id in used]
    ours = {id for id in page_words("en") if id.startswith("page-")}
    assert {id for id in used if "$" not in id} <= ours
    assert [id for id in sorted(ours) if not any(pattern.fullmatch(id) for pattern in patterns)] == []
    of_the_games = {id for script in SCRIPTS.values() for id in re.findall(r"""\bt\("((?!page-)[a-z-]+)""", script)}
    assert of_the_games <= page_words("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_the_pages_are_single_lines_with_plain_gaps(language: str) -> None:
    file = PAGES.parent.parent / "locale" / language / FILES[0]
    for line in filter(None, file.read_text("utf-8").splitlines()):
        assert re.fullmatch(r"#.*|page-[a-z0-9-]+ = ([^{}]|\{ \$[a-z]+ \})+", line), line


def test_the_pages_make_no_html_out_of_texts_and_need_no_inline_code() -> None:
    for name, script in SCRIPTS.items():
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|srcdoc", script), name
    page = (PAGES / "index.html").read_text("utf-8")
    assert not re.search(r"<style|style=|\son\w+=|<script(?![^>]* src=)", page)
