"""Windows of the installed games, left unanswered. The time is moved by the tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from meowple.table.log import Entry
from tests.server.players import Chair, Message, hot_seats, one_by_one
from tests.server.record_checks import rows_of
from tests.server.serving import Serving

# Enough games for chance to bring what a test waits for.
GAMES = 30


def go_to(
    server: Serving, game: str, options: Message, holds: Callable[[list[Chair]], bool]
) -> list[Chair]:
    """Chairs at a table, at a moment of which this holds."""
    chance = Random(f"{game} windows")
    for _ in range(GAMES):
        chairs = hot_seats(server, game, 3, window_seconds=20, options=options)
        for _ in one_by_one(chairs, chance):
            if holds(chairs):
                return chairs
    raise AssertionError("there was no such window")


def rows(server: Serving, chairs: list[Chair]) -> list[Entry]:
    return rows_of(server.settings.database_url, chairs[0].hello["table"])


def asks(chairs: list[Chair]) -> bool:
    return chairs[0].state["window"] is not None


def asks_all(chairs: list[Chair]) -> bool:
    return asks(chairs) and all("done" in chair.state["actions"] for chair in chairs)


def numbers_of(chairs: list[Chair]) -> list[int]:
    """The present number, as each chair counts."""
    return [chair.state["number"] for chair in chairs]


def moved_on(chairs: list[Chair], numbers: list[int], rows: int) -> None:
    """All chairs have the state this many rows after those numbers."""
    for chair, number in zip(chairs, numbers, strict=True):
        chair.at(number + rows)


def now(chair: Chair) -> Message:
    chair.send("sync", have=chair.state["number"])
    return chair.next("state")


@pytest.mark.parametrize("options", [{}, {"rescue_choice": "simultaneous"}])
def test_a_window_of_the_isle_that_nobody_answers_closes_for_all_alike(
    own_server: Serving, options: Message
) -> None:
    chairs = go_to(own_server, "isle", options, asks_all)
    numbers, before = numbers_of(chairs), len(rows(own_server, chairs))
    assert [chair.state["window"] for chair in chairs] == [20_000] * 3
    own_server.times.pass_by(19)
    assert [now(chair)["window"] for chair in chairs] == [1_000] * 3
    assert [now(chair)["number"] for chair in chairs] == numbers
    own_server.times.pass_by(1)
    moved_on(chairs, numbers, 3)
    late = rows(own_server, chairs)[before:]
    assert [(r.seat, r.kind, r.text) for r in late] == [
        (seat, "idle", "done") for seat in range(3)
    ]


def test_an_answer_gives_the_others_at_the_isle_no_more_time(own_server: Serving) -> None:
    chairs = go_to(own_server, "isle", {}, asks_all)
    numbers, before = numbers_of(chairs), len(rows(own_server, chairs))
    own_server.times.pass_by(12)
    chairs[1].act("done")
    assert chairs[0].at(numbers[0] + 1)["window"] == 8_000
    own_server.times.pass_by(8)
    moved_on(chairs, numbers, 3)
    late = rows(own_server, chairs)[before:]
    assert [(r.seat, r.kind) for r in late] == [(1, "act"), (0, "idle"), (2, "idle")]


def test_what_the_clock_answered_cannot_be_taken_back(own_server: Serving) -> None:
    chairs = go_to(own_server, "isle", {}, asks_all)
    numbers = numbers_of(chairs)
    own_server.times.pass_by(20)
    moved_on(chairs, numbers, 3)
    assert [chair.state["undo"] for chair in chairs] == [False] * 3
