"""Decisions are a stack: a choice inside a choice pops back."""

from __future__ import annotations

import pytest

from meowple.kernel.errors import BadData, IllegalAction
from meowple.kernel.event import seen
from meowple.kernel.frame import Action, Frame, refuse, run
from tests.kernel.toy import GAME, Catnip, Choice, Cushions, Lay, Leave, Round, Take


@pytest.fixture
def state() -> Cushions:
    return GAME.start(GAME.setup(2, seed=7))


def lay_all(state: Cushions) -> int:
    """Everyone lays the lowest mouse; the seat that is asked then."""
    for seat in GAME.actors(state):
        GAME.play(state, seat, Lay(state.hands[seat][0]))
    (winner,) = GAME.actors(state)
    return winner


def test_everybody_is_asked_at_the_same_time(state: Cushions) -> None:
    assert GAME.actors(state) == (0, 1)
    GAME.play(state, 1, Lay(state.hands[1][0]))
    assert GAME.actors(state) == (0,)


def test_a_choice_is_pushed_on_the_round_and_pops_back(state: Cushions) -> None:
    winner = lay_all(state)
    assert state.stack == [Round(), Choice(winner)]
    GAME.play(state, winner, Take())
    assert state.stack == [Round()]
    assert GAME.actors(state) == (0, 1)


def test_a_seat_that_has_answered_may_still_interject(state: Cushions) -> None:
    GAME.play(state, 0, Lay(state.hands[0][0]))
    assert GAME.actors(state) == (1,)
    assert list(GAME.legal(state, 0)) == [Catnip()]
    events = GAME.play(state, 0, Catnip())
    assert [event.id for event in events] == ["cushions.draws", "cushions.drawn"]
    assert [event.id for event in seen(events, 1)] == ["cushions.draws"]
    assert GAME.legal(state, 0) == []


def test_another_seats_choice_is_not_mine(state: Cushions) -> None:
    winner = lay_all(state)
    assert GAME.legal(state, 1 - winner) == ()
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, 1 - winner, Take())
    assert caught.value.id == "turn.not_yours"


def test_an_action_of_another_decision_is_not_now(state: Cushions) -> None:
    assert refuse(state, 0).id == "action.not_now"
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, 0, Leave())
    assert caught.value.id == "action.not_now"


def test_a_game_that_is_over_asks_nobody_and_takes_nothing(state: Cushions) -> None:
    while GAME.actors(state):
        winner = lay_all(state)
        GAME.play(state, winner, Take())
    assert state.stack == []
    assert GAME.legal(state, 0) == ()
    assert GAME.result(state) is not None
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, 0, Take())
    assert caught.value.id == "game.over"


def test_the_driver_goes_on_until_somebody_is_asked(state: Cushions) -> None:
    state.stack = [Round()]
    state.face, state.rounds = 0, 0
    run(state)
    assert state.stack == []


def test_a_frame_has_to_say_who_decides_and_what(state: Cushions) -> None:
    frame = Frame[Cushions]()
    assert frame.advance(state)
    with pytest.raises(NotImplementedError):
        frame.actors(state)
    with pytest.raises(NotImplementedError):
        frame.legal(state, 0)
    with pytest.raises(NotImplementedError):
        frame.play(state, 0, Action())


def test_a_choice_without_mice_in_the_stock_has_no_leave(state: Cushions) -> None:
    winner = lay_all(state)
    state.stock = []
    assert GAME.legal(state, winner) == (Take(),)
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, winner, Leave())
    assert caught.value.id == "cushions.no_mice"


def test_own_components_that_cannot_be_used_are_refused() -> None:
    with pytest.raises(BadData):
        GAME.with_data({"cushions": "soft"})
