"""The plugins of our games: all they bring besides their rules."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from meowple.encoding.encoding import Encoding
from meowple.kernel.knowledge import Knowledge
from meowple.kernel.plugin import Plugin
from meowple.kernel.registry import built_in
from meowple.kernel.rng import Rng
from meowple.kernel.state import State
from meowple.texts import texts

every_plugin = pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)


def played(plugin: Plugin, actions: int, seats: int = 2, seed: int = 4) -> State:
    """A random game after these actions, or at its end."""
    game, rng = plugin.game, Rng(f"played {seed}")
    state: State = game.start(game.setup(seats, seed=seed))
    while (actors := game.actors(state)) and actions:
        game.play(state, actors[0], rng.choice(game.legal(state, actors[0])))
        actions -= 1
    return state


@every_plugin
def test_a_game_knows_more_than_its_rules_to_bots(plugin: Plugin) -> None:
    found = plugin.knowledge(plugin.game)
    assert type(found) is not Knowledge
    assert found.game is plugin.game


@every_plugin
def test_a_game_can_be_played_as_arrays(plugin: Plugin) -> None:
    assert isinstance(plugin.encoding(), Encoding)


@every_plugin
def test_every_benchmark_can_be_set_up(plugin: Plugin) -> None:
    cases = plugin.benchmarks()
    assert len({case.name for case in cases}) == len(cases) > 1
    for case in cases:
        plugin.game.setup(case.seats, case.options)


@every_plugin
@pytest.mark.parametrize("actions", [0, 15, 50, 1000])
@pytest.mark.parametrize("seat", [0, None])
def test_a_view_can_be_drawn_at_any_time(
    plugin: Plugin, actions: int, seat: int | None
) -> None:
    game = plugin.game
    for seed in range(6):
        state = played(plugin, actions, max(game.info.seats), seed)
        drawn = game.picture(game.view(state, seat), texts().say)
        assert drawn is not None
        picture = ElementTree.fromstring(drawn)
        assert picture.tag.endswith("svg")
        assert len(picture) > 10


@every_plugin
def test_only_the_isle_has_tiles_to_pack(plugin: Plugin) -> None:
    packs = plugin.id == "isle"
    assert plugin.has_layouts == packs
    times = plugin.placement_times(1)
    assert bool(times) == packs
    assert all(time >= 0 for time in times)


def test_the_best_boat_scores_no_less_than_the_one_that_was_packed() -> None:
    isle = next(plugin for plugin in built_in() if plugin.id == "isle")
    end = played(isle, 1000)
    result = isle.game.result(end)
    assert result is not None
    found = isle.best_layout(end, 0, 0.1)
    assert found is not None
    assert found.played == result.scores[0] <= found.score
    assert found.tiles
