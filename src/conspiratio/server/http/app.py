"""The ASGI app: the guards, then the API, the sockets and the pages."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from conspiratio.server.logs import AccessLog
from conspiratio.server.metrics import HttpMetrics
from conspiratio.server.server import Server
from conspiratio.server.trouble import Missing

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

    async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close()
            return
        await error_response(scope, Missing("nothing-here"))(scope, receive, send)

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
        Mount("/", nothing),
    ]
    return Starlette(
        routes=all_routes,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(AccessLog),
            Middleware(HttpMetrics, metrics=server.metrics),
            Middleware(SameOrigin, hosts=server.settings.hosts),
            Middleware(BodyLimit, most=MOST_BODY),
        ],
    )
