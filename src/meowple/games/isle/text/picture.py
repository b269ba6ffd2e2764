"""The boats of the Isle of Cats as a picture, the viewer's first."""

from __future__ import annotations

from collections.abc import Callable

from meowple.games.isle.rules.boat import (
    BOARDS,
    HEIGHT,
    OUTLINE,
    ROOM,
    WIDTH,
    squares,
)
from meowple.games.isle.rules.view import IsleView, LaidView, PlayerView
from meowple.kernel.toolbox.svg import SEATS, Picture

# A square, and what is around the squares: the hull, and the words above a boat.
_SIZE = 20
_SIDE, _ABOVE, _BELOW = 26, 50, 26
# The art is drawn for squares of 40.
_SCALE = _SIZE / 40

_SEA, _FOAM, _HULL, _RIM, _DECK, _DARK = (
    "#a9dbe6", "#e9f7fa", "#6d4729", "#c48e57", "#a97a4c", "#4a2f1a",
)  # fmt: skip
_WOOD, _PLANK, _WALL, _MAP, _RAT = "#ecd2ab", "#d8b687", "#4b2e17", "#fff6df", "#2e2a28"
# Coat, marks, outline and face of each family, of oshax and treasures.
_COATS = {
    "blue": ("#7fb1e8", "#2a5c9e", "#173a68", "#cfe3fa"),
    "green": ("#c4e6a6", "#4f9440", "#24561e", "#e8f7da"),
    "red": ("#b9352f", "#fff1ea", "#5c110f", "#ef8d83"),
    "purple": ("#f4edfb", "#7d4bb4", "#46216f", "#f4edfb"),
    "orange": ("#fcb847", "#a9570a", "#6f3705", "#ffe0a6"),
    "common": ("#a9784d", "#6b4526", "#4a2f1a", ""),
    "rare": ("#ffd95e", "#c0571f", "#7b5606", ""),
}
# Oshax are dark, with the marks of the family that they joined.
_OSHAX, _OSHAX_LINE = "#34304f", "#17142b"
# The coat marks in a square: they tell families apart without color.
_MARKS = {
    "blue": "M-13-8H13M-13 8H13",
    "green": "M-9-9h.1M9-7h.1M0 3h.1M-9 12h.1M10 11h.1",
    "red": "M-3-3L3 3M3-3L-3 3",
    "purple": "M-12-10q8-6 12 2t-4 6t-8-8ZM3 6q6-6 9 0t-5 7t-4-7Z",
    "orange": "M-14-6l7 6l7-6l7 6l7-6M-14 6l7 6l7-6l7 6l7-6",
    "common": "M-11 0H11",
    "rare": "M0-9L8 0L0 9L-8 0Z",
}
_BOAT = (
    "M-32 180V130C-32 86 0 64 32 54L248-18C264-24 280-26 296-26H592C616-26 636-20 652-12"
    "L848 86C892 110 936 156 944 180C936 204 892 250 848 274L652 372C636 380 616 386 592"
    " 386H296C280 386 264 384 248 378L32 306C0 296-32 274-32 230Z"
)
_RAT_BODY = "M-11 6C-12-5-2-9 5-6L14 3Q16 7 11 8H-6Q-10 9-11 6ZM-11 6C-17 5-17-1-13-5"
_FISH = "M-10 0Q-2-8 8 0Q-2 8-10 0ZM8 0L15-6V6Z"

Point = tuple[float, float]


def draw_isle(view: IsleView) -> str:
    high = HEIGHT * _SIZE + _ABOVE + _BELOW
    picture = Picture(WIDTH * _SIZE + 3 * _SIDE, len(view.players) * high, _SEA)
    first = view.seat or 0
    for number in range(len(view.players)):
        player = view.players[(first + number) % len(view.players)]
        _boat(picture, player, number, (_SIDE, number * high + _ABOVE))
    return picture.text()


def _boat(picture: Picture, player: PlayerView, number: int, at: Point) -> None:
    _standing(picture, player, number, at)
    picture.path(_BOAT, "none", _FOAM, 30, at=at, scale=_SCALE)
    picture.path(_BOAT, _DECK, _HULL, 14, at=at, scale=_SCALE)
    picture.path(_BOAT, "none", _RIM, 5, at=at, scale=_SCALE)
    _floor(picture, at)
    board = BOARDS[player.boat]
    for colour, mask in board.maps.items():
        for cell in squares(mask):
            _map(picture, _middle(cell, at), colour)
    for cell in squares(board.rats):
        middle = _middle(cell, at)
        picture.path(_RAT_BODY, "#5d5753", _RAT, 2, at=middle, scale=_SCALE)
    for tile in player.tiles:
        _tile(picture, tile, at)


def _standing(picture: Picture, player: PlayerView, number: int, at: Point) -> None:
    """The seat, its points and its fish, above the stern."""
    left, top = at[0], at[1] - _ABOVE + 22
    picture.circle(left, top, 10, SEATS[number], "#ffffff")
    picture.words(left, top, str(player.seat), 12, "#ffffff", bold=True)
    points = f"{player.points}".replace("-", "−")  # noqa: RUF001
    picture.words(left + 18, top, points, 16, _DARK, bold=True, anchor="start")
    picture.path(_FISH, "#ffffff", "#1f4d66", 1.5, at=(left + 72, top), scale=0.8)
    picture.words(left + 88, top, str(player.fish), 13, _DARK, anchor="start")


def _middle(cell: tuple[int, int], at: Point) -> Point:
    return at[0] + (cell[0] + 0.5) * _SIZE, at[1] + (cell[1] + 0.5) * _SIZE


def _floor(picture: Picture, at: Point) -> None:
    """The squares, and walls between rooms."""
    rooms = {cell: room for room, mask in ROOM.items() for cell in squares(mask & OUTLINE)}
    for x, y in rooms:
        left, top = at[0] + x * _SIZE, at[1] + y * _SIZE
        picture.rect(left, top, _SIZE, _SIZE, _WOOD, _PLANK)
    walls = _borders({*rooms}, at, lambda cell, beside: rooms[cell] != rooms.get(beside))
    picture.path(walls, "none", _WALL, 1.6)


def _borders(
    cells: set[tuple[int, int]],
    at: Point,
    parted: Callable[[tuple[int, int], tuple[int, int]], bool],
) -> str:
    """A path along the sides of squares that part them from what is beside them."""
    parts = []
    for x, y in sorted(cells):
        left, top = at[0] + x * _SIZE, at[1] + y * _SIZE
        sides = {
            (x - 1, y): f"M{left:g} {top:g}v{_SIZE}",
            (x + 1, y): f"M{left + _SIZE:g} {top:g}v{_SIZE}",
            (x, y - 1): f"M{left:g} {top:g}h{_SIZE}",
            (x, y + 1): f"M{left:g} {top + _SIZE:g}h{_SIZE}",
        }
        parts += [side for beside, side in sides.items() if parted((x, y), beside)]
    return "".join(parts)


def _map(picture: Picture, middle: Point, colour: str) -> None:
    """A treasure map with the face of the family that finds it."""
    coat, _, line, _ = _COATS[colour]
    half = _SIZE * 0.38
    picture.rect(middle[0] - half, middle[1] - half, 2 * half, 2 * half, _MAP, line, 2)
    picture.cat(*middle, _SIZE * 0.62, coat, line)


def _tile(picture: Picture, tile: LaidView, at: Point) -> None:
    name = tile.colour or tile.kind
    coat, mark, line, face = _COATS[name]
    if tile.kind == "oshax":
        coat, mark, line = _OSHAX, coat, _OSHAX_LINE
    cells = set(tile.cells)
    for x, y in tile.cells:
        picture.rect(at[0] + x * _SIZE, at[1] + y * _SIZE, _SIZE, _SIZE, coat)
    # A treasure has no head.
    for cell in tile.cells[1 if tile.colour else 0 :]:
        _marks(picture, name, mark, _middle(cell, at))
    rim = _borders(cells, at, lambda _, beside: beside not in cells)
    picture.path(rim, "none", line, 2.4)
    if tile.colour:
        picture.cat(*_middle(tile.cells[0], at), _SIZE * 0.95, face, line)


def _marks(picture: Picture, name: str, color: str, middle: Point) -> None:
    drawn = _MARKS[name]
    fill = color if "Z" in drawn else "none"
    width = 6 if name == "green" else 3
    picture.path(drawn, fill, color, width, at=middle, scale=_SCALE)
