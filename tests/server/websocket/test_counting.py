"""Nobody learns by counting messages what is chosen in secret."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.players import Chair, hot_seats, one_by_one
from tests.server.serving import Serving

# A game in which some seat holds at least two rescue cards comes soon.
GAMES = 20


def asked_at_once(chairs: list[Chair]) -> Chair | None:
    """A seat that can play two rescue cards face down while others choose theirs."""
    if chairs[0].state["view"]["asked"] is None:
        return None
    for chair in chairs:
        ready = [a for a in chair.state["actions"] if a.startswith("ready ")]
        if len(ready) > 1 and len(chair.state["actors"]) > 1:
            return chair
    return None


def choosing(server: Serving) -> tuple[list[Chair], Chair]:
    """Chairs at a table of the Isle where rescue cards are chosen at once, and one of a
    seat that holds several."""
    chance = Random("counting")
    for _ in range(GAMES):
        options = {"rescue_choice": "simultaneous"}
        chairs = hot_seats(server, "isle", 3, window_seconds=0, options=options)
        for _ in one_by_one(chairs, chance):
            found = asked_at_once(chairs)
            if found is not None:
                return chairs, found
    raise AssertionError("no seat ever held two rescue cards")


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_cards_that_are_chosen_face_down_move_no_number_of_others(
    server: Serving, cards: int
) -> None:
    chairs, choosing_seat = choosing(server)
    others = [chair for chair in chairs if chair is not choosing_seat]
    numbers = [chair.state["number"] for chair in others]
    own = choosing_seat.state["number"]
    for _ in range(cards):
        ready = [a for a in choosing_seat.state["actions"] if a.startswith("ready ")]
        choosing_seat.act(ready[0])
    assert choosing_seat.state["number"] == own + cards
    for chair, number in zip(others, numbers, strict=True):
        since = len(chair.received)
        assert chair.catch_up()["number"] == number
        # The state that was asked for, and the answer after it: nothing else was sent.
        assert len(chair.received) == since + 2
    choosing_seat.act("done")
    for chair, number in zip(others, numbers, strict=True):
        assert chair.at(number + 1)["number"] == number + 1
        assert choosing_seat.seat not in chair.state["actors"]
