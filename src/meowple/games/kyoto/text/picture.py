"""The boards of Kyoto no Neko as a picture: spaces, walls, paws, bikes and kittens."""

from __future__ import annotations

from meowple.games.kyoto.rules.board import Cell
from meowple.games.kyoto.rules.printed import BoardView
from meowple.games.kyoto.rules.view import KyotoView
from meowple.kernel.toolbox.svg import FAINT, INK, SEATS, Picture

_SIZE = 46
# The homes stand around the center, as many squares wide.
_BEYOND = 3
_ACROSS = 7 + 2 * _BEYOND
_GROUND = {"road": "#cfcac2", "paw": "#dcebc9", "house": "#e9c9a1", "terrace": "#f2e2c4"}
_WALLS = {"hedge": "#4f9a4b", "roof": "#a5502f", "wall": INK}
_BIKES = ("#8a4fbf", "#2fb5b0")

Point = tuple[float, float]


def draw_kyoto(view: KyotoView) -> str:
    picture = Picture(_ACROSS * _SIZE, _ACROSS * _SIZE)
    middles: dict[str, Point] = {}
    for space in view.board.spaces:
        for x, y in space.cells:
            left, top = (x + _BEYOND) * _SIZE, (y + _BEYOND) * _SIZE
            picture.rect(left, top, _SIZE, _SIZE, _GROUND[space.kind], FAINT)
        middles[space.id] = _middle(space.cells)
    _walls(picture, view.board)
    _paws(picture, view, middles)
    for colour, at in zip(_BIKES, view.bikes, strict=True):
        across, down = middles[at]
        picture.circle(across + _SIZE / 3, down - _SIZE / 8, 5, colour)
    _kittens(picture, view, middles)
    return picture.text()


def _middle(cells: tuple[Cell, ...]) -> Point:
    x = sum(x for x, _ in cells) / len(cells)
    y = sum(y for _, y in cells) / len(cells)
    return (x + _BEYOND + 0.5) * _SIZE, (y + _BEYOND + 0.5) * _SIZE


def _walls(picture: Picture, board: BoardView) -> None:
    """What stands between squares of different spaces: where there is no link, a wall."""
    links = {frozenset(link.between): link.wall for link in board.links}
    owner = {cell: space.id for space in board.spaces for cell in space.cells}
    for (x, y), here in owner.items():
        left, top = (x + _BEYOND) * _SIZE, (y + _BEYOND) * _SIZE
        for cell, start in (
            ((x + 1, y), (left + _SIZE, top)),
            ((x, y + 1), (left, top + _SIZE)),
        ):
            beside = owner.get(cell, here)
            wall = links.get(frozenset((here, beside)), "wall")
            if beside != here and wall in _WALLS:
                picture.line(*start, left + _SIZE, top + _SIZE, 4, _WALLS[wall])


def _paws(picture: Picture, view: KyotoView, middles: dict[str, Point]) -> None:
    lying: dict[str, list[str]] = {}
    for paw in view.paws:
        shown = paw.paw or "?"
        lying.setdefault(paw.space, []).append(
            f"({shown})" if paw.face_down and paw.paw else shown
        )
    for space, names in lying.items():
        x, y = middles[space]
        for row, name in enumerate(names):
            picture.words(x, y - _SIZE / 3 + row * 9, name, 8)


def _kittens(picture: Picture, view: KyotoView, middles: dict[str, Point]) -> None:
    for player in view.players:
        number = (player.seat - (view.seat or 0)) % len(view.players)
        x, y = middles[player.at]
        place = (x + (number - 1.5) * 10, y + _SIZE / 4)
        picture.circle(*place, 7, SEATS[number], INK)
        picture.words(*place, str(len(player.medals)), 9, "#ffffff")
