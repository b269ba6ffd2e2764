"""The colors of the boards, for a terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence

from meowple.kernel.optional_verbs import COLORS, Tint

# A row of the boards, or the walls below it.
_ROW = re.compile(r"( ?-?\d |   )(?=.*[=~%^|?])[-\w =~%^|?!+.]+")
_PARTS = (
    (re.compile(r"%+"), "green"),
    (re.compile(r"\^+"), "red"),
    (re.compile(r"~+"), "blue"),
    (re.compile(r"=+"), "faint"),
    (re.compile(r"![a-z]+\d*"), "red"),
    (re.compile(r"(?<==)P"), "purple"),
    (re.compile(r"(?<==)T"), "blue"),
)
# A kitten is alone in its square, or is on the road.
_KITTEN = re.compile(r"(?<=[ =])[0-3](?=[ =PT]|$)")


def tints(line: str) -> Sequence[Tint]:
    """Walls, roads and bikes in their colors, kittens in the color of their seat."""
    if not _ROW.fullmatch(line):
        return ()
    found = [
        (*part.span(), color) for kind, color in _PARTS for part in kind.finditer(line)
    ]
    kittens = (part for part in _KITTEN.finditer(line, 3))
    return [*found, *((*kitten.span(), COLORS[int(kitten[0])]) for kitten in kittens)]
