"""Counters and gauges in the text form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

PREFIX = "meowple_"

_HELP = {
    "requests_total": "HTTP answers by status.",
    "messages_total": "WebSocket messages received.",
    "entries_total": "Rows written to logs of tables, by kind.",
    "conflicts_total": "Rows that another process or client had written first.",
    "commits_total": "Transactions of the writer.",
    "hints_total": "Hints that were given.",
    "bot_failures_total": "Bot workers that crashed or took too long.",
    "notices_total": "Notices by e-mail and webhook, by what became of them.",
    "refused_total": "Requests and messages over the allowed rate.",
    "faults_total": "Mistakes in Meowple itself.",
    "connections": "Open WebSockets.",
    "analyses": "Finished games that are being analysed.",
    "tables": "Tables held in memory.",
}


class Metrics:
    """What a process has counted since it started."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._counts: dict[tuple[str, str], int] = {}
        self._gauges: dict[str, Callable[[], int]] = {}

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """`label` is the inside of the braces: `status="200"`."""
        with self._lock:
            self._counts[name, label] = self._counts.get((name, label), 0) + by

    def gauge(self, name: str, read: Callable[[], int]) -> None:
        self._gauges[name] = read

    def value(self, name: str, label: str = "") -> int:
        return self._counts.get((name, label), 0)

    def text(self) -> str:
        with self._lock:
            counts = sorted(self._counts.items())
        lines: list[str] = []
        told: set[str] = set()
        for (name, label), number in counts:
            if name not in told:
                told.add(name)
                lines += _head(name, "counter")
            braces = f"{{{label}}}" if label else ""
            lines.append(f"{PREFIX}{name}{braces} {number}")
        for name, read in sorted(self._gauges.items()):
            lines += [*_head(name, "gauge"), f"{PREFIX}{name} {read()}"]
        return "\n".join(lines) + "\n"


def _head(name: str, kind: str) -> list[str]:
    return [f"# HELP {PREFIX}{name} {_HELP[name]}", f"# TYPE {PREFIX}{name} {kind}"]
