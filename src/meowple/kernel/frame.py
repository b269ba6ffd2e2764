"""Decisions as a stack of frames.

A frame says who decides, what is legal and what comes next. A choice inside a
choice pushes a frame and pops back; nothing is remembered in flags. Frames are
values that never change: a decision that moves on is replaced by another frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from meowple.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from meowple.kernel.state import State

S = TypeVar("S", bound="State")


class Action:
    """A small frozen, slotted dataclass whose `str()` is its text form."""

    __slots__ = ()


class Frame(Generic[S]):
    """One decision, or one step that the game takes by itself."""

    __slots__ = ()

    def advance(self, state: S) -> bool:
        """Go on as far as nobody is needed; True when somebody is asked now.

        A frame that is finished takes itself off the stack, one that needs another
        decision first pushes it; both answer False.
        """
        return True

    def actors(self, state: S) -> tuple[int, ...]:
        """Who is asked now and must answer."""
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """Everything this seat may do now, asked or not."""
        raise NotImplementedError

    def play(self, state: S, seat: int, action: Action) -> None:
        """Do it, or raise before anything has changed."""
        raise NotImplementedError

    def idle(self, state: S, seat: int) -> Action | None:
        """The answer that counts when a seat leaves a window open: see `Game.idle`."""
        return None


def run(state: S) -> None:
    """Take every step that needs nobody, until somebody is asked or the game is over."""
    while state.stack and not state.stack[-1].advance(state):
        pass


def not_now() -> IllegalAction:
    """The error for an action that the present decision does not know."""
    return IllegalAction("action.not_now")


def refuse(state: S, seat: int) -> IllegalAction:
    """The same where it is not yet clear whether the seat is asked at all."""
    if seat not in state.stack[-1].actors(state):
        return IllegalAction("turn.not_yours")
    return not_now()
