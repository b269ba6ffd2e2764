"""The model of the solver against the game's own score."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ortools.sat.python.cp_model import OPTIMAL, CpSolver

from meowple.games.isle.packing.best_boat import Question, asked
from meowple.games.isle.packing.cp_model import BoatModel
from meowple.games.isle.packing.lesson_bounds import lessons_points
from meowple.games.isle.rules.boat import COLOURS
from meowple.games.isle.rules.scoring.scoring import Public
from tests.games.isle.packing.packings import BOX, example, finished

# Those that a player can own. 137 and 140 want rooms empty, so no boat fulfils all.
PRIVATE = (*BOX.of_kind("private_lesson"), *BOX.of_kind("family_lesson"))
PUBLIC: tuple[Public, ...] = tuple(
    (card, colour)
    for card in BOX.of_kind("public_lesson")
    for colour in (COLOURS if BOX.cards[card].names_colour else (None,))
)
SISTER = (*BOX.of_kind("sister_lesson"), *BOX.of_kind("advanced_lesson"))


def claimed(question: Question, loose: bool) -> int:
    """The most that the model thinks possible with the tiles as they were played."""
    model = BoatModel(question, loose)
    model.cp.maximize(model.base_points() + lessons_points(model))
    model.hint(question.played.tiles)
    solver = CpSolver()
    solver.parameters.fix_variables_to_their_hinted_value = True
    # Nothing is left to search for.
    solver.parameters.num_workers = 1
    solver.parameters.cp_model_presolve = False
    assert solver.solve(model.cp) == OPTIMAL
    return round(solver.objective_value)


def with_all_lessons(question: Question, mode: str, printing: str = "cs") -> Question:
    standing = replace(question.standing, lessons=PRIVATE)
    return Question(BOX.printed(printing), mode, standing, PUBLIC)


@pytest.mark.parametrize(
    ("name", "mode", "printing"),
    [("X1", "standard", "ru-uk"), ("X3", "solo", "cs"), ("X1", "family", "cs")],
)
def test_the_model_scores_every_lesson_of_a_player_as_the_game_does(
    name: str, mode: str, printing: str
) -> None:
    question = with_all_lessons(example(name), mode, printing)
    assert claimed(question, loose=False) == question.score(question.played.tiles)


@pytest.mark.parametrize("seed", range(4))
def test_the_model_agrees_on_boats_laid_at_random(seed: int) -> None:
    question = with_all_lessons(asked(finished(2, seed), 0), "standard")
    assert claimed(question, loose=False) == question.score(question.played.tiles)


def test_what_the_model_leaves_out_never_makes_it_promise_too_little() -> None:
    # lessons of the sister: a player has none, but an owner's module may score so
    standing = replace(example("X1").standing, lessons=(*PRIVATE, *SISTER))
    question = Question(BOX, "standard", standing, PUBLIC)
    assert claimed(question, loose=True) >= question.score(question.played.tiles)


def test_the_example_of_the_rulebooks_is_what_the_model_claims() -> None:
    question = replace(example("X1", (135, 116, 131)), public=((148, None),))
    assert claimed(question, loose=False) == 57
