"""Finds what can change inside a state: a proper copy shares none of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from types import MappingProxyType

from meowple.kernel.state import slots

_ATOMS = (int, float, str, bytes, Enum, type(None))


def changeable(value: object, values: tuple[type, ...]) -> dict[int, tuple[str, object]]:
    """Everything inside that could change, by identity, with the path to it.

    `values` are classes whose objects never change although Python would allow it. Slots
    in a class's SHARED are skipped: they hold caches and shared tables.
    """
    found: dict[int, tuple[str, object]] = {}
    seen_before: set[int] = set()
    todo = [("state", value)]
    while todo:
        path, value = todo.pop()
        if isinstance(value, values) or id(value) in seen_before:
            continue
        seen_before.add(id(value))
        if _can_change(value):
            found[id(value)] = path, value
        todo += [(path + name, part) for name, part in _parts(value)]
    return found


def _can_change(value: object) -> bool:
    if isinstance(value, tuple | frozenset | MappingProxyType):
        return False
    kind: type = type(value)
    params = getattr(kind, "__dataclass_params__", None)
    if params is not None and params.frozen:
        return False
    # An object without fields, such as most frames, cannot change either.
    return not hasattr(kind, "__slots__") or bool(slots(kind))


def _parts(value: object) -> Iterator[tuple[str, object]]:
    """The parts of a value, except for plain values, which cannot change."""
    named: Iterable[tuple[object, object]]
    if isinstance(value, dict | MappingProxyType):
        form, named = "[{!r}]", value.items()
    elif isinstance(value, list | tuple | set | frozenset):
        form, named = "[{}]", enumerate(value)
    else:
        kind: type = type(value)
        form, named = ".{}", ((name, getattr(value, name)) for name in slots(kind))
    for name, part in named:
        if not isinstance(part, _ATOMS):
            yield form.format(name), part
