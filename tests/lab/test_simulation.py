"""Many games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meowple.kernel.errors import BadData
from meowple.lab import playout
from meowple.lab.playout import PlayedGame
from meowple.lab.simulation import CHUNK, SimulationPlan, simulate
from meowple.lab.workers import QUEUED
from tests.pebbles import Pebbles

PLAN = SimulationPlan(
    game="pebbles", seats=2, options={}, seed=3, games=40, bots=("random", "random")
)


def games(plan: SimulationPlan, jobs: int = 1) -> list[PlayedGame]:
    """The outcomes without the time they took."""
    return [replace(outcome, seconds=0.0) for outcome in simulate(plan, jobs)]


@pytest.mark.usefixtures("pebbles")
def test_game_i_has_the_seed_plus_i() -> None:
    assert [outcome.seed for outcome in games(PLAN)] == list(range(3, 43))


@pytest.mark.usefixtures("pebbles")
def test_a_plan_gives_the_same_games_again() -> None:
    assert games(PLAN) == games(PLAN)
    later = games(replace(PLAN, seed=13, games=30))
    assert later == games(PLAN)[10:]


@pytest.mark.usefixtures("pebbles")
def test_writing_a_record_changes_nothing() -> None:
    with_records = games(replace(PLAN, records=True))
    assert [replace(o, record=None, digest=None) for o in with_records] == games(PLAN)
    assert all(o.record and o.record.startswith("meowple record") for o in with_records)


@pytest.mark.usefixtures("pebbles")
def test_own_components_are_handed_to_the_game() -> None:
    assert sum(games(replace(PLAN, data={"heap": 70}))[0].scores) >= 70
    with pytest.raises(BadData):
        games(replace(PLAN, data={}))


def test_the_number_of_processes_does_not_change_the_games() -> None:
    plan = replace(PLAN, game="isle", games=2 * CHUNK + 3)
    assert games(plan, jobs=2) == games(plan)


def test_a_caller_that_stops_reading_stops_the_processes() -> None:
    plan = replace(PLAN, game="isle", games=10 * CHUNK * QUEUED)
    outcomes = simulate(plan, jobs=2)
    assert next(outcomes).seed == 3
    outcomes.close()


def test_a_game_that_stops_without_a_result_is_a_mistake(
    monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles
) -> None:
    monkeypatch.setattr(Pebbles, "actors", lambda self, state: ())
    with pytest.raises(RuntimeError, match="no result"):
        playout.one_game(pebbles, pebbles.setup(2), ("random", "random"))
