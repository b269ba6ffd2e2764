"""The rough kind of device that a request comes from, for a list of one's own devices."""

from __future__ import annotations

from starlette.requests import HTTPConnection

# The first that is found counts: most browsers also name others.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_kind(connection: HTTPConnection) -> str | None:
    """Browser and system, such as “Firefox, Android”; None if neither is known."""
    agent = connection.headers.get("user-agent", "")
    found = [
        next((name for mark, name in kinds if mark in agent), None)
        for kinds in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(name for name in found if name) or None
