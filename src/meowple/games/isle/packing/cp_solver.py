"""The best boat by CP-SAT: a better packing if there is one, and a bound for all."""

from __future__ import annotations

import os
from dataclasses import replace
from math import floor
from time import perf_counter

from ortools.sat.python.cp_model import (
    FEASIBLE,
    OPTIMAL,
    CpSolver,
    CpSolverSolutionCallback,
)

from meowple.games.isle.packing.cp_model import BoatModel, Tile
from meowple.games.isle.packing.lesson_bounds import lessons_points
from meowple.games.isle.packing.question import Packing, Question, better
from meowple.games.isle.rules.boat import Laid, union

# The share of the time for the loose model: it finds most of its bound early.
_LOOSE = 0.35
# The solver's bound is a floating number close to a whole one.
_CLOSE = 1e-4
# Threads of the solver: these strategies prove, the others improve what is known.
_PROVERS = ("max_lp", "reduced_costs")
_WORKERS = max(4, os.cpu_count() or 1)


def solve(question: Question, best: Packing, seconds: float) -> Packing:
    """The best packing found in about these seconds, with a bound. There is no bound if the
    time was too short to find one."""
    until = perf_counter() + seconds
    best = _solved(BoatModel(question, loose=True), best, seconds * _LOOSE)
    if best.proven:
        return best
    return _solved(BoatModel(question), best, until - perf_counter())


def _solved(model: BoatModel, best: Packing, seconds: float) -> Packing:
    until = perf_counter() + seconds
    model.cp.maximize(model.base_points() + lessons_points(model))
    model.hint(best.tiles)
    _complete_hint(model, _solver(seconds))
    solver, watch = _solver(until - perf_counter()), _Watch(model, best)
    status = solver.solve(model.cp, watch)
    if status not in (OPTIMAL, FEASIBLE):
        return best
    bound = floor(solver.best_objective_bound + _CLOSE)
    return replace(
        watch.best, bound=bound if best.bound is None else min(best.bound, bound)
    )


def _complete_hint(model: BoatModel, solver: CpSolver) -> None:
    """Extends a hint from the tiles' places to all variables: partial hints help little."""
    solver.parameters.fix_variables_to_their_hinted_value = True
    if solver.solve(model.cp) in (OPTIMAL, FEASIBLE):
        values = solver.response_proto.solution
        model.cp.clear_hints()  # type: ignore[no-untyped-call]
        model.cp.proto.solution_hint.vars.extend(range(len(values)))
        model.cp.proto.solution_hint.values.extend(values)


def _solver(seconds: float) -> CpSolver:
    solver = CpSolver()
    solver.parameters.max_time_in_seconds = max(0.0, seconds)
    solver.parameters.num_workers = _WORKERS
    solver.parameters.subsolvers.extend(_PROVERS)
    # Both take longer than they save: there is little symmetry in a boat.
    solver.parameters.cp_model_probing_level = 0
    solver.parameters.symmetry_level = 0
    return solver


class _Watch(CpSolverSolutionCallback):
    """Looks at every solution that the solver comes across."""

    def __init__(self, model: BoatModel, best: Packing) -> None:
        super().__init__()
        self.model = model
        self.best = best

    def on_solution_callback(self) -> None:
        question = self.model.question
        tiles = tuple(
            Laid(tile.piece.index, tile.piece.kind, self._color(tile), mask)
            for tile in self.model.tiles
            for mask, lies in tile.at.items()
            if self.boolean_value(lies)
        )
        # A loose solution may be in pieces.
        if question.layable(union(tile.mask for tile in tiles)):
            found = Packing(question.score(tiles), tiles, "solver", self.best.bound)
            self.best = better(self.best, found)

    def _color(self, tile: Tile) -> str | None:
        return next(
            (c for c, chosen in tile.of.items() if self.boolean_value(chosen)), None
        )
