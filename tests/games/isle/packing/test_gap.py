"""The points that boats leave on the table by packing."""

import sys

from meowple.games.isle.game import GAME
from tests.games.isle.packing.gap import Boat, Ours, Theirs, boats, comparison, report
from tools.bots_beside import OtherVersion


def test_the_same_bot_in_two_versions_plays_the_same_game() -> None:
    others = [OtherVersion(sys.executable) for _ in range(2)]
    setup = GAME.setup(2, {}, 7)
    ends = [
        player.end(setup)
        for player in (Ours(GAME, "random"), Theirs(GAME, "random", others))
    ]
    for other in others:
        other.close()
    results = [GAME.result(end) for end in ends]
    assert results[0] is not None
    assert results[0] == results[1]


def test_without_time_boats_are_as_they_were_played() -> None:
    end = Ours(GAME, "random").end(GAME.setup(2, {}, 7))
    result = GAME.result(end)
    assert result is not None
    assert [*boats(end, 0)] == [Boat(score, score) for score in result.scores]


def test_the_report_has_means_and_the_standard_error_of_the_gap() -> None:
    assert report("ours", [Boat(50, 60), Boat(70, 84)]) == (
        "ours: 2 boats, 60.0 points played, 72.0 packed best, gap 12.0 (2.0)"
    )


def test_two_versions_are_compared_deal_by_deal() -> None:
    ours = [Boat(50, 60), Boat(70, 84), Boat(60, 66), Boat(60, 64)]
    theirs = [Boat(50, 56), Boat(70, 72), Boat(60, 62), Boat(60, 62)]
    assert comparison(ours, theirs, seats=2) == (
        "2 deals: our gap is +5.5 (2.5) points, our boats are +0.0 (0.0) as played"
    )
