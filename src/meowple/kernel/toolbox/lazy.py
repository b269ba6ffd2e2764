"""Lazy sequences: they know their length and build an element when it is read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class Lazy(Sequence[T]):
    """A list of actions too long to build; a subclass finds the n-th."""

    __slots__ = ("_length",)

    _length: int

    @abstractmethod
    def nth(self, index: int) -> T:
        """The element of this index, which is in range."""

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self.nth(i) for i in range(*index.indices(self._length))]
        if -self._length <= index < self._length:
            return self.nth(index % self._length)
        raise IndexError(index)
