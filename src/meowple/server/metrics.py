"""Metrics for Prometheus: counters, gauges and latency histograms.

A thin layer over prometheus_client, so that a metric is declared once, here, and the rest
of the server names it. Nothing here holds a name, an address or anything that players do.

With several worker processes, `run` sets PROMETHEUS_MULTIPROC_DIR: then every process
keeps its values in files of that folder, and any of them answers with the sums.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

# prometheus_client reads this variable when it is imported.
MULTIPROCESS_DIR = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE = CONTENT_TYPE_LATEST

_PREFIX = "meowple_"

# Each with its help text and the name of its label, if it has one.
_COUNTERS = {
    "http_requests_total": ("HTTP responses, by status.", "status"),
    "messages_total": ("WebSocket messages received.", ""),
    "actions_total": ("Rows written to the logs of tables, by kind.", "kind"),
    "conflicts_total": ("Rows that another process or client had written first.", ""),
    "commits_total": ("Database transactions that wrote something.", ""),
    "hints_total": ("Hints given.", ""),
    "bot_failures_total": ("Bot workers that crashed or timed out.", ""),
    "notices_total": ("Notifications by e-mail and webhook, by outcome.", "status"),
    "refused_total": ("Requests and messages over the rate limits.", ""),
    "faults_total": ("Unexpected exceptions, which are bugs in Meowple.", ""),
}

_GAUGES = {
    "connections": "Open WebSockets.",
    "analyses": "Finished games that are being analyzed.",
    "tables": "Tables held in memory.",
}

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)

# As counters, and with the upper bounds of their buckets.
_HISTOGRAMS = {
    "action_seconds": ("From receiving an action to its commit.", "", _FAST),
    "http_request_seconds": ("HTTP requests to the API, by route.", "route", _FAST),
    "write_seconds": ("Database transactions that wrote something.", "", _FAST),
    "bot_seconds": ("Answers of bot workers, by kind of question.", "kind", _SLOW),
}


# The created-at series would double the number of series and say nothing we need.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """All metrics of one process. Labels take a value from a small, fixed set."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counters = {
            name: Counter(_PREFIX + name, help, _labels(label), registry=self._registry)
            for name, (help, label) in _COUNTERS.items()
        }
        self._histograms = {
            name: Histogram(
                _PREFIX + name,
                help,
                _labels(label),
                buckets=buckets,
                registry=self._registry,
            )
            for name, (help, label, buckets) in _HISTOGRAMS.items()
        }
        self._gauges: dict[str, tuple[Gauge, Callable[[], int]]] = {}
        # To look a label up costs more than to count.
        self._counter_of: dict[tuple[str, str], Counter] = {}
        self._histogram_of: dict[tuple[str, str], Histogram] = {}

    def count(self, name: str, label: str = "") -> None:
        """Add one to a counter."""
        found = self._counter_of.get((name, label))
        if found is None:
            counter = self._counters[name]
            found = counter.labels(label) if label else counter
            self._counter_of[name, label] = found
        found.inc()

    def observe(self, name: str, seconds: float, label: str = "") -> None:
        """Add a duration to a histogram."""
        self._histogram(name, label).observe(seconds)

    @contextmanager
    def timed(self, name: str, label: str = "") -> Iterator[None]:
        """A context that adds its duration to a histogram, unless it raises: an action
        that is refused was not committed."""
        start = perf_counter()
        yield
        self.observe(name, perf_counter() - start, label)

    def _histogram(self, name: str, label: str) -> Histogram:
        found = self._histogram_of.get((name, label))
        if found is None:
            histogram = self._histograms[name]
            found = histogram.labels(label) if label else histogram
            self._histogram_of[name, label] = found
        return found

    def gauge(self, name: str, read: Callable[[], int]) -> None:
        """Declare where a gauge reads its value. The values of all processes are summed,
        without those of processes that have ended."""
        gauge = Gauge(
            _PREFIX + name,
            _GAUGES[name],
            multiprocess_mode="livesum",
            registry=self._registry,
        )
        self._gauges[name] = gauge, read

    def refresh_gauges(self) -> None:
        """Note the present values for processes that are asked for metrics; call it every
        few seconds."""
        for gauge, read in self._gauges.values():
            gauge.set(read())

    def text(self) -> str:
        """All metrics in Prometheus's text format."""
        self.refresh_gauges()
        folder = os.environ.get(MULTIPROCESS_DIR)
        if folder is None:
            return generate_latest(self._registry).decode()
        _drop_gauges_of_ended_processes(Path(folder))
        registry = CollectorRegistry()
        MultiProcessCollector(registry, path=folder)  # type: ignore[no-untyped-call]
        return generate_latest(registry).decode()


def _labels(label: str) -> tuple[str, ...]:
    return (label,) if label else ()


def _drop_gauges_of_ended_processes(folder: Path) -> None:
    """A process that was killed could not take its own gauges away."""
    for path in folder.glob("gauge_live*.db"):
        try:
            os.kill(int(path.stem.rpartition("_")[2]), 0)
        except ProcessLookupError:
            path.unlink(missing_ok=True)
        except PermissionError:
            # It is there, under another user.
            continue


# The files of prometheus_client: kind and process. A SQLite database ends with .db too.
_VALUE_FILE = re.compile(r"(counter|histogram|summary|gauge_[a-z]+)_\d+\.db")


def clear_multiprocess_dir(folder: Path) -> None:
    """Delete the values that an earlier server has left, and no other file."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for path in folder.iterdir():
        if _VALUE_FILE.fullmatch(path.name):
            path.unlink()
