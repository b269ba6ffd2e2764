"""The table of If It Fits as a picture: cards with their walls, toys and cats."""

from __future__ import annotations

from meowple.games.fits.rules.deck import ICONS
from meowple.games.fits.rules.view import BoxView, CellView, FitsView, OverlayView
from meowple.kernel.toolbox.svg import SEATS, Picture

# A card is higher than wide: its long sides are east and west.
_WIDE, _HIGH = 44, 62
# The players are above the table.
_ABOVE, _PLAYER = 36, 92
# Free places around the cards.
_AROUND = 1
_TABLE, _WEAVE, _PRINT = "#efe5d6", "#e3d5c0", "#6d4724"
_CARD, _CLOSED, _WALL = "#dfbd8f", "#f0d58c", "#7a5127"
_FUR = ("#f5a55a", "#7fb2dd", "#b997dd", "#7cc49a", "#ef92b0")
_PRINCESS, _TOY, _GOLD = "#ffffff", "#fff6df", "#d9a514"
# A toy of 20 by 20 around 0, 0: how it is drawn, its fill and its outline.
_ICONS = {
    "M": ("M-8 4C-9-4-2-7 4-4L9 3Q10 6 7 6H-5Q-8 6-8 4Zq-4-2-2-7", "#9a9490", "#4d4844"),
    "Y": ("M0-8a8 8 0 1 0 .1 0ZM-6-4Q2-4 5 5M-7 2Q0 0 3 7", "#d9607a", "#842a42"),
    "F": ("M-9 0Q-2-8 5 0Q-2 8-9 0ZM5 0L10-5V5Z", "#5fa9c9", "#1f4d66"),
    "P": ("M-7 8Q-6-4 7-8Q8 2-2 6ZM-8 9L4-4", "#b79be0", "#56308a"),
    "S": ("M-4 8V0L-2-3V-6H6L8-3H3L2-3L5 0V8ZM-5-8h.1M-8-5h.1", "#dfe9f5", "#b3261e"),
}


def draw_fits(view: FitsView) -> str:
    (left, top), (right, bottom) = _frame(view)
    width = max((right - left) * _WIDE, len(view.players) * _PLAYER)
    picture = Picture(width, (bottom - top) * _HIGH + _ABOVE, _TABLE)
    table = _Table(picture, view, left, top)
    table.players()
    table.places(right, bottom)
    for cell in view.cells:
        table.card(cell)
    for cell in view.cells:
        table.content(cell)
    for overlay in view.overlays:
        table.overlay(overlay)
    for box in view.boxes:
        table.value(box)
    return picture.text()


def _frame(view: FitsView) -> tuple[tuple[int, int], tuple[int, int]]:
    """The part of the table that is in use, with free places around it."""
    xs = [cell.x for cell in view.cells] or [view.width // 2]
    ys = [cell.y for cell in view.cells] or [view.height // 2]
    first = max(min(xs) - _AROUND, 0), max(min(ys) - _AROUND, 0)
    last = min(max(xs) + _AROUND, view.width - 1), min(max(ys) + _AROUND, view.height - 1)
    return first, (last[0] + 1, last[1] + 1)


class _Table:
    """The picture of a table, with the cell from which places are counted."""

    def __init__(self, picture: Picture, view: FitsView, left: int, top: int) -> None:
        self.picture = picture
        self.view = view
        self.first = left, top
        self.closed = {cell for box in view.boxes if box.closed for cell in box.cells}

    def corner(self, x: int, y: int) -> tuple[float, float]:
        return (x - self.first[0]) * _WIDE, (y - self.first[1]) * _HIGH + _ABOVE

    def middle(self, x: int, y: int) -> tuple[float, float]:
        left, top = self.corner(x, y)
        return left + _WIDE / 2, top + _HIGH / 2

    def number(self, seat: int) -> int:
        """The place of a seat's color: the viewer has the first."""
        return (seat - (self.view.seat or 0)) % len(self.view.players)

    def players(self) -> None:
        for place, player in enumerate(self.view.players):
            number, left = self.number(player.seat), place * _PLAYER
            self.picture.cat(left + 20, 20, 26, _FUR[number], SEATS[number])
            shown = f"{player.seat}: {player.points}"
            self.picture.words(left + 38, 20, shown, 15, _PRINT, bold=True, anchor="start")

    def places(self, right: int, bottom: int) -> None:
        for y in range(self.first[1], bottom):
            for x in range(self.first[0], right):
                left, top = self.corner(x, y)
                rest = _WIDE - 4, _HIGH - 4
                self.picture.rect(left + 2, top + 2, *rest, _WEAVE, radius=5)

    def card(self, cell: CellView) -> None:
        fill = _CLOSED if (cell.x, cell.y) in self.closed else _CARD
        self.picture.rect(*self.corner(cell.x, cell.y), _WIDE, _HIGH, fill, "#c99b63")

    def content(self, cell: CellView) -> None:
        """Draw the walls of a card, its cat and its toys."""
        left, top = self.corner(cell.x, cell.y)
        walls = {
            "n": f"M{left:g} {top:g}h{_WIDE}",
            "e": f"M{left + _WIDE:g} {top:g}v{_HIGH}",
            "s": f"M{left:g} {top + _HIGH:g}h{_WIDE}",
            "w": f"M{left:g} {top:g}v{_HIGH}",
        }
        shut = "".join(wall for side, wall in walls.items() if side not in cell.open)
        self.picture.path(shut, "none", _WALL, 4.5)
        across, down = self.middle(cell.x, cell.y)
        if cell.princess:
            self.picture.cat(across, down, 32, _PRINCESS, _GOLD, asleep=True)
        elif cell.sleeper is not None:
            self.cat(across, down, cell.sleeper, asleep=True)
        self.icons(cell)

    def cat(self, x: float, y: float, seat: int, *, asleep: bool = False) -> None:
        number = self.number(seat)
        self.picture.cat(x, y, 30, _FUR[number], SEATS[number], asleep=asleep)
        self.picture.circle(x + 11, y + 11, 6, "#ffffff", SEATS[number])
        self.picture.words(x + 11, y + 11, str(seat), 9, _PRINT, bold=True)

    def icons(self, cell: CellView) -> None:
        """Toys in rows of two, at the top of the card: cats are in its middle."""
        shown = [i for i, n in zip(ICONS, cell.icons, strict=True) for _ in range(n)]
        left, top = self.corner(cell.x, cell.y)
        for place, icon in enumerate(shown):
            in_row = min(2, len(shown) - place // 2 * 2)
            x = left + _WIDE / 2 + (place % 2 - (in_row - 1) / 2) * 19
            y = top + 14 + place // 2 * 36
            drawn, fill, line = _ICONS[icon]
            self.picture.path(drawn, fill, line, 1.4, at=(x, y), scale=0.85)

    def overlay(self, overlay: OverlayView) -> None:
        """A cat or a toy across two cards."""
        (x, y), (beside, below) = overlay.between
        first, second = self.middle(x, y), self.middle(beside, below)
        at = (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
        if overlay.player is not None:
            self.cat(*at, overlay.player)
        elif overlay.card is None:
            self.picture.cat(*at, 30, _PRINCESS, _GOLD)
        else:
            self.picture.circle(*at, 13, _TOY, _GOLD)
            self.picture.words(*at, overlay.card, 10, _PRINT, bold=True)

    def value(self, box: BoxView) -> None:
        """The value of a closed box, at its first card."""
        if box.closed:
            left, top = self.corner(*min(box.cells))
            self.picture.circle(left + 9, top + 9, 9, "#ffffff", _WALL)
            self.picture.words(left + 9, top + 9, str(box.value), 11, _PRINT, bold=True)
