"""A cache of encoded fragments: parts of views that stay the same are encoded once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter

from msgspec import Raw

from meowple.table.messages import State, encode

# Fragments that are kept, those used last: a few for each of some hundred tables, about a
# kilobyte each.
_KEPT = 2048


class FragmentCache:
    """The JSON of fields that stay the same for a while, or for all viewers. A view names
    such fields in FIXED; they are the same object as long as they look the same."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[object, Raw]] = OrderedDict()
        self._readers: dict[type, Callable[[object], dict[str, object]]] = {}

    def encode(self, state: State) -> bytes:
        """A state, byte for byte as `messages.encode` encodes it."""
        view = state.view
        fixed: tuple[str, ...] = getattr(view, "FIXED", ())
        if fixed:
            shown = self._read(view)
            for name in fixed:
                shown[name] = self._fragment(shown[name])
            state.view = shown
        return encode(state)

    def _fragment(self, value: object) -> Raw:
        known = self._known.get(id(value))
        if known is None:
            # The value is held together with its JSON, so that its id is not used again.
            known = self._known[id(value)] = value, Raw(encode(value))
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(id(value))
        return known[1]

    def _read(self, view: object) -> dict[str, object]:
        read = self._readers.get(type(view))
        if read is None:
            read = self._readers[type(view)] = _reader(type(view))
        return read(view)


def _reader(kind: type) -> Callable[[object], dict[str, object]]:
    names = [field.name for field in fields(kind)]
    get = attrgetter(*names)
    return lambda view: dict(zip(names, get(view), strict=True))
