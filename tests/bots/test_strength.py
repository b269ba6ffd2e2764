"""Ratings of the levels, and where they come from."""

from __future__ import annotations

from pathlib import Path

import pytest

from meowple.backend.game_facts import game_facts
from meowple.bots.by_name import BOTS
from meowple.bots.strength import ratings
from meowple.kernel.plugin import Plugin, RulesOnly
from meowple.kernel.registry import built_in, plugin
from meowple.texts import texts
from tests.pebbles import Pebbles

PAIR = """
[[pair]]
level = "{}"
over = "{}"
share = {}
low = {}
high = {}
games = {}
"""


class Measured(RulesOnly):
    """Pebbles with shares in a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(Pebbles())
        self._folder = folder

    @property
    def folder(self) -> Path:
        return self._folder


def measured(
    folder: Path,
    *shares: tuple[str, str, float],
    games: int = 10_000,
    low: float = 0.0,
    high: float = 1.0,
) -> Plugin:
    (folder / "data").mkdir()
    text = "".join(PAIR.format(*share, low, high, games) for share in shares)
    (folder / "data" / "strength.toml").write_text(text, "utf-8")
    return Measured(folder)


def test_a_game_that_was_not_measured_has_no_ratings() -> None:
    assert ratings(RulesOnly(Pebbles())) == {}


def test_three_games_of_four_are_190_points_above_or_below_the_cat(tmp_path: Path) -> None:
    shares = ("cat", "kitten", 0.75), ("tiger", "cat", 0.75), ("lion", "tiger", 0.5)
    found = ratings(measured(tmp_path, *shares))
    assert found == {"kitten": 810, "cat": 1000, "tiger": 1190, "lion": 1190}


def test_a_level_is_rated_only_if_all_up_to_it_were_measured(tmp_path: Path) -> None:
    shares = ("lion", "tiger", 0.7), ("kitten", "random", 0.9)
    assert ratings(measured(tmp_path, *shares)) == {"cat": 1000}


def test_one_who_never_loses_is_not_infinitely_strong(tmp_path: Path) -> None:
    shares = ("cat", "kitten", 1.0), ("kitten", "random", 1.0)
    assert ratings(measured(tmp_path, *shares)) == {
        "random": -350,
        "kitten": 320,
        "cat": 1000,
    }


def test_a_few_games_that_were_all_won_prove_less_than_many(tmp_path: Path) -> None:
    few = ratings(measured(tmp_path, ("tiger", "cat", 1.0), games=20))
    assert 1300 < few["tiger"] < 1500


def test_a_level_is_rated_below_the_next_only_if_that_was_shown(tmp_path: Path) -> None:
    perhaps, surely = tmp_path / "perhaps", tmp_path / "surely"
    perhaps.mkdir()
    surely.mkdir()
    share = ("tiger", "cat", 0.4)
    assert ratings(measured(perhaps, share, high=0.6)) == {"cat": 1000, "tiger": 1000}
    assert ratings(measured(surely, share, high=0.45)) == {"cat": 1000, "tiger": 930}


@pytest.mark.parametrize("id", [plugin.id for plugin in built_in()])
def test_our_games_rate_levels_from_the_weakest_to_the_strongest(id: str) -> None:
    found = ratings(plugin(id))
    assert found["cat"] == 1000
    assert list(found) == [level for level in BOTS if level in found]
    assert sorted(found.values()) == list(found.values())
    assert game_facts(plugin(id).game, texts("en")).ratings == found


@pytest.mark.parametrize("id", [plugin.id for plugin in built_in()])
def test_every_measured_share_is_of_neighbors_and_within_its_interval(id: str) -> None:
    levels = list(BOTS)
    for one in plugin(id).strength():
        assert levels.index(one.level) == levels.index(one.over) + 1
        assert one.low <= one.share <= one.high
        assert one.games > 0
        assert (one.seconds is None) == (one.level in ("kitten", "cat"))
