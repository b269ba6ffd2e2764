"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from meowple.kernel.errors import MeowpleError
from meowple.kernel.game import AnyGame, games
from meowple.server import messages
from meowple.server.calls import (
    Limits,
    address,
    answering,
    check_origin,
    failure,
    profile_of,
    texts_of,
)
from meowple.server.connection import POLICY, Connection, may_watch
from meowple.server.errors import (
    BadRequest,
    Forbidden,
    NotFound,
    Problem,
    TooMany,
    in_words,
)
from meowple.server.guard import Guard
from meowple.server.hub import Hub
from meowple.server.logs import set_up
from meowple.server.settings import Settings
from meowple.server.site import ALL, PAGES
from meowple.server.times import Times
from meowple.texts import texts

# A refused WebSocket is accepted, told why and closed: browsers show nothing else.
_REFUSED = 4000


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

    async def play(socket: WebSocket) -> None:
        await _play(hub, limits, socket)

    # Paths first come, first served: a fixed one stands before one with a name in it.
    routes: list[Route | WebSocketRoute] = [
        Route(e.path, answering(hub, limits, e), methods=[e.method]) for e in (*ALL, *PAGES)
    ]
    routes.append(WebSocketRoute("/api/tables/{table}/play", play))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: _not_there},
    )
    app.router.redirect_slashes = False
    return Guard(app, hub.metrics)


def from_environment() -> ASGIApp:
    """For a process of several, which was started anew."""
    set_up()
    return make(Settings.from_environment())


async def _not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return failure(BadRequest("request.method"), texts(), status=405)
    return failure(NotFound("request.nowhere"), texts(), status=error.status_code)


async def _play(hub: Hub, limits: Limits, socket: WebSocket) -> None:
    settings = hub.settings
    client = address(socket, settings)
    try:
        check_origin(socket.headers, settings)
        limits.requests.take(client)
        if limits.connections.get(client, 0) >= settings.connections_per_client:
            raise TooMany("rate.connections", seconds=10)
    except Problem:
        # Before it is accepted: the answer to the handshake is a plain 403.
        await socket.close(POLICY)
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
    room = await hub.room(socket.path_params["table"])
    if seat is not None:
        room.check_seat(profile.id if profile else None, seat)
    elif not may_watch(room, profile):
        raise Forbidden("table.closed")
    connection = Connection(
        hub,
        room,
        socket,
        profile=profile,
        seat=seat,
        texts=texts_of(socket, profile),
        chats=limits.chats,
    )
    return connection, have


def _number(socket: WebSocket, name: str) -> int | None:
    given = socket.query_params.get(name)
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) <= 7):
        raise BadRequest("request.invalid", reason=name)
    return int(given)


async def _turn_away(socket: WebSocket, error: MeowpleError) -> None:
    if socket.application_state is not WebSocketState.CONNECTED:
        return
    told = in_words(error, texts())
    facts = messages.ErrorFacts(told["id"], told["message"])
    status = error.status if isinstance(error, Problem) else 0
    try:
        await socket.send_text(messages.encode(messages.Error(facts)).decode())
        await socket.close(_REFUSED + status)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
