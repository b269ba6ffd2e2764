"""Webhooks: one small POST to an address that a stranger named.

It goes to public addresses only, and to the very address that was checked; redirects
are not followed; time and size of the answer are bounded; of the answer only its
status is looked at.
"""

from __future__ import annotations

import socket
import ssl
import time
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from meowple.server.notifications.contacts import is_loopback
from meowple.server.notifications.mail import NotSent

_PATIENCE = 10.0
_ANSWER = 1024
# IPv6 addresses that stand for IPv4 ones, which may be anything.
_TUNNELS = tuple(
    map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
)


def is_public(text: str) -> bool:
    """Whether an address is one of the internet, and not of the host's own network."""
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


def post(url: str, body: bytes, *, loopback: bool = False) -> None:
    """Send, in this thread; raises NotSent."""
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    allowed = loopback and is_loopback(host)
    if not secure and not allowed:
        raise NotSent(again=False)
    end = time.monotonic() + _PATIENCE
    address = _address(host, parts.port or (443 if secure else 80), allowed)
    try:
        connection = socket.create_connection(address, timeout=_PATIENCE)
    except OSError:
        raise NotSent(again=True) from None
    with connection:
        try:
            line = _secured(connection, host) if secure else connection
        except (OSError, ValueError):
            raise NotSent(again=True) from None
        with line:
            _judge(_exchange(line, _request(url, body), end))


def _address(host: str, port: int, allowed: bool) -> tuple[str, int]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotSent(again=True) from None
    addresses = [str(entry[4][0]) for entry in found]
    # One private address among them is enough to refuse: no choosing, no guessing.
    if not addresses or not (allowed or all(map(is_public, addresses))):
        raise NotSent(again=False)
    return addresses[0], port


def _secured(connection: socket.socket, host: str) -> socket.socket:
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


def _exchange(line: socket.socket, request: bytes, end: float) -> bytes:
    """The first bytes of the answer."""
    held = b""
    try:
        line.settimeout(max(0.1, end - time.monotonic()))
        line.sendall(request)
        while b"\n" not in held and len(held) < _ANSWER:
            line.settimeout(max(0.1, end - time.monotonic()))
            piece = line.recv(_ANSWER)
            if not piece or time.monotonic() > end:
                break
            held += piece
    except OSError:
        # It may have been heard all the same.
        raise NotSent(again=False) from None
    return held


def _judge(answer: bytes) -> None:
    words = answer.split(b"\n", 1)[0].split()
    status = words[1] if len(words) > 1 and words[0].startswith(b"HTTP/1.") else b""
    if len(status) == 3 and status.startswith(b"2"):
        return
    raise NotSent(again=status in (b"429", b"500", b"502", b"503", b"504"))
