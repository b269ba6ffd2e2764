"""Pictures made of characters: cards, and the table they are on.

A card is six characters wide and three lines high, walls included:

    +----+      a wall in the north, the long sides open, the south open;
      MS        a mouse and a spray bottle
    +    +
"""

from __future__ import annotations

from collections.abc import Sequence

from meowple.games.fits.rules.deck import ICONS
from meowple.games.fits.rules.view import CellView, FitsView, OverlayView

_INSIDE = 4
_WIDE = _INSIDE + 2
_HIGH = 3
_FREE = ["", "  .", ""]
_NUMBERS = 3


def card_picture(is_open: str, inside: str) -> list[str]:
    """A card with its open sides, named n, e, s, w, and the things in it."""
    north, south = (" -"[side not in is_open] * _INSIDE for side in "ns")
    west, east = (" |"[side not in is_open] for side in "we")
    # an owner's card may have more icons than there is room for
    shown = inside if len(inside) <= _INSIDE else inside[: _INSIDE - 1] + "+"
    return [f"+{north}+", f"{west}{shown:^{_INSIDE}}{east}", f"+{south}+"]


def icon_letters(icons: Sequence[int]) -> str:
    return "".join(icon * count for icon, count in zip(ICONS, icons, strict=True))


def table_picture(view: FitsView) -> list[str]:
    """The cards on the table and one free cell around them, with the numbers of columns
    above and of rows at the left."""
    columns, rows = _area(view)
    cells = {(cell.x, cell.y): _cell_picture(cell) for cell in view.cells}
    lines = [" " * _NUMBERS + "".join(f"{x:^{_WIDE}}" for x in columns)]
    for y in rows:
        drawn = [cells.get((x, y), _FREE) for x in columns]
        for part in range(_HIGH):
            number = f"{y:>2} " if part == 1 else " " * _NUMBERS
            lines.append(number + "".join(f"{one[part]:<{_WIDE}}" for one in drawn))
    for overlay in view.overlays:
        _draw_across(lines, overlay, columns.start, rows.start)
    return [line.rstrip() for line in lines]


def _area(view: FitsView) -> tuple[range, range]:
    """Columns and rows to draw; the middle cell when nothing has been placed."""
    xs = [cell.x for cell in view.cells] or [view.width // 2]
    ys = [cell.y for cell in view.cells] or [view.height // 2]
    return (
        range(max(0, min(xs) - 1), min(view.width, max(xs) + 2)),
        range(max(0, min(ys) - 1), min(view.height, max(ys) + 2)),
    )


def _cell_picture(cell: CellView) -> list[str]:
    inside = icon_letters(cell.icons)
    if cell.princess:
        inside = "z#" + inside
    elif cell.sleeper is not None:
        inside = f"{'Z' if cell.counts else 'z'}{cell.sleeper}{inside}"
    return card_picture(cell.open, inside)


def _draw_across(lines: list[str], overlay: OverlayView, left: int, top: int) -> None:
    """A joint is two characters wide: the open sides of its two cards."""
    x, y = overlay.between[0]
    line = 1 + (y - top) * _HIGH + 1
    at = _NUMBERS + (x - left + 1) * _WIDE - 1
    lines[line] = lines[line][:at] + _sign(overlay) + lines[line][at + 2 :]


def _sign(overlay: OverlayView) -> str:
    if overlay.kind == "toy":
        return "**"
    return "c#" if overlay.player is None else f"c{overlay.player}"
