"""The boat as bitboards (rules 1 and 3).

A set of squares is one int: bit `y * STRIDE + x` is the square (x, y). The places
for a tile are found by shifting the free squares by each square of the tile and
ANDing the results; one column of water between the rows keeps shifted tiles from
wrapping, because a tile that reached the next row would need a square in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from meowple.games.isle.data import toml
from meowple.games.isle.rules.actions import Place
from meowple.kernel.errors import IllegalAction
from meowple.kernel.toolbox.bitboards import each_bit, nth_bit
from meowple.kernel.toolbox.identity_key import IdentityKey
from meowple.kernel.toolbox.lazy import Lazy

_DATA = toml("boats")

WIDTH = len(_DATA["outline"][0])
HEIGHT = len(_DATA["outline"])
STRIDE = WIDTH + 1

# The start of the second copy of the board when two are shifted at once; a shift
# by the furthest square of any tile (nine rows at most) never brings it down to the first.
_UPPER = 420
_LOWER_BITS = (1 << STRIDE * HEIGHT) - 1

COLOURS = ("blue", "green", "red", "purple", "orange")
_RANK = {colour: rank for rank, colour in enumerate(COLOURS)}
ROOMS = ("A", "B", "C", "D", "E", "F", "G")
CATS = ("cat", "oshax")
TREASURES = ("common", "rare")


def bit(x: int, y: int) -> int:
    return 1 << y * STRIDE + x


def squares(mask: int) -> list[tuple[int, int]]:
    """The squares of a set, row by row."""
    places = [divmod(one.bit_length() - 1, STRIDE) for one in each_bit(mask)]
    return [(x, y) for y, x in places]


def _picked(rows: Sequence[str], letters: str) -> int:
    """The squares of a picture that show one of these letters."""
    return sum(
        bit(x, y)
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter in letters
    )


OUTLINE = _picked(_DATA["outline"], "#")
ROOM = {room: _picked(_DATA["rooms"], room) for room in ROOMS}
ROWS = tuple(sum(bit(x, y) for x in range(WIDTH)) & OUTLINE for y in range(HEIGHT))
COLUMNS = tuple(sum(bit(x, y) for y in range(HEIGHT)) & OUTLINE for x in range(WIDTH))


def beside(mask: int) -> int:
    """The boat squares that share a side with a square of the set."""
    return (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & OUTLINE


def _rim() -> int:
    """The squares with a side on the rim: those with a neighbor outside."""
    return sum(bit(x, y) for x, y in squares(OUTLINE) if beside(bit(x, y)).bit_count() < 4)


EDGE = _rim()


@dataclass(frozen=True, slots=True)
class Board:
    """One of the four printed boats, with its rats and maps."""

    id: str
    rats: int
    maps: dict[str, int]


BOARDS = {
    boat["id"]: Board(
        boat["id"],
        _picked(boat["picture"], "*"),
        {colour: _picked(boat["picture"], colour[0]) for colour in COLOURS},
    )
    for boat in _DATA["boat"]
}


@dataclass(frozen=True, slots=True)
class Orientation:
    """A shape turned one way: mirrored left-right first, then quarter turns clockwise."""

    flip: int
    turn: int
    width: int
    height: int
    offsets: tuple[int, ...]
    mask: int


@dataclass(frozen=True, slots=True)
class Shape:
    """The outline of a tile, in every orientation that covers different squares."""

    id: str
    kind: str
    rows: tuple[str, ...]
    orientations: tuple[Orientation, ...]
    small: bool = False

    def oriented(self, flip: int, turn: int) -> Orientation | None:
        for orientation in self.orientations:
            if orientation.flip == flip and orientation.turn == turn:
                return orientation
        return None


def shape(id: str, kind: str, rows: Sequence[str], small: bool = False) -> Shape:
    """A shape from its rows; of equal orientations the lowest (flip, turn) stays."""
    found: dict[int, Orientation] = {}
    for flip in (0, 1):
        picture = [row[::-1] if flip else row for row in rows]
        for turn in range(4):
            mask = _picked(picture, "X")
            if mask not in found:
                offsets = tuple(y * STRIDE + x for x, y in squares(mask))
                found[mask] = Orientation(
                    flip, turn, len(picture[0]), len(picture), offsets, mask
                )
            picture = ["".join(column) for column in zip(*picture[::-1], strict=True)]
    return Shape(id, kind, tuple(rows), tuple(found.values()), small)


place = cache(Place)  # made once and shared


class Places(Lazy[Place]):
    """Every legal place of a tile, kept as bitboards of top left corners."""

    __slots__ = ("corners",)

    def __init__(self, corners: list[tuple[Orientation, int]]) -> None:
        self.corners = corners
        self._length = sum([bits.bit_count() for _, bits in corners])

    def __iter__(self) -> Iterator[Place]:
        for orientation, bits in self.corners:
            for x, y in squares(bits):
                yield place(x, y, orientation.flip, orientation.turn)

    def masks(self) -> list[int]:
        """The squares of each place, in the same order."""
        found = []
        for orientation, bits in self.corners:
            tile = orientation.mask
            while bits:
                lowest = bits & -bits
                found.append(tile << lowest.bit_length() - 1)
                bits ^= lowest
        return found

    def nth(self, index: int) -> Place:
        corners = iter(self.corners)
        orientation, bits = next(corners)
        while index >= (here := bits.bit_count()):
            index -= here
            orientation, bits = next(corners)
        y, x = divmod(nth_bit(bits, index), STRIDE)
        return place(x, y, orientation.flip, orientation.turn)


def _corners(ground: int, orientation: Orientation) -> int:
    """The top left corners where this orientation fits, and touches if it must."""
    fitting = -1
    for offset in orientation.offsets:
        fitting &= ground >> offset
    return fitting & ~(fitting >> _UPPER) & _LOWER_BITS


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on a boat. An oshax has the color that was chosen for it."""

    piece: int
    kind: str
    colour: str | None
    mask: int

    def __hash__(self) -> int:
        # two tiles of one boat never cover the same squares
        return hash(self.mask)


@dataclass(frozen=True, slots=True)
class Group:
    """Cats of one color connected by touching; `mask` is all their squares."""

    colour: str
    size: int
    mask: int


@dataclass(frozen=True, slots=True)
class Boat:
    """A boat and the tiles on it; a value, so that a copied state may share it."""

    # they follow from the tiles
    SHARED = ("_ground", "_groups", "_hints", "_shore", "memo")

    board: Board
    covered: int = 0
    tiles: tuple[Laid, ...] = ()
    # What others found out about the tiles, by name.
    memo: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)
    # Places found earlier, by shape, on boats with fewer tiles; most are still good.
    _hints: dict[str, int] = field(default_factory=dict, repr=False, compare=False)
    # The free squares where a tile touches another.
    _shore: int = field(init=False, repr=False, compare=False)
    # The free squares and, above them, those of them that touch no tile: shifted and
    # ANDed they tell where a tile fits, and where it would touch nothing.
    _ground: int = field(init=False, repr=False, compare=False)
    # Found when first asked for.
    _groups: tuple[Group, ...] | None = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_groups", None)
        free = self.free
        # on an empty boat there is nothing to touch (rule 3)
        shore = free & beside(self.covered) if self.covered else free
        object.__setattr__(self, "_shore", shore)
        object.__setattr__(self, "_ground", free | (free & ~shore) << _UPPER)

    def places(self, shape: Shape, anywhere: bool = False) -> Places:
        """Every legal place of a tile (rule 3)."""
        ground = self.free if anywhere else self._ground
        return Places(
            [
                (orientation, bits)
                for orientation in shape.orientations
                if (bits := _corners(ground, orientation))
            ]
        )

    def has_place(self, shape: Shape, anywhere: bool = False) -> bool:
        """Whether the tile can be placed at all. This is the most frequent query."""
        hint = self._hints.get(shape.id, 0)
        if hint & self._shore and not hint & self.covered:
            return True
        ground = self.free if anywhere else self._ground
        for orientation in shape.orientations:
            corners = _corners(ground, orientation)
            if corners:
                lowest = (corners & -corners).bit_length() - 1
                self._hints[shape.id] = orientation.mask << lowest
                return True
        return False

    @property
    def free(self) -> int:
        return OUTLINE & ~self.covered

    @property
    def groups(self) -> tuple[Group, ...]:
        """Every cat with those of its color it is connected to, lonely cats included."""
        found = self._groups
        if found is None:
            found = ()
            for tile in self.tiles:
                found = _with(found, tile)
            object.__setattr__(self, "_groups", found)
        return found

    def mask_of(self, shape: Shape, place: Place, anywhere: bool = False) -> int:
        """The squares of a legal place; raises the rule that forbids it."""
        orientation = shape.oriented(place.flip, place.turn)
        if orientation is None:
            raise IllegalAction("tile.orientation", tile=shape.id)
        x, y = place.x, place.y
        if not (0 <= x <= WIDTH - orientation.width):
            raise IllegalAction("tile.off_boat")
        if not (0 <= y <= HEIGHT - orientation.height):
            raise IllegalAction("tile.off_boat")
        mask = orientation.mask << y * STRIDE + x
        if mask & ~OUTLINE:
            raise IllegalAction("tile.off_boat")
        if mask & self.covered:
            raise IllegalAction("tile.overlaps")
        if not anywhere and not mask & self._shore:
            raise IllegalAction("tile.must_touch")
        return mask

    def with_tile(self, tile: Laid) -> Boat:
        return _extended(IdentityKey(self), tile)

    def without(self, tile: Laid) -> Boat:
        """Rule 3: taking a tile away may leave islands; nothing is checked again."""
        tiles = tuple(other for other in self.tiles if other is not tile)
        return Boat(self.board, self.covered & ~tile.mask, tiles, _hints=self._hints)

    def of_kind(self, *kinds: str) -> list[Laid]:
        return [tile for tile in self.tiles if tile.kind in kinds]

    def covers_own_map(self, tile: Laid) -> bool:
        """Whether a cat is on the treasure map of its color (rule 3)."""
        return tile.colour is not None and bool(tile.mask & self.board.maps[tile.colour])


def _with(groups: tuple[Group, ...], tile: Laid) -> tuple[Group, ...]:
    """The groups with one more tile: it joins all those of its color that it touches into
    one, the last of its color. Treasures do not bridge."""
    if tile.colour is None:
        return groups
    around, mask, size = beside(tile.mask), tile.mask, 1
    found: list[Group] = []
    after = len(groups)
    rank = _RANK[tile.colour]
    for index, group in enumerate(groups):
        if group.colour == tile.colour and group.mask & around:
            mask |= group.mask
            size += group.size
        elif _RANK[group.colour] > rank:
            after = index
            break
        else:
            found.append(group)
    found.append(Group(tile.colour, size, mask))
    return (*found, *groups[after:])


@lru_cache(maxsize=1 << 12)
def _extended(boat: IdentityKey[Boat], tile: Laid) -> Boat:
    """A boat with one more tile. Bots lay the same tiles on the same boats again and again,
    and what was found out about the first one serves them all."""
    before = boat.value
    tiles = (*before.tiles, tile)
    new = Boat(before.board, before.covered | tile.mask, tiles, _hints=before._hints)
    object.__setattr__(new, "_groups", _with(before.groups, tile))
    return new


def union(masks: Iterable[int]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total
