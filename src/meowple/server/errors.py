"""The errors of the server, each with a stable id. HTTP statuses: `http.error_responses`.

Those of a table, with or without a server around it, are in `meowple.table.errors`.
"""

from __future__ import annotations

from meowple.table.errors import (
    BadRequest,
    Conflict,
    ErrorFacts,
    Forbidden,
    NotFound,
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
]


class Unknown(Problem):
    """A client without a profile asks for something that needs one."""


class TooLarge(Problem):
    """A body with more bytes than the limit."""


class TooSlow(Problem):
    """A body that does not arrive in time."""


class TooMany(Problem):
    """More requests than the rate limit allows; `seconds` says when to try again."""


class Unavailable(Problem):
    """The database does not answer. Nothing was acknowledged."""
