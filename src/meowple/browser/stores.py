"""Interfaces that the page provides: storage, and bots that think in another worker.

Both speak in texts, so that nothing but text crosses between JavaScript and Python.
"""

from __future__ import annotations

from typing import Protocol


class Store(Protocol):
    """The stored tables. A promise of it is kept when the data is written."""

    async def tables(self) -> str:
        """A JSON list of all rows of tables."""

    async def table(self, id: str) -> str:
        """The row of a table; empty if there is none."""

    async def entries(self, id: str, after: int) -> str:
        """A JSON list of the log of a table after a number, in order."""

    async def put(self, id: str, row: str) -> None:
        """Write the row of a table, new or changed."""

    async def append(self, id: str, number: int, entry: str, row: str) -> bool:
        """Write an entry of the log and the row of its table, both or neither; False if
        the number is taken."""

    async def add(self, tables: str) -> None:
        """Write the rows and entries of many tables, all or nothing: a JSON list of objects
        with `id`, `row` and `log`, pairs of a number and an entry."""

    async def remove(self, id: str) -> None:
        """Delete a table and its log."""


class Thinkers(Protocol):
    """The worker in which bots think."""

    async def answer(self, question: str, rank: int, seconds: float) -> str:
        """The answer to a JSON question; empty if there was none in time. A lower rank
        goes first."""
