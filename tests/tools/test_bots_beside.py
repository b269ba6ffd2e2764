"""Bots of two versions: here both are of this one."""

import sys
from collections.abc import Iterator

import pytest

from meowple.kernel.registry import find
from meowple.lab.arena.paired import DealDifference
from tools.bots_beside import Encounter, OtherVersion, report


@pytest.fixture
def other() -> Iterator[OtherVersion]:
    version = OtherVersion(sys.executable)
    yield version
    version.close()


@pytest.mark.parametrize("game", ["fits", "isle", "kyoto"])
def test_the_same_bot_in_two_versions_is_equally_strong(
    game: str, other: OtherVersion
) -> None:
    encounter = Encounter(find(game), other, ("random", "random"), 0.1, {})
    assert encounter.deal(2, 7) == DealDifference(0.5, 0.0)


def test_a_better_bot_is_ahead_of_the_other_versions(other: OtherVersion) -> None:
    encounter = Encounter(find("kyoto"), other, ("cat", "random"), 0.1, {})
    share, points = encounter.deal(2, 7)
    assert share == 1.0
    assert points > 0


def test_a_solo_game_is_played_by_both_with_the_same_deal(other: OtherVersion) -> None:
    encounter = Encounter(find("isle"), other, ("cat", "random"), 0.1, {"mode": "solo"})
    assert encounter.deal(1, 7).points > 0


def test_the_report_has_means_with_intervals() -> None:
    deals = [DealDifference(1.0, 4.0), DealDifference(0.5, 0.0)]
    assert (
        report(deals, 4) == "4 games: share 75% (26% to 100%), +2.0 points (-1.9 to +5.9)"
    )
