"""A catalog of actions: every action of a game has its number in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from meowple.kernel.frame import Action

# Removes from a seat's action what the question already says.
Plain = Callable[[Action, int], Action]


def as_it_is(action: Action, seat: int) -> Action:
    return action


class Catalogue:
    """All actions that can ever be legal, in a fixed order.

    An answer need not repeat what the question says: `plain` leaves it out,
    so that many actions, never legal at the same time, share one number. Where an action
    names a seat it counts from the seat that acts.
    """

    def __init__(self, entries: Iterable[Action], plain: Plain = as_it_is) -> None:
        self.entries = tuple(entries)
        self._plain = plain
        self._codes = {entry: code for code, entry in enumerate(self.entries)}

    def __len__(self) -> int:
        return len(self.entries)

    def code(self, action: Action, seat: int) -> int:
        """The number of an action of this seat."""
        return self._codes[self._plain(action, seat)]

    def coded(self, actions: Sequence[Action], seat: int) -> dict[int, Action]:
        """The legal actions of a seat by their numbers."""
        codes, plain = self._codes, self._plain
        return {codes[plain(action, seat)]: action for action in actions}
