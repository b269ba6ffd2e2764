"""Endpoints for hosts: health, metrics, and the description of the API; also the list
of all endpoints."""

from __future__ import annotations

from starlette.responses import HTMLResponse, Response

from meowple.backend import schemas
from meowple.server.errors import NotFound
from meowple.server.http import (
    devices,
    games,
    hall,
    history,
    notifications,
    profiles,
    puzzles,
    tables,
)
from meowple.server.http.client_address import is_local
from meowple.server.http.endpoint import Call, Endpoint, as_json
from meowple.server.http.openapi import describe
from meowple.server.http.pages import api_page
from meowple.server.metrics import CONTENT_TYPE


async def health(call: Call) -> Response:
    """200 if the server works, otherwise 503; the body says what fails."""
    services = call.services
    found = await services.health.check()
    local = is_local(call.request, services.settings)
    body = schemas.Health(
        ok=found.ok,
        database=found.database,
        disk=found.disk,
        workers=found.workers,
        free_bytes=found.free_bytes if local else None,
    )
    return as_json(body, 200 if found.ok else 503)


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
    *devices.ENDPOINTS,
    *tables.ENDPOINTS,
    *games.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *history.ENDPOINTS,
    *hall.ENDPOINTS,
    *notifications.ENDPOINTS,
    Endpoint("GET", "/healthz", "Whether the server works.", health,
             answer=schemas.Health, any_host=True, answers_503=True),
    Endpoint("GET", "/metrics", "Metrics for Prometheus.", metrics, fails=("404",)),
)  # fmt: skip

PAGES = (
    Endpoint("GET", "/api/openapi.json", "The description of the API.", openapi),
    Endpoint("GET", "/api", "The API as a page.", show_api),
)
