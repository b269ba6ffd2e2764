"""The boards as a picture made of characters, 79 columns wide.

A square is six characters wide and one line high; walls stand between the squares:

      ?   %!dog6  0 bug4      a paw face down, a hedge, a red paw, seat 0 beside a bug
           ^^^^^^
    =P==== ======             a road with the purple bike, a roof north of it
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meowple.games.kyoto.rules.board import HOUSE, PAW, ROAD, SIZE, Cell
from meowple.games.kyoto.rules.printed import SpaceView
from meowple.games.kyoto.rules.view import KyotoView, PawView

_WIDE = 6
_NUMBERS = 3
_SIGN = 4
_MOST_LETTERS = 3
_BIKES = "PT"
# The signs between two squares; where nothing joins them, a wall that no kitten crosses.
_WALLS = {"open": " ", "hedge": "%", "roof": "^"}
_BESIDE, _BELOW = "|", "-"
_POND = "~" * _WIDE
_NOTHING = " " * _WIDE


def board_picture(view: KyotoView) -> list[str]:
    """The boards and all that is on them, with the numbers of columns above and of rows
    at the left."""
    return [line.rstrip() for line in _Picture(view).lines()]


def sign(paw: str) -> str:
    """A paw in four characters: letters of its name, and its numbers."""
    letters = paw.rstrip("0123456789")
    numbers = paw[len(letters) :][: _SIGN - 1]
    most = min(_MOST_LETTERS, _SIGN - len(numbers)) if numbers else _SIGN
    return letters[:most] + numbers


@dataclass(frozen=True, slots=True)
class _Part:
    """One square of a space."""

    space: SpaceView
    number: int


class _Picture:
    """One view on its way into characters."""

    def __init__(self, view: KyotoView) -> None:
        self._squares: dict[Cell, _Part] = {}
        for space in view.board.spaces:
            for number, cell in enumerate(sorted(space.cells, key=lambda c: (c[1], c[0]))):
                self._squares[cell] = _Part(space, number)
        self._walls = {frozenset(link.between): link.wall for link in view.board.links}
        self._reds = {kind.id for kind in view.box if kind.reaction}
        self._kittens: dict[str, str] = {}
        for player in view.players:
            self._kittens[player.at] = self._kittens.get(player.at, "") + str(player.seat)
        self._bikes: dict[str, str] = {}
        for letter, space_id in zip(_BIKES, view.bikes, strict=True):
            self._bikes[space_id] = self._bikes.get(space_id, "") + letter
        self._paws: dict[str, list[PawView]] = {}
        for paw in view.paws:
            self._paws.setdefault(paw.space, []).append(paw)

    def lines(self) -> Iterator[str]:
        xs, ys = ([cell[axis] for cell in self._squares] for axis in (0, 1))
        columns, rows = range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)
        yield " " * _NUMBERS + " ".join(f"{x:^{_WIDE}}" for x in columns)
        for y in rows:
            squares = [self._square((x, y)) + self._beside((x, y)) for x in columns]
            yield f"{y:>2} " + "".join(squares)
            if y < rows[-1]:
                yield " " * _NUMBERS + " ".join(self._below((x, y)) for x in columns)

    # --- squares ---

    def _square(self, cell: Cell) -> str:
        part = self._squares.get(cell)
        if part is None:
            inside = all(0 <= part < SIZE for part in cell)
            return _POND if inside else _NOTHING
        space = part.space
        if space.kind == ROAD:
            return self._road(space.id)
        if space.kind == PAW:
            return self._garden(space.id)
        return f"{self._home(space, part.number):^{_WIDE}}"

    def _road(self, space: str) -> str:
        here = self._kittens.get(space, "") + self._bikes.get(space, "")
        paws = self._sign(space)
        if here and paws:
            return _joined(here, "=", paws).ljust(_WIDE, "=")
        return f"={here or paws}".ljust(_WIDE, "=")

    def _garden(self, space: str) -> str:
        kittens = self._kittens.get(space, "")
        paws = self._sign(space) or "."
        if kittens:
            return _joined(kittens, " ", paws).ljust(_WIDE)
        # a sign without a mark is indented, so that the names line up
        marked = paws[0] in "!?" and len(paws) > 1
        return f"{'' if marked else ' '}{paws}".ljust(_WIDE)

    def _home(self, space: SpaceView, number: int) -> str:
        """A house or terrace: its name, the kittens there, and the paws."""
        name = ("H" if space.kind == HOUSE else "T") + (space.home or "")
        return (name, self._kittens.get(space.id, ""), self._sign(space.id))[number]

    def _sign(self, space: str) -> str:
        """The sign of a space: `?` is a paw face down, `!` a red one, `+` more of them."""
        paws = sorted(self._paws.get(space, ()), key=lambda paw: paw.paw not in self._reds)
        if not paws:
            return ""
        first = paws[0]
        if first.paw is None:
            return "?"
        mark = "?" if first.face_down else "!" if first.paw in self._reds else ""
        return mark + sign(first.paw)[: _SIGN - (len(paws) > 1)] + "+" * (len(paws) > 1)

    # --- walls ---

    def _beside(self, cell: Cell) -> str:
        return self._between(cell, (cell[0] + 1, cell[1]), _BESIDE)

    def _below(self, cell: Cell) -> str:
        return self._between(cell, (cell[0], cell[1] + 1), _BELOW) * _WIDE

    def _between(self, cell: Cell, other: Cell, wall: str) -> str:
        a, b = self._squares.get(cell), self._squares.get(other)
        if a is None or b is None or a.space is b.space:
            return " "
        found = self._walls.get(frozenset((a.space.id, b.space.id)))
        return wall if found is None else _WALLS[found]


def _joined(here: str, between: str, paws: str) -> str:
    """The kittens and paws on a space, as far as there is room."""
    room = _WIDE - len(here)
    if len(paws) < room and paws[0] not in "!?":
        return here + between + paws
    return here + paws[:room]
