"""The golden playthroughs under `tests/golden/` still go as they are written."""

from __future__ import annotations

import pytest

from tests.games.kyoto.golden import PLAYTHROUGHS
from tests.golden_games import (
    Playthrough,
    check_can_be_read,
    check_is_whole,
    check_none_is_left_over,
    check_still_goes,
)

each = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda p: p.name)


@each
def test_every_action_still_does_what_is_written(playthrough: Playthrough) -> None:
    check_still_goes(playthrough)


@each
def test_a_playthrough_is_a_whole_record(playthrough: Playthrough) -> None:
    check_is_whole(playthrough)


@each
def test_a_playthrough_is_short_enough_to_be_read(playthrough: Playthrough) -> None:
    check_can_be_read(playthrough)


def test_no_playthrough_is_left_over() -> None:
    check_none_is_left_over(PLAYTHROUGHS)
