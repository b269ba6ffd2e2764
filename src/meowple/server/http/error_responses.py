"""The status and the JSON body of a response that reports an error."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from starlette.responses import Response

from meowple.kernel.errors import BadRecord, MeowpleError
from meowple.server.errors import (
    BadRequest,
    Conflict,
    Forbidden,
    NotFound,
    TooLarge,
    TooMany,
    TooSlow,
    Unavailable,
    Unknown,
    in_words,
)
from meowple.texts import Texts

_STATUS: dict[type[MeowpleError], HTTPStatus] = {
    BadRequest: HTTPStatus.BAD_REQUEST,
    Unknown: HTTPStatus.UNAUTHORIZED,
    Forbidden: HTTPStatus.FORBIDDEN,
    NotFound: HTTPStatus.NOT_FOUND,
    Conflict: HTTPStatus.CONFLICT,
    TooLarge: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    TooSlow: HTTPStatus.REQUEST_TIMEOUT,
    TooMany: HTTPStatus.TOO_MANY_REQUESTS,
    Unavailable: HTTPStatus.SERVICE_UNAVAILABLE,
    # A record comes from the server's own log.
    BadRecord: HTTPStatus.CONFLICT,
}


def status_of(error: MeowpleError) -> int:
    """The status of an HTTP answer. What the rules refuse is a bad request."""
    for kind in type(error).__mro__:
        if kind in _STATUS:
            return _STATUS[kind]
    return HTTPStatus.BAD_REQUEST


def failure(error: MeowpleError, words: Texts, status: int | None = None) -> Response:
    """The response that reports an error."""
    body = msgspec.json.encode({"error": in_words(error, words)})
    response = Response(body, status or status_of(error), media_type="application/json")
    if isinstance(error, TooMany):
        response.headers["retry-after"] = str(error.details["seconds"])
    return response
