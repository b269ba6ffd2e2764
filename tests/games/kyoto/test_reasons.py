"""A hint's reason for an action: the medal that it can bring."""

from __future__ import annotations

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.state import KyotoState
from tests.games.kyoto.tables import honour, table, texts
from tests.games.saying import say


def reasons(state: KyotoState, seat: int = 0) -> dict[str, str]:
    """The actions of a seat for which something speaks, and what that is."""
    found = {}
    for line in texts(state, seat):
        if reason := GAME.reason(state, seat, GAME.parse(line), say):
            found[line] = reason
    return found


def test_a_check_of_a_mission_is_tried_for_its_medal() -> None:
    state = table("bug4 1,2", "rat4 1,2", at="1,2")
    assert reasons(state) == {"hunt bug4": "Success earns a medal: Hunt a bug."}


def test_a_step_leads_to_paws_of_a_mission() -> None:
    state = table("bug4 1,1", "sakura 1,1", "sakura 1,3", at="1,2")
    both = "Climb a sakura tree, Hunt a bug"
    assert reasons(state) == {
        "step 1,1": f"You can try for a medal there: {both}.",
        "step 1,3": "You can try for a medal there: Climb a sakura tree.",
    }


def test_nothing_is_said_of_a_paw_face_down_that_the_seat_has_seen() -> None:
    state = table("down bug4 1,1", at="1,2")
    state.known[0] = state.down
    assert reasons(state) == {}


def test_a_medal_that_the_seat_has_is_no_reason() -> None:
    state = table("bug4 1,2", "bug4 1,1", at="1,2")
    honour(state, 0, "hunt_bug")
    assert reasons(state) == {}


def test_a_medal_that_is_due_at_the_end_of_the_turn_is_no_reason() -> None:
    state = table("bug4 1,2", at="1,2")
    state.due[0] = ~0
    assert reasons(state) == {}
