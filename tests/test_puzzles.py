"""Puzzles: solved by one of few ways, lost by all others."""

from __future__ import annotations

from random import Random

import pytest

from meowple.kernel.errors import BadText, IllegalAction
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find
from meowple.puzzles import Puzzle, Status, puzzles
from meowple.texts import texts
from tests.own_games import IDS

ALL = [
    pytest.param(puzzle, id=f"{name}-{puzzle.id}")
    for name in IDS
    for puzzle in puzzles(find(name)).values()
]
LONGEST = 6
TRIES = 25


def puzzle(game: str, id: str) -> Puzzle:
    return puzzles(find(game))[id]


def at_random(puzzle: Puzzle, chance: Random) -> Status:
    """The end of a puzzle with random actions."""
    line: list[str] = []
    while (attempt := puzzle.attempt(line)).status == "open":
        legal = puzzle.game.legal(attempt.state, puzzle.seat)
        line.append(str(chance.choice(list(legal))))
    return attempt.status


@pytest.mark.parametrize("puzzle", ALL)
def test_the_solution_solves_with_its_last_step(puzzle: Puzzle) -> None:
    assert len(puzzle.solution) <= puzzle.decisions <= LONGEST
    for done in range(len(puzzle.solution)):
        attempt = puzzle.attempt(puzzle.solution[:done])
        assert attempt.status == "open"
        assert attempt.left == puzzle.decisions - done
    solved = puzzle.attempt(puzzle.solution)
    assert solved.status == "solved"
    assert solved.events


@pytest.mark.parametrize("puzzle", ALL)
def test_random_actions_seldom_solve_it(puzzle: Puzzle) -> None:
    chance = Random(puzzle.id)
    ends = [at_random(puzzle, chance) for _ in range(TRIES)]
    assert ends.count("failed") > TRIES * 0.7


@pytest.mark.parametrize("puzzle", ALL)
def test_every_puzzle_has_words(puzzle: Puzzle) -> None:
    for part in ("name", "task", "taught"):
        assert texts().knows(f"puzzle.{puzzle.game.info.id}.{puzzle.id}.{part}")


def test_a_turn_that_ends_too_early_loses() -> None:
    attempt = puzzle("kyoto", "road").attempt(["done"])
    assert attempt.status == "failed"


def test_the_last_decision_loses_if_the_goal_is_not_reached() -> None:
    family = puzzle("isle", "family")
    taken = family.attempt(["rescue island:3"])
    places = map(str, family.game.legal(taken.state, family.seat))
    elsewhere = next(place for place in places if place not in family.solution)
    attempt = family.attempt(["rescue island:3", elsewhere])
    assert (attempt.status, attempt.left) == ("failed", 0)


@pytest.mark.parametrize("more", [["done"], ["step house-s"]])
def test_after_the_end_nothing_counts(more: list[str]) -> None:
    road = puzzle("kyoto", "road")
    for ended in (["done"], list(road.solution)):
        with pytest.raises(IllegalAction, match=r"puzzle\.over"):
            road.attempt([*ended, *more])


def test_only_what_is_legal_counts() -> None:
    road = puzzle("kyoto", "road")
    with pytest.raises(IllegalAction):
        road.attempt(["step 3,3"])
    with pytest.raises(BadText):
        road.attempt(["fly 3,5"])


def test_an_attempt_leaves_the_position_as_it_was() -> None:
    moon = puzzle("isle", "moon")
    before = moon.start.digest()
    moon.attempt(moon.solution)
    assert moon.start.digest() == before


def test_the_next_step_is_known_on_our_own_way_alone() -> None:
    road = puzzle("kyoto", "road")
    first, second, *_ = road.solution
    assert road.next_step([]) == first
    assert road.next_step([first]) == second
    assert road.next_step(["step 5,8"]) is None
    assert road.next_step(road.solution) is None


def test_a_game_may_have_none(pebbles: AnyGame) -> None:
    assert puzzles(pebbles) == {}
