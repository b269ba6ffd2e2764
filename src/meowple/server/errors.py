"""What the server refuses, each with a stable id and the status of its HTTP answer."""

from __future__ import annotations

from http import HTTPStatus

from msgspec import Struct

from meowple.kernel.errors import BadRecord, MeowpleError
from meowple.kernel.game import AnyGame
from meowple.texts import Texts


class Problem(MeowpleError):
    """Something that a client asked for and does not get."""

    status = HTTPStatus.BAD_REQUEST


class BadRequest(Problem):
    """A request that cannot be read or cannot be meant."""


class Unknown(Problem):
    """Somebody without a profile."""

    status = HTTPStatus.UNAUTHORIZED


class Forbidden(Problem):
    """Something that others may do."""

    status = HTTPStatus.FORBIDDEN


class NotFound(Problem):
    """Something that is not there, or not for this client."""

    status = HTTPStatus.NOT_FOUND


class Conflict(Problem):
    """Something that the present state of a table does not allow."""

    status = HTTPStatus.CONFLICT


class TooLarge(Problem):
    """More bytes than are taken."""

    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE


class TooSlow(Problem):
    """A body that does not come."""

    status = HTTPStatus.REQUEST_TIMEOUT


class TooMany(Problem):
    """More requests than are taken; `seconds` says when to come again."""

    status = HTTPStatus.TOO_MANY_REQUESTS


class Unavailable(Problem):
    """The database does not answer. Nothing was acknowledged."""

    status = HTTPStatus.SERVICE_UNAVAILABLE


def status_of(error: MeowpleError) -> int:
    """The status of an answer; what the rules refuse is the client's to mend."""
    if isinstance(error, Problem):
        return error.status
    # A record comes from the log of the server itself.
    return HTTPStatus.CONFLICT if isinstance(error, BadRecord) else HTTPStatus.BAD_REQUEST


class ErrorFacts(Struct):
    """An error as every answer shows it. `rule` is the section of the rules reference
    that explains it, if one does."""

    id: str
    message: str
    rule: str | None = None


def in_words(error: MeowpleError, texts: Texts, game: AnyGame | None = None) -> ErrorFacts:
    """An error in words; at a table with the rule of its game."""
    rule = None if game is None else game.rule(error.id)
    return ErrorFacts(error.id, texts.error(error), rule)
