"""Where a request comes from: the client's address, TLS, and the page that sent it.

Behind a proxy the headers tell it, if the host trusts the proxy. Only the last value of a
header is believed: it is the one that our own proxy added.
"""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from meowple.server.errors import Forbidden
from meowple.server.settings import Settings

# Headers that show that a request came through some proxy.
_FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


def address(connection: HTTPConnection, settings: Settings) -> str:
    """The client's address, by which requests are counted. Addresses before the last one
    in the header can be made up by anyone."""
    if settings.trust_proxy:
        last = _last(connection.headers, "x-forwarded-for")
        if last:
            return _network(last[:64])
    return _network(connection.client.host) if connection.client else "unknown"


def _last(headers: Headers, name: str) -> str:
    """The last value of a header. Proxies append theirs to what the client sent, in the
    same line or in a line of its own."""
    lines = headers.getlist(name)
    return lines[-1].rpartition(",")[2].strip() if lines else ""


@lru_cache(maxsize=1024)
def _network(host: str) -> str:
    """An IPv4 address, or the /64 network of an IPv6 one: one client has all of it."""
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
    """Whether the client is on this machine. A request through a proxy that is not
    trusted may come from anywhere."""
    if not settings.trust_proxy and any(h in connection.headers for h in _FORWARDED):
        return False
    try:
        return ipaddress.ip_address(address(connection, settings)).is_loopback
    except ValueError:
        # The /64 network of an IPv6 client. That of ::1 belongs to this machine alone.
        return address(connection, settings) == "::/64"


def is_secure(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the client reached us by TLS."""
    if settings.trust_proxy and "x-forwarded-proto" in connection.headers:
        return _last(connection.headers, "x-forwarded-proto").lower() in ("https", "wss")
    if settings.public_url and settings.public_url.startswith("https://"):
        return True
    return connection.scope["scheme"] in ("https", "wss")


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse requests that a browser sends for a page of another site; programs send no
    Origin. Where we are reached by TLS, a page without TLS may be anyone's."""
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
