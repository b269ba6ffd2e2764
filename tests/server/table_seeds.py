"""The seeds of the tables that servers of the tests make: the same in every run, so that a
failure is one of the code and not of the deal. `make test-thorough` draws new ones."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from meowple.browser import tables as local_tables
from meowple.server.storage import tables

THOROUGH = "MEOWPLE_THOROUGH" in os.environ


class Deals:
    """Seeds that follow from a name."""

    def __init__(self) -> None:
        self.name = ""
        self._chance = Random(self.name)

    def begin(self, name: str) -> None:
        """From here on the seeds of this name, from the first one on."""
        self.name = name
        self._chance = Random(name)

    @contextmanager
    def named(self, name: str) -> Iterator[None]:
        """The seeds of this name for what several tests share, whichever of them is first;
        that one goes on with its own."""
        before = self.name, self._chance
        self.begin(name)
        try:
            yield
        finally:
            self.name, self._chance = before

    def new_seed(self) -> int:
        return self._chance.getrandbits(128)

    def install(self) -> None:
        """Seed all tables that servers in this process make, and pages without a
        browser."""
        if not THOROUGH:
            tables.new_seed = self.new_seed  # type: ignore[attr-defined]
            local_tables.new_seed = self.new_seed  # type: ignore[attr-defined]


DEALS = Deals()
DEALS.install()


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest) -> None:
    """Every test has deals of its own, whatever runs before it."""
    DEALS.begin(request.node.name)
