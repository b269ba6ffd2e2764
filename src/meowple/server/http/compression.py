"""Answers that are long enough to be worth the work of making them small."""

from __future__ import annotations

import gzip
import re

from starlette.requests import Request
from starlette.responses import Response

_NEVER = re.compile(r"q=0(\.0*)?")
# The first level takes little time, and JSON is full of repetition.
_LEVEL = 1


def takes(request: Request, encoding: str) -> bool:
    """Whether a client understands a kind of compression."""
    for offer in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = offer.partition(";")
        if name.strip().lower() == encoding:
            return not _NEVER.fullmatch(weight.strip())
    return False


def small_json(request: Request, data: bytes) -> Response:
    """JSON, compressed for those who understand it; it takes its time."""
    headers = {"vary": "accept-encoding"}
    if takes(request, "gzip"):
        data = gzip.compress(data, _LEVEL, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(data, headers=headers, media_type="application/json")
