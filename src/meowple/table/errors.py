"""The errors of a table, each with a stable id, and errors in words."""

from __future__ import annotations

from msgspec import Struct

from meowple.kernel.errors import MeowpleError
from meowple.kernel.game import AnyGame
from meowple.texts import Texts


class Problem(MeowpleError):
    """Something that a client asked for and does not get."""


class BadRequest(Problem):
    """A request that can't be read or makes no sense."""


class Forbidden(Problem):
    """Something that other clients may do, but not this one."""


class NotFound(Problem):
    """Something that does not exist, or not for this client."""


class Conflict(Problem):
    """Something that the present state of a table does not allow."""


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
