"""Identity keys: dictionary keys that compare by identity."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class IdentityKey(Generic[T]):
    """The key of a value that never changes and that many states share. It holds a
    reference to the value, so that its identity is not reused."""

    __slots__ = ("value",)

    def __init__(self, value: T) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return type(other) is IdentityKey and self.value is other.value
