"""The analysis of finished games, on a game whose best play is known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meowple.bots.decisions import study
from meowple.bots.expectation import expect
from meowple.bots.judgement import moments
from meowple.kernel.knowledge import Outlook
from meowple.kernel.record import Record
from meowple.kernel.registry import knowledge
from meowple.kernel.result import Result
from meowple.kernel.rng import Rng
from meowple.lab.analysis.analysis import Decision, analyse
from tests.pebbles import Heap, Name, Pebbles, Take


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
        behind = decision.best.chance - decision.found.chance
        assert decision.loss in (0.0, behind)
        assert decision.loss >= 0
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


def curve(*chances: float) -> list[tuple[float, float]]:
    """Of two seats, by the chances of the first."""
    return [(chance, 1 - chance) for chance in chances]


def test_the_moments_are_the_greatest_changes_in_the_order_of_the_game() -> None:
    steps = [0.5] * 4 + [0.3] * 4 + [0.36] * 4 + [0.2] * 4 + [0.8] * 4 + [1.0]
    found = moments(curve(*steps))
    assert [moment.number for moment in found] == [4, 16, 20]
    assert [round(abs(moment.swing), 2) for moment in found] == [0.2, 0.6, 0.2]


def test_a_change_that_does_not_last_decides_nothing() -> None:
    saw = [0.5, 0.58] * 10
    assert moments(curve(*saw, 0.5)) == []
    [only] = moments(curve(*saw, *(chance + 0.3 for chance in saw)))
    assert only.number == len(saw)


def test_a_change_that_takes_several_actions_is_one_moment() -> None:
    [only] = moments(curve(*[0.2] * 5, 0.4, 0.6, *[0.8] * 5))
    assert 5 <= only.number <= 7


def test_the_last_action_may_decide_the_game() -> None:
    [only] = moments(curve(*[0.5] * 6, 1.0), uncovered=(0.5, 0.5))
    assert (only.number, abs(only.swing)) == (6, 0.5)


def test_what_comes_to_light_at_the_end_decides_nothing() -> None:
    steps = curve(*[0.5] * 6, 1.0)
    assert moments(steps, uncovered=(1.0, 0.0)) == []
    [only] = moments(steps, uncovered=(0.8, 0.2))
    assert abs(only.swing) == pytest.approx(0.2)


@pytest.mark.parametrize("known", [0.3, 0.7])
def test_what_was_uncovered_makes_no_change_of_its_own(known: float) -> None:
    assert moments(curve(*[0.5] * 6, 0.52), uncovered=(known, 1 - known)) == []


def test_small_changes_decide_nothing() -> None:
    assert moments(curve(0.5, 0.54, 0.54, 0.54, 0.5)) == []


# Expectations


def taking(pebbles: Pebbles, heap: int, taken: list[int]) -> Heap:
    """Two have named their numbers, and the first is to take."""
    state = pebbles.start(pebbles.setup(2))
    for seat in range(2):
        pebbles.play(state, seat, Name(1))
    state.heap, state.taken, state.turn = heap, taken, 0
    return state


def test_what_is_to_be_expected_is_the_same_for_all_points_of_a_curve(
    pebbles: Pebbles,
) -> None:
    state = taking(pebbles, 9, [0, 0])
    one, same, other = (expect(pebbles, state, 1, seed, worlds=6) for seed in "aab")
    assert one == same != other
    assert sum(one.chances) == pytest.approx(1)
    assert sum(one.scores) == 9


def test_lines_are_played_on_before_they_are_judged(pebbles: Pebbles) -> None:
    """The seat that is ahead with a single pebble left has won, whatever it looks like."""
    state = taking(pebbles, 1, [1, 5])
    assert knowledge(pebbles).outlook(state).chances == (0.5, 0.5)
    assert expect(pebbles, state, 1e-9, "luck") == Outlook((2.0, 5.0), (0.0, 1.0))


def test_of_an_end_nothing_is_to_be_expected_but_its_result(pebbles: Pebbles) -> None:
    state = taking(pebbles, 2, [0, 0])
    pebbles.play(state, 0, Take(2))
    assert expect(pebbles, state, 1, "luck") == Outlook((2.0, 0.0), (1.0, 0.0))


class Sealed(Pebbles):
    """The higher named number wins, and no seat knows what the others named."""

    def result(self, state: Heap) -> Result | None:
        found = super().result(state)
        if found is None:
            return None
        first, second = (number or 0 for number in state.named)
        return replace(found, winners=(int(second > first),))


def test_with_all_uncovered_nothing_is_to_be_imagined() -> None:
    sealed = Sealed()
    state = taking(sealed, 1, [0, 0])
    state.named = [20, 10]
    assert 0 < expect(sealed, state, 1, "luck", worlds=24).chances[0] < 1
    known = expect(sealed, state, 1, "luck", worlds=24, uncovered=True)
    assert known.chances == (1.0, 0.0)
    assert state.heap == 1


def test_secrets_of_the_end_are_no_moment_of_a_game() -> None:
    sealed = Sealed()
    setup = sealed.setup(2)
    state, record = sealed.start(setup), Record.of(sealed, setup)
    while asked := sealed.actors(state):
        action = Name(16 - asked[0]) if None in state.named else Take(1)
        sealed.play(state, asked[0], action)
        record.add(asked[0], str(action))
    found = list(analyse(record, sealed, seconds=1, worlds=12))
    chances = [*(one.before.chances for one in found), (1.0, 0.0)]
    assert [one.number for one in found if one.uncovered] == [len(found)]
    assert found[-1].uncovered is not None
    assert moments(chances)[-1].number == len(found)
    assert len(found) not in [
        moment.number for moment in moments(chances, found[-1].uncovered.chances)
    ]


def test_all_seats_imagine_as_many_worlds(
    pebbles: Pebbles, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats: list[int] = []

    def imagine(self: Pebbles, state: Heap, seat: int, rng: Rng) -> Heap:
        seats.append(seat)
        return state.copy()

    monkeypatch.setattr(Pebbles, "imagine", imagine)
    expect(pebbles, taking(pebbles, 9, [0, 0]), 1, "luck", worlds=6)
    assert seats == [0, 1] * 3
