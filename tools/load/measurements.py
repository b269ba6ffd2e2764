"""The figures of many rounds, and the check that the log has every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import create_engine, text

from tools.load.players import Findings


def quantile(delays: Sequence[float], part: float) -> float:
    """A quantile of delays, in milliseconds."""
    ordered = sorted(delays)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def lost(url: str, acked: list[tuple[str, int, str]]) -> tuple[int, int]:
    """The number of acknowledged actions that the log lacks, and of those it has twice."""
    engine = create_engine(url)
    with engine.connect() as connection:
        statement = text('SELECT "table", seat, request FROM log WHERE request IS NOT NULL')
        rows = Counter((row[0], row[1], row[2]) for row in connection.execute(statement))
    engine.dispose()
    missing = sum(1 for action in acked if rows[action] == 0)
    return missing, sum(1 for n in rows.values() if n > 1)


class Totals:
    """The measurements of all rounds together."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.sizes: list[int] = []
        self.acked: list[tuple[str, int, str]] = []
        self.errors: Counter[str] = Counter()
        self.pending = self.games = 0
        # The server's processor time, and the actions it was spent on.
        self.spent, self.acted = 0.0, 0

    def add(self, found: Findings) -> None:
        self.delays += found.delays
        self.sizes += found.sizes
        self.acked += found.acked
        self.errors.update(found.errors)
        self.pending += found.pending
        self.games += found.games
