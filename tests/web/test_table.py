"""At the table, in a real browser: moving, taking back, the log, talk, clocks, lost lines, phones and televisions."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from conspiratio.server.bots import thinking
from tests.server.running import running_server

from .people import BOT, DESKTOP, LIT, ME, OPEN, PATIENCE, PHONE, NewPage, frame, make_table, open_table, still
from .rome import Rome, in_phase, rome_in

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

WEALTH, FLEET = 1, 4
"""Legions of the stated deal, by what lies there first."""
TABLET: dict[str, Any] = {**PHONE, "viewport": {"width": 800, "height": 1200}}
WAVERING = 350
"""Milliseconds in which an answer to "Really?" does not count yet, and a bit."""


def place(page: Page, name: str) -> Locator:
    return page.locator(f'main [data-place="{name}"]')


def thing(page: Page, name: str) -> Locator:
    return page.locator(f'main [data-thing="{name}"]')


def in_hand(page: Page, card: str) -> Locator:
    return page.get_by_role("list", name="Your hand").locator(f'[data-thing="{card}"]')


def bar(page: Page) -> Locator:
    return page.locator("main section.bar")


async def pax(rome: Rome, page: Page, phase: str) -> tuple[str, Any]:
    """The stated deal, played by the first player until this phase of the first turn, and what that seat is told."""
    table = await rome.deal(page, "pax", [ME, BOT, BOT])
    told = await rome.play(page, table, in_phase(phase))
    await rome.open(page, table)
    return table, told


async def until(rome: Rome, page: Page, table: str, wanted: Any, seat: int = 0) -> Any:
    """What a seat is told once it is as wanted."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = await rome.frame(page, table, seat)
            if wanted(told):
                return told
            await page.wait_for_timeout(20)


# Moving


async def test_what_cannot_be_done_names_its_rule_which_opens_on_top_of_the_table(
    rome: Rome, new_page: NewPage
) -> None:
    page = await new_page(**DESKTOP, reduced_motion="reduce")
    table, _ = await pax(rome, page, "opening")
    await place(page, "deck").get_by_role("button").click()
    note = page.get_by_role("status").filter(has_text="First choose which card of the opening hand to keep.")
    await note.get_by_role("link", name="Rule pax.turn.choice").click()
    await page.get_by_role("dialog", name="A full turn or a look").wait_for()
    await page.keyboard.press("Escape")
    await page.get_by_role("dialog").wait_for(state="hidden")
    await page.wait_for_url(f"**/table/{table}")
    assert (await rome.frame(page, table))["decision"] == 0

    await rome.play(page, table, in_phase("buying"))
    told = await rome.decide(page, table, {"type": "buy", "legion": FLEET})
    fleet = next(card["id"] for card in told["view"]["players"][0]["hand"] if card["category"] == "fleet")
    await in_hand(page, fleet).click()
    await page.get_by_role("status").get_by_role("link", name="Rule pax.play.limit").wait_for()
    assert (await rome.frame(page, table))["view"]["turn"]["phase"] == "playing"
    await page.locator(LIT).first.wait_for()  # all that can be done still can


async def middle(where: Locator) -> tuple[float, float]:
    await where.wait_for()
    await still(where.page)
    box = await where.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def drag(page: Page, source: Locator, x: float, y: float) -> None:
    await page.mouse.move(*await middle(source))
    await page.mouse.down()
    await page.mouse.move(x, y, steps=8)
    await page.mouse.up()


async def test_a_drawn_card_is_dragged_to_a_legion_by_mouse(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**DESKTOP)
    table, told = await pax(rome, page, "drawing")
    card = told["view"]["turn"]["drawn"][0]["id"]
    await drag(page, thing(page, card), *await middle(page.get_by_role("heading", name="The seven scales")))
    assert (await rome.frame(page, table))["decision"] == told["decision"], "dropped nowhere, it is still in our hand"

    await drag(page, thing(page, card), *await middle(place(page, "legion:2")))
    await place(page, "legion:2").locator(f'[data-thing="{card}"]').wait_for()
    told = await rome.frame(page, table)
    assert told["view"]["legions"][1][-1]["id"] == card


async def test_a_marker_is_dragged_onto_a_card_by_mouse(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**DESKTOP)
    table = await rome.deal(page, "caligula", [ME, BOT, BOT])
    await rome.open(page, table)
    marker = place(page, "own:3").get_by_role("button")
    await drag(page, marker, *await middle(place(page, "card:plebs:1")))
    await thing(page, "marker:plebs:1:0").wait_for()
    assert await marker.count() == 0
    told = await rome.frame(page, table)
    plebs = told["view"]["civitas"][3][0]
    assert plebs["markers"][0] == {"owner": 0, "value": 3}


async def test_a_finger_that_rests_on_a_card_drags_it(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**TABLET)
    table, told = await pax(rome, page, "drawing")
    card = told["view"]["turn"]["drawn"][0]["id"]
    source, target = thing(page, card), place(page, "legion:3")
    await drag_by_finger(page, source, target, rests=True)
    await target.locator(f'[data-thing="{card}"]').wait_for()
    assert (await rome.frame(page, table))["view"]["legions"][2][-1]["id"] == card


async def test_a_finger_drags_a_marker_at_once_for_it_has_no_other_use_there(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**PHONE)
    table = await rome.deal(page, "caligula", [ME, BOT, BOT])
    await rome.open(page, table)
    card = place(page, "card:legionarii:1")
    await card.scroll_into_view_if_needed()
    await drag_by_finger(page, place(page, "own:3").get_by_role("button"), card, rests=False)
    await thing(page, "marker:legionarii:1:0").wait_for()
    assert (await rome.frame(page, table))["view"]["civitas"][0][0]["markers"][0] == {"owner": 0, "value": 3}


async def drag_by_finger(page: Page, source: Locator, target: Locator, *, rests: bool) -> None:
    finger = await page.context.new_cdp_session(page)

    async def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    (x, y), (to_x, to_y) = await middle(source), await middle(target)
    await touch("touchStart", x, y)
    if rests:
        await page.wait_for_function("() => document.querySelector('[data-dragged]')")
    for part in range(1, 6):
        await touch("touchMove", x + (to_x - x) * part / 5, y + (to_y - y) * part / 5)
    await touch("touchEnd")


async def test_prices_and_income_are_told_before_one_commits(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**DESKTOP)
    table, told = await pax(rome, page, "buying")
    aids = told["aids"]
    assert len(set(aids["prices"])) > 2, "there is something to compare"
    for number, price in enumerate(aids["prices"], 1):
        legion = place(page, f"legion:{number}").get_by_role("button")
        said = await legion.inner_text()
        assert f"Costs you {price} Aure" in said
        assert ("Rome will take this" in said) == (aids["rome_takes"] == number)

    await place(page, f"legion:{WEALTH}").get_by_role("button").click()
    told = await until(rome, page, table, in_phase("playing"))
    await page.get_by_role("button", name="End turn").wait_for()
    playable = [move["card"] for move in told["moves"] if move["type"] == "play"]
    assert len(playable) > 2
    for card in playable:
        said = await in_hand(page, card).inner_text()
        assert "Free" in said
        assert f"Income then {told['aids']['income_with'][card]}" in said
    await in_hand(page, playable[0]).click()
    told = await until(rome, page, table, lambda told: told["aids"]["spent"] is not None and told["aids"]["next_cost"])
    await page.get_by_text("1 card played").wait_for()
    assert f"{told['aids']['income']} Aure" in await page.get_by_role("button", name="End turn").inner_text()
    assert "Costs 1 Aureus" in await in_hand(page, playable[1]).inner_text()


# Taking back


async def test_moves_are_taken_back_until_somebody_has_learnt_something(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**DESKTOP)
    table, told = await pax(rome, page, "buying")
    take_back, restart = (page.get_by_role("button", name=name) for name in ("Take back", "Restart turn"))
    wealth = told["view"]["legions"][WEALTH - 1][0]["id"]
    hidden = told["view"]["players"][0]["hand"][0]["id"]
    buy = place(page, f"legion:{WEALTH}").get_by_role("button")
    assert await take_back.count() == 0

    await buy.click()
    await take_back.wait_for()
    assert await restart.count() == 0, "there is but one move to take back"
    await in_hand(page, wealth).click()
    await restart.wait_for()
    await take_back.click()
    await in_hand(page, wealth).wait_for()
    await restart.wait_for(state="hidden")
    await in_hand(page, wealth).click()
    await restart.click()
    await page.get_by_role("button", name="Buy nothing").wait_for()
    assert (await rome.frame(page, table))["view"]["players"][0] == told["view"]["players"][0]
    assert await take_back.count() == 0

    await buy.click()
    await take_back.wait_for()
    await in_hand(page, hidden).click()
    await page.get_by_role("list", name="Your display").locator(f'[data-thing="{hidden}"]').wait_for()
    await take_back.wait_for(state="hidden")  # what nobody knew lies open now
    assert (await rome.frame(page, table))["undo"] == 0


async def test_what_cannot_be_taken_back_has_to_be_meant_unless_one_does_not_want_to_be_asked(
    rome: Rome, new_page: NewPage
) -> None:
    page = await new_page(**DESKTOP)
    table, _ = await pax(rome, page, "buying")
    told = await rome.decide(page, table, {"type": "pass"})
    end = page.get_by_role("button", name="End turn")
    await end.click()
    question = page.get_by_role("group", name="This can't be taken back.")
    await question.get_by_role("button", name="Not yet").click()
    await question.wait_for(state="hidden")
    await page.wait_for_function("() => document.activeElement.textContent.includes('End turn')")
    assert (await rome.frame(page, table))["decision"] == told["decision"]
    await end.click()
    await question.wait_for()
    await page.wait_for_timeout(WAVERING)
    await question.get_by_role("button", name="Do it").click()
    told = await until(rome, page, table, lambda told: told["view"]["round"] == 2 and told["moves"])

    await page.goto(f"{rome.url}/settings")
    await page.get_by_label("Ask before what can't be taken back").uncheck()
    await rome.open(page, table)
    await page.get_by_role("group", name="What you can do").get_by_role("button").nth(1).click()  # a look at Rome
    after = await until(rome, page, table, lambda now: now["decision"] > told["decision"])
    assert None not in after["view"]["rome_hidden"]
    assert await question.count() == 0


# Around the board


async def test_a_line_of_the_log_shows_the_table_as_it_was(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**DESKTOP)
    _, told = await pax(rome, page, "buying")
    kept = told["view"]["players"][0]["hand"][0]["id"]
    log = page.get_by_role("region", name="What happened")
    await log.get_by_role("button", name="for the opening").first.click()
    past = page.get_by_role("status").filter(has_text="As it was after move 0 of")
    await past.wait_for()
    assert await page.locator(LIT).count() == 0
    await page.get_by_role("list", name="Drawn cards").locator(f'[data-thing="{kept}"]').wait_for()
    assert await place(page, "legion:1").locator("[data-thing]").count() == 0
    await past.get_by_role("button", name="Next").click()
    await page.get_by_text("As it was after move 1 of").wait_for()
    await page.get_by_role("button", name="Back to now").click()
    await page.get_by_role("button", name="Buy nothing").wait_for()
    assert await place(page, "legion:1").locator("[data-thing]").count() == 2
    assert await page.get_by_text("As it was after move").count() == 0


NASTY = "<img src=x onerror=document.title='hacked'> & <b>"


async def test_what_is_said_arrives_as_text_and_spectators_talk_apart(rome: Rome, new_page: NewPage) -> None:
    anna, ben, watcher = [await new_page(**DESKTOP) for _ in range(3)]
    info = await make_table(anna, rome.running, "pax", [ME, OPEN], visibility="public")
    await rome.ask(ben, "POST", "/api/guest")
    await rome.ask(ben, "POST", f"/api/join/{info['invite']}")
    for page in (anna, ben, watcher):
        await rome.open(page, info["id"])

    async def say(page: Page, text: str) -> None:
        await page.get_by_role("tab", name="Talk").click()
        await page.get_by_label("Say something").fill(text)
        await page.get_by_role("button", name="Send").click()

    await say(anna, NASTY)
    await ben.get_by_role("tab", name=re.compile("Talk.*not read yet: ?1", re.DOTALL)).click()
    heard = ben.get_by_role("log", name="Talk").get_by_role("listitem")
    assert NASTY in await heard.inner_text()
    assert await ben.locator("img[src=x]").count() == 0
    assert "hacked" not in await ben.title()

    await say(watcher, "I know what he holds!")
    await watcher.get_by_role("log", name="Talk").get_by_text("I know what he holds!").wait_for()
    assert await watcher.get_by_text("<img src=x").count() == 0
    await say(ben, "Salve!")
    await anna.get_by_role("log", name="Talk").get_by_text("Salve!").wait_for()
    assert await anna.get_by_text("I know what he holds!").count() == 0


async def two_people(rome: Rome, new_page: NewPage, game: str, **more: Any) -> tuple[str, Page, Page]:
    """Two at a table, each before an own browser."""
    anna, ben = await new_page(**DESKTOP), await new_page(**DESKTOP)
    info = await make_table(anna, rome.running, game, [ME, OPEN], **more)
    await rome.ask(ben, "POST", "/api/guest")
    await rome.ask(ben, "POST", f"/api/join/{info['invite']}")
    for page in (anna, ben):
        await rome.open(page, info["id"])
    return info["id"], anna, ben


async def about(page: Page, deed: str) -> None:
    """Something that is done beside playing."""
    await page.get_by_role("tab", name="Table").click()
    await page.get_by_role("button", name=deed).click()


async def test_a_game_is_stopped_by_agreement_played_again_and_given_up(rome: Rome, new_page: NewPage) -> None:
    table, anna, ben = await two_people(rome, new_page, "caligula")
    sure = anna.get_by_role("dialog", name="Are you sure?")
    await about(anna, "Propose to stop")
    await sure.get_by_role("button", name="No, go back").click()
    assert (await rome.frame(anna, table))["offer"] is None
    await about(anna, "Propose to stop")
    await sure.get_by_role("button", name="Propose to stop").click()
    withdraw = anna.get_by_role("button", name="Withdraw the proposal")
    await withdraw.wait_for()
    await ben.get_by_role("button", name="Don't agree").click()
    await withdraw.wait_for(state="hidden")
    await about(anna, "Propose to stop")
    await sure.get_by_role("button", name="Propose to stop").click()
    await ben.get_by_role("button", name="Agree", exact=True).click()
    for page in (anna, ben):
        await page.get_by_role("heading", name="The game was ended without a result.").wait_for()

    await anna.get_by_role("button", name="Once more").click()
    await anna.wait_for_url(lambda url: table not in url)
    await ben.get_by_role("button", name="Join the rematch").click()
    await ben.wait_for_url(anna.url)
    for page in (anna, ben):
        await bar(page).wait_for()

    again = anna.url.rpartition("/")[2]
    name = (await rome.ask(ben, "GET", "/api/me"))["name"]
    await about(ben, "Resign")
    await ben.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for page in (anna, ben):
        await page.get_by_role("heading", name=f"{name} has given up: the game is over.").wait_for()
    seats = (await rome.frame(anna, again))["seats"]
    outcome = (await rome.frame(anna, again))["outcome"]
    assert outcome["places"] == [2 if seat["resigned"] else 1 for seat in seats]


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_table_whose_bots_think_shorter_says_so(
    device: Any, rome: Rome, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "COMFORT", 0.0)
    page = await new_page(**device)
    table = await rome.deal(page, "pax", [ME, {"who": "bot", "level": "consul"}])
    await page.goto(f"{rome.url}/table/{table}")
    await rome.decide(page, table, (await rome.frame(page, table))["moves"][0])
    await page.get_by_text("bots think shorter").wait_for(timeout=1000 * PATIENCE)


async def test_the_title_calls_who_is_to_decide_and_the_clock_ticks(rome: Rome, new_page: NewPage) -> None:
    clock = {"type": "live", "minutes": 10, "increment": 5}
    table, anna, ben = await two_people(rome, new_page, "pax", clock=clock, options={"first": 0})
    await anna.wait_for_function("() => document.title.startsWith('● Your turn · PAX')")
    await ben.wait_for_function("() => document.title === 'PAX · Conspiratio'")
    timer = bar(ben).get_by_role("timer", name="Time left")
    before = await timer.inner_text()
    assert re.fullmatch(r"\s*(10:00|9:\d\d)\s*", before)
    await ben.wait_for_function(
        "before => document.querySelector('.bar [role=timer]').innerText !== before", arg=before
    )
    await rome.decide(anna, table, (await rome.frame(anna, table))["moves"][0])
    await ben.wait_for_function("() => document.title.startsWith('● Your turn · PAX')")
    await anna.wait_for_function("() => document.title === 'PAX · Conspiratio'")


async def test_who_was_away_gets_the_seat_back(new_page: NewPage, tmp_path: Path) -> None:
    clock = {"type": "live", "minutes": 1, "increment": 0}
    setup = {"clock": clock, "options": {"first": 0}, "bot_pace": 5000}
    async with rome_in(tmp_path) as rome:
        table, anna, ben = await two_people(rome, new_page, "pax", **setup)
        rome.time.stop()  # else the bot decides if we are slow
        rome.time.pass_by(61)
        back = anna.get_by_role("button", name="I am back")
        await back.wait_for()
        name = (await rome.frame(anna, table))["seats"][0]["name"]
        await ben.get_by_text(f"A bot decides for {name}").first.wait_for()
        await back.click()
        await back.wait_for(state="hidden")
        assert not (await rome.frame(ben, table, 1))["seats"][0]["away"]
        rome.time.pass_by(6)  # the decision that was missed is the bot's
        await ben.locator(LIT).first.wait_for()
        assert [(await rome.frame(ben, table, 1))[key] for key in ("to_act", "decided_by")] == [1, "person"]
        for page in (anna, ben):
            await page.goto("about:blank")  # lines are closed before the server goes


async def test_a_page_comes_back_by_itself_when_the_server_does_and_the_game_goes_on(
    new_page: NewPage, page_troubles: list[str], tmp_path: Path
) -> None:
    with running_server(tmp_path) as server:
        page = await new_page(**DESKTOP)
        table = await open_table(page, server, "caligula", [ME, BOT])
        await page.locator(LIT).first.wait_for()
        server.kill()
        lost = page.get_by_text("The connection is gone")
        await lost.wait_for()
        server.start()
        await lost.wait_for(state="hidden")
        made = (await frame(page, server, table))["decision"]
        await place(page, "own:3").get_by_role("button").click()
        await page.locator('main [data-place^="card:"] [data-lit]').first.click()
        await place(page, "own:3").wait_for(state="hidden")
        assert (await frame(page, server, table))["decision"] == made + 1
        await page.goto("about:blank")
    page_troubles.clear()  # that the server was away


# Seats and devices


async def test_a_link_hands_the_seat_to_another_device(rome: Rome, new_page: NewPage) -> None:
    page, phone = await new_page(**DESKTOP), await new_page(**PHONE)
    table = await rome.deal(page, "caligula", [ME, BOT, BOT])
    await rome.open(page, table)
    await about(page, "Link for this seat")
    link = page.get_by_label("Anybody who opens this link gets this seat")
    code = page.get_by_role("img", name="QR code of this link")
    await page.wait_for_function("image => image.naturalWidth > 0", arg=await code.element_handle())
    address = await link.input_value()
    await phone.goto(address)
    await phone.get_by_role("button", name="Sit down").click()
    await phone.wait_for_url(f"**/table/{table}")
    await place(phone, "own:4").wait_for()
    await place(page, "own:4").wait_for(state="hidden")  # who gave it away only looks on
    assert await page.locator(LIT).count() == 0


def faces_left_out(data: str | bytes) -> str:
    """What a line told, without the list of all cards, which everybody knows."""
    told = json.loads(data)
    told.get("view", {}).pop("faces", None)
    return json.dumps(told)


async def test_the_television_shows_no_hand_and_each_phone_its_own(rome: Rome, new_page: NewPage) -> None:
    screen, phones = await new_page(**DESKTOP), [await new_page(**PHONE) for _ in range(2)]
    heard: list[str] = []
    screen.on("websocket", lambda line: line.on("framereceived", lambda data: heard.append(faces_left_out(data))))
    setup = {"shared_screen": True, "starts": "host", "options": {"first": 0}}
    table = (await make_table(screen, rome.running, "pax", [OPEN, OPEN], **setup))["id"]
    await screen.goto(f"{rome.url}/screen/{table}")
    codes = screen.get_by_role("img", name="QR code of this link")
    for left, phone in zip((2, 1), phones, strict=True):
        await codes.nth(left - 1).wait_for()
        token = str(await codes.first.get_attribute("src")).rpartition("/")[2]
        await phone.goto(f"{rome.url}/join/{token}")
        await phone.get_by_role("button", name="Sit down").click()
        await phone.wait_for_url(f"**/table/{table}")
        await codes.nth(left - 1).wait_for(state="hidden")
    await screen.get_by_role("button", name="Start").click()
    await place(screen, "legion:1").wait_for()

    hidden = set()
    for seat, phone in enumerate(phones):
        told = await rome.frame(phone, table, seat)
        drawn = [card["id"] for card in told["view"]["turn"]["drawn"] if card]
        assert drawn, "this phone holds cards"
        for card in drawn:
            await thing(phone, card).wait_for()
        keep = told["moves"][0]
        await rome.decide(phone, table, keep, seat)
        await thing(phone, keep["keep"]).wait_for()
        hidden |= set(drawn)
    await screen.get_by_text("decides").first.wait_for()
    everything = "\n".join([*heard, await screen.content()])
    assert len(heard) > 2
    assert [card for card in hidden if f'"{card}"' in everything] == []
    assert await screen.locator(LIT).count() == 0


async def test_eight_people_with_the_longest_names_fit_on_a_small_phone(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**PHONE)
    names = [f"Gaius Pomponius Vercingetorix {number}"[-30:] for number in range(1, 9)]
    assert {len(name) for name in names} == {30}
    table = await rome.deal(page, "pax", [{"who": "me", "name": name} for name in names])

    async def fits() -> None:
        await still(page)
        wide = await page.evaluate("document.documentElement.scrollWidth")
        assert wide == 360, await page.title()

    await page.goto(f"{rome.url}/table/{table}")
    lift = page.get_by_role("button", name=f"I am {names[0]}")
    await lift.wait_for()
    await fits()
    await lift.click()
    await page.locator(LIT).first.wait_for()
    await fits()
    await place(page, "seat:7").get_by_role("button").click()
    await page.get_by_role("dialog").wait_for()
    await fits()
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Log, talk and table").click()
    await page.get_by_role("tab", name="Table").click()
    await page.get_by_role("heading", name="Seats").wait_for()
    await fits()


# Learning


async def test_a_first_game_is_guided_and_its_lessons_are_done_by_touching_what_is_lit(
    rome: Rome, new_page: NewPage
) -> None:
    page = await new_page(**DESKTOP, reduced_motion="reduce")
    await page.goto(f"{rome.url}/learn")
    await page.get_by_role("button", name="Learn PAX").click()
    await page.wait_for_url("**/table/*")
    guide = page.get_by_role("region", name="Your guide")
    go_on = guide.get_by_role("button", name="Go on", exact=True)

    async def told(lesson: str) -> None:
        await guide.get_by_role("heading", name=lesson).wait_for()

    await told("Rome, or you")
    await go_on.click()
    await told("Your first card")
    await page.get_by_role("list", name="Drawn cards").locator("[data-lit]").first.click()
    await page.get_by_role("button", name=re.compile("^Keep")).click()
    await told("The Legions")
    await go_on.click()
    await told("Your turn")
    await place(page, "deck").locator("[data-lit]").click()
    await told("Three cards, three places")
    await place(page, "legion:2").locator("[data-lit]").click()
    await told("For sale to everyone")

    await page.reload()
    await told("For sale to everyone")  # what was learnt is not told again
    await guide.get_by_role("button", name="I know this: go on without").click()
    await guide.wait_for(state="hidden")
    await page.locator(LIT).first.wait_for()
    await page.get_by_role("button", name="Call the guide").click()
    await told("For sale to everyone")
