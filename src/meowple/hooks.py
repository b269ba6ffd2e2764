"""What a game may offer beyond its rules: a scorer of positions, words, what is in its
box, what its rules reference needs, what it can work out for a seat, and puzzles. Found
by the names of the verbs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Protocol, runtime_checkable

from meowple.kernel.errors import BadData
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.result import Line
from meowple.texts import Say

# What a puzzle asks for, by the names that the game has for such things.
Goal = Mapping[str, int | str]


@runtime_checkable
class Scores(Protocol):
    """A game that scores positions of a real table."""

    def score_position(self, position: object) -> Mapping[str, object]: ...


@runtime_checkable
class Itemises(Protocol):
    """A game that gives the reasons of such a score, player by player."""

    def position_lines(self, position: object) -> Sequence[Sequence[Line]]: ...


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


@runtime_checkable
class ShowsBox(Protocol):
    """A game that tells what is in its box, with words."""

    def components(self, say: Say) -> object: ...


@runtime_checkable
class Lists(Protocol):
    """A game that lists all that is in its box for its rules reference."""

    def lists(self, say: Say) -> Mapping[str, Sequence[str]]: ...


@runtime_checkable
class Refers(Protocol):
    """A game that knows which section of its reference explains a refusal."""

    def rule(self, error: str) -> str | None: ...


@runtime_checkable
class Advises(Protocol):
    """A game that works out more for a seat than every view needs."""

    def insight(self, state: object, seat: int | None) -> object: ...


@runtime_checkable
class Poses(Protocol):
    """A game that has puzzles, and judges whether one is solved."""

    def puzzles(self) -> Sequence[Mapping[str, Any]]: ...

    def met(self, state: object, seat: int, goal: Goal) -> bool: ...


def scorer(game: AnyGame) -> Scores:
    """The game, as one that scores positions."""
    found: object = game
    if not isinstance(found, Scores):
        raise BadData("game.no_scoring", game=game.info.id)
    return found


def score_position(game: AnyGame, position: object) -> Mapping[str, object]:
    """The score of a position file, by the game's own scorer."""
    return scorer(game).score_position(position)


def scores_positions(game: AnyGame) -> bool:
    scorer: object = game
    return isinstance(scorer, Scores)


def position_lines(game: AnyGame, position: object) -> Sequence[Sequence[Line]]:
    """The same score line by line; nothing where the game gives no reasons."""
    scorer: object = game
    return scorer.position_lines(position) if isinstance(scorer, Itemises) else ()


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


def components(game: AnyGame, say: Say) -> object:
    """What is in the box of a game, as a dataclass; None where the game does not tell."""
    box: object = game
    return box.components(say) if isinstance(box, ShowsBox) else None


def lists(game: AnyGame, say: Say) -> Mapping[str, Sequence[str]]:
    """The lists of a game's reference by their names, as lines of Markdown."""
    box: object = game
    return box.lists(say) if isinstance(box, Lists) else {}


def rule(game: AnyGame, error: str) -> str | None:
    """The section of the reference that explains an error, where one does."""
    referring: object = game
    return referring.rule(error) if isinstance(referring, Refers) else None


def insight(game: AnyGame, state: object, seat: int | None) -> object:
    """What a game can work out for a seat (None: a spectator) from what that seat may
    know, as a dataclass; None where there is nothing to tell."""
    adviser: object = game
    return adviser.insight(state, seat) if isinstance(adviser, Advises) else None


def puzzles(game: AnyGame) -> Sequence[Mapping[str, Any]]:
    """The puzzles of a game as its data file has them; none where it has no file."""
    poser: object = game
    return poser.puzzles() if isinstance(poser, Poses) else ()


def met(game: AnyGame, state: object, seat: int, goal: Goal) -> bool:
    """Whether a seat has reached the goal of a puzzle."""
    poser: object = game
    return isinstance(poser, Poses) and poser.met(state, seat, goal)


def moment(view: object) -> tuple[object, ...]:
    """Day, phase and turn, as far as a view knows such things."""
    return tuple(getattr(view, name, None) for name in ("day", "phase", "turn"))
