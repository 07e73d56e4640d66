"""The real PostgreSQL and the real browser for tests, as classes and as pytest fixtures.

Tests that only need a database take `database_url` or `postgres_url`; tests that stop PostgreSQL take `own_postgres`;
browser tests take `page`, or `new_page` for several people at one table. `scripts/system-parts` installs both parts.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import pytest
import pytest_asyncio

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

POSTGRES_PROGRAMS = ("initdb", "pg_ctl", "postgres", "createdb", "dropdb")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 60_000
"""Milliseconds after which what was waited for in a page won't come, however busy the machine is."""
UNWANTED_FEATURES = (
    # each window would load the pages behind its address bar, which take longer than those of a test
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    # Chromium heeds the last list it is given, so what Playwright's own is about has to be here too
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
BROWSER_ARGUMENTS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(UNWANTED_FEATURES)}",
)
SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
port = {port}
fsync = {fsync}
max_connections = 200
shared_buffers = 32MB
"""
# Waits until somebody writes a line into the fifo or, because they ended or crashed, nobody holds it open any more;
# then leaves nothing behind.
JANITOR = 'read _ <holders; "$1/pg_ctl" -D data -m immediate stop; rm -rf data log; rm holders; rmdir "$2"'


def find_postgres() -> Path | None:
    """The folder with PostgreSQL's programs: the one on the PATH, else the newest that Debian keeps beside it."""
    on_path = shutil.which("initdb")
    kept = Path("/usr/lib/postgresql").glob("*/bin")
    folders = [
        *([Path(on_path).resolve().parent] if on_path else []),
        *sorted(kept, key=lambda folder: (len(folder.parent.name), folder.parent.name), reverse=True),
    ]
    return next((f for f in folders if all((f / program).is_file() for program in POSTGRES_PROGRAMS)), None)


def find_browser() -> Path | None:
    found = (shutil.which(name) for name in BROWSERS)
    return next((Path(path) for path in found if path), None)


def require(part: Path | None, name: str) -> Path:
    """The part, or the test is skipped; in CI, where nothing may be skipped silently, it fails."""
    if part is not None:
        return part
    reason = f"{name} is not installed; scripts/system-parts says how"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


class Databases:
    """A running PostgreSQL in which to make databases."""

    def __init__(self, programs: Path, port: int) -> None:
        self.programs = programs
        self.port = port

    def new_database(self) -> str:
        """The URL of a fresh, empty database."""
        name = f"test_{secrets.token_hex(8)}"
        # nobody can be connected to template0, so copying it never has to wait
        self._client("createdb", "--template=template0", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def drop_database(self, url: str) -> None:
        """Remove a database, whoever is still connected."""
        self._client("dropdb", "--force", url.rpartition("/")[2])

    def _client(self, program: str, *words: str) -> None:
        run(self.programs / program, "--host=127.0.0.1", f"--port={self.port}", "--username=postgres", *words)


class Postgres(Databases):
    """A cluster of its own, in a temporary folder, on a free port of 127.0.0.1.

    It is gone when it is closed, and also when the process that made it ends, in whatever way.
    """

    def __init__(self, *, durable: bool = False) -> None:
        programs = find_postgres()
        if programs is None:
            raise FileNotFoundError("PostgreSQL is not installed; scripts/system-parts says how")
        super().__init__(programs, free_port())
        self.folder = Path(tempfile.mkdtemp(prefix="conspiratio-postgres-"))
        self._durable = durable
        self._run_as: dict[str, Any] = {"cwd": self.folder}
        os.mkfifo(self.folder / "holders")
        if os.geteuid() == 0:  # as which PostgreSQL refuses to run
            self._run_as |= {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(self.folder, "postgres", "postgres")
            shutil.chown(self.folder / "holders", "postgres", "postgres")
        self._janitor = subprocess.Popen(
            ["/bin/sh", "-c", JANITOR, "janitor", str(programs), str(self.folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the tests, not for the janitor
            **self._run_as,
        )
        self._hold: int | None = os.open(self.folder / "holders", os.O_WRONLY)

    def __enter__(self) -> Postgres:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> None:
        data = self.folder / "data"
        if not data.exists():
            words = ("--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")
            run(self.programs / "initdb", "--pgdata", data, *words, **self._run_as)
            with (data / "postgresql.conf").open("a") as settings:
                settings.write(SETTINGS.format(port=self.port, fsync="on" if self._durable else "off"))
        log = self.folder / "log"
        try:
            self._control("start", "-l", log)
        except RuntimeError as trouble:
            raise RuntimeError(f"{trouble}\n{log.read_text()}") from None

    def stop(self, mode: Literal["fast", "immediate"] = "fast") -> None:
        """Fast ends all connections in order; immediate is a crash, after which PostgreSQL has to recover."""
        self._control("stop", "-m", mode)

    def restart(self, mode: Literal["fast", "immediate"] = "fast") -> None:
        self.stop(mode)
        self.start()

    def close(self) -> None:
        """Stop, and remove every trace."""
        if self._hold is not None:
            end(self.folder, self._hold)
            self._hold = None
            self._janitor.wait()

    def hand_over(self) -> None:
        """Let it live as long as others hold it, see `shared_postgres`."""
        if self._hold is not None:
            os.close(self._hold)
            self._hold = None

    def _control(self, *words: str | Path) -> None:
        run(self.programs / "pg_ctl", "-D", self.folder / "data", "-w", *words, **self._run_as)


@contextmanager
def shared_postgres(meeting_place: Path) -> Iterator[Databases]:
    """One cluster for all processes that use the same folder to meet: the first starts it, the last ends it."""
    state = meeting_place / "postgres.json"
    with locked(meeting_place / "postgres.lock"):
        try:
            folder, port, users = json.loads(state.read_text())
            hold = os.open(Path(folder) / "holders", os.O_WRONLY | os.O_NONBLOCK)
        except OSError:  # nobody has started it, or all who used it crashed and the janitor ended it
            cluster = Postgres()
            cluster.start()
            folder, port, users = str(cluster.folder), cluster.port, 0
            hold = os.open(cluster.folder / "holders", os.O_WRONLY)
            cluster.hand_over()
        state.write_text(json.dumps([folder, port, users + 1]))
    try:
        yield Databases(require(find_postgres(), "PostgreSQL"), port)
    finally:
        with locked(meeting_place / "postgres.lock"):
            _, _, users = json.loads(state.read_text())
            if users > 1:
                state.write_text(json.dumps([folder, port, users - 1]))
                os.close(hold)
            else:
                state.unlink()
                end(Path(folder), hold)


def end(folder: Path, hold: int) -> None:
    """Tell a cluster's janitor that it is time, and wait until it is done."""
    os.write(hold, b"\n")
    os.close(hold)
    while (folder / "holders").exists():
        time.sleep(0.01)
    shutil.rmtree(folder, ignore_errors=True)  # a janitor who isn't root can't remove it from every parent folder


@contextmanager
def locked(path: Path) -> Iterator[None]:
    import fcntl  # not on Windows, where these tests are skipped

    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def run(program: Path, *words: str | Path, **how: Any) -> None:
    """Run one of PostgreSQL's programs, untouched by what the environment says about other servers."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PG", "LC_", "LANG"))}
    done = subprocess.run(
        [program, *words], stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", env=environment, **how
    )
    if done.returncode:
        raise RuntimeError(f"{program.name} failed: {done.stderr or done.stdout}")


def free_port() -> int:
    """A port below those that systems hand out, so that nobody is given it while PostgreSQL is down for a moment."""
    while True:
        with socket.socket() as probe:
            port = 15_000 + secrets.randbelow(15_000)
            with suppress(OSError):
                probe.bind(("127.0.0.1", port))
                return port


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    """A running PostgreSQL, shared by all tests and all of pytest-xdist's workers: it is only for making databases."""
    require(find_postgres(), "PostgreSQL")
    folder = tmp_path_factory.getbasetemp()
    with shared_postgres(folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) as databases:
        yield databases


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A running PostgreSQL of the test's own, to be stopped and started at will."""
    require(find_postgres(), "PostgreSQL")
    with Postgres() as cluster:
        yield cluster


@pytest.fixture
def postgres_url(postgres: Databases) -> Iterator[str]:
    url = postgres.new_database()
    yield url
    postgres.drop_database(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database; the test runs once on each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'conspiratio.sqlite'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever looks at pages does so in the event loop of the browser that they share."""
    for item in items:
        if "new_page" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One for all tests of a process: what belongs to one test are the people in it, see `new_page`."""
    program = require(find_browser(), "Chromium")
    from playwright.async_api import async_playwright  # slow to import, and few tests need it

    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=program, args=BROWSER_ARGUMENTS, timeout=PATIENCE)
        yield chromium
        await chromium.close()


@pytest.fixture
def page_troubles() -> list[str]:
    """What the browser complained of. A test that provokes complaints looks at them and clears the list."""
    return []


@pytest_asyncio.fixture(loop_scope="session")
async def new_page(browser: Browser, page_troubles: list[str]) -> AsyncIterator[Callable[..., Awaitable[Page]]]:
    """Opens pages, each as another person on another device; options are those of Playwright's contexts."""

    async def open_page(**options: Any) -> Page:
        context = await browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda error: page_troubles.append(str(error.error)))
        context.on("console", lambda said: page_troubles.append(said.text) if said.type == "error" else None)
        return await context.new_page()

    yield open_page
    for context in browser.contexts:
        await context.close()
    assert page_troubles == []


@pytest_asyncio.fixture(loop_scope="session")
async def page(new_page: Callable[..., Awaitable[Page]]) -> Page:
    return await new_page()
