"""A hint's reason for an action: the medal that it can bring."""

from __future__ import annotations

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.board import INSIDE, OUTSIDE
from meowple.games.kyoto.rules.state import KyotoState
from tests.games.kyoto.tables import (
    able,
    answer,
    befriended,
    begin,
    honour,
    table,
    texts,
    won,
)
from tests.games.saying import say


def reasons(state: KyotoState, seat: int = 0) -> dict[str, str]:
    """The actions of a seat for which something speaks, and what that is."""
    found = {}
    for line in texts(state, seat):
        if reason := GAME.reason(state, seat, GAME.parse(line), say):
            found[line] = reason
    return found


def tried(state: KyotoState) -> dict[str, str]:
    """The same, without ways to go and to end the turn."""
    skipped = ("step", "done")
    return {
        line: said for line, said in reasons(state).items() if not line.startswith(skipped)
    }


def told(state: KyotoState, line: str) -> str:
    """What speaks for one action of seat 0, whatever is asked."""
    return GAME.reason(state, 0, GAME.parse(line), say)


def test_a_check_of_a_mission_is_tried_for_its_medal() -> None:
    state = table("bug4 1,2", "rat4 1,2", at="1,2")
    assert tried(state) == {
        "hunt bug4": "Success earns a medal: Hunt a bug.",
        "fight rat4": "Success fills a space on your victory track.",
    }


def test_without_a_medal_success_fills_a_house_or_shows_paws() -> None:
    state = table("bird65 1,2", "sakura 1,2", at="1,2")
    honour(state, 0, "climb_tree")
    assert tried(state) == {
        "friendship bird65": "Success brings a friend to your house.",
        "hunt bird65": "Success fills a space on your victory track.",
        "agility sakura": "Success lets you look at face-down paws.",
    }


def test_the_third_friend_and_the_fourth_victory_earn_medals() -> None:
    state = table("bird65 1,2", at="1,2")
    befriended(state, "n", "bug4", "bug4")
    won(state, 0, "enemy", "enemy", "enemy")
    assert tried(state) == {
        "friendship bird65": "Success earns a medal: Friends in the house.",
        "hunt bird65": "Success earns a medal: Victory track.",
    }


def test_a_dodged_dog_brings_nothing() -> None:
    assert told(table("dog6 1,2", at="1,2"), "agility dog6") == ""


def test_a_kitten_is_attacked_and_fight_is_raised_for_a_medal() -> None:
    state = table(at="1,2 1,2")
    assert told(state, "attack 1") == "Success earns a medal: Beat another kitten."
    assert told(state, "raise fight") == "Helps with a medal: Beat another kitten."
    assert told(state, "raise hunt") == "Helps with a medal: Hunt a bug."
    honour(state, 0, "beat_kitten")
    assert told(state, "attack 1") == told(state, "raise fight") == ""


def test_a_look_is_secret() -> None:
    state = table("down bug4 1,3", at="1,2")
    assert told(state, "look 1,3") == "Only you will know what’s there."


def test_crossing_the_road_earns_a_medal_on_its_other_side() -> None:
    way = "On the way to a medal: Cross the road."
    state = table(at="3,1")
    assert told(state, "step 3,0") == way
    state = table(at="3,0")
    state.from_side[0] = OUTSIDE
    assert told(state, "step 3,1") == "Crosses the road, which earns a medal."
    state.from_side[0] = INSIDE
    assert told(state, "step 3,1") == ""
    honour(state, 0, "cross_road")
    assert told(state, "flee 4,0") == ""


def test_a_step_leads_to_paws_of_a_mission_or_on_the_way() -> None:
    state = table("bug4 1,1", "sakura 1,1", "sakura 1,3", at="1,2")
    both = "Climb a sakura tree, Hunt a bug"
    said = reasons(state)
    assert said["step 1,1"] == f"You can try for a medal there: {both}."
    assert said["step 1,3"] == "You can try for a medal there: Climb a sakura tree."
    state = table("bug4 1,4", at="1,2")
    assert reasons(state)["step 1,3"] == "On the way to a medal: Hunt a bug."


def test_a_paw_that_the_seat_has_not_seen_is_worth_a_step() -> None:
    state = table("down bug4 1,3", at="1,2")
    assert reasons(state)["step 1,3"] == "There’s an unknown paw to turn over there."
    state = table("down bug4 1,4", at="1,2")
    assert reasons(state)["step 1,3"] == "On the way to an unknown paw."


def test_nothing_is_said_of_a_paw_face_down_that_the_seat_has_seen() -> None:
    state = table("down bug4 1,1", at="1,2")
    state.known[0] = state.down
    assert "step 1,1" not in reasons(state)


def test_a_medal_that_the_seat_has_is_no_reason() -> None:
    state = table("bug4 1,1", at="1,2")
    honour(state, 0, "hunt_bug")
    assert "step 1,1" not in reasons(state)


def test_a_medal_that_is_due_at_the_end_of_the_turn_is_no_reason() -> None:
    state = table("bug4 1,1", "down bug4 1,3", at="1,2")
    state.due[0] = 2**7 - 1
    assert list(reasons(state)) == ["done"]


def test_the_end_of_a_turn_brings_medals_that_are_due() -> None:
    state = table("bug4 1,2", at="1,2")
    cross = next(bit for bit in range(7) if state.scenario.medal(1 << bit) == "cross_road")
    state.due[0] = 1 << cross
    end = "You take a medal at the end of the turn: Cross the road."
    assert told(state, "done") == end


def test_who_ends_the_turn_risks_no_roll() -> None:
    safe = "Nothing more can go wrong this turn."
    # A check, a kitten, a red paw, an unknown paw and the road can go wrong.
    assert told(table("bug4 1,2", at="1,2"), "done") == safe
    assert told(table(at="1,2 1,2"), "done") == safe
    assert told(table("dog6 1,3", at="1,2"), "done") == safe
    assert told(table("down bug4 1,3", at="1,2"), "done") == safe
    assert told(table(at="3,1"), "done") == safe
    # A plain step can't.
    assert told(table("bug4 1,3", at="1,2"), "done") == ""


def test_to_stop_looking_or_raising_needs_no_reason() -> None:
    state = table("sakura 1,2", "down bug4 1,3", "down bug5 1,1", at="1,2")
    answer(state, 0, "agility sakura", dice="4")
    assert "done" in texts(state, 0)
    assert told(state, "done") == ""


def test_a_kitten_that_would_rather_lose_lets_the_other_pass() -> None:
    weaker = "You’d more likely lose the fight: the chance to win is "
    state = table(at="1,1 1,2")
    able(state, 1, fight=4)
    answer(state, 0, "step 1,2")
    assert texts(state, 0) == ["attack 1", "pass"]
    assert told(state, "pass").startswith(weaker)
    # The one that was let pass is stronger, and has no such reason.
    answer(state, 0, "pass")
    assert GAME.reason(state, 1, GAME.parse("pass"), say) == ""
    able(state, 0, fight=8)
    assert GAME.reason(state, 1, GAME.parse("pass"), say).startswith(weaker)


def test_a_kitten_that_could_win_still_keeps_its_turn_by_not_fighting() -> None:
    state = table(at="1,1 1,2")
    answer(state, 0, "step 1,2")
    assert told(state, "pass") == "A fight would end your turn."


def test_a_pass_that_nobody_asked_for_needs_no_reason() -> None:
    assert told(table(at="1,2"), "pass") == ""


def test_nothing_speaks_for_one_kitten_rather_than_another() -> None:
    assert told(begin(), "kitten momo") == ""
