"""The parts that other tests lean on: a PostgreSQL that obeys and leaves nothing behind, a browser that complains."""

from __future__ import annotations

import http.server
import os
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import asyncpg  # type: ignore[import-untyped]
import psutil  # type: ignore[import-untyped]
import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.real_parts import Databases, Postgres, find_browser, find_postgres, require

if TYPE_CHECKING:
    from playwright.async_api import Page

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "scripts" / "system-parts"

ALONE = """
import sys
from tests.real_parts import Postgres
with Postgres() as cluster:
    print(cluster.folder, flush=True)
    sys.stdin.readline()
"""
SHARED = """
import sys
from pathlib import Path
from tests.real_parts import shared_postgres
with shared_postgres(Path(sys.argv[1])) as databases:
    print(databases.port, flush=True)
    while sys.stdin.readline():
        print(databases.new_database(), flush=True)
"""


async def ask(url: str, *statements: str) -> object:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements[:-1]:
            await connection.execute(statement)
        answer: object = await connection.fetchval(statements[-1])
        return answer
    finally:
        await connection.close()


def processes_in(folder: Path) -> list[str]:
    found = []
    for process in psutil.process_iter():
        with suppress(psutil.Error):
            if str(folder) in process.cwd() + " ".join(process.cmdline()):
                found.append(process.name())
    return found


def is_listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def python(program: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", program, *words], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def tell(process: subprocess.Popen[str]) -> str:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()
    return said(process)


async def test_a_fresh_database_answers_and_is_dropped_afterwards(postgres: Databases) -> None:
    url = postgres.new_database()
    assert await ask(url, "SELECT 6 * 7") == 42
    postgres.drop_database(url)
    with pytest.raises(asyncpg.InvalidCatalogNameError):
        await ask(url, "SELECT 1")


async def test_two_databases_are_apart(postgres: Databases) -> None:
    first, second = postgres.new_database(), postgres.new_database()
    await ask(first, "CREATE TABLE legion (name text)", "SELECT 1")
    with pytest.raises(asyncpg.UndefinedTableError):
        await ask(second, "SELECT name FROM legion")


async def test_every_kind_of_database_is_fresh_and_keeps_what_is_written(database_url: str) -> None:
    driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    url = make_url(database_url)
    engine = create_async_engine(url.set(drivername=driver[url.drivername]))
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE legion (name text)"))
        await connection.execute(text("INSERT INTO legion VALUES ('Decima')"))
    async with engine.begin() as connection:
        assert (await connection.execute(text("SELECT name FROM legion"))).scalar_one() == "Decima"
    await engine.dispose()


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_restart_keeps_what_was_written(own_postgres: Postgres, mode: Literal["fast", "immediate"]) -> None:
    url = own_postgres.new_database()
    await ask(url, "CREATE TABLE legion (name text)", "INSERT INTO legion VALUES ('Decima') RETURNING 1")
    own_postgres.stop(mode)
    with pytest.raises(ConnectionError):
        await ask(url, "SELECT 1")
    own_postgres.start()
    assert await ask(url, "SELECT name FROM legion") == "Decima"


async def test_only_a_durable_cluster_waits_for_the_disk(postgres_url: str) -> None:
    assert await ask(postgres_url, "SHOW fsync") == "off"
    with Postgres(durable=True) as cluster:
        assert await ask(cluster.new_database(), "SHOW fsync") == "on"


def test_nothing_is_left_of_a_closed_cluster() -> None:
    require(find_postgres(), "PostgreSQL")
    with Postgres() as cluster:
        assert "postgres" in processes_in(cluster.folder)
    assert not cluster.folder.exists()
    wait_until(lambda: not processes_in(cluster.folder))
    cluster.close()  # twice does no harm


def test_nothing_is_left_when_the_tests_are_killed() -> None:
    require(find_postgres(), "PostgreSQL")
    with python(ALONE) as tests:
        folder = Path(said(tests))
        assert "postgres" in processes_in(folder)
        tests.kill()
    wait_until(lambda: not folder.exists() and not processes_in(folder))


def test_workers_share_a_cluster_that_survives_the_crash_of_the_one_who_started_it(tmp_path: Path) -> None:
    require(find_postgres(), "PostgreSQL")
    with python(SHARED, str(tmp_path)) as first, python(SHARED, str(tmp_path)) as second:
        port = said(first)
        assert said(second) == port
        first.kill()
        first.wait()
        assert tell(second).startswith(f"postgresql://postgres@127.0.0.1:{port}/")
        second.communicate()
    wait_until(lambda: not is_listening(int(port)))


def test_a_worker_that_comes_after_all_others_crashed_gets_a_new_cluster(tmp_path: Path) -> None:
    require(find_postgres(), "PostgreSQL")
    for _ in range(2):
        with python(SHARED, str(tmp_path)) as worker:
            assert said(worker)
            assert tell(worker).startswith("postgresql://")
            worker.kill()


def system_parts(*words: str, path: str = os.environ["PATH"], **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([SCRIPT, *words], env={"PATH": path, **more}, capture_output=True, text=True, check=False)


def test_the_script_is_silent_when_everything_is_there() -> None:
    require(find_postgres(), "PostgreSQL")
    require(find_browser(), "Chromium")
    for words in ([], ["--check"]):
        done = system_parts(*words, CI="true")
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_script_says_what_is_missing_and_fails_only_in_ci(tmp_path: Path) -> None:
    for program in ("bash", "cat", "readlink"):  # neither a browser nor apt-get
        (tmp_path / program).symlink_to(shutil.which(program) or program)
    outside, inside = system_parts(path=str(tmp_path)), system_parts(path=str(tmp_path), CI="true")
    assert (outside.returncode, inside.returncode) == (0, 1)
    assert system_parts("--check", path=str(tmp_path)).returncode == 1
    for done in (outside, inside):
        assert "Missing for the server's tests" in done.stderr
        assert "chromium" in done.stderr


def test_a_test_without_its_part_is_skipped_and_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="Chromium is not installed"):
        require(None, "Chromium")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="Chromium is not installed"):
        require(None, "Chromium")


NO_ICON = b'<link rel="icon" href="data:,">'
"""A browser would ask for one at any time, also when the server has gone already."""


class Pages(http.server.BaseHTTPRequestHandler):
    """Two pages: one that works and greets who comes back, one with a mistake in it."""

    def do_GET(self) -> None:
        greeting = "Salve again" if "Cookie" in self.headers else "Salve"
        body = "<script>nobody.home()</script>" if self.path == "/mistake" else f"<h1>{greeting}</h1>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Set-Cookie", "been=here")
        self.end_headers()
        self.wfile.write(NO_ICON + body.encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def site() -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pages) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


async def test_a_page_opens_in_the_browser(page: Page, site: str) -> None:
    await page.goto(site)
    assert await page.inner_text("h1") == "Salve"
    await page.reload()
    assert await page.inner_text("h1") == "Salve again"


async def test_every_new_page_is_another_person(new_page: Callable[..., Awaitable[Page]], site: str) -> None:
    for locale in ("de", "nl"):
        page = await new_page(locale=locale)
        await page.goto(site)
        assert await page.inner_text("h1") == "Salve"
        assert await page.evaluate("navigator.language") == locale


async def test_a_mistake_in_a_page_is_noticed(page: Page, page_troubles: list[str], site: str) -> None:
    await page.goto(f"{site}/mistake")
    await page.evaluate("console.error('the die is cast')")
    assert "nobody is not defined" in page_troubles[0]
    assert page_troubles[1:] == ["the die is cast"]
    page_troubles.clear()
