"""The verbs that a game may offer beyond its rules, each with a default.

A game overrides what it offers: words for its views and actions, a picture, lists and links
for its rules reference, the contents of its box, insight, reasons for actions, the hall of
fame, a scorer for a real table, puzzles, guided first games. A game that overrides nothing
can still be played everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from meowple.kernel.errors import BadData
from meowple.kernel.frame import Action
from meowple.kernel.result import Line
from meowple.kernel.setup import Info, Value

# Turns an id and its arguments into words.
Say = Callable[..., str]

# Day, phase and turn.
Moment = tuple[object, ...]

# The start and end of a color in a line, and the color: one of `COLORS`.
Tint = tuple[int, int, str]
COLORS = ("blue", "green", "red", "purple", "orange", "faint")

# The goal of a puzzle, in terms that the game defines.
Goal = Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Course:
    """The prepared game of a guided first game: always the same deal. Everyone can know its
    seed, so such a game is for one person against bots and counts for nothing."""

    id: str
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Slip:
    """An action that gives something up which the player may have overlooked, and the text
    that says what."""

    action: Action
    id: str
    args: Mapping[str, int | str] = field(default_factory=dict)


class OptionalVerbs:
    """The optional verbs of a game; `meowple.kernel.game.Game` has the required ones."""

    info: Info

    # Words

    def describe(self, view: Any, say: Say) -> list[str]:
        """A view as lines of text; by default field by field."""
        if is_dataclass(view):
            return [f"{field.name}: {getattr(view, field.name)}" for field in fields(view)]
        return [str(view)]

    def brief(self, view: Any, say: Say) -> list[str]:
        """The question that a view asks, without the whole table; by default all of it."""
        return self.describe(view, say)

    def explain(self, action: Action, say: Say, view: Any) -> str:
        """The meaning of an action in a view; empty where its text form is enough."""
        return ""

    def picture(self, view: Any, say: Say) -> str | None:
        """The board as an SVG document, for clients without a board for this game."""
        return None

    def board(self, view: Any) -> Sequence[str]:
        """The viewer's board: those lines of `describe` that a terminal shows beside the
        question. Empty where there is no board."""
        return ()

    def tints(self, line: str) -> Sequence[Tint]:
        """The colored parts of a line of `describe`. The signs alone must say as much:
        colors are not shown everywhere, and not seen by everyone."""
        return ()

    def moment(self, view: Any) -> Moment:
        """Day, phase and turn of a view, None for those the game does not have: when they
        change, the terminal shows the whole table again. By default the view's fields of
        these names; the turn is a seat."""
        return tuple(getattr(view, name, None) for name in ("day", "phase", "turn"))

    # The rules reference

    def lists(self, say: Say) -> Mapping[str, Sequence[str]]:
        """Lists of components by name, as lines of Markdown."""
        return {}

    def rule(self, error: str) -> str | None:
        """The section of the reference that explains an error."""
        return None

    # What a client draws and shows

    def components(self, say: Say) -> object:
        """The contents of the box, as a dataclass: all a client needs to draw a view."""
        return None

    def insight(self, state: Any, seat: int | None) -> object:
        """Facts that the game works out for a seat (None: a spectator) from what that seat
        may know, as a dataclass."""
        return None

    def foresee(self, state: Any, seat: int, actions: Sequence[Action]) -> object:
        """The changes that these actions, one after the other, would bring a seat, as a
        dataclass; None where the game has nothing to say. Where a rule forbids the last of
        them, it may raise that. The state stays as it is, and the answer contains nothing
        that the seat may not know."""
        return None

    def plan(self, state: Any, seat: int, steps: Sequence[str]) -> object:
        """The effect of steps that a seat plans, if it could take them now, one after the
        other, as a dataclass; None where the game has nothing to say. The steps are texts
        of the game's own. The state stays as it is, and the answer contains nothing that
        the seat may not know."""
        return None

    def slips(self, state: Any, seat: int) -> Sequence[Slip]:
        """The actions with which this seat, which is asked, would give up something, such
        as passing while it could still do more: a client asks before it plays them. They
        follow from what the seat may know."""
        return ()

    # Hints and analysis

    def continues(self, state: Any, seat: int) -> bool:
        """Whether this decision of a seat goes on with a choice of several things that it
        has begun, such as the second of two cards to keep: a hint names all of them."""
        return False

    def reason(self, state: Any, seat: int, action: Action, say: Say) -> str:
        """The reason for an action of a seat, in a few words; empty where there is nothing
        certain to say. The state is one that the seat could be in: what the seat can't know
        may be different, and must not be mentioned."""
        return ""

    # The hall of fame

    def division(self, options: Mapping[str, Value]) -> str:
        """The id of the games whose scores are compared with those of these options, such
        as a mode: lowercase letters, digits, `_` and `-`, at most 40. Games with different
        numbers of seats are never compared."""
        return ""

    def division_name(self, division: str, say: Say) -> str:
        """The name of a division; empty if the game has only one."""
        return division

    def figure(self, state: Any, seat: int) -> str | None:
        """The id of the figure that a seat plays with, such as its kitten, at most 40
        characters; None if it has none."""
        return None

    def figure_name(self, figure: str, say: Say) -> str:
        """The name of a figure."""
        return figure

    # Scoring a real table

    @property
    def scores_positions(self) -> bool:
        """Whether the game scores position files."""
        return type(self).score_position is not OptionalVerbs.score_position

    def score_position(self, position: object) -> Mapping[str, object]:
        """The score of a position file."""
        raise BadData("game.no_scoring", game=self.info.id)

    def position_lines(self, position: object) -> Sequence[Sequence[Line]]:
        """The same score line by line, for each player; empty if there are no lines."""
        return ()

    # Puzzles

    def puzzles(self) -> Sequence[Mapping[str, Any]]:
        """The puzzles, each as a row of the game's data file."""
        return ()

    def met(self, state: Any, seat: int, goal: Goal) -> bool:
        """Whether a seat has reached the goal of a puzzle."""
        return False

    # Guided first games

    def courses(self) -> Sequence[Course]:
        """The prepared games of the guided first games, in the order of learning."""
        return ()
