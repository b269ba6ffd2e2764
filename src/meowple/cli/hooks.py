"""What a game may offer beyond its rules: a scorer of positions, and words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Protocol, runtime_checkable

from meowple.kernel.errors import BadData
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.texts import Say


@runtime_checkable
class Scores(Protocol):
    """A game that scores positions of a real table."""

    def score_position(self, position: object) -> Mapping[str, object]: ...


@runtime_checkable
class Describes(Protocol):
    """A game that can draw a view as lines of text."""

    def describe(self, view: object, say: Say) -> list[str]: ...


@runtime_checkable
class Briefs(Protocol):
    """A game that can tell a question alone, with what it is about."""

    def brief(self, view: object, say: Say) -> list[str]: ...


@runtime_checkable
class Explains(Protocol):
    """A game that says in a few words what an action means in a view."""

    def explain(self, action: Action, say: Say, view: object) -> str: ...


def score_position(game: AnyGame, position: object) -> Mapping[str, object]:
    """The score of a position file, by the game's own scorer."""
    scorer: object = game
    if not isinstance(scorer, Scores):
        raise BadData("game.no_scoring", game=game.info.id)
    return scorer.score_position(position)


def describe(game: AnyGame, view: object, say: Say) -> list[str]:
    """A view in lines of text; field by field where the game has no words for it."""
    describer: object = game
    if isinstance(describer, Describes):
        return describer.describe(view, say)
    if is_dataclass(view):
        return [f"{field.name}: {getattr(view, field.name)}" for field in fields(view)]
    return [str(view)]


def brief(game: AnyGame, view: object, say: Say) -> list[str]:
    """What is asked, without the whole table; all of it where the game has no words
    for less."""
    briefer: object = game
    if isinstance(briefer, Briefs):
        return briefer.brief(view, say)
    return describe(game, view, say)


def explain(game: AnyGame, action: Action, say: Say, view: object) -> str:
    """What an action means; empty where its text form says it all."""
    explainer: object = game
    if isinstance(explainer, Explains):
        return explainer.explain(action, say, view)
    return ""


def moment(view: object) -> tuple[object, ...]:
    """Day, phase and turn, as far as a view knows such things."""
    return tuple(getattr(view, name, None) for name in ("day", "phase", "turn"))
