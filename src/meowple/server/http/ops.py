"""Beside the API: health, metrics, the description of the API."""

from __future__ import annotations

from sqlalchemy import select
from starlette.responses import HTMLResponse, Response

from meowple.server.errors import NotFound
from meowple.server.http import schemas
from meowple.server.http.endpoint import Call, Endpoint, as_json, is_local
from meowple.server.http.games import LIBRARY
from meowple.server.http.handlers import ENDPOINTS
from meowple.server.http.history import PAST
from meowple.server.http.notifications import NOTICES
from meowple.server.http.openapi import describe
from meowple.server.http.pages import api_page
from meowple.server.http.puzzles import PUZZLES
from meowple.server.metrics import CONTENT_TYPE
from meowple.server.storage import schema


async def health(call: Call) -> schemas.Health:
    """Whether the process is there and its database answers."""
    await call.hub.database.read(lambda c: c.execute(select(schema.version)).all())
    return schemas.Health(ok=True)


async def metrics(call: Call) -> Response:
    """For this machine alone, unless the host wants otherwise."""
    settings = call.hub.settings
    if not settings.metrics_public and not is_local(call.request, settings):
        raise NotFound("request.nowhere")
    return Response(call.hub.metrics.text(), media_type=CONTENT_TYPE)


async def openapi(call: Call) -> Response:
    return as_json(describe(ALL))


async def show_api(call: Call) -> Response:
    return HTMLResponse(api_page(ALL, call.texts))


ALL = (
    *ENDPOINTS,
    *LIBRARY,
    *PUZZLES,
    *PAST,
    *NOTICES,
    Endpoint("GET", "/healthz", "Whether the server can serve.", health,
             answer=schemas.Health),
    Endpoint("GET", "/metrics", "Figures for Prometheus.", metrics, fails=("404",)),
)  # fmt: skip

PAGES = (
    Endpoint("GET", "/api/openapi.json", "The description of the API.", openapi),
    Endpoint("GET", "/api", "The API, to read.", show_api),
)
