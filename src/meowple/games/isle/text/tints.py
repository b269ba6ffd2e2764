"""The colors of the signs on a boat, for a terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence

from meowple.games.isle.rules.boat import COLOURS
from meowple.games.isle.text.drawing import MAPS
from meowple.kernel.optional_verbs import Tint

# A row of a boat: its number, then the squares.
_ROW = re.compile(r"\d [ .*$c1-5bgrpoBGRPO]+")
_SIGNS = {
    sign: color for color in COLOURS for sign in (color[0], color[0].upper(), MAPS[color])
}


def tints(line: str) -> Sequence[Tint]:
    """Cats, oshax and maps in the color of their family."""
    if not _ROW.fullmatch(line):
        return ()
    signs = list(enumerate(line))[2:]
    return [(at, at + 1, _SIGNS[sign]) for at, sign in signs if sign in _SIGNS]
