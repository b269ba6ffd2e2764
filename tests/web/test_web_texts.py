"""Every id that the client can say has words in a catalogue that is at hand there, and no
words are left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from meowple.texts import FOLDER
from tests.own_games import LOCALES
from tests.test_texts import messages, parts

SOURCES = Path(__file__).parents[2] / "web" / "src"
# An id stands in the source as a text, or as a template with its fixed parts.
IDS = re.compile(r"""['"`](web\.[^'"`\s]+)['"`]""")
FILLED = re.compile(r"\$\{[^}]*\}")
# The catalogues by what is loaded together: `web`, `web-learn`, `isle/web`.
AREAS = {
    f"{game}/{path.stem}".removeprefix("/"): path
    for game, folder in {"": FOLDER, **LOCALES}.items()
    for path in sorted((folder / "en").glob("web*.ftl"))
}


@cache
def said() -> list[tuple[Path, str]]:
    """Patterns of ids by the file that says them."""
    return list(_said())


def _said() -> Iterator[tuple[Path, str]]:
    for path in SOURCES.rglob("*"):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts"):
            for id in IDS.findall(path.read_text(encoding="utf-8")):
                fixed = [re.escape(part) for part in FILLED.split(id)]
                yield path, ".+".join(fixed).replace(r"\.", "-")


@cache
def names(area: str) -> set[str]:
    return set(messages(AREAS[area]))


def at_hand(path: Path) -> set[str]:
    """The words that are loaded where a file is used: those of its area, and the common
    ones."""
    parts = path.relative_to(SOURCES).parts
    game = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
    areas = {"web", "web-people", f"{game}/web"}
    if "scor" in str(path).lower():
        areas |= {"web-score", f"{game}/web-score"}
    if "learn" in parts or path.stem.startswith("Learn"):
        areas.add("web-learn")
    if path.name == "guide.ts":
        areas |= {"web-learn", f"{game}/web-learn"}
    if path.stem.startswith("Hall"):
        areas.add("web-hall")
    if "local" in parts:
        areas.add("web-local")
    if "end" in parts:
        areas.add("web-end")
    if "generic" in parts:
        areas.add("web-generic")
    areas &= set(AREAS)
    return {name for area in areas for name in names(area)}


def test_every_id_of_the_client_has_words_at_hand() -> None:
    missing = {
        f"{path.name}: {id}"
        for path, id in said()
        if not any(re.fullmatch(id, name) for name in at_hand(path))
    }
    assert sorted(missing) == []


@pytest.mark.parametrize("area", AREAS)
def test_no_words_of_the_client_are_left_over(area: str) -> None:
    used = {id for _, id in said()}
    left = {name for name in names(area) if not any(re.fullmatch(id, name) for id in used)}
    assert sorted(left - parts(AREAS[area])) == []
