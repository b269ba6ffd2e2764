"""What the server refuses, each with a stable id and the status of its HTTP answer.

What a table refuses, with or without a server around it, is in `meowple.table.errors`.
"""

from __future__ import annotations

from http import HTTPStatus

from meowple.kernel.errors import BadRecord, MeowpleError
from meowple.table.errors import (
    BadRequest,
    Conflict,
    ErrorFacts,
    Forbidden,
    Problem,
    in_words,
)

__all__ = [
    "BadRequest",
    "Conflict",
    "ErrorFacts",
    "Forbidden",
    "NotFound",
    "Problem",
    "TooLarge",
    "TooMany",
    "TooSlow",
    "Unavailable",
    "Unknown",
    "in_words",
    "status_of",
]


class Unknown(Problem):
    """A client without a profile asks for something that needs one."""


class NotFound(Problem):
    """Something that does not exist, or not for this client."""


class TooLarge(Problem):
    """A body with more bytes than the limit."""


class TooSlow(Problem):
    """A body that does not arrive in time."""


class TooMany(Problem):
    """More requests than the rate limit allows; `seconds` says when to try again."""


class Unavailable(Problem):
    """The database does not answer. Nothing was acknowledged."""


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
