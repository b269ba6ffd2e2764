"""The analysis of finished games, on a game whose best play is known."""

from __future__ import annotations

from meowple.kernel.record import Record
from meowple.kernel.rng import Rng
from meowple.lab.analysis import Decision, analyse, moments, study
from tests.pebbles import Name, Pebbles


def judged(pebbles: Pebbles) -> list[Decision]:
    """A game of two who take one pebble at a time, to the last."""
    setup = pebbles.setup(2)
    state, record = pebbles.start(setup), Record.of(pebbles, setup)
    while asked := pebbles.actors(state):
        action = pebbles.legal(state, asked[0])[0]
        pebbles.play(state, asked[0], action)
        record.add(asked[0], str(action))
    return list(analyse(record, pebbles, seconds=1, worlds=12))


def test_each_action_is_judged_beside_the_best(pebbles: Pebbles) -> None:
    found = judged(pebbles)
    assert [decision.number for decision in found] == list(range(1, len(found) + 1))
    for decision in found:
        if decision.best is None:
            assert decision.loss == 0
            continue
        assert decision.found is not None
        assert decision.best.chance >= decision.found.chance
        assert decision.loss == decision.best.chance - decision.found.chance
    assert any(decision.loss > 0 for decision in found)


def test_where_there_is_no_choice_nothing_is_found(pebbles: Pebbles) -> None:
    last = judged(pebbles)[-1]
    assert (last.findings, last.best, last.found) == ((), None, None)


def test_a_study_is_the_same_for_the_same_chance(pebbles: Pebbles) -> None:
    state = pebbles.start(pebbles.setup(2))
    one, same, other = (
        study(pebbles, state, 0, 1, Rng(seed), Name(3), worlds=4) for seed in (1, 1, 2)
    )
    assert one == same != other


def test_without_time_every_action_is_tried_once(pebbles: Pebbles) -> None:
    state = pebbles.start(pebbles.setup(2))
    found = study(pebbles, state, 0, 1e-9, Rng(1), Name(30))
    assert Name(30) in [one.action for one in found]
    assert {one.worlds for one in found} == {1}


def test_the_moments_are_the_greatest_changes_in_the_order_of_the_game() -> None:
    curve = [(0.5, 0.5), (0.6, 0.4), (0.2, 0.8), (0.2, 0.8), (0.5, 0.5), (1.0, 0.0)]
    found = moments(curve)
    assert [moment.number for moment in found] == [2, 4, 5]
    assert [round(abs(moment.swing), 2) for moment in found] == [0.4, 0.3, 0.5]


def test_small_changes_decide_nothing() -> None:
    assert moments([(0.5, 0.5), (0.51, 0.49), (0.5, 0.5)]) == []
