"""The table of If It Fits as a picture: cards with their walls, icons and cats."""

from __future__ import annotations

from meowple.games.fits.rules.deck import ICONS
from meowple.games.fits.rules.view import CellView, FitsView, OverlayView
from meowple.kernel.toolbox.svg import FAINT, INK, SEATS, Picture

# A card is higher than wide: its long sides are east and west.
_WIDE, _HIGH = 34, 48
_CARD, _CLOSED, _PRINCESS, _TOY = "#f1e3c4", "#cfe3c0", "#e79ac0", "#ffffff"
_WALL = 4


def draw_fits(view: FitsView) -> str:
    picture = Picture(view.width * _WIDE, view.height * _HIGH)
    closed = {cell for box in view.boxes if box.closed for cell in box.cells}
    for y in range(view.height):
        for x in range(view.width):
            picture.rect(x * _WIDE, y * _HIGH, _WIDE, _HIGH, "none", FAINT)
    for cell in view.cells:
        fill = _CLOSED if (cell.x, cell.y) in closed else _CARD
        picture.rect(cell.x * _WIDE, cell.y * _HIGH, _WIDE, _HIGH, fill)
    for cell in view.cells:
        _cell(picture, view, cell)
    for overlay in view.overlays:
        _overlay(picture, view, overlay)
    return picture.text()


def _color(view: FitsView, seat: int) -> str:
    return SEATS[(seat - (view.seat or 0)) % len(view.players)]


def _cell(picture: Picture, view: FitsView, cell: CellView) -> None:
    """Its walls, its cat and its icons."""
    left, top = cell.x * _WIDE, cell.y * _HIGH
    right, bottom = left + _WIDE, top + _HIGH
    walls = {
        "n": (left, top, right, top),
        "e": (right, top, right, bottom),
        "s": (left, bottom, right, bottom),
        "w": (left, top, left, bottom),
    }
    for side, ends in walls.items():
        if side not in cell.open:
            picture.line(*ends, _WALL)
    middle = (left + _WIDE / 2, top + _HIGH / 2)
    if cell.princess:
        picture.circle(*middle, _WIDE / 4, _PRINCESS)
    elif cell.sleeper is not None:
        picture.circle(*middle, _WIDE / 4, _color(view, cell.sleeper))
    icons = "".join(icon * count for icon, count in zip(ICONS, cell.icons, strict=True))
    picture.words(*middle, icons, 13)


def _overlay(picture: Picture, view: FitsView, overlay: OverlayView) -> None:
    x, y = overlay.between[1]
    at = (x * _WIDE, (y + 0.5) * _HIGH)
    if overlay.player is not None:
        picture.circle(*at, _WIDE / 4, _color(view, overlay.player))
    elif overlay.card is None:
        picture.circle(*at, _WIDE / 4, _PRINCESS)
    else:
        picture.circle(*at, _WIDE / 4, _TOY, INK)
        picture.words(*at, overlay.card, 10)
