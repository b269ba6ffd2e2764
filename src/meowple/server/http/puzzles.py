"""Endpoints for puzzles. The server stores nothing about them."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from meowple.backend import puzzle_attempts
from meowple.backend.puzzle_schemas import AttemptFacts, PuzzleForm, PuzzlesFacts
from meowple.server.http.compression import compressed_json
from meowple.server.http.endpoint import Call, Endpoint
from meowple.server.http.games import game_of


async def list_puzzles(call: Call) -> PuzzlesFacts:
    game, words = game_of(call), call.texts
    return await call.in_background(lambda: puzzle_attempts.listed(game, words))


async def try_puzzle(call: Call) -> Response:
    game, words, id = game_of(call), call.texts, call.request.path_params["puzzle"]
    form: PuzzleForm = call.body
    call.limits.asks.take(call.client)

    def answer() -> Response:
        facts = puzzle_attempts.attempt(game, id, form, words)
        return compressed_json(call.request, msgspec.json.encode(facts))

    return await call.in_background(answer)


_PUZZLES = "/api/games/{game}/puzzles"

ENDPOINTS = (
    Endpoint("GET", _PUZZLES, "The puzzles of a game.", list_puzzles,
             answer=PuzzlesFacts),
    Endpoint("POST", f"{_PUZZLES}/{{puzzle}}", "Where some actions lead in a puzzle.",
             try_puzzle, PuzzleForm, AttemptFacts),
)  # fmt: skip
