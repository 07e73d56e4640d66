"""The browser client as it was built: its pages and files, compressed where the browser understands that."""

from __future__ import annotations

import asyncio
import hashlib
import os
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Scope

from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain
from conspiratio.server.trouble import Missing, Unavailable

from .guard import error_response
from .headers import accepted_encodings, language_in

PAGES = (
    *("/", "/new", "/learn", "/campaign", "/daily", "/ratings", "/watch", "/me", "/settings"),
    *("/table/{table}", "/screen/{table}", "/replay/{table}"),
    *("/join/{token}", "/confirm/{token}", "/recover/{token}"),
    *("/rules", "/rules/{game}", "/rules/{game}/{rule}"),
)
"""The client finds out itself what to show there."""
AT_THE_ROOT = (
    *("sw.js", "manifest.webmanifest", "favicon.svg"),
    *("icon-192.png", "icon-512.png", "apple-touch-icon.png", "social.png"),
)
"""What is looked for beside the pages. A service worker sees only what lies below it."""
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Ours, and not what the machine thinks: with a wrong one browsers take no script."""
COPIES = {"br": ".br", "gzip": ".gz"}
"""Encodings, the smallest first, and what the names of such copies end with."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For names that change with what is in them."""
ASK_AGAIN = "no-cache"


class _File(NamedTuple):
    path: Path
    stat: os.stat_result
    mark: str
    """Of its bytes: files that were packed have no times that tell anything."""
    encoding: str | None


class Client:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def routes(self) -> list[Route]:
        at_the_root = [Route(f"/{name}", self._at_the_root) for name in AT_THE_ROOT]
        return [Route("/static/{path:path}", self._static), *at_the_root, *(Route(path, self.page) for path in PAGES)]

    async def page(self, request: Request) -> Response:
        return await self._index(request.scope) or self._not_built(request.scope)

    async def no_such_page(self, request: Request) -> Response:
        """The client says so, with a way home."""
        return await self._index(request.scope, 404) or error_response(request.scope, Missing("nothing-here"))

    async def _index(self, scope: Scope, status: int = 200) -> Response | None:
        return await self._file(scope, "index.html", status)

    def _not_built(self, scope: Scope) -> Response:
        said = complain(Texts(language_in(scope)), Unavailable("client-not-built", command="make web"))
        return PlainTextResponse(f"{said}\n", 503, {"Cache-Control": "no-store"})

    async def _static(self, request: Request) -> Response:
        return await self._found(request.scope, request.path_params["path"])

    async def _at_the_root(self, request: Request) -> Response:
        return await self._found(request.scope, request.url.path[1:])

    async def _found(self, scope: Scope, name: str) -> Response:
        return await self._file(scope, name) or error_response(scope, Missing("nothing-here"))

    async def _file(self, scope: Scope, name: str, status: int = 200) -> Response | None:
        asked = Headers(scope=scope)
        encodings = accepted_encodings(asked.get("accept-encoding", ""))
        file = await asyncio.to_thread(self._find, name, encodings)
        if file is None:
            return None
        headers = {
            "Cache-Control": FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
            "ETag": file.mark,
            "Vary": "Accept-Encoding",
        }
        if status == 200 and _has(asked.get("if-none-match", ""), file.mark):
            return Response(status_code=304, headers=headers)
        if file.encoding:
            headers["Content-Encoding"] = file.encoding
        kind = KINDS.get(Path(name).suffix, "application/octet-stream")
        return FileResponse(file.path, status, headers, kind, stat_result=file.stat)

    def _find(self, name: str, encodings: frozenset[str]) -> _File | None:
        """The smallest copy that the browser understands; nothing outside the folder, and no copy by its own name."""
        try:
            folder = self.folder.resolve()
            path = (folder / name).resolve()
            if path.suffix in COPIES.values() or path.relative_to(folder).as_posix() != name or not path.is_file():
                return None
            for encoding, ending in COPIES.items():
                copy = path.with_name(path.name + ending)
                if encoding in encodings and copy.is_file():
                    return _marked(copy, encoding)
            return _marked(path, None)
        except (OSError, ValueError):  # it lies elsewhere, or no file can have such a name
            return None


def _marked(path: Path, encoding: str | None) -> _File:
    stat = path.stat()
    return _File(path, stat, _mark(path, stat.st_mtime_ns, stat.st_size), encoding)


@lru_cache(maxsize=1000)
def _mark(path: Path, changed: int, size: int) -> str:
    return f'"{hashlib.sha256(path.read_bytes()).hexdigest()[:32]}"'


def _has(wanted: str, mark: str) -> bool:
    """Whether an If-None-Match header names this one."""
    named = [one.strip().removeprefix("W/") for one in wanted.split(",")]
    return "*" in named or mark in named
