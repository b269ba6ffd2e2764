"""Decisions as a stack of frames.

A frame knows which seats decide, what is legal and what comes next. A choice inside a
choice pushes a frame and pops it when it is made; there are no flags. Frames are values
that never change: a decision that moves on is replaced by another frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from meowple.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from meowple.kernel.state import State

S = TypeVar("S", bound="State")


class Action:
    """A small frozen, slotted dataclass whose `str()` is its text form.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Take(Action):
    ...     pebbles: int
    ...
    ...     def __str__(self) -> str:
    ...         return f"take {self.pebbles}"
    >>> str(Take(3))
    'take 3'

    The game's `parse` is the inverse: `game.parse("take 3") == Take(3)`.
    """

    __slots__ = ()


class Frame(Generic[S]):
    """One decision, or one step that the game takes by itself."""

    __slots__ = ()

    def advance(self, state: S) -> bool:
        """Take the steps that need no decision; True when a seat has to decide now.

        A frame that is finished takes itself off the stack, one that needs another
        decision first pushes it; both return False.
        """
        return True

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that are asked now and must answer."""
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """Everything this seat may do now, asked or not."""
        raise NotImplementedError

    def play(self, state: S, seat: int, action: Action) -> None:
        """Play the action, or raise before anything has changed."""
        raise NotImplementedError

    def idle(self, state: S, seat: int) -> Action | None:
        """The answer that counts when a seat leaves a window open: see `Game.idle`."""
        return None


def run(state: S) -> None:
    """Take every step that needs no decision, until a seat is asked or the game is over."""
    while state.stack and not state.stack[-1].advance(state):
        pass


def not_now() -> IllegalAction:
    """The error for an action that is no answer to the present decision."""
    return IllegalAction("action.not_now")


def refuse(state: S, seat: int) -> IllegalAction:
    """The same error, or that of a seat that is not asked at all."""
    if seat not in state.stack[-1].actors(state):
        return IllegalAction("turn.not_yours")
    return not_now()
