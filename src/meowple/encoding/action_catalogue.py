"""A catalog of actions: every action of a game has its number in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from meowple.kernel.frame import Action
from meowple.kernel.toolbox.identity_cache import IdentityCache

# Removes from a seat's action what the question already says.
Plain = Callable[[Action, int], Action]
# The numbers of a sequence of actions without building these; None if they must be built.
Unbuilt = Callable[[Sequence[Action]], list[int] | None]
# How many tuples of actions are kept with their codes.
_TUPLES = 1024


def as_it_is(action: Action, seat: int) -> Action:
    return action


def build_all(actions: Sequence[Action]) -> None:
    return None


class _Codes(dict[Action, int]):
    """The codes of one seat's actions, each looked up only once in its plain form; and
    those of tuples of actions, which a game may share between positions."""

    def __init__(self, codes: dict[Action, int], plain: Plain, seat: int) -> None:
        self._codes, self._plain, self._seat = codes, plain, seat
        self._of_tuple = IdentityCache(self._look_up, _TUPLES)

    def all(self, actions: Sequence[Action]) -> list[int]:
        if type(actions) is tuple:
            return self._of_tuple(actions)
        return self._look_up(actions)

    def _look_up(self, actions: Sequence[Action]) -> list[int]:
        return [*map(self.__getitem__, actions)]

    def __missing__(self, action: Action) -> int:
        code = self[action] = self._codes[self._plain(action, self._seat)]
        return code


class Catalogue:
    """All actions that can ever be legal, in a fixed order.

    An answer need not repeat what the question says: `plain` leaves it out,
    so that many actions, never legal at the same time, share one number. Where an action
    names a seat it counts from the seat that acts. `unbuilt` numbers a lazy sequence, which
    is a lot faster than building its actions.
    """

    def __init__(
        self,
        entries: Iterable[Action],
        plain: Plain = as_it_is,
        unbuilt: Unbuilt = build_all,
    ) -> None:
        self.entries = tuple(entries)
        self._plain = plain
        self._unbuilt = unbuilt
        self._codes = {entry: code for code, entry in enumerate(self.entries)}
        self._by_seat: dict[int, _Codes] = {}

    def __len__(self) -> int:
        return len(self.entries)

    def code(self, action: Action, seat: int) -> int:
        """The number of an action of this seat."""
        return self._codes_of(seat)[action]

    def codes(self, actions: Sequence[Action], seat: int) -> list[int]:
        """The numbers of a seat's actions, in the same order."""
        found = self._unbuilt(actions)
        return self._codes_of(seat).all(actions) if found is None else found

    def _codes_of(self, seat: int) -> _Codes:
        found = self._by_seat.get(seat)
        if found is None:
            found = self._by_seat[seat] = _Codes(self._codes, self._plain, seat)
        return found

    def coded(self, actions: Sequence[Action], seat: int) -> dict[int, Action]:
        """The legal actions of a seat by their numbers."""
        return dict(zip(self.codes(actions, seat), actions, strict=True))
