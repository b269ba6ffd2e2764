"""Endpoints for the games themselves: options, components, rules, the scorer. They need
neither a table nor a profile."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from meowple.backend import schemas
from meowple.backend.game_facts import components, game_facts, rules, scored
from meowple.kernel.game import AnyGame
from meowple.server.errors import NotFound
from meowple.server.http.compression import compressed_json
from meowple.server.http.endpoint import Call, Endpoint, as_json


async def list_games(call: Call) -> schemas.GamesFacts:
    found = call.services.games.values()
    return schemas.GamesFacts([game_facts(game, call.texts) for game in found])


def game_of(call: Call) -> AnyGame:
    """The game that the path names."""
    id, games = call.request.path_params["game"], call.services.games
    if id not in games:
        raise NotFound("game.unknown", game=id[:40], offered=", ".join(games))
    return games[id]


async def show_components(call: Call) -> Response:
    game, lang, request = game_of(call), call.texts.lang, call.request
    return await call.in_background(
        lambda: compressed_json(request, components(game, lang))
    )


async def show_rules(call: Call) -> Response:
    game, lang, request = game_of(call), call.texts.lang, call.request
    return await call.in_background(lambda: compressed_json(request, rules(game, lang)))


async def score_position(call: Call) -> Response:
    game, position, words = game_of(call), call.body, call.texts
    call.limits.asks.take(call.client)
    return await call.in_background(lambda: as_json(scored(game, position, words)))


_GAME = "/api/games/{game}"

ENDPOINTS = (
    Endpoint("GET", "/api/games", "The games with their options and bots.", list_games,
             answer=schemas.GamesFacts),
    Endpoint("GET", f"{_GAME}/components", "The components of a game.",
             show_components, media="application/json"),
    Endpoint("GET", f"{_GAME}/rules", "The rules reference of a game.", show_rules,
             answer=schemas.RulesFacts),
    Endpoint("POST", f"{_GAME}/score", "The score of a position on a real table.",
             score_position, dict[str, Any], schemas.ScoreFacts),
)  # fmt: skip
