"""The server as an ASGI application."""

from __future__ import annotations

import gc
import re
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
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from meowple.kernel.errors import MeowpleError
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import games
from meowple.server.clock import Times
from meowple.server.errors import (
    BadRequest,
    Forbidden,
    NotFound,
    Problem,
    TooMany,
    in_words,
    status_of,
)
from meowple.server.http.endpoint import (
    Endpoint,
    Limits,
    address,
    answering,
    check_origin,
    failure,
    profile_of,
    table_id,
    texts_of,
)
from meowple.server.http.ops import ALL, PAGES
from meowple.server.http.security_headers import Guard
from meowple.server.http.static import ClientFiles
from meowple.server.json_logging import set_up
from meowple.server.live.hub import Hub
from meowple.server.settings import Settings
from meowple.server.websocket.connection import Connection
from meowple.table import messages
from meowple.table.seats import may_watch
from meowple.texts import texts

_PLAY = re.compile(r"/api/tables/(?P<table>[^/]+)/play")
# A refused WebSocket is accepted, told why and closed: browsers show nothing else.
_REFUSED = 4000
_FOR_PROGRAMS = ("api", "assets")


def make(
    settings: Settings,
    *,
    found: Mapping[str, AnyGame] | None = None,
    times: Times | None = None,
) -> ASGIApp:
    """The application; a test brings its own games and its own time."""
    hub = Hub(settings, games() if found is None else found, times or Times())
    limits = Limits(hub)
    total = limits.connections
    hub.metrics.gauge("connections", lambda: sum(total.values()))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    client = ClientFiles(Path(settings.client_folder))
    app = Starlette(
        routes=[*_routes(hub, limits, (*ALL, *PAGES)), *client.routes()],
        lifespan=lifespan,
        exception_handlers={HTTPException: _not_there(client)},
    )
    app.router.redirect_slashes = False

    async def any_of_both(scope: Scope, receive: Receive, send: Send) -> None:
        """WebSockets do not go through the layers of the pages: every layer costs memory
        per connection and time per message."""
        if scope["type"] == "websocket":
            await _play(hub, limits, WebSocket(scope, receive, send))
        else:
            await app(scope, receive, send)

    return Guard(any_of_both, hub.metrics)


def _routes(hub: Hub, limits: Limits, endpoints: Sequence[Endpoint]) -> list[Route]:
    """One route per path, so that a wrong method is told all that there are. First come,
    first served: a fixed path stands before one with a name in it."""
    paths: dict[str, dict[str, Callable[[Request], Awaitable[Response]]]] = {}
    for endpoint in endpoints:
        answer = answering(hub, limits, endpoint)
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
    """For a process of several, which was started anew."""
    set_up()
    app = make(Settings.from_environment())
    settle()
    return app


def settle() -> None:
    """What is there before anybody comes stays for good: the collector of garbage need
    not look at it, so that it is quick, and comes often enough to hold little."""
    texts()
    gc.collect()
    gc.freeze()
    # A view makes hundreds of objects that are gone a moment later.
    gc.set_threshold(20_000, 20, 20)
    # Whoever waits for the lock of the interpreter, the event loop above all, gets it soon.
    sys.setswitchinterval(0.0005)


def _not_there(client: ClientFiles) -> Callable[[Request, Exception], Awaitable[Response]]:
    """People are shown a page that says so, programs are told in the form of the API."""

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


async def _play(hub: Hub, limits: Limits, socket: WebSocket) -> None:
    settings = hub.settings
    client = address(socket, settings)
    try:
        path = _PLAY.fullmatch(socket.scope["path"])
        if path is None:
            raise NotFound("request.nowhere")
        socket.scope["path_params"] = path.groupdict()
        check_origin(socket, settings)
        limits.requests.take(client)
        all_of_them = sum(limits.connections.values())
        if (
            limits.connections.get(client, 0) >= settings.connections_per_client
            or all_of_them >= settings.connections
        ):
            raise TooMany("rate.connections", seconds=10)
    except Problem as error:
        # Before it is accepted: a plain answer to the handshake.
        if isinstance(error, TooMany):
            hub.metrics.count("refused_total")
        await socket.send_denial_response(failure(error, texts_of(socket, None)))
        return
    limits.connections[client] = limits.connections.get(client, 0) + 1
    try:
        await socket.accept()
        connection, have = await _connect(hub, limits, socket)
        await connection.run(have)
    except MeowpleError as error:
        await _turn_away(socket, error)
    except WebSocketDisconnect:
        pass
    finally:
        limits.connections[client] -= 1
        if not limits.connections[client]:
            del limits.connections[client]


async def _connect(
    hub: Hub, limits: Limits, socket: WebSocket
) -> tuple[Connection, int | None]:
    profile = await profile_of(socket, hub)
    seat, have = _number(socket, "seat"), _number(socket, "have")
    table = table_id(socket)
    me = profile.id if profile else None
    # From here to its viewer nothing waits: a room that nobody looks at may be let go.
    room = await hub.room(table)
    if seat is not None:
        room.check_seat(me, seat)
    elif not may_watch(room.table, me):
        raise Forbidden("table.closed")
    connection = Connection(
        hub,
        room,
        socket,
        profile=profile,
        seat=seat,
        texts=texts_of(socket, profile),
        limits=limits,
        client=address(socket, hub.settings),
    )
    return connection, have


def _number(socket: WebSocket, name: str) -> int | None:
    given = socket.query_params.get(name)
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) <= 7):
        raise BadRequest("request.invalid", wrong="value", key=name, expected="")
    return int(given)


async def _turn_away(socket: WebSocket, error: MeowpleError) -> None:
    if socket.application_state is not WebSocketState.CONNECTED:
        return
    facts = in_words(error, texts_of(socket, None))
    status = status_of(error) if isinstance(error, Problem) else 0
    try:
        await socket.send_text(messages.encode(messages.Error(facts)).decode())
        await socket.close(_REFUSED + status)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
