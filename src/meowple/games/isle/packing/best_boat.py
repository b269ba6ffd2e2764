"""The best boat of a finished game of The Isle of Cats: `best_boat(state, seat, seconds)`.

A local search finds a good boat quickly; CP-SAT, with the extra `solve`, improves it and
computes an upper bound.
"""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from time import perf_counter

from meowple.games.isle.packing.local_search import search
from meowple.games.isle.packing.question import Packing, Question, asked, better, in_order
from meowple.games.isle.rules.state import IsleState

# The share of the time for the local search; the solver starts from its boat. Only the
# solver can prove that a boat is the best.
SEARCHING = 0.3


def best_boat(state: IsleState, seat: int, seconds: float) -> Packing:
    """The best packing found for a seat of a finished game in these seconds."""
    return pack(asked(state, seat), seconds)


def pack(question: Question, seconds: float) -> Packing:
    """The best packing found: the boat played, that of the search, that of the solver.

    Without the extra `solve` there is only the search, and nothing is proven.
    """
    began = perf_counter()
    tiles = question.played.tiles
    best = Packing(question.score(tiles), tiles, "played")
    solver = find_spec("ortools") is not None
    best = better(best, search(question, seconds * (SEARCHING if solver else 1)))
    if solver:
        # Installed only with the extra.
        from meowple.games.isle.packing.cp_solver import solve

        best = solve(question, best, seconds - (perf_counter() - began))
    tiles = in_order(best.tiles)
    return replace(best, tiles=tiles, seconds=perf_counter() - began)


__all__ = ["Packing", "Question", "asked", "best_boat", "pack"]
