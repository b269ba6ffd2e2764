"""Webhooks: a small POST to a URL that a player entered.

Against server-side request forgery it connects to public addresses only, and to the very
address that was checked; it follows no redirects, bounds the time and the size of the
response, and reads only its status.
"""

from __future__ import annotations

import socket
import ssl
import time
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from meowple.server.notifications.contacts import is_loopback
from meowple.server.notifications.smtp import NotSent

# Seconds for the whole exchange, and the bytes of a response that are read.
_TIMEOUT = 10.0
_MOST_RESPONSE_BYTES = 1024
# IPv6 networks that embed IPv4 addresses, which may be private.
_TUNNELS = tuple(
    map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
)


def is_public(text: str) -> bool:
    """Whether an address is on the internet, not in the host's own network."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in net for net in _TUNNELS) or found.is_site_local:
            return False
    assert isinstance(found, IPv4Address | IPv6Address)
    return found.is_global and not (found.is_multicast or found.is_reserved)


def send(url: str, body: bytes, *, loopback: bool = False) -> None:
    """Send in this thread; raises NotSent."""
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    is_allowed = loopback and is_loopback(host)
    if not secure and not is_allowed:
        raise NotSent(retry=False)
    end = time.monotonic() + _TIMEOUT
    address = _address(host, parts.port or (443 if secure else 80), is_allowed)
    try:
        connection = socket.create_connection(address, timeout=_TIMEOUT)
    except OSError:
        raise NotSent(retry=True) from None
    with connection:
        try:
            stream = _with_tls(connection, host) if secure else connection
        except (OSError, ValueError):
            raise NotSent(retry=True) from None
        with stream:
            _check_response(_exchange(stream, _request(url, body), end))


def _address(host: str, port: int, allowed: bool) -> tuple[str, int]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotSent(retry=True) from None
    addresses = [str(entry[4][0]) for entry in found]
    # A single private address among them is enough to refuse.
    if not addresses or not (allowed or all(map(is_public, addresses))):
        raise NotSent(retry=False)
    return addresses[0], port


def _with_tls(connection: socket.socket, host: str) -> socket.socket:
    return ssl.create_default_context().wrap_socket(connection, server_hostname=host)


def _request(url: str, body: bytes) -> bytes:
    parts = urlsplit(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = (
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: Meowple",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + body


def _exchange(stream: socket.socket, request: bytes, end: float) -> bytes:
    """Send the request; the first bytes of the response."""
    held = b""
    try:
        stream.settimeout(max(0.1, end - time.monotonic()))
        stream.sendall(request)
        while b"\n" not in held and len(held) < _MOST_RESPONSE_BYTES:
            stream.settimeout(max(0.1, end - time.monotonic()))
            piece = stream.recv(_MOST_RESPONSE_BYTES)
            if not piece or time.monotonic() > end:
                break
            held += piece
    except OSError:
        # The receiver may have got it all the same.
        raise NotSent(retry=False) from None
    return held


def _check_response(response: bytes) -> None:
    words = response.split(b"\n", 1)[0].split()
    status = words[1] if len(words) > 1 and words[0].startswith(b"HTTP/1.") else b""
    if len(status) == 3 and status.startswith(b"2"):
        return
    raise NotSent(retry=status in (b"429", b"500", b"502", b"503", b"504"))
