"""The colors of cats on the table, for a terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence

from meowple.kernel.optional_verbs import COLORS, Tint

# The middle of a row of cards: the row's number, then walls, icons, cats and free cells.
_ROW = re.compile(r" ?\d+ [ .|+*#0-9MYFPSczZ]+")
_CAT = re.compile(r"[czZ](\d)")


def tints(line: str) -> Sequence[Tint]:
    """Cats in the color of their seat."""
    if not _ROW.fullmatch(line):
        return ()
    return [(*found.span(), COLORS[int(found[1])]) for found in _CAT.finditer(line)]
