"""Gzip for long JSON responses, for clients that accept it."""

from __future__ import annotations

import gzip
import re

from starlette.requests import Request
from starlette.responses import Response

_REFUSED = re.compile(r"q=0(\.0*)?")
# The fastest level is enough: JSON repeats itself a lot.
_LEVEL = 1


def accepts(request: Request, encoding: str) -> bool:
    """Whether the Accept-Encoding header allows an encoding."""
    for offer in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = offer.partition(";")
        if name.strip().lower() == encoding:
            return not _REFUSED.fullmatch(weight.strip())
    return False


def compressed_json(request: Request, data: bytes) -> Response:
    """A JSON response, compressed if the client accepts it. Call it in a thread."""
    headers = {"vary": "accept-encoding"}
    if accepts(request, "gzip"):
        data = gzip.compress(data, _LEVEL, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(data, headers=headers, media_type="application/json")
