"""The registry finds our own games, those of packages, and those added by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint

import pytest

from meowple.kernel import registry
from meowple.kernel.errors import BadSetup
from meowple.kernel.knowledge import Knowledge
from meowple.kernel.plugin import Plugin, RulesOnly
from meowple.kernel.registry import BrokenPackage
from tests.kernel.toy import GAME
from tests.pebbles import Pebbles

OURS = ["isle", "fits", "kyoto"]


@dataclass(frozen=True)
class Point:
    """An entry point that is already loaded."""

    name: str
    named: object
    value: str = "sofas:GAME"

    def load(self) -> object:
        return self.named


@pytest.fixture(autouse=True)
def no_packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Package metadata knows nothing, as in a browser."""
    monkeypatch.setattr(registry, "entry_points", lambda group: ())
    monkeypatch.setattr(registry, "_added", [])
    registry.refresh()
    yield
    registry.refresh()


def install(monkeypatch: pytest.MonkeyPatch, *points: Point | EntryPoint) -> None:
    def entry_points(group: str) -> tuple[Point | EntryPoint, ...]:
        assert group == "meowple.games"
        return points

    monkeypatch.setattr(registry, "entry_points", entry_points)


def test_our_own_games_are_found_without_package_metadata() -> None:
    assert [*registry.plugins()] == [*registry.games()] == OURS


def test_a_game_can_be_added_by_hand() -> None:
    assert "cushions" not in registry.games()
    registry.add(RulesOnly(GAME))
    assert [*registry.games()] == [*OURS, "cushions"]
    assert registry.find("cushions") is GAME


def test_an_entry_point_may_name_a_plugin(monkeypatch: pytest.MonkeyPatch) -> None:
    named = RulesOnly(GAME)
    install(monkeypatch, Point("cushions", named))
    assert registry.plugin("cushions") is named


def test_an_entry_point_may_name_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, EntryPoint("cushions", "tests.kernel.toy:GAME", "meowple.games"))
    assert isinstance(registry.plugin("cushions"), RulesOnly)
    assert registry.find("cushions") is GAME


def test_an_entry_point_that_names_something_else_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install(monkeypatch, Point("cushions", "a sofa"))
    with pytest.warns(BrokenPackage, match=r"'cushions' of sofas:GAME .* names a str, not"):
        assert [*registry.plugins()] == OURS


def test_an_entry_point_that_names_a_class_is_told_to_name_an_instance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install(monkeypatch, Point("pebbles", Pebbles))
    with pytest.warns(BrokenPackage, match="name an instance of it"):
        assert [*registry.plugins()] == OURS


def test_a_package_that_fails_to_import_keeps_no_other_game_from_being_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone = EntryPoint("sofas", "no_such_package.sofas:GAME", "meowple.games")
    install(monkeypatch, gone, Point("cushions", GAME))
    with pytest.warns(BrokenPackage, match="'sofas' of no_such_package.sofas:GAME"):
        assert [*registry.plugins()] == [*OURS, "cushions"]


class Impostor(Pebbles):
    def __init__(self) -> None:
        super().__init__()
        self.info = registry.find("isle").info


def test_a_package_cannot_replace_one_of_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    impostor = Impostor()
    install(monkeypatch, Point("isle", impostor))
    registry.refresh()
    with pytest.warns(BrokenPackage, match="two games have the id 'isle'"):
        assert registry.find("isle") is not impostor


def test_a_game_added_by_hand_cannot_replace_another() -> None:
    registry.add(RulesOnly(GAME))
    with pytest.raises(ValueError, match="two games have the id 'cushions'"):
        registry.add(RulesOnly(GAME))
    assert [*registry.games()] == [*OURS, "cushions"]


def test_the_same_plugin_twice_is_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = registry.plugin("isle")
    install(monkeypatch, Point("isle", ours))
    registry.refresh()
    assert [*registry.plugins()] == OURS


def test_games_are_listed_by_order_and_then_by_id(monkeypatch: pytest.MonkeyPatch) -> None:
    class First(RulesOnly):
        order = 0

    install(monkeypatch, Point("pebbles", First(Pebbles())), Point("cushions", GAME))
    assert [*registry.plugins()] == ["pebbles", *OURS, "cushions"]


def test_an_unknown_game_is_refused_with_those_offered() -> None:
    with pytest.raises(BadSetup, match=r"game\.unknown") as caught:
        registry.find("chess" * 20)
    shown = ("chess" * 20)[:40]
    assert caught.value.details == {"game": shown, "offered": "fits, isle, kyoto"}


class Wise(RulesOnly):
    def knowledge(self, game: object) -> Knowledge:
        found = Knowledge(self.game)
        found.width = 99
        return found


def test_bots_ask_the_plugin_what_it_knows() -> None:
    plugin: Plugin = Wise(GAME)
    assert registry.knowledge(GAME).width == Knowledge.width
    registry.add(plugin)
    assert registry.knowledge(GAME).width == 99
