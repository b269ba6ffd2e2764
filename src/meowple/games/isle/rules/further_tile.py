"""A further treasure: that of a map (rule 3), or the second one of a card (rule 4).

The tile before it is placed, so nothing is half done: anytime cards may come before the
treasure is taken (rule 5).
"""

from __future__ import annotations

from dataclasses import dataclass

from meowple.games.isle.rules.actions import Skip
from meowple.games.isle.rules.frames import SKIP, decline, placeable, take_one, takes
from meowple.games.isle.rules.interject import Open
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Action


@dataclass(frozen=True, slots=True)
class FurtherTile(Open):
    """The choice of a treasure, or of none. A seat is asked when one can be placed,
    whatever its hand. Where none can, 69-70 do not help: they let a treasure be placed
    apart, and one that has room there fits beside a tile, too."""

    seat: int
    what: tuple[str, ...]
    left: int

    def actors(self, state: IsleState) -> tuple[int, ...]:
        return (self.seat,)

    def asks(self, state: IsleState, seat: int) -> bool:
        return seat == self.seat

    def busy(self, state: IsleState, seat: int) -> bool:
        """Whether the seat has begun something in a decision below this one: a pick of
        the draft, or a card that it declared in a window."""
        return any(
            frame.busy(state, seat)
            for frame in state.stack
            if isinstance(frame, Open) and type(frame) is not FurtherTile
        )

    def advance(self, state: IsleState) -> bool:
        if self.left and placeable(state, self.seat, self.what):
            return True
        state.stack.pop()
        return False

    def choices(self, state: IsleState, seat: int) -> list[Action]:
        return [*takes(state, self.seat, self.what), SKIP]

    def answer(self, state: IsleState, seat: int, action: Action) -> None:
        if type(action) is Skip:
            decline(state, self.seat)
        else:
            take_one(state, self.seat, self.what, self.left, action)
