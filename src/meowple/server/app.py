"""The server as an ASGI application."""

from __future__ import annotations

import gc
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from meowple.kernel.game import AnyGame
from meowple.kernel.registry import games
from meowple.server.clock import SystemClock
from meowple.server.errors import BadRequest, NotFound
from meowple.server.http.endpoint import Endpoint, answering, texts_of
from meowple.server.http.error_responses import failure
from meowple.server.http.link_previews import LinkPreviews
from meowple.server.http.ops import ALL, PAGES
from meowple.server.http.security_headers import SecurityHeaders
from meowple.server.http.static import ClientFiles
from meowple.server.json_logging import set_up
from meowple.server.live.services import Services
from meowple.server.rate_limits import Limits
from meowple.server.settings import Settings
from meowple.server.websocket import handshake
from meowple.texts import texts

# Paths below these are for programs, not for people.
_FOR_PROGRAMS = ("api", "assets")


def make(
    settings: Settings,
    *,
    found: Mapping[str, AnyGame] | None = None,
    clock: SystemClock | None = None,
) -> ASGIApp:
    """The application; a test brings its own games and its own clock."""
    installed = games() if found is None else found
    services = Services(settings, installed, clock or SystemClock(settings.clock_origin))
    limits = Limits(settings, services.now)
    total = limits.connections
    services.metrics.gauge("connections", lambda: sum(total.values()))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    client = ClientFiles(Path(settings.client_folder))
    client.head_of = LinkPreviews(services, client.names).tags
    app = Starlette(
        routes=[*_routes(services, limits, (*ALL, *PAGES)), *client.routes()],
        lifespan=lifespan,
        exception_handlers={HTTPException: _not_found(client)},
    )
    app.router.redirect_slashes = False

    async def http_or_websocket(scope: Scope, receive: Receive, send: Send) -> None:
        """WebSockets bypass the middleware of HTTP requests, which costs memory per
        connection and time per message."""
        if scope["type"] == "websocket":
            await handshake.serve(services, limits, WebSocket(scope, receive, send))
        else:
            await app(scope, receive, send)

    return SecurityHeaders(http_or_websocket, services.metrics)


def _routes(
    services: Services, limits: Limits, endpoints: Sequence[Endpoint]
) -> list[Route]:
    """One route per path, so that the answer to a wrong method lists all of them. The
    first match wins: a fixed path comes before one with a parameter."""
    paths: dict[str, dict[str, Callable[[Request], Awaitable[Response]]]] = {}
    for endpoint in endpoints:
        answer = answering(services, limits, endpoint)
        paths.setdefault(endpoint.path, {})[endpoint.method] = answer
    return [Route(path, _by_method(a), methods=list(a)) for path, a in paths.items()]


def _by_method(
    answers: Mapping[str, Callable[[Request], Awaitable[Response]]],
) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await answers[method](request)

    return answer


def from_environment() -> ASGIApp:
    """The application of one of several processes."""
    settings = Settings.from_environment()
    set_up(settings.log_level)
    app = make(settings)
    settle()
    return app


def settle() -> None:
    """Tune the garbage collector: objects that exist at the start stay for good and are not
    scanned. So collections are quick, and can be frequent enough to hold little."""
    texts()
    gc.collect()
    gc.freeze()
    # A view makes hundreds of short-lived objects.
    gc.set_threshold(20_000, 20, 20)
    # Threads, above all the event loop, get the interpreter lock soon.
    sys.setswitchinterval(0.0005)


def _not_found(client: ClientFiles) -> Callable[[Request, Exception], Awaitable[Response]]:
    """A page for people, an error of the API for programs."""

    async def answer(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        words = texts_of(request, None)
        if error.status_code == 405:
            response = failure(BadRequest("request.method"), words, status=405)
            response.headers.update(error.headers or {})
            return response
        first = request.scope["path"].split("/", 2)[1]
        if first in _FOR_PROGRAMS or request.method not in ("GET", "HEAD"):
            return failure(NotFound("request.nowhere"), words, status=404)
        return client.index(request, 404)

    return answer
