"""The browser client: how much a first visit loads, how soon one can move, how smoothly things fly.

    python bench/web.py

Needs Chromium (scripts/system-parts). The sizes are what the browser really received from a real server, compressed;
beside them the compressed bundles that lichess and boardgame.io publish on npm, measured the same way (brotli).
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from load.servers import conspiratio
from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from conspiratio.games import GAMES

ROOT = Path(__file__).parent.parent
BUDGET = 120_000
YOURS = ".bar.yours"
LIT = "main :is([data-lit], [data-card-lit], [data-touch=lay], [data-touch=pass]):not([aria-pressed=true], :disabled)"
FIRST_LOADS = 5
MOVES = 12
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
PEERS = (
    ("lichess: the board (chessground)", "chessground", ("dist/chessground.min.js", "assets/chessground.base.css")),
    (
        "lichess: a game to step through (pgn-viewer)",
        "@lichess-org/pgn-viewer",
        ("dist/lichess-pgn-viewer.min.js", "dist/lichess-pgn-viewer.css"),
    ),
    ("boardgame.io: the client without a game", "boardgame.io", ("dist/boardgameio.min.js",)),
)
COMPRESS = "process.stdout.write(String(require('zlib').brotliCompressSync(require('fs').readFileSync(0)).length))"
console = Console()


@dataclass
class Load:
    script: int = 0
    style: int = 0
    other: int = 0
    requests: int = 0

    def count(self, response: Response) -> None:
        """What came over the line, as compressed as it came."""
        kind = response.request.resource_type
        size = response.request.sizes()["responseBodySize"]
        self.requests += 1
        if kind == "script":
            self.script += size
        elif kind == "stylesheet":
            self.style += size
        else:
            self.other += size


def new_page(browser: Browser) -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", service_workers="block")
    return context, context.new_page()


def sizes(browser: Browser, url: str) -> dict[str, Load]:
    """The first visit to the home page, and what the tables of the games then load in addition."""
    loads = {}
    context, page = new_page(browser)
    load = Load()
    page.on("requestfinished", lambda request: load.count(answer) if (answer := request.response()) else None)
    page.goto(url, wait_until="networkidle")
    loads["home page, first visit"] = load
    context.close()
    for game in GAMES:
        context, page = new_page(browser)
        load = Load()
        page.on(
            "requestfinished", lambda request, load=load: load.count(answer) if (answer := request.response()) else None
        )
        begin(page, url, game)
        page.wait_for_load_state("networkidle")
        loads[f"from there to a table of {game.upper() if game == 'pax' else game.capitalize()}, in all"] = load
        context.close()
    return loads


def begin(page: Page, url: str, game: str) -> None:
    """As a newcomer does: choose the game, play now."""
    page.goto(f"{url}/?game={game}", wait_until="networkidle")
    page.locator(".play button.go").click()
    page.locator(YOURS).wait_for()


def first_move(browser: Browser, url: str, game: str) -> tuple[float, float]:
    """Milliseconds until the home page can be used, and from the click until a move is offered; medians."""
    ready, offered = [], []
    for _ in range(FIRST_LOADS):
        context, page = new_page(browser)
        page.goto(f"{url}/?game={game}")
        play = page.locator(".play button.go")
        play.wait_for()
        ready.append(page.evaluate("performance.now()"))
        clicked = page.evaluate("performance.now()")
        play.click()
        page.locator(YOURS).wait_for()
        offered.append(page.evaluate("performance.now()") - clicked)
        context.close()
    return statistics.median(ready), statistics.median(offered)


WATCH_FRAMES = """() => {
  window.gaps = [];
  let last = performance.now();
  const look = (now) => {
    if (document.getAnimations().some((one) => one.playState === "running")) window.gaps.push(now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def frames(browser: Browser, url: str, game: str) -> list[float]:
    """The gaps between frames, in milliseconds, while things fly: some moves of ours and all that bots answer."""
    context, page = new_page(browser)
    begin(page, url, game)
    page.evaluate(WATCH_FRAMES)
    for _ in range(MOVES):
        page.locator(YOURS).wait_for()
        page.locator(LIT).first.click()
        if (sure := page.locator(".arming button.main")).is_visible():
            sure.click()
        page.wait_for_timeout(700)
    gaps: list[float] = page.evaluate("window.gaps")
    context.close()
    return gaps


def peer_sizes() -> list[tuple[str, int]]:
    """What the peers publish, compressed as ours is; those that can't be had are left out."""
    sys.path.insert(0, str(ROOT))
    from hatch_build import node, npm

    found = []
    with tempfile.TemporaryDirectory() as folder:
        for name, package, files in PEERS:
            try:
                npm("pack", "--silent", "--pack-destination", folder, package)
            except SystemExit:
                console.print(f"[yellow]{package} can't be had from npm here; left out[/]")
                continue
            (packed,) = Path(folder).glob("*.tgz")
            with tarfile.open(packed) as archive:
                contents = [archive.extractfile(f"package/{file}").read() for file in files]  # type: ignore[union-attr]
            packed.unlink()
            run = [
                subprocess.run([node(), "-e", COMPRESS], input=one, capture_output=True, check=True) for one in contents
            ]
            found.append((name, sum(int(one.stdout) for one in run)))
    return found


def main() -> None:
    chromium = next(
        (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
    )
    if chromium is None:
        console.print("Chromium is not installed: scripts/system-parts says how.")
        raise SystemExit(1)
    with conspiratio() as (url, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        loads = sizes(browser, url)
        times = {game: first_move(browser, url, game) for game in GAMES}
        gaps = {game: frames(browser, url, game) for game in GAMES}
        browser.close()
    show(loads, times, gaps, peer_sizes())


def show(
    loads: dict[str, Load],
    times: dict[str, tuple[float, float]],
    gaps: dict[str, list[float]],
    peers: list[tuple[str, int]],
) -> None:
    home = next(iter(loads.values()))
    ours = home.script + home.style
    grid = Grid(
        "compressed, kB", "script", "style", "other", "requests", "script + style to ours", title="What is loaded"
    )
    for name, load in loads.items():
        ratio = f"{(load.script + load.style) / ours:.2f}"
        numbers = (f"{size / 1000:.1f}" for size in (load.script, load.style, load.other))
        grid.add_row(name, *numbers, str(load.requests), ratio)
    for name, size in peers:
        grid.add_row(name, f"{size / 1000:.1f}", "", "", "", f"{size / ours:.2f}")
    console.print(grid)
    console.print(f"budget for script at first load: {home.script / BUDGET:.0%} of {BUDGET // 1000} kB used\n")

    grid = Grid("median of five, ms", "home page ready", "click to first move offered", title="How soon")
    for game, (ready, offered) in times.items():
        grid.add_row(game, f"{ready:.0f}", f"{offered:.0f}")
    console.print(grid)

    grid = Grid(
        "while things fly", "frames", "frames a second", "late (> 25 ms)", "longest gap, ms", title="How smoothly"
    )
    for game, seen in gaps.items():
        if seen:
            late = sum(gap > 25 for gap in seen) / len(seen)
            grid.add_row(game, str(len(seen)), f"{1000 / statistics.mean(seen):.0f}", f"{late:.0%}", f"{max(seen):.0f}")
    console.print(grid)


if __name__ == "__main__":
    main()
