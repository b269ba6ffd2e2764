"""The error of the conformance kit."""

from __future__ import annotations

from meowple.kernel.record import Record


class Broken(AssertionError):
    """A property that does not hold: its number, and what happened.

    `check_game` adds the record of the game so far, so that the failure can be replayed.
    """

    def __init__(self, number: int, what: str) -> None:
        super().__init__(number, what)
        self.number = number
        self.what = what
        self.record: Record | None = None

    def __str__(self) -> str:
        after = f", after {len(self.record.actions)} actions" if self.record else ""
        return f"property {self.number}{after}: {self.what}"
