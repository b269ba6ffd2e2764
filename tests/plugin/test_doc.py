"""The page on adding a game shows the code of the package as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meowple.kernel.conformance.check import check_game
from meowple.kernel.optional_verbs import OptionalVerbs
from meowple.kernel.plugin import Plugin
from meowple.texts import SEATS
from tests.plugin.installing import PACKAGE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
# A block of code and the link to a file that comes before it.
PARTS = re.compile(r"\]\((\.\./tests/packages/[^)]+)\)|^```\w+\n(.*?)^```", re.M | re.S)


def shown() -> list[tuple[Path, str]]:
    """Every block of code with the file that was named last."""
    blocks, path = [], PACKAGE
    for link, code in PARTS.findall(PAGE):
        if link:
            path = (ROOT / "docs" / link).resolve()
        else:
            blocks.append((path, code))
    return blocks


@pytest.mark.parametrize(
    ("path", "code"), shown(), ids=lambda part: part.name if isinstance(part, Path) else ""
)
def test_code_on_the_page_is_in_the_file_that_it_names(path: Path, code: str) -> None:
    assert code in path.read_text(encoding="utf-8")


def test_the_page_shows_every_file_of_the_package() -> None:
    files = set((PACKAGE / "src" / "catnaps").glob("*.py"))
    files -= {PACKAGE / "src" / "catnaps" / "__init__.py"}
    assert files <= {path for path, _ in shown()}


@pytest.mark.parametrize("verbs", [OptionalVerbs, Plugin])
def test_every_verb_is_on_the_page(verbs: type) -> None:
    names = {name for name in vars(verbs) if not name.startswith("_")}
    # Worked out from other verbs, or for our own games.
    names -= {"scores_positions", "has_layouts", "id", "folder", "info", "placement_times"}
    assert [name for name in sorted(names) if not re.search(rf"`{name}\b", PAGE)] == []


def test_the_page_names_the_arguments_that_are_seats() -> None:
    for name in SEATS:
        assert f"`{name}`" in PAGE


def test_the_page_names_the_arguments_of_the_kit() -> None:
    keywords = check_game.__kwdefaults__ or {}
    for name in keywords:
        assert f"| `{name}` |" in PAGE
