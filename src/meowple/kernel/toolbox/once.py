"""A property that is computed when it is first read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - it reads like `property`
    """What `functools.cached_property` is from Python 3.12 on: without the lock of 3.11,
    which takes longer than most of what bots compute."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self.__doc__ = find.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, thing: None, owner: type) -> Self: ...
    @overload
    def __get__(self, thing: object, owner: type) -> T: ...
    def __get__(self, thing: object, owner: type) -> Self | T:
        if thing is None:
            return self
        # from now on the value hides this descriptor
        found = thing.__dict__[self._name] = self._find(thing)
        return found
