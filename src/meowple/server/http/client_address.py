"""The source of a request: the client's address, TLS, and the page that sent it.

Behind a proxy the headers tell it, if the host trusts the proxy. Only the last value of a
header is believed: it is the one that our own proxy added.
"""

from __future__ import annotations

import ipaddress
import socket
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


def check_host(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse a Host that is not ours. A foreign site can let its own name lead to this
    machine (DNS rebinding): then its pages and our answers have the same origin. A number
    can't lead elsewhere."""
    name = _host_name(connection.headers.get("host", ""))
    if settings.public_url:
        public = _host_name(urlsplit(settings.public_url).netloc)
        # On the machine itself hosts read metrics and look for what is wrong.
        known = name == public or (_is_loopback(name) and is_local(connection, settings))
    else:
        known = (
            accepts_any_host(settings)
            or _is_loopback(name)
            or (not _is_loopback(settings.host) and _is_ours(name, settings))
        )
    if not known:
        raise Forbidden("host.foreign")


def accepts_any_host(settings: Settings) -> bool:
    """Whether nobody has told us by which name the proxy in front of us is reached."""
    return settings.trust_proxy and not settings.public_url


def _is_ours(name: str, settings: Settings) -> bool:
    """Whether a name is this machine's own in its network, or a number. Behind a router or
    in a container the number may be one that this machine doesn't know of."""
    return _ip(name) is not None or name in (settings.host.lower(), *_machine_names())


@lru_cache(maxsize=1)
def _machine_names() -> tuple[str, ...]:
    full = socket.gethostname().lower().rstrip(".")
    short = full.partition(".")[0]
    return (full, short, f"{short}.local") if short else ()


def _host_name(netloc: str) -> str:
    """The name in a Host header or an address, without the port."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _ip(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def _is_loopback(name: str) -> bool:
    """Whether a name or number always leads to the machine that uses it."""
    number = _ip(name)
    if number is None:
        return name == "localhost" or name.endswith(".localhost")
    return number.is_loopback


def own_origin(connection: HTTPConnection, settings: Settings) -> str:
    """Scheme and host by which the client reached us."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    scheme = "https" if is_secure(connection, settings) else "http"
    return f"{scheme}://{connection.headers.get('host', '')}"


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse requests that a browser sends for a page of another site; programs send no
    Origin. Where we are reached by TLS, a page without TLS may be anyone's."""
    headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        return
    host = headers.get("host", "")
    ours = {host}
    if settings.public_url:
        ours = {urlsplit(settings.public_url).netloc}
        if _is_loopback(_host_name(host)):
            ours.add(host)
    try:
        scheme, theirs = urlsplit(origin)[:2]
    except ValueError:
        scheme = theirs = ""
    schemes = ("https",) if is_secure(connection, settings) else ("http", "https")
    if not theirs or theirs not in ours or scheme not in schemes:
        raise Forbidden("origin.foreign")
