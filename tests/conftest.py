"""Fixtures for all tests, and whose lines are counted."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.pebbles import pebbles

__all__ = ["pebbles"]

# The commands speak the language of the system; the tests read English.
os.environ["LC_ALL"] = "C.UTF-8"

COUNTED = ("kernel", "games")


def counts(item: pytest.Item) -> bool:
    """Each rule has tests of its own, and by those lines are counted."""
    folder = item.path.relative_to(Path(__file__).parent).parts[0]
    return folder in COUNTED and item.get_closest_marker("uncounted") is None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that count come first: what is cached is reached only once."""
    items.sort(key=counts, reverse=True)


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
