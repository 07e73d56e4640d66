"""The client as an app: installable, small, strict, for keyboards, fingers and eyes of all kinds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from .people import BOT, DESKTOP, LIT, ME, PHONE, NewPage, still
from .rome import Rome, in_phase

if TYPE_CHECKING:
    from playwright.async_api import Page

SOURCES = Path(__file__).parent.parent.parent / "web" / "src"
FIRST_LOAD = 120_000
"""Bytes of script, compressed, that somebody has to wait for."""


# Installed


async def test_it_can_be_installed(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**DESKTOP)
    await page.goto(rome.url)
    line = await page.context.new_cdp_session(page)
    found = await line.send("Page.getAppManifest")
    assert found["url"].startswith(rome.url)
    assert found["errors"] == []
    manifest = await (await page.request.get(found["url"])).json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    assert manifest["name"] == manifest["short_name"] == "Conspiratio"
    size_of = """async src => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }"""
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        answer = await page.request.get(f"{rome.url}{icon['src']}")
        assert answer.headers["content-type"].partition(";")[0] == icon["type"]
        if icon["sizes"] != "any":
            assert await page.evaluate(size_of, icon["src"]) == icon["sizes"]
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])


KEPT = """async () => {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return all.flat().map(request => new URL(request.url).pathname);
}"""


async def test_the_worker_keeps_the_shell_only_which_says_in_ones_language_that_it_is_offline(
    rome: Rome, new_page: NewPage, page_troubles: list[str]
) -> None:
    page = await new_page(**DESKTOP)
    await page.goto(rome.url)
    await page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    table = await rome.deal(page, "pax", [ME, BOT])
    await rome.open(page, table)
    await page.locator(LIT).first.wait_for()
    await page.get_by_label("Language").select_option("de")
    await page.locator("html[lang=de]").wait_for()
    await page.goto(f"{rome.url}/me")
    await page.goto(rome.url)
    await page.get_by_role("heading", name="Zwei Spiele voller Intrigen im alten Rom").wait_for()
    assert await page.evaluate("() => navigator.serviceWorker.controller !== null")
    kept = await page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith("/static/assets/")] == []

    assert page_troubles == []
    await page.context.set_offline(True)
    for path in ("/", f"/table/{table}"):
        await page.goto(f"{rome.url}{path}")
        await page.get_by_role("alert").filter(has_text="Der Server ist nicht zu erreichen.").wait_for()
    await page.context.set_offline(False)
    await page.goto(rome.url)
    await page.get_by_role("button", name="Jetzt spielen").wait_for()
    page_troubles.clear()  # that there was no network


# Small and strict


async def test_the_first_load_is_small_and_all_of_it_comes_from_the_server_itself(
    rome: Rome, new_page: NewPage
) -> None:
    player = await new_page(**PHONE)
    tables = [await rome.deal(player, game, [ME, BOT], visibility="public") for game in ("pax", "caligula")]
    scripts = """() => performance.getEntriesByType("resource")
      .filter(one => one.name.endsWith(".js"))
      .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
    sizes, asked = {}, set()
    for path in ("/", *(f"/table/{table}" for table in tables)):
        page = await new_page(**PHONE, service_workers="block")  # what a worker hands on has lost its compression
        page.on("request", lambda request: asked.add(urlsplit(request.url)))
        answer = await page.goto(f"{rome.url}{path}", wait_until="networkidle")
        assert answer
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        await page.locator("main :is(form, section.bar)").first.wait_for()
        sizes[path] = await page.evaluate(scripts)
        await page.context.close()
    assert all(0 < size < FIRST_LOAD for size in sizes.values()), sizes
    assert {url.netloc for url in asked if url.scheme != "data"} == {urlsplit(rome.url).netloc}


def test_no_text_becomes_html_and_no_style_is_inline() -> None:
    components = sorted(SOURCES.rglob("*.svelte"))
    assert len(components) > 50
    for file in components:
        source = file.read_text("utf-8")
        assert "{@html" not in source, file
        assert not re.search(r"\sstyle=", source), f"{file}: style:name={{…}} is what the policy allows"
    for file in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        made = re.search(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|srcdoc", file.read_text("utf-8")
        )
        assert not made, file
    for file in sorted(SOURCES.rglob("*.svg")):
        assert not re.search(r"\sstyle=|<script|\son\w+=", file.read_text("utf-8")), file


async def test_an_unknown_page_says_so_and_leads_home(rome: Rome, new_page: NewPage, page_troubles: list[str]) -> None:
    page = await new_page(**PHONE)
    answer = await page.goto(f"{rome.url}/nowhere/at/all")
    assert answer
    assert answer.status == 404
    await page.get_by_role("alert").filter(has_text="There is nothing here.").wait_for()
    await page.get_by_role("link", name="To the home page").click()
    await page.get_by_role("button", name="Play now").wait_for()
    await page.wait_for_url(f"{rome.url}/")
    assert all("404" in trouble for trouble in page_troubles)
    page_troubles.clear()


# By keyboard

FOCUSED = """name => {
  const at = document.activeElement;
  return (at.id || at.ariaLabel || at.textContent.trim()) === name;
}"""


async def focused(page: Page, name: str) -> None:
    await page.wait_for_function(FOCUSED, arg=name)


async def test_the_keyboard_skips_to_the_content_and_follows_to_every_page(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**DESKTOP)
    await page.goto(rome.url)
    await page.get_by_role("button", name="Play now").wait_for()
    await page.keyboard.press("Tab")
    await focused(page, "To the content")
    skip = await page.get_by_role("link", name="To the content").bounding_box()
    assert skip
    assert skip["width"] > 40, "it is seen while it has the focus"
    await page.keyboard.press("Enter")
    await focused(page, "main")
    await page.get_by_role("link", name="Rules").first.focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("heading", level=1).wait_for()
    await page.wait_for_url("**/rules")
    await focused(page, "main")


async def test_a_dialog_keeps_the_focus_and_gives_it_back(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**DESKTOP)
    await rome.open(page, await rome.deal(page, "caligula", [ME, BOT]))
    await page.get_by_role("tab", name="Table").click()
    resign = page.get_by_role("button", name="Resign")
    await resign.focus()
    await page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Are you sure?")
    await dialog.wait_for()
    inside = "() => document.activeElement === document.body || !!document.activeElement.closest('dialog')"
    for _ in range(6):
        await page.keyboard.press("Tab")
        assert await page.evaluate(inside)
    await page.keyboard.press("Escape")
    await dialog.wait_for(state="hidden")
    await focused(page, "Resign")


# Eyes that want it otherwise

COUNTING = """() => {
  window.motions = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.motions++;
    return animate.apply(this, given);
  };
  addEventListener("animationstart", () => window.motions++, true);
}"""


async def motions(page: Page, rome: Rome) -> int:
    """How much moves while a card is drawn and placed."""
    await page.add_init_script(f"({COUNTING})()")
    table = await rome.deal(page, "pax", [ME, BOT, BOT])
    told = await rome.play(page, table, in_phase("drawing"))
    await rome.open(page, table)
    card = told["view"]["turn"]["drawn"][0]["id"]
    await page.locator('main [data-place="legion:2"] [data-lit]').click()
    await page.locator(f'main [data-place="legion:2"] [data-thing="{card}"]').wait_for()
    count: int = await page.evaluate("() => window.motions")
    return count


async def test_things_fly_unless_one_wants_no_motion(rome: Rome, new_page: NewPage) -> None:
    assert await motions(await new_page(**DESKTOP), rome) > 0
    assert await motions(await new_page(**DESKTOP, reduced_motion="reduce"), rome) == 0
    page = await new_page(**DESKTOP)
    await page.add_init_script("""localStorage.setItem("settings", '{"motion": "none"}')""")
    assert await motions(page, rome) == 0


CONTRAST = """() => {
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => linear(part / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const soft = document.querySelector("main .soft");
  const panel = document.querySelector("main .panel");
  const [one, other] = [getComputedStyle(soft).color, getComputedStyle(panel).backgroundColor].map(light);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_high_contrast_is_higher_by_setting_or_as_the_device_wants(
    rome: Rome, new_page: NewPage, theme: Any
) -> None:
    usual, wanted = await new_page(color_scheme=theme), await new_page(color_scheme=theme, contrast="more")
    for page in (usual, wanted):
        await page.goto(f"{rome.url}/settings")
        await page.get_by_role("heading", name="Settings").wait_for()
    before, device = await usual.evaluate(CONTRAST), await wanted.evaluate(CONTRAST)
    await usual.get_by_role("group", name="Contrast").get_by_text("high").click()
    await usual.locator("html[data-contrast=more]").wait_for()
    assert before < await usual.evaluate(CONTRAST) == device
    assert before > 4.5
    assert device > 7


SMALL = """() => [...document.querySelectorAll("button, select, a.button, nav a, [role=tab], input:not(.unseen)")]
  .filter(one => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && one.type !== "checkbox")
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < 43.5)
  .map(([one, { width, height }]) => `${width} x ${height}: ${one.outerHTML}`)"""


async def test_what_is_pressed_is_large_enough_for_a_finger(rome: Rome, new_page: NewPage) -> None:
    page = await new_page(**PHONE)
    table = await rome.deal(page, "pax", [ME, BOT, BOT])
    await rome.play(page, table, in_phase("buying"))
    for path in ("/", "/new", "/me", "/settings", f"/table/{table}"):
        await page.goto(f"{rome.url}{path}", wait_until="networkidle")
        await page.locator("main :is(h1, h2)").first.wait_for()
        await still(page)
        assert await page.evaluate(SMALL) == [], path
