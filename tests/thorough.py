"""The number of cases, where more of the same could always be tried: a part of it in every
run, all of it with `make test-thorough`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

THOROUGH = bool(os.environ.get("MEOWPLE_THOROUGH"))

T = TypeVar("T")


def times(every_run: int, thorough: int) -> int:
    """The number of repetitions."""
    return thorough if THOROUGH else every_run


def some(every_run: Sequence[T], thorough: Sequence[T]) -> Sequence[T]:
    """The cases to try."""
    return thorough if THOROUGH else every_run
