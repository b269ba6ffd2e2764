"""Slips: what an answer would give up, as a client asks before it is played."""

from __future__ import annotations

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.state import KyotoState
from tests.games.kyoto.tables import answer, befriended, decision, steps, table
from tests.games.kyoto.test_as_printed import DOWN
from tests.games.saying import say


def slips(state: KyotoState, seat: int = 0) -> dict[str, str]:
    found = GAME.slips(state, seat)
    for slip in found:
        assert say(slip.id, **slip.args)
    return {str(slip.action): slip.id.removeprefix("kyoto.slip.") for slip in found}


def test_a_turn_is_given_up_in_which_the_kitten_did_nothing() -> None:
    state = table()
    assert slips(state) == {"done": "turn"}
    answer(state, 0, f"step {min(steps(state))}")
    assert slips(state) == {}


def test_a_step_of_a_skill_is_taken_now_or_never() -> None:
    state = table("bird65 terrace-n")
    befriended(state, "n", "cat55")
    answer(state, 0, "friendship bird65", dice="5")
    assert slips(state) == {"done": "raise"}


def test_looks_are_given_up_while_there_is_a_paw_that_was_not_seen() -> None:
    state = table("sakura terrace-n", *DOWN)
    answer(state, 0, "agility sakura", dice="5")
    assert slips(state) == {"done": "look"}


def test_other_questions_are_not_asked_about() -> None:
    state = table("bird65 terrace-n")
    answer(state, 0, "hunt bird65", dice="1")
    assert decision(state) == "paw"
    assert slips(state, 1) == {}
