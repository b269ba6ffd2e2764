"""Fixtures for all tests, their order, whose lines are counted, and how long each part
took."""

from __future__ import annotations

import os
import sys
import threading
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.pebbles import pebbles

__all__ = ["pebbles"]

# The commands speak the language of the system; the tests read English.
os.environ["LC_ALL"] = "C.UTF-8"

COUNTED = ("kernel", "games")
# Bots and research are judged by what they achieve.
UNCOUNTED = {"bot", "packing", "rl"}
# The tests that take longest: many servers, many games.
LONG = (
    "fifth_language/",
    "server/test_kills",
    "server/test_whole_games",
    "server/websocket/test_secrets",
)
# And with a browser.
LONG_VISITS = (
    "web/test_whole_games",
    "web/test_steady",
    "web/test_on_this_device",
    "web/test_questions",
    "web/test_site_without_server",
    "web/test_guides",
    "web/test_overflow",
    "web/test_together",
)


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: many tests wait, for a browser or a server."""
    return (os.cpu_count() or 1) + 1


def counts(item: pytest.Item) -> bool:
    """Each rule has tests of its own, and by those lines are counted."""
    part, *within = place(item).split("/")
    if part not in COUNTED or UNCOUNTED & {*within}:
        return False
    return not item.get_closest_marker("uncounted")


def place(item: pytest.Item) -> str:
    return item.path.relative_to(Path(__file__).parent).as_posix()


def turn(item: pytest.Item) -> tuple[int, int]:
    """The order of tests. Those that count come first: cached code runs only once. Browsers
    come last, for they leave an event loop running. Among each the longest are first, so
    that nobody is left with one at the end."""
    where = place(item)
    if counts(item):
        return 0, 0
    part, long = (2, LONG_VISITS) if where.startswith("web/") else (1, LONG)
    ranks = [rank for rank, name in enumerate(long) if where.startswith(name)]
    return part, min(ranks, default=len(long))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=turn)
    if os.environ.get("CI"):
        for item in items:
            if place(item).startswith("web/"):
                item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The seconds of each part, wherever the slowest tests are listed too."""
    if not terminalreporter.config.option.durations:
        return
    parts: dict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                file = report.nodeid.partition("::")[0]
                parts["/".join(file.split("/")[:2])] += report.duration
    terminalreporter.section("seconds of each part, added up over all processes")
    for part, seconds in sorted(parts.items(), key=lambda part: -part[1]):
        terminalreporter.write_line(f"{seconds:7.1f}s {part}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Other tests show other things; counting would make them three times slower."""
    if counts(item):
        return (yield)
    here, in_threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(here)
        threading.settrace(in_threads)
