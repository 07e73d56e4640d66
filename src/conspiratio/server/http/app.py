"""The ASGI app: the guards, then the API, the sockets and the pages."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from conspiratio.server.server import Server
from conspiratio.server.trouble import Denied, Missing, WrongMethod
from conspiratio.server.upkeep.logs import AccessLog
from conspiratio.server.upkeep.metrics import HttpMetrics

from . import around, me, passkeys, post, signing_in, tables
from .api import routes
from .guard import BodyLimit, SameOrigin, error_response
from .headers import SecurityHeaders
from .hosts import Hosts, may_look_inside
from .openapi import docs_page, openapi_json
from .socket import SeatSocket
from .statics import Client

SERVER = Path(str(files("conspiratio.server")))
WEB = SERVER / "web"
"""The browser client, made when the package is."""
DOCS_STYLE = SERVER / "http" / "docs.css"
MODULES = (me, signing_in, passkeys, post, tables, around)
"""Importing them registers their endpoints."""
MOST_BODY = 100_000
"""Bytes; the longest thing anybody sends is a deck."""


def build_app(server: Server) -> Starlette:
    async def socket(connection: WebSocket) -> None:
        await SeatSocket(server, connection).serve()

    async def metrics(request: Request) -> Response:
        if not server.settings.metrics:
            return error_response(request.scope, Missing("nothing-here"))
        if not may_look_inside(server.settings, request.scope):
            return error_response(request.scope, Denied("metrics-private"))
        await server.count_tables()
        body, kind = server.metrics.exposition()
        return Response(body, media_type=kind)

    async def docs_style(request: Request) -> Response:
        return FileResponse(DOCS_STYLE)

    async def no_route(request: Request, error: Exception) -> Response:
        """What no endpoint answers, said like everything else."""
        assert isinstance(error, HTTPException)
        if error.status_code == 405:
            allowed = (error.headers or {}).get("Allow", "")
            return error_response(request.scope, WrongMethod("method-wrong", allowed=allowed))
        if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(("/api/", "/static/")):
            return await client.no_such_page(request)
        return error_response(request.scope, Missing("nothing-here"))

    client = Client(WEB)
    all_routes: list[BaseRoute] = [
        *routes(server),
        Route("/api/openapi.json", openapi_json),
        Route("/api/docs", docs_page),
        Route("/api/docs.css", docs_style),
        Route("/metrics", metrics),
        WebSocketRoute("/api/tables/{table}/seats/{seat:int}/socket", socket),
        WebSocketRoute("/api/tables/{table}/watch", socket),
        *client.routes(),
    ]
    return Starlette(
        routes=all_routes,
        exception_handlers={HTTPException: no_route},
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(AccessLog),
            Middleware(HttpMetrics, metrics=server.metrics),
            Middleware(SameOrigin, hosts=Hosts.of(server.settings)),
            Middleware(BodyLimit, most=MOST_BODY),
        ],
    )
