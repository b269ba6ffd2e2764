"""A small picture in SVG: rectangles, circles, polygons, lines, paths, words and cats."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

# The colors of seats, the same as in the browser.
SEATS = ("#b8530a", "#2563a8", "#7b3fa0", "#2b7a4b", "#a8345c")
PAPER, INK, FAINT = "#fbf7ef", "#3a3330", "#d9d0c3"

# A cat's head of 40 by 40 around 0, 0; the same as in the browser.
_HEAD = "M-16-3-17-19-6-13a20 20 0 0 1 12 0l11-6-1 16a17 15 0 1 1-32 0Z"
_AWAKE = "M-7-3.4v5.6M7-3.4v5.6"
_ASLEEP = "M-10 0c1.500 2 4 2 5.500 0M4.500 0c1.500 2 4 2 5.500 0"
_MUZZLE = "M-1.8 4.5h3.6L0 6.4ZM0 6.4c-.6 2.4-3.6 2.6-4.6.8M0 6.4c.6 2.4 3.6 2.6 4.6.8"
_WHISKERS = "M-11 5l-8-1.500M-11 7.500l-7.500 1M11 5l8-1.500M11 7.500l7.500 1"


class Picture:
    """A picture drawn piece by piece, later pieces on top."""

    def __init__(self, width: float, height: float, paper: str = PAPER) -> None:
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}"'
            f' height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
            ' font-family="sans-serif">'
        ]
        self.rect(0, 0, width, height, paper)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        line: str = "none",
        radius: float = 0,
    ) -> None:
        self._parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
            f' fill="{fill}" stroke="{line}" rx="{radius:g}"/>'
        )

    def path(
        self,
        d: str,
        fill: str = "none",
        line: str = "none",
        width: float = 1,
        *,
        at: tuple[float, float] = (0, 0),
        scale: float = 1,
    ) -> None:
        """A path in the terms of SVG, moved to a point and scaled there."""
        self._parts.append(
            f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="{width:g}"'
            ' stroke-linecap="round" stroke-linejoin="round"'
            f' transform="translate({at[0]:g} {at[1]:g}) scale({scale:g})"/>'
        )

    def cat(
        self, x: float, y: float, size: float, fur: str, line: str, *, asleep: bool = False
    ) -> None:
        """The head of a cat around a point, `size` wide."""
        at, scale = (x, y), size / 40
        self.path(_HEAD, fur, line, 1.8, at=at, scale=scale)
        self.path(_ASLEEP if asleep else _AWAKE, "none", line, 3, at=at, scale=scale)
        self.path(_MUZZLE + _WHISKERS, "none", line, 1.2, at=at, scale=scale)

    def circle(self, x: float, y: float, radius: float, fill: str, line: str = INK) -> None:
        self._parts.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}"/>'
        )

    def polygon(self, corners: Iterable[tuple[float, float]], fill: str) -> None:
        points = " ".join(f"{x:g},{y:g}" for x, y in corners)
        self._parts.append(f'<polygon points="{points}" fill="{fill}" stroke="{INK}"/>')

    def line(
        self, x: float, y: float, to_x: float, to_y: float, width: float, color: str = INK
    ) -> None:
        self._parts.append(
            f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}"'
            f' stroke="{color}" stroke-width="{width:g}"/>'
        )

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        color: str = INK,
        *,
        bold: bool = False,
        anchor: str = "middle",
    ) -> None:
        """Text centered on a point; with the anchor `start` it begins there, with `end`
        it ends there."""
        weight = ' font-weight="bold"' if bold else ""
        self._parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{color}"'
            f' text-anchor="{anchor}" dominant-baseline="central"{weight}>'
            f"{escape(text)}</text>"
        )

    def text(self) -> str:
        """The whole picture."""
        return "\n".join((*self._parts, "</svg>"))
