"""The ASGI app: the guards, then the API, the sockets and the pages."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from conspiratio.server.logs import AccessLog
from conspiratio.server.metrics import HttpMetrics
from conspiratio.server.server import Server
from conspiratio.server.trouble import Missing, WrongMethod

from . import around, me, tables, words
from .api import routes
from .guard import BodyLimit, SameOrigin, error_response
from .headers import SecurityHeaders
from .openapi import docs_page, openapi_json
from .socket import SeatSocket

PAGES = Path(str(files("conspiratio.server"))) / "pages"
MODULES = (me, tables, around, words)
"""Importing them registers their endpoints."""
MOST_BODY = 100_000
"""Bytes; the longest thing anybody sends is a deck."""


def build_app(server: Server) -> Starlette:
    async def socket(connection: WebSocket) -> None:
        await SeatSocket(server, connection).serve()

    async def metrics(request: Request) -> Response:
        if not server.settings.metrics:
            return error_response(request.scope, Missing("nothing-here"))
        await server.count_tables()
        body, kind = server.metrics.exposition()
        return Response(body, media_type=kind)

    async def page(request: Request) -> Response:
        return FileResponse(PAGES / "index.html", headers={"Cache-Control": "no-cache"})

    all_routes: list[BaseRoute] = [
        *routes(server),
        Route("/api/openapi.json", openapi_json),
        Route("/api/docs", docs_page),
        Route("/metrics", metrics),
        WebSocketRoute("/api/tables/{table}/seats/{seat:int}/socket", socket),
        WebSocketRoute("/api/tables/{table}/watch", socket),
        Mount("/static", StaticFiles(directory=PAGES)),
        *(Route(path, page) for path in ("/", "/me", "/table/{table}", "/join/{token}", "/replay/{table}")),
        *(Route(path, page) for path in ("/confirm/{token}", "/recover/{token}")),
    ]
    return Starlette(
        routes=all_routes,
        exception_handlers={HTTPException: _no_route},
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(AccessLog),
            Middleware(HttpMetrics, metrics=server.metrics),
            Middleware(SameOrigin, hosts=server.settings.hosts),
            Middleware(BodyLimit, most=MOST_BODY),
        ],
    )


async def _no_route(request: Request, error: Exception) -> Response:
    """What no endpoint answers, said like everything else."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return error_response(
            request.scope, WrongMethod("method-wrong", allowed=(error.headers or {}).get("Allow", ""))
        )
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(("/api/", "/static/")):
        return FileResponse(PAGES / "index.html", 404)  # which says so, with a way home
    return error_response(request.scope, Missing("nothing-here"))
