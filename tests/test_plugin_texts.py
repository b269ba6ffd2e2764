"""A game of another package has its own catalogs, besides ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from meowple.kernel import registry
from meowple.kernel.errors import BadData
from meowple.kernel.event import Event
from meowple.kernel.game import AnyGame
from meowple.kernel.plugin import Plugin
from meowple.texts import Texts, languages, texts
from tests.kernel.toy import GAME

CATALOGUES = {
    "en": """
event-naps-slept = { $sleeper_seat } sleeps beside { $seat }.
naps-points = { $points ->
    [one] one point
   *[other] { $points } points
}
error-naps-basket = This basket is full.
error-where-basket = basket { $basket }
cli-total = Sum of naps
event-isle-passed = { $seat } naps.
""",
    "cs": "event-naps-slept = { $sleeper_seat } spí vedle hráče { $seat }.",
    "eo": "naps-points = { $points } poentoj",
}


class Naps(Plugin):
    """A game whose package is a folder of catalogs. It comes first in lists."""

    order = 0

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def game(self) -> AnyGame:
        return GAME

    @property
    def folder(self) -> Path:
        return self._folder


@pytest.fixture
def before(monkeypatch: pytest.MonkeyPatch) -> Iterator[Texts]:
    """Texts that were in use before any game was added."""
    with monkeypatch.context() as patch:
        patch.setattr(registry, "_added", [])
        registry.refresh()
        found = Texts("en")
        assert found.say("naps.points", points=1) == "naps.points"
        yield found
    registry.refresh()


@pytest.fixture(autouse=True)
def added(before: Texts, tmp_path: Path) -> None:
    for lang, content in CATALOGUES.items():
        folder = tmp_path / "locales" / lang
        folder.mkdir(parents=True)
        (folder / "naps.ftl").write_text(content, encoding="utf-8")
    rules = tmp_path / "locales" / "en" / "rules.md"
    rules.write_text("# Naps\n", encoding="utf-8")
    registry.add(Naps(tmp_path))


def test_its_messages_are_ours_as_soon_as_it_is_added(before: Texts) -> None:
    assert before.say("naps.points", points=1) == "one point"
    assert texts().say("naps.points", points=4) == "4 points"
    assert texts().knows("naps.points")


def test_what_it_lacks_in_a_language_is_said_in_its_english() -> None:
    words = texts("cs").at_table(["Mio", "Ann"])
    slept = Event("naps.slept", {"seat": 0, "sleeper_seat": 1})
    assert words.event(slept) == "Ann spí vedle hráče Mio."
    assert words.say("naps.points", points=4) == "4 points"
    assert texts("uk").say("naps.points", points=4) == "4 points"
    assert texts("uk").say("naps.nothing") == "naps.nothing"


def test_its_rules_are_found_in_the_language_that_it_has() -> None:
    assert texts("cs").rules(GAME.info.id) == "# Naps\n"


def test_a_language_of_its_own_is_no_language_of_meowple() -> None:
    assert "eo" not in languages()


def test_it_replaces_none_of_our_messages_though_it_comes_first() -> None:
    assert next(iter(registry.plugins())) == GAME.info.id
    assert texts().say("cli.total") == "Total"
    assert texts().event(Event("isle.passed", {"seat": 1})) == "Seat 1 passes."


@pytest.mark.parametrize("seats", [1, (1,)])
def test_an_argument_that_ends_with_seat_is_shown_as_a_name(
    seats: int | tuple[int, ...],
) -> None:
    words = texts().at_table(["Mio", "Ann"])
    slept = Event("naps.slept", {"seat": 0, "sleeper_seat": seats})
    assert words.event(slept) == "Ann sleeps beside Mio."


def test_it_names_places_in_a_file_that_we_do_not_know() -> None:
    error = BadData("naps.basket", basket=2, player=0, other=7)
    assert texts().error(error) == (
        "This basket is full. (at player 0, basket 2; lists count from 0)"
    )
