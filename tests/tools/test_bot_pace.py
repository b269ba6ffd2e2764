"""The pace of bots in two versions: here both are of this one."""

import sys
from collections.abc import Iterator

import pytest

from meowple.kernel.registry import find
from tools.bot_pace import CANDIDATES, POSITIONS, Version, report, speeds, tasks


@pytest.fixture
def version() -> Iterator[Version]:
    found = Version(sys.executable)
    yield found
    found.close()


@pytest.mark.parametrize("game", ["fits", "isle", "kyoto"])
def test_everything_is_measured_in_both_versions(game: str, version: Version) -> None:
    task = next(tasks(find(game), 7))
    few = {"games": 1, "lines": 1, "worlds": 1, "decisions": 1}
    found = speeds(task, few, (version, version))
    assert found.keys() == few.keys()
    assert all(len(both) == 2 and min(both) > 0 for both in found.values())


def test_a_version_says_by_which_rules_it_plays(version: Version) -> None:
    rules = find("isle").info.rules_version
    assert version.ask(do="rules", game="isle") == rules


def test_searches_begin_in_several_positions_of_a_game_of_cats() -> None:
    task = next(tasks(find("kyoto"), 7))
    assert len(task["tried"]) == POSITIONS
    assert all(2 <= len(tried) <= CANDIDATES for tried in task["tried"].values())
    assert max(task["tried"]) < len(task["moves"])


def test_the_report_has_medians() -> None:
    rounds = [(2.0, 1.0), (300.0, 100.0), (4000.0, 1000.0)]
    assert report(rounds) == "300 a second, other 100, ratio 3.00"
