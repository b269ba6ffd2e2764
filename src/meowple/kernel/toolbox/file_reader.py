"""Reading files that people wrote: parsed JSON in, checked values out.

Nothing is guessed. An error has a stable id, the name of the place
and, where it helps, the index of the player, tile, module or lesson.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from meowple.kernel.errors import BadData

Where = Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Reader:
    """One JSON object of a file. `family` begins every error id, `where` says which
    player, tile or module it is."""

    family: str
    values: Mapping[str, object]
    where: Where = field(default_factory=dict)

    @classmethod
    def of(cls, family: str, value: object, key: str, **where: int | str) -> Reader:
        if not isinstance(value, Mapping):
            raise BadData(f"{family}.type", key=key, expected="object", **where)
        return cls(family, value, where)

    def bad(self, what: str, **details: int | str) -> BadData:
        """The error for something wrong in this object."""
        return BadData(f"{self.family}.{what}", **self.where, **details)

    def only(self, needed: Iterable[str], optional: Iterable[str] = ()) -> None:
        """Every needed key and no unknown one."""
        known = {*needed, *optional}
        for key in self.values:
            if key not in known:
                raise self.bad("unknown_key", key=clip(key))
        self.need(*needed)

    def need(self, *keys: str) -> None:
        for key in keys:
            if key not in self.values:
                raise self.bad("missing", key=key)

    def whole(self, key: str, low: int, high: int, default: int = 0) -> int:
        """A whole number in these bounds; true and false are none."""
        value = self.values.get(key, default)
        if type(value) is not int:
            raise self.bad("type", key=key, expected="integer")
        if not low <= value <= high:
            raise self.bad("range", key=key, low=low, high=high)
        return value

    def truth(self, key: str, default: bool = False) -> bool:
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            raise self.bad("type", key=key, expected="boolean")
        return value

    def text(self, key: str, longest: int = 40) -> str:
        value = self.values.get(key)
        if not isinstance(value, str):
            raise self.bad("type", key=key, expected="string")
        if not 1 <= len(value) <= longest:
            raise self.bad("length", key=key, longest=longest)
        return value

    def one_of(self, key: str, offered: Iterable[object]) -> str:
        """A text out of those offered."""
        value = self.values.get(key)
        if not isinstance(value, str):
            raise self.bad("type", key=key, expected="string")
        known = [str(choice) for choice in offered]
        if value not in known:
            raise self.bad("value", key=key, value=clip(value), offered=", ".join(known))
        return value

    def items(self, key: str, most: int) -> Sequence[object]:
        """A list with at most `most` items; a missing list is empty."""
        value = self.values.get(key, ())
        if not isinstance(value, list | tuple):
            raise self.bad("type", key=key, expected="list")
        if len(value) > most:
            raise self.bad("too_many", key=key, most=most)
        return value


def clip(text: str) -> str:
    """A text from a file, short enough for an error message."""
    return text[:40]
