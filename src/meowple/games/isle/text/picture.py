"""The boats of the Isle of Cats as a picture, the viewer's first."""

from __future__ import annotations

from meowple.games.isle.rules.boat import (
    BOARDS,
    COLOURS,
    HEIGHT,
    OUTLINE,
    ROOM,
    WIDTH,
    squares,
)
from meowple.games.isle.rules.view import IsleView, LaidView, PlayerView
from meowple.kernel.toolbox.svg import FAINT, INK, SEATS, Picture

_SIZE = 20
_GAP = 34
_PAINT = dict(
    zip(COLOURS, ("#5b8fe0", "#69b36b", "#dd6158", "#9a6cc9", "#ee9a3d"), strict=True)
)
_TREASURE = {"common": "#b8a78a", "rare": "#f2cf4a"}
_ROOMS = ("#ffffff", "#f1ece2")


def draw_isle(view: IsleView) -> str:
    high = HEIGHT * _SIZE + _GAP
    picture = Picture(WIDTH * _SIZE, len(view.players) * high)
    first = view.seat or 0
    for number in range(len(view.players)):
        player = view.players[(first + number) % len(view.players)]
        _boat(picture, player, number, number * high + _GAP)
    return picture.text()


def _boat(picture: Picture, player: PlayerView, number: int, top: float) -> None:
    picture.words(WIDTH * _SIZE / 2, top - _GAP / 2, _standing(player), 13, SEATS[number])
    for room, mask in enumerate(ROOM.values()):
        for x, y in squares(mask & OUTLINE):
            _square(picture, x, y, top, _ROOMS[room % len(_ROOMS)], FAINT)
    board = BOARDS[player.boat]
    for colour, mask in board.maps.items():
        for x, y in squares(mask):
            _words(picture, x, y, top, "x", _PAINT[colour])
    for x, y in squares(board.rats):
        _words(picture, x, y, top, "•", INK)
    for tile in player.tiles:
        _tile(picture, tile, top)


def _standing(player: PlayerView) -> str:
    return f"{player.seat} · {player.boat} · {player.points}"


def _tile(picture: Picture, tile: LaidView, top: float) -> None:
    paint = _PAINT[tile.colour] if tile.colour else _TREASURE[tile.kind]
    cells = set(tile.cells)
    for x, y in tile.cells:
        _square(picture, x, y, top, paint)
    # its rim: what lies between it and its neighbors
    for x, y in tile.cells:
        left, up = x * _SIZE, y * _SIZE + top
        if (x - 1, y) not in cells:
            picture.line(left, up, left, up + _SIZE, 2)
        if (x + 1, y) not in cells:
            picture.line(left + _SIZE, up, left + _SIZE, up + _SIZE, 2)
        if (x, y - 1) not in cells:
            picture.line(left, up, left + _SIZE, up, 2)
        if (x, y + 1) not in cells:
            picture.line(left, up + _SIZE, left + _SIZE, up + _SIZE, 2)
    if tile.kind == "oshax":
        _words(picture, *tile.cells[0], top, "*", INK)


def _square(
    picture: Picture, x: int, y: int, top: float, fill: str, line: str = "none"
) -> None:
    picture.rect(x * _SIZE, y * _SIZE + top, _SIZE, _SIZE, fill, line)


def _words(picture: Picture, x: int, y: int, top: float, text: str, colour: str) -> None:
    picture.words((x + 0.5) * _SIZE, (y + 0.5) * _SIZE + top, text, 14, colour)
