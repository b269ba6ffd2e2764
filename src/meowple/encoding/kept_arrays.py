"""Arrays that are kept from one observation to the next: most actions change little."""

from __future__ import annotations

from collections.abc import Collection, Hashable

from meowple.encoding.observation_layout import Layout, Vector


class KeptArrays(dict[str, Vector]):
    """The arrays of one viewer by name, as views into one vector."""

    def __init__(self, layout: Layout, kept: Collection[str]) -> None:
        self.vector = layout.blank()
        super().__init__(layout.arrays(self.vector))
        self._shown: dict[Hashable, object] = {}
        self._fresh = [self.vector[part] for part in _not_kept(layout, kept)]

    def clear(self) -> None:
        """Set all arrays to zero, except those that are kept."""
        for array in self._fresh:
            array.fill(0)

    def shown(self, part: Hashable) -> object:
        """The object that this part shows; None if nothing yet."""
        return self._shown.get(part)

    def shows(self, part: Hashable, thing: object) -> bool:
        """Whether this part shows this very object. If not, it must be written now."""
        if self._shown.get(part) is thing:
            return True
        self._shown[part] = thing
        return False


def _not_kept(layout: Layout, kept: Collection[str]) -> list[slice]:
    """The arrays that are not kept; neighbors are one slice."""
    found: list[slice] = []
    for name, part in layout.slices.items():
        if name in kept:
            continue
        if found and found[-1].stop == part.start:
            found[-1] = slice(found[-1].start, part.stop)
        else:
            found.append(part)
    return found
