"""The legal actions of a seat, as a sequence that can be read at a prompt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from meowple.kernel.frame import Action

# As many are shown by `repr`.
_SHOWN = 5


class Actions(Sequence[Action]):
    """The actions a seat may take now. The text form of an action is its `str()`; an action
    is built when it is looked at, so a long list costs little.

    >>> import meowple
    >>> actions = meowple.game("isle").start(seats=2, seed=7).legal()
    >>> actions
    Actions(9: keep 97, keep 65, keep 129, keep 7, keep 52, ...)
    >>> str(actions[2]), "keep 7" in actions, "keep 8" in actions
    ('keep 129', True, False)
    """

    __slots__ = ("_found",)

    def __init__(self, found: Sequence[Action]) -> None:
        self._found = found

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Actions: ...
    def __getitem__(self, index: int | slice) -> Action | Actions:
        found = self._found[index]
        return found if isinstance(found, Action) else Actions(found)

    def __contains__(self, action: object) -> bool:
        """Whether an action, or one of this text form, is among them."""
        if isinstance(action, str):
            return any(str(found) == action for found in self._found)
        return action in self._found

    def __repr__(self) -> str:
        shown = ", ".join(str(action) for action in self._found[:_SHOWN])
        more = ", ..." if len(self) > _SHOWN else ""
        return f"Actions({len(self)}: {shown}{more})" if self else "Actions(0)"
