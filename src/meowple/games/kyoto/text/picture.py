"""The boards of Kyoto no Neko as a picture: spaces, walls, paws, bikes and kittens."""

from __future__ import annotations

from meowple.games.kyoto.rules.board import Cell
from meowple.games.kyoto.rules.printed import BoardView, SpaceView
from meowple.games.kyoto.rules.view import KyotoView, PawView
from meowple.kernel.toolbox.svg import SEATS, Picture

_SIZE = 50
# The homes are around the center, this many squares wide.
_BEYOND = 2
_EDGE = 12
_ACROSS = (7 + 2 * _BEYOND) * _SIZE + 2 * _EDGE
# The kittens with their medals are above the map.
_ABOVE, _PLAYER = 44, 124
_PAPER, _INK, _MEDAL = "#f8eef0", "#4a3a42", "#e5b53a"
_GROUND = {"road": "#b9b0ad", "paw": "#d3e5c3", "house": "#8796ab", "terrace": "#e8dfb2"}
_LINES = {"road": "#a89e9a", "paw": "#a3c78b", "house": "#66748a", "terrace": "#d5ca90"}
_WALLS = {"hedge": "#4f8a4c", "roof": "#48546a", "wall": "#7a6658"}
_BIKES = ("#7a3fbf", "#0f8f8a")
_FUR = ("#f5a55a", "#7fb2dd", "#b997dd", "#7cc49a")
_PRINT = "#b5737f"
_PAD = "M-7 5Q-6-2 0-2T7 5Q5 9 0 7T-7 5ZM-8-3h.1M-3-8h.1M3-8h.1M8-3h.1"
_BIKE = (
    "M-7 3a4 4 0 1 0 .1 0ZM7 3a4 4 0 1 0 .1 0ZM-7 7L-2-1H5L7 7M-2-1L1 7L5-1"
    "M-4-3h4M5-1L4-5H7"
)
_POND = "M-14-4Q-8-9-2-4T10-4M-8 8Q-2 3 4 8T16 8"
_SAKURA = "M0 12V2M0 2Q-14 4-11-6Q-9-15 0-12Q9-15 11-6Q14 4 0 2Z"

Point = tuple[float, float]


def draw_kyoto(view: KyotoView) -> str:
    picture = Picture(_ACROSS, _ACROSS + _ABOVE, _PAPER)
    middles = {space.id: _middle(space.cells) for space in view.board.spaces}
    _players(picture, view)
    _pond(picture)
    for space in view.board.spaces:
        _space(picture, space)
    _walls(picture, view.board)
    _paws(picture, view, middles)
    for colour, at in zip(_BIKES, view.bikes, strict=True):
        picture.path(_BIKE, "none", colour, 2.2, at=middles[at], scale=1.5)
    _kittens(picture, view, middles)
    return picture.text()


def _corner(cell: Cell) -> Point:
    x, y = cell
    return (x + _BEYOND) * _SIZE + _EDGE, (y + _BEYOND) * _SIZE + _EDGE + _ABOVE


def _middle(cells: tuple[Cell, ...]) -> Point:
    corners = [_corner(cell) for cell in cells]
    x = sum(x for x, _ in corners) / len(cells)
    y = sum(y for _, y in corners) / len(cells)
    return x + _SIZE / 2, y + _SIZE / 2


def _number(view: KyotoView, seat: int) -> int:
    """The place of a seat's color: the viewer has the first."""
    return (seat - (view.seat or 0)) % len(view.players)


def _players(picture: Picture, view: KyotoView) -> None:
    """Each seat with its medals."""
    for place, player in enumerate(view.players):
        number, left = _number(view, player.seat), place * _PLAYER + 28
        picture.cat(left, 26, 30, _FUR[number], SEATS[number])
        picture.words(left + 24, 26, f"{player.seat}:", 15, _INK, bold=True)
        picture.circle(left + 46, 26, 11, _MEDAL, "#8a6410")
        picture.words(left + 46, 26, str(len(player.medals)), 13, _INK, bold=True)


def _pond(picture: Picture) -> None:
    left, top = _corner((3, 3))
    picture.rect(left + 1, top + 1, _SIZE - 2, _SIZE - 2, "#aed6e8", "#7fb4cc", 14)
    at = left + _SIZE / 2, top + _SIZE / 2
    picture.path(_POND, "none", "#f0fafe", 2.5, at=at)


def _space(picture: Picture, space: SpaceView) -> None:
    for cell in space.cells:
        left, top = _corner(cell)
        ground, line = _GROUND[space.kind], _LINES[space.kind]
        picture.rect(left + 0.5, top + 0.5, _SIZE - 1, _SIZE - 1, ground, line, 4)


def _walls(picture: Picture, board: BoardView) -> None:
    """Draw what is between squares of different spaces: a wall where there is no link."""
    links = {frozenset(link.between): link.wall for link in board.links}
    owner = {cell: space.id for space in board.spaces for cell in space.cells}
    for (x, y), here in owner.items():
        left, top = _corner((x, y))
        for cell, start in (
            ((x + 1, y), (left + _SIZE, top)),
            ((x, y + 1), (left, top + _SIZE)),
        ):
            beside = owner.get(cell, here)
            wall = links.get(frozenset((here, beside)), "wall")
            if beside != here and wall in _WALLS:
                _wall(picture, start, (left + _SIZE, top + _SIZE), wall)


def _wall(picture: Picture, start: Point, end: Point, wall: str) -> None:
    """A hedge is a row of bushes, a roof has tiles across; both differ without color."""
    picture.line(*start, *end, 6 if wall == "roof" else 3, _WALLS[wall])
    if wall == "wall":
        return
    steps = 5
    for step in range(steps):
        part = (step + 0.5) / steps
        x = start[0] + (end[0] - start[0]) * part
        y = start[1] + (end[1] - start[1]) * part
        if wall == "hedge":
            picture.circle(x, y, 4.5, "#76b06b", _WALLS[wall])
        else:
            picture.circle(x, y, 1.5, "#c9d3e0", "none")


def _paws(picture: Picture, view: KyotoView, middles: dict[str, Point]) -> None:
    lying: dict[str, list[PawView]] = {}
    for paw in view.paws:
        lying.setdefault(paw.space, []).append(paw)
    for space, paws in lying.items():
        x, y = middles[space]
        for place, paw in enumerate(paws):
            _paw(picture, paw, (x, y - 4 + (place - (len(paws) - 1) / 2) * 20))


def _paw(picture: Picture, paw: PawView, at: Point) -> None:
    """A token: face down with a print, else with its name and numbers."""
    picture.circle(*at, 16, "#f7e3df" if paw.face_down else "#ffffff", _PRINT)
    if paw.paw is None:
        picture.path(_PAD, _PRINT, _PRINT, 4, at=at)
        return
    name = paw.paw.rstrip("0123456789")
    figures = paw.paw.removeprefix(name)
    shown = f"({figures})" if paw.face_down else figures
    if name == "sakura":
        picture.path(_SAKURA, "#f3a7bd", "#a34d6a", 1.6, at=at)
    else:
        picture.words(at[0], at[1] - 4, name, 8.5 if len(name) < 6 else 7, _INK)
        picture.words(at[0], at[1] + 6, shown, 10, _INK, bold=True)


def _kittens(picture: Picture, view: KyotoView, middles: dict[str, Point]) -> None:
    """The kittens; those on one space stand side by side."""
    at: dict[str, list[int]] = {}
    for player in view.players:
        at.setdefault(player.at, []).append(player.seat)
    for space, seats in at.items():
        x, y = middles[space]
        for place, seat in enumerate(seats):
            number = _number(view, seat)
            across = x + (place - (len(seats) - 1) / 2) * 20
            picture.cat(across, y + 10, 30, _FUR[number], SEATS[number])
            picture.circle(across + 11, y + 20, 6, "#ffffff", SEATS[number])
            picture.words(across + 11, y + 20, str(seat), 9, _INK, bold=True)
