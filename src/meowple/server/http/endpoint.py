"""Endpoints: what a route of the API is, and how a request becomes a checked call.

The router and the OpenAPI description are both made of `Endpoint`s. A handler gets a
`Call` and returns a value, which is sent as JSON, or raises an error with an id.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from meowple.kernel.errors import MeowpleError
from meowple.kernel.toolbox.decoding_errors import json_spot, mismatch
from meowple.server.errors import (
    BadRequest,
    Forbidden,
    NotFound,
    TooLarge,
    TooMany,
    TooSlow,
    Unknown,
)
from meowple.server.http.client_address import (
    address,
    check_host,
    check_origin,
    is_secure,
)
from meowple.server.http.error_responses import failure
from meowple.server.live.services import Services
from meowple.server.rate_limits import Limits
from meowple.server.settings import Settings
from meowple.server.storage import profiles
from meowple.server.storage.profiles import Profile
from meowple.texts import Texts, spoken_by, texts

logger = logging.getLogger("meowple.server")

T = TypeVar("T")

COOKIE = "meowple"
# Browsers send this header to other sites only after a preflight, which we never allow.
WRITE_HEADER = "x-meowple"
_YEAR = 365 * 24 * 3600
_LONGEST_TOKEN = 100
_LONGEST_ACCEPT_LANGUAGE = 200
_TABLE_ID = re.compile(r"[a-z0-9]{1,16}", re.ASCII)


@dataclass(slots=True)
class Call:
    """A request that passed the checks of its endpoint. A handler sets `cookie` to give the
    client a new one."""

    services: Services
    limits: Limits
    request: Request
    profile: Profile | None
    texts: Texts
    body: Any
    query: Any = None
    cookie: str | None = None

    @property
    def me(self) -> Profile:
        """The client's profile; for endpoints with `needs_profile`."""
        if self.profile is None:
            raise Unknown("profile.none")
        return self.profile

    @property
    def table(self) -> str:
        return table_id(self.request)

    @property
    def client(self) -> str:
        """The client's address, for rate limits."""
        return address(self.request, self.services.settings)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read from the database."""
        return await self.services.database.read(work)

    async def write(
        self, work: Callable[[Connection], T], *, table: str | None = None
    ) -> T:
        """Write to the database; `table` is the one whose seats change."""
        return await self.services.writer.do(work, table=table)

    async def in_background(self, work: Callable[[], T]) -> T:
        """Do long work in a thread; a client has one piece of work done at a time."""
        return await self.services.background.run(self.client, work)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A route with its handler. Without `answer` the handler returns a Response."""

    method: str
    path: str
    summary: str
    handler: Handler
    body: type | None = None
    answer: type | None = None
    needs_profile: bool = False
    # The query parameters; each field has a default.
    query: type | None = None
    # The media type of a response that the handler makes itself.
    media: str = "text/plain"
    # A secret in the path allows writing, for buttons in plain pages and mail programs.
    by_token: bool = False
    # Statuses of errors beside those that all requests of its kind may have.
    fails: tuple[str, ...] = ()
    # Monitors may use any name of the machine.
    any_host: bool = False
    # A response of status 503 has the type of the answer, too.
    answers_503: bool = False


def table_id(connection: HTTPConnection) -> str:
    """The table that a path names; refuses what can't be an id."""
    id = str(connection.path_params["table"])
    if not _TABLE_ID.fullmatch(id):
        raise NotFound("table.unknown")
    return id


async def profile_of(connection: HTTPConnection, services: Services) -> Profile | None:
    """The profile that the request's cookie belongs to."""
    token = connection.cookies.get(COOKIE, "")
    if not 0 < len(token) <= _LONGEST_TOKEN:
        return None
    found = await services.database.read(lambda c: profiles.find(c, token))
    if found is not None:
        services.clients.note(found.id, address(connection, services.settings))
    now = services.now()
    if found is not None and now - found.seen > profiles.SEEN_EVERY:
        await services.writer.do(lambda c: profiles.note_seen(c, found, now))
    return found


def texts_of(connection: HTTPConnection, profile: Profile | None) -> Texts:
    """Texts in the language of the query, else of the profile, else of the browser."""
    accepted = connection.headers.get("accept-language", "")[:_LONGEST_ACCEPT_LANGUAGE]
    asked = connection.query_params.get("lang", "")
    own = profile.language if profile else ""
    return texts(spoken_by([asked, own, *accepted.split(",")]))


def answering(
    services: Services, limits: Limits, endpoint: Endpoint
) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint as a Starlette handler."""

    async def answer(request: Request) -> Response:
        began = perf_counter()
        words = texts_of(request, None)
        try:
            limits.requests.take(address(request, services.settings))
            if not endpoint.any_host:
                check_host(request, services.settings)
            profile = await profile_of(request, services)
            words = texts_of(request, profile)
            if endpoint.method != "GET" and not endpoint.by_token:
                _check_write(request, services.settings)
            if endpoint.needs_profile and profile is None:
                raise Unknown("profile.none")
            query = _query(request, endpoint)
            body = await _body(request, endpoint, services.settings)
            call = Call(services, limits, request, profile, words, body, query)
            return _response(call, await endpoint.handler(call))
        except ClientDisconnect:
            return Response(status_code=400)
        except MeowpleError as error:
            if isinstance(error, TooMany):
                services.metrics.count("refused_total")
            return failure(error, words)
        except Exception as error:
            services.metrics.count("faults_total")
            kind = type(error).__name__
            logger.error("request.failed", extra={"path": endpoint.path, "error": kind})
            return failure(MeowpleError("server.fault"), words, status=500)
        finally:
            seconds = perf_counter() - began
            services.metrics.observe("http_request_seconds", seconds, endpoint.path)

    return answer


def _check_write(request: Request, settings: Settings) -> None:
    """Protect against cross-site requests: a write needs our origin and our header."""
    check_origin(request, settings)
    if WRITE_HEADER not in request.headers:
        raise Forbidden("request.header", header="X-Meowple")


def _query(request: Request, endpoint: Endpoint) -> Any:
    if endpoint.query is None:
        return None
    try:
        given = dict(request.query_params)
        return msgspec.convert(given, type=endpoint.query, strict=False)
    except msgspec.ValidationError as error:
        raise BadRequest("request.invalid", **mismatch(error)) from None


async def _body(request: Request, endpoint: Endpoint, settings: Settings) -> Any:
    """The decoded body, within the limits of size and time."""
    if endpoint.body is None:
        return None
    held = bytearray()
    try:
        async with asyncio.timeout(settings.body_seconds):
            async for chunk in request.stream():
                held += chunk
                if len(held) > settings.body_bytes:
                    raise TooLarge("request.too_long", limit=settings.body_bytes)
    except TimeoutError:
        raise TooSlow("request.too_slow") from None
    try:
        return msgspec.json.decode(bytes(held) or b"{}", type=endpoint.body)
    except msgspec.ValidationError as error:
        raise BadRequest("request.invalid", **mismatch(error)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRequest("request.not_json", **json_spot(error, bytes(held))) from None
    except RecursionError:
        raise BadRequest("request.too_deep") from None


def _response(call: Call, answer: Any) -> Response:
    if isinstance(answer, Response):
        return answer
    response = as_json(answer)
    if call.cookie is not None:
        response.set_cookie(
            COOKIE,
            call.cookie,
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=is_secure(call.request, call.services.settings),
        )
    return response


def as_json(answer: object, status: int = 200) -> Response:
    """A value as a JSON response."""
    data = msgspec.json.encode(answer)
    return Response(data, status, media_type="application/json")
