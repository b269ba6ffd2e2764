"""The encoding of a game: actions and observations as arrays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from meowple.encoding.action_catalogue import Catalogue
from meowple.encoding.observer import Observer
from meowple.kernel.setup import Setup


@dataclass(frozen=True, slots=True)
class Encoding:
    """Actions and observations of a game; a lead of `margin` points is a reward of 1. The
    `revision` rises when the arrays change without a new version of the rules."""

    catalogue: Callable[[Any, Setup], Catalogue]
    observer: Callable[[Any, Setup], Observer[Any]]
    margin: int
    revision: int = 0
