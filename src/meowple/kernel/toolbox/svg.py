"""A small picture in SVG: rectangles, circles, polygons, lines and words."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

# The colors of seats, the same as in the browser.
SEATS = ("#b8530a", "#2563a8", "#7b3fa0", "#2b7a4b", "#a8345c")
PAPER, INK, FAINT = "#fbf7ef", "#3a3330", "#d9d0c3"


class Picture:
    """A picture drawn piece by piece, later pieces on top."""

    def __init__(self, width: float, height: float) -> None:
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}"'
            f' height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
            ' font-family="sans-serif">'
        ]
        self.rect(0, 0, width, height, PAPER)

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, line: str = "none"
    ) -> None:
        self._parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
            f' fill="{fill}" stroke="{line}"/>'
        )

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

    def words(self, x: float, y: float, text: str, size: float, color: str = INK) -> None:
        """Text centered on a point."""
        self._parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{color}"'
            f' text-anchor="middle" dominant-baseline="central">{escape(text)}</text>'
        )

    def text(self) -> str:
        """The whole picture."""
        return "\n".join((*self._parts, "</svg>"))
