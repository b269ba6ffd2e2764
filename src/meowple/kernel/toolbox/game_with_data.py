"""A game whose rule links, puzzles and courses are data files of its package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from meowple.kernel.game import Game
from meowple.kernel.optional_verbs import Course
from meowple.kernel.state import State
from meowple.kernel.toolbox.package_data import read_toml

S = TypeVar("S", bound=State)


class GameWithData(Game[S]):
    """Reads `error_rules.toml` (the section of the reference that explains an error),
    `puzzles.toml` and `courses.toml` (seed and options of guided first games)."""

    # The name of the package with the data files.
    data_package: str

    def rule(self, error: str) -> str | None:
        found: str | None = read_toml(self.data_package, "error_rules").get(error)
        return found

    def puzzles(self) -> Sequence[Mapping[str, Any]]:
        file = read_toml(self.data_package, "puzzles")
        rows: Sequence[Mapping[str, Any]] = file["puzzle"]
        return rows

    def courses(self) -> Sequence[Course]:
        rows = read_toml(self.data_package, "courses")["course"]
        return tuple(Course(**row) for row in rows)
