"""HTTP requests: from bytes to a checked call, and from its answer to bytes.

A route is one `Endpoint`; the router and the OpenAPI description both come from it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
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
    in_words,
    status_of,
)
from meowple.server.live.services import Services
from meowple.server.rate_limits import Rates
from meowple.server.settings import Settings
from meowple.server.storage import profiles
from meowple.server.storage.profiles import Profile
from meowple.texts import Texts, spoken_by, texts

log = logging.getLogger("meowple.server")

T = TypeVar("T")

COOKIE = "meowple"
# A browser sends this header across sites only after asking, and we never allow it.
WRITE_HEADER = "x-meowple"
_FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
_YEAR = 365 * 24 * 3600
_LONGEST_TOKEN = 100
# Of the languages that a browser would like.
_MOST_LIKED = 200
_TABLE_ID = re.compile(r"[a-z0-9]{1,16}", re.ASCII)


@dataclass(slots=True)
class Call:
    """A request that was let through. `cookie` is set to give the client a new one."""

    hub: Services
    limits: Limits
    request: Request
    profile: Profile | None
    texts: Texts
    body: Any
    query: Any = None
    cookie: str | None = None

    @property
    def me(self) -> Profile:
        """The profile of whoever asks; handlers that need one say so."""
        if self.profile is None:
            raise Unknown("profile.none")
        return self.profile

    @property
    def table(self) -> str:
        return table_id(self.request)

    @property
    def client(self) -> str:
        """Whose request it is, for the limits."""
        return address(self.request, self.hub.settings)

    async def aside(self, work: Callable[[], T]) -> T:
        """Work that takes long; one of a client's at a time."""
        return await self.hub.background.run(self.client, work)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One route. Without `answer` the handler makes the response itself."""

    method: str
    path: str
    summary: str
    handler: Handler
    body: type | None = None
    answer: type | None = None
    needs_profile: bool = False
    # What may stand behind the path; each field has a default.
    query: type | None = None
    # What a response that the handler makes itself is.
    media: str = "text/plain"
    # A secret in the path is the right to write: a button in a page, a mail program.
    by_token: bool = False
    # Statuses of failures beside those that all requests of its kind have.
    fails: tuple[str, ...] = ()


class Limits:
    """How often clients may come."""

    def __init__(self, hub: Services) -> None:
        settings = hub.settings

        def now() -> float:
            return hub.now() / 1000

        self.requests = Rates(settings.requests_per_second, settings.requests_burst, now)
        self.profiles = Rates(
            settings.profiles_per_minute / 60, settings.profiles_burst, now
        )
        self.chats = Rates(settings.chats_per_second, settings.chats_burst, now)
        self.undos = Rates(settings.undos_per_second, settings.undos_burst, now)
        self.tables = Rates(settings.tables_per_minute / 60, settings.tables_burst, now)
        self.replays = Rates(settings.replays_per_second, settings.replays_burst, now)
        self.asks = Rates(settings.asks_per_second, settings.asks_burst, now)
        self.questions = Rates(settings.questions_per_second, settings.questions_burst, now)
        self.hints = Rates(settings.hints_per_minute / 60, settings.hints_burst, now)
        self.analyses = Rates(
            settings.analyses_per_hour / 3600, settings.analyses_burst, now
        )
        self.letters = Rates(settings.letters_per_hour / 3600, settings.letters_burst, now)
        self.connections: dict[str, int] = {}


def address(connection: HTTPConnection, settings: Settings) -> str:
    """Whose request it is, for the counting of requests. The last address in the header
    is the one that our own proxy saw; those before it anybody can invent."""
    if settings.trust_proxy:
        last = _last(connection.headers, "x-forwarded-for")
        if last:
            return _network(last[:64])
    return _network(connection.client.host) if connection.client else "unknown"


def _last(headers: Headers, name: str) -> str:
    """The last value of a header, which may be there more than once: proxies add their
    own behind what the client sent, in the same line or in one of its own."""
    lines = headers.getlist(name)
    return lines[-1].rpartition(",")[2].strip() if lines else ""


@lru_cache(maxsize=1024)
def _network(host: str) -> str:
    """An address; of IPv6 the network, for a client has as many addresses as it likes."""
    try:
        found = ipaddress.ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return host
    if found.version == 4:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def is_local(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the client is on this machine; who comes by a proxy that is not trusted may
    be anybody."""
    if not settings.trust_proxy and any(h in connection.headers for h in _FORWARDED):
        return False
    try:
        return ipaddress.ip_address(address(connection, settings)).is_loopback
    except ValueError:
        # The /64 network of an IPv6 client. Of ::1 it is that of nobody else.
        return address(connection, settings) == "::/64"


def table_id(connection: HTTPConnection) -> str:
    """The table that a path names; what cannot be an id is not looked for."""
    id = str(connection.path_params["table"])
    if not _TABLE_ID.fullmatch(id):
        raise NotFound("table.unknown")
    return id


def is_secure(connection: HTTPConnection, settings: Settings) -> bool:
    if settings.trust_proxy and "x-forwarded-proto" in connection.headers:
        return _last(connection.headers, "x-forwarded-proto").lower() in ("https", "wss")
    if settings.public_url and settings.public_url.startswith("https://"):
        return True
    return connection.scope["scheme"] in ("https", "wss")


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """A browser says from which site a request comes; others say nothing. Where we are
    reached by TLS, a page that came without it may be anybody's."""
    headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        return
    ours = {headers.get("host", "")}
    if settings.public_url:
        ours.add(urlsplit(settings.public_url).netloc)
    try:
        scheme, theirs = urlsplit(origin)[:2]
    except ValueError:
        scheme = theirs = ""
    schemes = ("https",) if is_secure(connection, settings) else ("http", "https")
    if not theirs or theirs not in ours or scheme not in schemes:
        raise Forbidden("origin.foreign")


async def profile_of(connection: HTTPConnection, hub: Services) -> Profile | None:
    """Whose cookie the request brings."""
    token = connection.cookies.get(COOKIE, "")
    if not 0 < len(token) <= _LONGEST_TOKEN:
        return None
    found = await hub.database.read(lambda c: profiles.find(c, token))
    now = hub.now()
    if found is not None and now - found.seen > profiles.SEEN_EVERY:
        await hub.writer.do(lambda c: profiles.note_seen(c, found.id, now))
    return found


def texts_of(connection: HTTPConnection, profile: Profile | None) -> Texts:
    """In the language that is asked for, else in the profile's own, else in one that the
    browser would like."""
    liked = connection.headers.get("accept-language", "")[:_MOST_LIKED].split(",")
    own = profile.language if profile else ""
    return texts(spoken_by([connection.query_params.get("lang", ""), own, *liked]))


def answering(
    hub: Services, limits: Limits, endpoint: Endpoint
) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint as Starlette calls it."""

    async def answer(request: Request) -> Response:
        began = perf_counter()
        words = texts_of(request, None)
        try:
            limits.requests.take(address(request, hub.settings))
            profile = await profile_of(request, hub)
            words = texts_of(request, profile)
            if endpoint.method != "GET" and not endpoint.by_token:
                _check_write(request, hub.settings)
            if endpoint.needs_profile and profile is None:
                raise Unknown("profile.none")
            query = _query(request, endpoint)
            body = await _body(request, endpoint, hub.settings)
            call = Call(hub, limits, request, profile, words, body, query)
            return _response(call, await endpoint.handler(call))
        except ClientDisconnect:
            return Response(status_code=400)
        except MeowpleError as error:
            if isinstance(error, TooMany):
                hub.metrics.count("refused_total")
            return failure(error, words)
        except Exception as error:
            hub.metrics.count("faults_total")
            kind = type(error).__name__
            log.error("request.failed", extra={"path": endpoint.path, "error": kind})
            return failure(MeowpleError("server.fault"), words, status=500)
        finally:
            seconds = perf_counter() - began
            hub.metrics.observe("http_request_seconds", seconds, endpoint.path)

    return answer


def _check_write(request: Request, settings: Settings) -> None:
    """Writes come from our own pages, or from programs that say so."""
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
            secure=is_secure(call.request, call.hub.settings),
        )
    return response


def as_json(answer: object, status: int = 200) -> Response:
    data = msgspec.json.encode(answer)
    return Response(data, status, media_type="application/json")


def failure(error: MeowpleError, words: Texts, status: int | None = None) -> Response:
    response = as_json({"error": in_words(error, words)}, status or status_of(error))
    if isinstance(error, TooMany):
        response.headers["retry-after"] = str(error.details["seconds"])
    return response
