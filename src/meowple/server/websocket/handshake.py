"""The handshake of a WebSocket: who may connect to which table, at which seat."""

from __future__ import annotations

import re

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from meowple.kernel.errors import MeowpleError
from meowple.server.errors import (
    BadRequest,
    NotFound,
    Problem,
    TooMany,
    in_words,
)
from meowple.server.http.client_address import address, check_host, check_origin
from meowple.server.http.endpoint import profile_of, table_id, texts_of
from meowple.server.http.error_responses import failure, status_of
from meowple.server.live.services import Services
from meowple.server.rate_limits import Limits
from meowple.server.websocket.connection import Connection
from meowple.table import messages
from meowple.table.access import check_look

_PLAY = re.compile(r"/api/tables/(?P<table>[^/]+)/play")
# A refused WebSocket is accepted, gets an error message and is closed with this code plus
# the HTTP status: browsers show a page nothing else.
_REFUSED = 4000


async def serve(services: Services, limits: Limits, socket: WebSocket) -> None:
    """Answer a WebSocket from its handshake to its end."""
    client = address(socket, services.settings)
    try:
        _check(services, limits, socket, client)
    except Problem as error:
        # Before it is accepted: a plain HTTP answer to the handshake.
        if isinstance(error, TooMany):
            services.metrics.count("refused_total")
        await socket.send_denial_response(failure(error, texts_of(socket, None)))
        return
    limits.connections[client] = limits.connections.get(client, 0) + 1
    try:
        await socket.accept()
        connection, have = await _connect(services, limits, socket)
        await connection.run(have)
    except MeowpleError as error:
        await _refuse(socket, error)
    except WebSocketDisconnect:
        pass
    finally:
        limits.connections[client] -= 1
        if not limits.connections[client]:
            del limits.connections[client]


def _check(services: Services, limits: Limits, socket: WebSocket, client: str) -> None:
    """Refuse a wrong path, a foreign page, and too many connections."""
    settings = services.settings
    path = _PLAY.fullmatch(socket.scope["path"])
    if path is None:
        raise NotFound("request.nowhere")
    socket.scope["path_params"] = path.groupdict()
    check_host(socket, settings)
    check_origin(socket, settings)
    limits.requests.take(client)
    own, total = limits.connections.get(client, 0), sum(limits.connections.values())
    if own >= settings.connections_per_client or total >= settings.connections:
        raise TooMany("rate.connections", seconds=10)


async def _connect(
    services: Services, limits: Limits, socket: WebSocket
) -> tuple[Connection, int | None]:
    """The connection, and the number of the state that the client already has."""
    profile = await profile_of(socket, services)
    seat, have = _number(socket, "seat"), _number(socket, "have")
    table = table_id(socket)
    me = profile.id if profile else None
    # From here until the connection is a viewer nothing waits: a room without viewers may
    # be dropped.
    room = await services.rooms.open(table)
    check_look(room.row, me, seat)
    connection = Connection(
        services,
        room,
        socket,
        profile=profile,
        seat=seat,
        texts=texts_of(socket, profile),
        limits=limits,
        client=address(socket, services.settings),
    )
    return connection, have


def _number(socket: WebSocket, name: str) -> int | None:
    given = socket.query_params.get(name)
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) <= 7):
        raise BadRequest("request.invalid", wrong="value", key=name, expected="")
    return int(given)


async def _refuse(socket: WebSocket, error: MeowpleError) -> None:
    """Say why on an accepted WebSocket, and close it."""
    if socket.application_state is not WebSocketState.CONNECTED:
        return
    facts = in_words(error, texts_of(socket, None))
    status = status_of(error) if isinstance(error, Problem) else 0
    try:
        await socket.send_text(messages.encode(messages.Error(facts)).decode())
        await socket.close(_REFUSED + status)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
