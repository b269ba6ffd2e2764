"""A CP-SAT model of the best boat.

Every place of every tile is a variable, so rats, rooms and rares are sums. Families
are trees of cats that touch, each with the first of its cats as root. The constraints
are a relaxation, never tighter than the rules: the optimum is an upper bound for every
packing. A loose model ignores which tiles touch: it is solved sooner and is a bound too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property

from ortools.sat.python.cp_model import CpModel, IntVar, LinearExpr

from meowple.games.isle.data import toml
from meowple.games.isle.packing.question import Question, extent, places
from meowple.games.isle.rules.boat import COLOURS, OUTLINE, ROOM, Laid, beside
from meowple.games.isle.rules.box import Piece
from meowple.games.isle.rules.scoring.families import family_points
from meowple.kernel.toolbox.bitboards import each_bit

_SCORE = toml("supply")["score"]

SQUARES = tuple(each_bit(OUTLINE))


def total(terms: Iterable[LinearExpr]) -> LinearExpr:
    found: LinearExpr = LinearExpr.sum(list(terms))
    return found


@dataclass(eq=False)
class Tile:
    """A cat, or all copies of a treasure: its places, and how many are placed.

    `of` says for each color that a cat can have whether it is placed in that color.
    """

    piece: Piece
    at: dict[int, IntVar]
    laid: IntVar
    of: dict[str, IntVar] = field(default_factory=dict)

    def on(self, squares: int) -> LinearExpr:
        """The number of its copies on these squares."""
        return total(var for mask, var in self.at.items() if mask & squares)


@dataclass(eq=False)
class Family:
    """A family that may be there; `points` are 0 without it."""

    colour: str
    members: dict[Tile, IntVar]
    size: LinearExpr
    points: LinearExpr
    # for each size whether it is that, 0 included
    exactly: list[IntVar]

    def at_least(self, size: int) -> LinearExpr:
        return total(self.exactly[size:])


class BoatModel:
    """Tiles on a boat with everything that scores except lessons, which are added later."""

    def __init__(self, question: Question, loose: bool = False) -> None:
        self.question = question
        self.loose = loose
        self.cp = CpModel()
        self.never = self.cp.new_constant(0)
        # Caches: variables that many constraints share, kept as long as the model.
        self.full = cache(self._full)
        self.on_square = cache(self._on_square)
        self.beside_square = cache(self._beside_square)
        self._touching = cache(self._touch)
        self.near = cache(self._near)
        self.keep_families_whole = cache(self._keep_families_whole)
        self.tiles = self._tiles()
        self.cats = [tile for tile in self.tiles if tile.of]
        self.treasures = [tile for tile in self.tiles if not tile.of]
        self.covered = self._covered()
        if not loose:
            self._hang_together()

    # --- small pieces ---

    def flag(self) -> IntVar:
        return self.cp.new_bool_var("")

    def number(self, most: int) -> IntVar:
        return self.cp.new_int_var(0, most, "")

    def bare(self, squares: int) -> LinearExpr:
        """The number of these squares that no tile covers."""
        return squares.bit_count() - total(self.covered[one] for one in each_bit(squares))

    def _full(self, squares: int) -> IntVar:
        """True only if every one of these squares is covered."""
        full = self.flag()
        for one in each_bit(squares):
            self.cp.add_implication(full, self.covered[one])
        return full

    # --- tiles ---

    def _tiles(self) -> list[Tile]:
        pieces = self.question.pieces
        kinds = dict.fromkeys(piece for piece in pieces if piece.kind in ("common", "rare"))
        cats = [piece for piece in pieces if piece not in kinds]
        return [
            *(self._tile(cat, 1) for cat in cats),
            *(self._tile(kind, pieces.count(kind)) for kind in kinds),
        ]

    def _tile(self, piece: Piece, copies: int) -> Tile:
        at = {mask: self.flag() for mask in places(piece.shape)}
        tile = Tile(piece, at, self.number(copies))
        self.cp.add(total(at.values()) == tile.laid)
        if copies == 1:
            self.cp.add_at_most_one(at.values())
        colours = [colour for colour in self.question.colours(piece) if colour]
        if len(colours) == 1:
            tile.of = {colours[0]: tile.laid}
        elif colours:
            tile.of = {colour: self.flag() for colour in colours}
            self.cp.add(total(tile.of.values()) == tile.laid)
        return tile

    def _covered(self) -> dict[int, IntVar]:
        covered = {}
        for one in SQUARES:
            covered[one] = self.flag()
            self.cp.add(total(tile.on(one) for tile in self.tiles) == covered[one])
        return covered

    def _hang_together(self) -> None:
        """Every covered square but the root of its island has a covered square beside it
        that is nearer to the root. The root may lie in the middle, so that no square is
        further away than half of all squares."""
        most = sum(map(extent, self.question.pieces))
        far = {one: self.number(most // 2) for one in SQUARES}
        roots = {one: self.flag() for one in SQUARES}
        self.cp.add(total(roots.values()) <= self.question.islands)
        for one in SQUARES:
            nearer = []
            for other in each_bit(beside(one)):
                link = self.flag()
                self.cp.add_implication(link, self.covered[other])
                self.cp.add(far[one] > far[other]).only_enforce_if(link)
                nearer.append(link)
            self.cp.add(total(nearer) + roots[one] == self.covered[one])

    # --- cats and their squares ---

    def cats_of(self, colour: str) -> list[Tile]:
        return [cat for cat in self.cats if colour in cat.of]

    def count_of(self, colour: str) -> LinearExpr:
        return total(cat.of[colour] for cat in self.cats_of(colour))

    def _on_square(self, cat: Tile, square: int) -> IntVar:
        """Whether the cat covers this square."""
        return self._whether(cat.on(square))

    def _beside_square(self, cat: Tile, square: int) -> IntVar:
        """Whether the cat is beside this square."""
        around = beside(square)
        return self._whether(
            total(
                var for mask, var in cat.at.items() if mask & around and not mask & square
            )
        )

    def _whether(self, number: LinearExpr) -> IntVar:
        var = self.flag()
        self.cp.add(number == var)
        return var

    def _touch(self, one: Tile, other: Tile) -> IntVar:
        """True only if the two cats touch: one is beside a square of the other."""
        touching = self.flag()
        witnesses = []
        for square in SQUARES:
            witness = self.flag()
            self.cp.add_implication(witness, self.on_square(one, square))
            self.cp.add_implication(witness, self.beside_square(other, square))
            witnesses.append(witness)
        self.cp.add(total(witnesses) == touching)
        return touching

    def _near(self, one: Tile, other: Tile) -> IntVar:
        """True whenever the two cats touch; in a loose model cats may touch unseen."""
        near = self.flag()
        for square in () if self.loose else SQUARES:
            lies, touches = self.on_square(one, square), self.beside_square(other, square)
            self.cp.add_bool_or(~lies, ~touches, near)
        return near

    # --- families ---

    @cached_property
    def families(self) -> list[Family]:
        return [family for colour in COLOURS for family in self._families_of(colour)]

    def _families_of(self, colour: str) -> list[Family]:
        cats = self.cats_of(colour)
        points = [family_points(size) for size in range(len(cats) + 1)]
        if not any(points):
            return []
        smallest = next(size for size, worth in enumerate(points) if worth)
        families = [
            self._family(colour, cats[first:], points, smallest)
            for first in range(len(cats) - smallest + 1)
        ]
        for cat in cats:
            self.cp.add(
                total(f.members[cat] for f in families if cat in f.members)
                <= cat.of[colour]
            )
        if not self.loose:
            self._grow(families, cats)
        self._limit(families, colour, points)
        return families

    def _family(
        self, colour: str, cats: Sequence[Tile], points: list[int], smallest: int
    ) -> Family:
        """A family whose root is the first of these cats."""
        members = {cat: self.flag() for cat in cats}
        root = members[cats[0]]
        for member in members.values():
            self.cp.add_implication(member, root)
        exactly = [
            self.flag() if size == 0 or size >= smallest else self.never
            for size in range(len(cats) + 1)
        ]
        self.cp.add_exactly_one(exactly)
        size = total(members.values())
        self.cp.add(size == total(i * var for i, var in enumerate(exactly)))
        worth = total(points[i] * var for i, var in enumerate(exactly))
        return Family(colour, members, size, worth, exactly)

    def _grow(self, families: list[Family], cats: list[Tile]) -> None:
        """Every member but the root touches another that is nearer to the root."""
        depth = {cat: self.number(len(cats) - 1) for cat in cats}
        for cat in cats:
            parents = []
            for other in cats:
                if other is cat:
                    continue
                parent = self.flag()
                parents.append(parent)
                pair = sorted((cat, other), key=cats.index)
                self.cp.add_implication(parent, self._touching(pair[0], pair[1]))
                self.cp.add(depth[cat] > depth[other]).only_enforce_if(parent)
                self._same_family(families, cat, other, parent)
            members = [
                family.members[cat]
                for family in families
                if cat in family.members and cat is not next(iter(family.members))
            ]
            self.cp.add(total(parents) == total(members))

    def _same_family(
        self, families: list[Family], cat: Tile, other: Tile, if_true: IntVar
    ) -> None:
        for family in families:
            one, two = (family.members.get(tile, self.never) for tile in (cat, other))
            self.cp.add(one == two).only_enforce_if(if_true)

    def _limit(self, families: list[Family], colour: str, points: list[int]) -> None:
        """All cats of a color together bring no more than the best way to group them."""
        best = list(points)
        for size in range(len(best)):
            best[size] = max(best[i] + best[size - i] for i in range(size + 1))
        exactly = [self.flag() for _ in best]
        self.cp.add_exactly_one(exactly)
        laid = total(i * var for i, var in enumerate(exactly))
        self.cp.add(laid == self.count_of(colour))
        limit = total(worth * var for worth, var in zip(best, exactly, strict=True))
        self.cp.add(total(family.points for family in families) <= limit)

    def _keep_families_whole(self) -> None:
        """Cats of a color that touch are of one family: needed where it pays to have
        more families rather than larger ones."""
        for colour in COLOURS:
            families = [family for family in self.families if family.colour == colour]
            cats = self.cats_of(colour) if families else []
            for i, cat in enumerate(cats):
                for other in cats[i + 1 :]:
                    both = self.flag()
                    near = self.near(cat, other)
                    self.cp.add_bool_or(~near, ~cat.of[colour], ~other.of[colour], both)
                    self._same_family(families, cat, other, both)

    # --- the score, and what a solution means ---

    def base_points(self) -> LinearExpr:
        """Rats, rooms, families and rares (rule 6)."""
        rare: int = 0 if self.question.mode == "family" else _SCORE["rare_treasure"]
        rat: int = _SCORE["visible_rat"]
        unfilled: int = _SCORE["unfilled_room"]
        return (
            rat * self.bare(self.question.played.board.rats)
            + unfilled * total(1 - self.full(room) for room in ROOM.values())
            + total(family.points for family in self.families)
            + rare * self.count_kind("rare")
        )

    def count_kind(self, *kinds: str) -> LinearExpr:
        return total(tile.laid for tile in self.tiles if tile.piece.kind in kinds)

    def hint(self, tiles: Sequence[Laid]) -> None:
        """Hints the solver's starting solution."""
        left = list(tiles)
        for tile in self.tiles:
            lies: set[int] = set()
            for laid in [laid for laid in left if laid.piece == tile.piece.index]:
                if tile.of and lies:
                    break
                left.remove(laid)
                lies.add(laid.mask)
                if len(tile.of) > 1:
                    for colour, var in tile.of.items():
                        self.cp.add_hint(var, colour == laid.colour)
            for mask, var in tile.at.items():
                self.cp.add_hint(var, mask in lies)
