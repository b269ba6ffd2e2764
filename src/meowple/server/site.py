"""Beside the API: health, metrics, the description of the API."""

from __future__ import annotations

from sqlalchemy import select
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from meowple.server import forms, schema
from meowple.server.calls import Call, Endpoint, as_json, is_local
from meowple.server.errors import NotFound
from meowple.server.handlers import ENDPOINTS
from meowple.server.library import LIBRARY
from meowple.server.notifying import NOTICES
from meowple.server.openapi import describe
from meowple.server.pages import api_page
from meowple.server.past import PAST
from meowple.server.puzzles import PUZZLES


async def health(call: Call) -> forms.Health:
    """Whether the process is there and its database answers."""
    await call.hub.database.read(lambda c: c.execute(select(schema.version)).all())
    return forms.Health(ok=True)


async def metrics(call: Call) -> Response:
    """For this machine alone, unless the host wants otherwise."""
    settings = call.hub.settings
    if not settings.metrics_public and not is_local(call.request, settings):
        raise NotFound("request.nowhere")
    return PlainTextResponse(call.hub.metrics.text())


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
             answer=forms.Health),
    Endpoint("GET", "/metrics", "Figures for Prometheus.", metrics, fails=("404",)),
)  # fmt: skip

PAGES = (
    Endpoint("GET", "/api/openapi.json", "The description of the API.", openapi),
    Endpoint("GET", "/api", "The API, to read.", show_api),
)
