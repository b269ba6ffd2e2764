"""Pictures made of characters: boats."""

from __future__ import annotations

from meowple.games.isle.rules.boat import (
    BOARDS,
    CATS,
    COLOURS,
    HEIGHT,
    OUTLINE,
    ROOM,
    WIDTH,
    squares,
)
from meowple.games.isle.rules.view import LaidView, PlayerView

_TREASURES = {"common": "c", "rare": "$"}

# The sign of a treasure map: its color's place among the colors, counted from 1.
MAPS = {colour: str(number) for number, colour in enumerate(COLOURS, 1)}


def boat_picture(player: PlayerView) -> list[str]:
    """The boat with the numbers of its columns above and of its rows at the left."""
    signs = _signs(player)
    tens = "".join(str(x // 10) if x >= 10 else " " for x in range(WIDTH))
    ones = "".join(str(x % 10) for x in range(WIDTH))
    rows = ["".join(signs.get((x, y), " ") for x in range(WIDTH)) for y in range(HEIGHT)]
    numbered = [f"{y} {row}" for y, row in enumerate(rows)]
    return [line.rstrip() for line in (f"  {tens}", f"  {ones}", *numbered)]


def _signs(player: PlayerView) -> dict[tuple[int, int], str]:
    """The sign on each square: a tile, or else a map, a rat or bare planks."""
    board = BOARDS[player.boat]
    signs = dict.fromkeys(squares(OUTLINE), ".")
    signs.update(dict.fromkeys(squares(board.rats), "*"))
    for colour, square in board.maps.items():
        signs.update(dict.fromkeys(squares(square), MAPS[colour]))
    for tile in player.tiles:
        signs.update(dict.fromkeys(tile.cells, _sign(tile)))
    return signs


def _sign(tile: LaidView) -> str:
    """Cats are the capital of their color, oshax the small letter."""
    if tile.colour is None:
        return _TREASURES[tile.kind]
    letter = tile.colour[0]
    return letter.upper() if tile.kind == CATS[0] else letter


def bare_squares(player: PlayerView) -> dict[str, int]:
    """The rooms that are not full, with the number of squares they lack."""
    covered = {cell for tile in player.tiles for cell in tile.cells}
    bare = {room: len(set(squares(mask)) - covered) for room, mask in ROOM.items()}
    return {room: number for room, number in bare.items() if number}
