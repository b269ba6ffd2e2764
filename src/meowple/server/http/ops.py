"""Endpoints for hosts: health, metrics, and the description of the API; also the list
of all endpoints."""

from __future__ import annotations

from sqlalchemy import select
from starlette.responses import HTMLResponse, Response

from meowple.server.errors import NotFound
from meowple.server.http import (
    games,
    hall,
    history,
    notifications,
    profiles,
    puzzles,
    schemas,
    tables,
)
from meowple.server.http.client_address import is_local
from meowple.server.http.endpoint import Call, Endpoint, as_json
from meowple.server.http.openapi import describe
from meowple.server.http.pages import api_page
from meowple.server.metrics import CONTENT_TYPE
from meowple.server.storage import schema


async def health(call: Call) -> schemas.Health:
    """Answers if the process runs and its database responds."""
    await call.read(lambda c: c.execute(select(schema.version)).all())
    return schemas.Health(ok=True)


async def metrics(call: Call) -> Response:
    """Metrics, for clients on this machine unless the host decides otherwise."""
    settings = call.services.settings
    if not settings.metrics_public and not is_local(call.request, settings):
        raise NotFound("request.nowhere")
    return Response(call.services.metrics.text(), media_type=CONTENT_TYPE)


async def openapi(call: Call) -> Response:
    return as_json(describe(ALL))


async def show_api(call: Call) -> Response:
    return HTMLResponse(api_page(ALL, call.texts))


ALL = (
    *profiles.ENDPOINTS,
    *tables.ENDPOINTS,
    *games.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *history.ENDPOINTS,
    *hall.ENDPOINTS,
    *notifications.ENDPOINTS,
    Endpoint("GET", "/healthz", "Whether the server can answer requests.", health,
             answer=schemas.Health),
    Endpoint("GET", "/metrics", "Metrics for Prometheus.", metrics, fails=("404",)),
)  # fmt: skip

PAGES = (
    Endpoint("GET", "/api/openapi.json", "The description of the API.", openapi),
    Endpoint("GET", "/api", "The API as a page.", show_api),
)
