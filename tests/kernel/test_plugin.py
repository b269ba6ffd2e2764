"""A game's package, and what Meowple makes of one that brings little."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Knowledge
from meowple.kernel.plugin import BestLayout, Plugin, RulesOnly
from meowple.kernel.state import State
from tests.kernel.toy import GAME, CushionsGame


class CushionsPlugin(Plugin):
    @property
    def game(self) -> AnyGame:
        return GAME


class WithLayouts(CushionsPlugin):
    def best_layout(self, end: State, seat: int, seconds: float) -> BestLayout | None:
        return BestLayout(3, 5, 5, ())


@pytest.fixture(params=[CushionsPlugin(), RulesOnly(GAME)], ids=["plugin", "rules only"])
def plugin(request: pytest.FixtureRequest) -> Plugin:
    found: Plugin = request.param
    return found


def test_a_plugin_has_the_id_of_its_game(plugin: Plugin) -> None:
    assert plugin.id == "cushions"
    assert plugin.game is GAME


def test_a_plugin_finds_its_folder_by_its_code(plugin: Plugin) -> None:
    assert plugin.folder == Path(__file__).parent
    assert plugin.locales == plugin.folder / "locales"


def test_a_game_without_a_file_counts_as_one_of_the_current_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(sys.modules[CushionsGame.__module__], "__file__")
    assert RulesOnly(GAME).folder == Path()


def test_a_plugin_that_says_no_more_is_played_by_its_rules_alone(plugin: Plugin) -> None:
    assert type(plugin.knowledge(GAME)) is Knowledge
    assert plugin.encoding() is None
    assert plugin.placement_times(1) == ()
    assert [(case.name, case.seats) for case in plugin.benchmarks()] == [("2 seats", 2)]


def test_a_plugin_says_whether_it_finds_the_best_layout(plugin: Plugin) -> None:
    end = GAME.start(GAME.setup(2))
    assert not plugin.has_layouts
    assert plugin.best_layout(end, 0, 1.0) is None
    assert WithLayouts().has_layouts


@pytest.mark.parametrize(("bound", "proven"), [(5, True), (6, False), (None, False)])
def test_a_layout_is_proven_when_its_score_is_the_bound(
    bound: int | None, proven: bool
) -> None:
    assert BestLayout(3, 5, bound, ()).proven == proven


def test_a_plugin_needs_a_game() -> None:
    with pytest.raises(TypeError):
        Plugin()  # type: ignore[abstract]
