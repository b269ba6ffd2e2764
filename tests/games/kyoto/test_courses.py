"""The deal of the guided first game: it never contradicts what the guide says."""

from __future__ import annotations

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.state import KyotoState

EASY = {"butterfly3", "bug4", "sakura"}


def dealt() -> KyotoState:
    (course,) = GAME.courses()
    return GAME.start(GAME.setup(2, course.options, course.seed))


def test_the_learner_begins() -> None:
    assert GAME.actors(dealt()) == (0,)


def test_two_different_animals_beside_the_terrace_are_easy() -> None:
    state = dealt()
    steps = [str(action).removeprefix("step ") for action in GAME.legal(state, 0)]
    beside = [state.board.index[space] for space in steps if space != "done"]
    paws = [state.box.paws[state.under[at]].id for at in beside if state.under[at] >= 0]
    assert {*paws} <= EASY
    assert len({*paws}) == 2
