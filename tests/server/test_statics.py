"""The files of the browser client: found, compressed, asked for again only if they have changed, and nothing else."""

from __future__ import annotations

import gzip
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.types import ASGIApp

from conspiratio.locale import LANGUAGES
from conspiratio.server.http import app
from conspiratio.server.http.statics import AT_THE_ROOT, FOR_EVER, PAGES, Client
from conspiratio.server.server import Server
from conspiratio.server.settings import Settings

INDEX = b"<!doctype html><title>Conspiratio</title>"
SCRIPT = b"export const rome = 753;" * 50
HTML = {"Accept": "text/html,application/xhtml+xml"}


def built(folder: Path) -> Path:
    """A client as the build leaves it."""
    (folder / "assets").mkdir(parents=True)
    files = {
        "index.html": INDEX,
        "sw.js": b"self.skipWaiting();",
        "manifest.webmanifest": b"{}",
        "favicon.svg": b"<svg/>",
        "assets/main-Ab12.js": SCRIPT,
        "assets/main-Cd34.css": b"body {}",
    }
    for name, content in files.items():
        (folder / name).write_bytes(content)
    (folder / "assets/main-Ab12.js.br").write_bytes(b"as if by brotli")
    (folder / "assets/main-Ab12.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "index.html.gz").write_bytes(gzip.compress(INDEX))
    return folder


@asynccontextmanager
async def visitor(application: ASGIApp) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app=application)
    async with httpx.AsyncClient(
        transport=transport, base_url="http://localhost", headers={"Accept-Encoding": ""}
    ) as one:
        yield one


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with visitor(Starlette(routes=Client(built(tmp_path / "web")).routes())) as one:
        yield one


# What is there


async def test_pages_are_the_client_which_is_always_asked_for_again(browser: httpx.AsyncClient) -> None:
    for path in (*PAGES, "/table/F5gTTQutXCfc", "/rules/pax/pax.draw.three"):
        answer = await browser.get(path)
        assert (answer.status_code, answer.content) == (200, INDEX), path
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/static/assets/main-Ab12.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/static/assets/main-Cd34.css", "text/css; charset=utf-8", FOR_EVER),
        ("/static/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/favicon.svg", "image/svg+xml", "no-cache"),
    ],
)
async def test_files_have_their_kind_and_are_kept_if_their_names_change_with_them(
    browser: httpx.AsyncClient, path: str, kind: str, cache: str
) -> None:
    answer = await browser.get(path)
    assert answer.status_code == 200
    assert (answer.headers["Content-Type"], answer.headers["Cache-Control"]) == (kind, cache)
    assert answer.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("", None),
        ("identity", None),
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP;q=1.0, BR;q=0.2", "br"),
        ("gzip, br;q=0", "gzip"),
        ("br;q=0, gzip;q=0.000", None),
        ("br;q=nonsense", None),
        (",;q,;;=", None),
    ],
)
async def test_copies_are_sent_to_who_understands_them(
    browser: httpx.AsyncClient, accepted: str, encoding: str | None
) -> None:
    path = "/static/assets/main-Ab12.js"
    async with browser.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert int(answer.headers["Content-Length"]) == len(raw)
    plain = gzip.decompress(raw) if encoding == "gzip" else raw
    assert plain == (b"as if by brotli" if encoding == "br" else SCRIPT)


async def test_without_a_copy_it_comes_as_it_is(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/sw.js", headers={"Accept-Encoding": "gzip, br"})
    assert "Content-Encoding" not in answer.headers
    assert (await browser.get("/", headers={"Accept-Encoding": "br, gzip"})).headers["Content-Encoding"] == "gzip"


async def test_who_only_asks_about_a_file_gets_no_bytes(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/static/assets/main-Ab12.js", "/sw.js"):
        asked, got = await browser.head(path), await browser.get(path)
        assert (asked.status_code, asked.content) == (200, b"")
        for name in ("Content-Type", "Content-Length", "ETag", "Cache-Control", "Vary"):
            assert asked.headers[name] == got.headers[name], (path, name)
    assert (await browser.post("/static/sw.js")).status_code == 405


async def test_a_part_of_a_file_can_be_had(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/static/assets/main-Ab12.js", headers={"Range": "bytes=0-9"})
    assert (answer.status_code, answer.content) == (206, SCRIPT[:10])


# What has changed


async def test_what_the_browser_has_is_not_sent_again(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/static/assets/main-Ab12.js", "/sw.js"):
        for encoding in ("", "gzip", "br"):
            first = await browser.get(path, headers={"Accept-Encoding": encoding})
            mark = first.headers["ETag"]
            for named in (mark, f"W/{mark}", f'"other", {mark}', "*"):
                again = await browser.get(path, headers={"Accept-Encoding": encoding, "If-None-Match": named})
                assert (again.status_code, again.content) == (304, b""), (path, named)
                assert (again.headers["ETag"], again.headers["Vary"]) == (mark, "Accept-Encoding")
                assert again.headers["Cache-Control"] == first.headers["Cache-Control"]
            other = await browser.get(path, headers={"Accept-Encoding": encoding, "If-None-Match": '"other"'})
            assert other.status_code == 200


async def test_each_copy_has_a_mark_of_its_own(browser: httpx.AsyncClient) -> None:
    path = "/static/assets/main-Ab12.js"
    marks = [(await browser.get(path, headers={"Accept-Encoding": one})).headers["ETag"] for one in ("", "gzip", "br")]
    assert len(set(marks)) == 3


async def test_a_file_of_the_same_size_and_time_is_known_to_be_another(tmp_path: Path) -> None:
    """In packages all files have the same time; and a page differs from the last one in the names of its scripts."""
    marks = []
    for nth, content in enumerate((b"main-Ab12.js", b"main-Xy89.js")):
        folder = built(tmp_path / str(nth))
        (folder / "index.html").write_bytes(content)
        os.utime(folder / "index.html", (1_580_601_600, 1_580_601_600))
        async with visitor(Starlette(routes=Client(folder).routes())) as browser:
            answer = await browser.get("/")
            since = {"If-Modified-Since": answer.headers["Last-Modified"]}
            assert (await browser.get("/", headers=since)).status_code == 200
            marks.append(answer.headers["ETag"])
    assert marks[0] != marks[1]


async def test_what_is_built_anew_is_served_at_once(tmp_path: Path) -> None:
    folder = built(tmp_path / "web")
    async with visitor(Starlette(routes=Client(folder).routes())) as browser:
        assert (await browser.get("/")).content == INDEX
        (folder / "index.html").write_bytes(INDEX + b"<p>")
        assert (await browser.get("/")).content == INDEX + b"<p>"


# What is not there


@pytest.mark.parametrize(
    "path",
    [
        *("nothing.js", "assets", "assets/", "", "index.html/", "index.html/more", "assets/main-Ab12.js.br"),
        *("../secret.txt", "..\\secret.txt", "assets/../../secret.txt", "assets/../index.html", "./index.html"),
        *("/etc/passwd", "//etc/passwd", "assets/\0.js", "index.html\0.txt", "link.txt", "folder/secret.txt"),
        *("a" * 5000, "\udcff", "C:\\secret.txt", "....//secret.txt", "assets//main-Ab12.js"),
    ],
)
async def test_nothing_else_is_served(tmp_path: Path, path: str) -> None:
    folder = built(tmp_path / "web")
    (tmp_path / "secret.txt").write_text("the plot")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    (folder / "folder").symlink_to(tmp_path)
    status, body = await asked(Starlette(routes=Client(folder).routes()), f"/static/{path}")
    assert (status, b"nothing-here" in body, b"the plot" in body) == (404, True, False)


async def asked(application: ASGIApp, path: str) -> tuple[int, bytes]:
    """Ask for a path just as it is: HTTP clients put it in order first."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "root_path": "", "query_string": b"", "headers": []}
    await application(scope, receive, send)
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])


async def test_what_was_not_made_is_plainly_not_there(browser: httpx.AsyncClient) -> None:
    for name in ("icon-192.png", "icon-512.png", "apple-touch-icon.png", "social.png"):
        assert name in AT_THE_ROOT
        answer = await browser.get(f"/{name}", headers=HTML)
        assert (answer.status_code, answer.headers["Content-Type"]) == (404, "application/json")


# On the server


@asynccontextmanager
async def serving(data: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    monkeypatch.setattr(app, "WEB", folder)
    server = Server(Settings(data=data))
    try:
        async with visitor(app.build_app(server)) as browser:
            yield browser
    finally:
        await server.database.close()


async def test_a_page_that_there_is_not_is_the_client_too_which_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "data", built(tmp_path / "web"), monkeypatch) as browser:
        answer = await browser.get("/nowhere", headers=HTML)
        assert (answer.status_code, answer.content) == (404, INDEX)
        again = await browser.get("/nowhere", headers={**HTML, "If-None-Match": answer.headers["ETag"]})
        assert again.status_code == 404
        for path in ("/api/nowhere", "/static/nowhere", "/static/nowhere.html"):
            answer = await browser.get(path, headers=HTML)
            assert (answer.status_code, answer.json()["error"]["key"]) == (404, "nothing-here")
        assert (await browser.get("/nowhere")).headers["Content-Type"] == "application/json"
        strict = (await browser.get("/")).headers
        assert "script-src 'self'" in strict["Content-Security-Policy"]
        assert strict["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_without_a_client_the_pages_say_how_to_make_it_and_the_api_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with serving(tmp_path / "data", tmp_path / "web", monkeypatch) as browser:
        for path in PAGES:
            answer = await browser.get(path, headers={**HTML, "Accept-Language": language})
            assert answer.status_code == 503
            assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
            assert "make web" in answer.text
        assert (await browser.get("/nowhere", headers=HTML)).status_code == 404
        assert (await browser.get("/static/sw.js")).status_code == 404
        assert (await browser.get("/api/games")).status_code == 200
        style = await browser.get("/api/docs.css")
        assert (style.status_code, style.headers["Content-Type"]) == (200, "text/css; charset=utf-8")
