"""The boards as a graph of spaces.

A space is a number; sets of spaces are bits of an int. Steps, ways home and a paw's
destinations are computed once per board, because games need them at every decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from meowple.games.kyoto.rules.actions import Done, Flee, Look, PawTo, Step
from meowple.kernel.event import Event
from meowple.kernel.frame import Action

Cell = tuple[int, int]

HOMES = "nesw"
SIZE = 7
ROAD, PAW, HOUSE, TERRACE = "road", "paw", "house", "terrace"
# Another place for figures: the spaces around the pond.
POND = "pond"
OPEN, HEDGE, ROOF = range(3)
# The road divides the inside from the outside.
ON_ROAD, INSIDE, OUTSIDE = range(3)
DONE = Done()
# No bike card may say more.
LONGEST_RIDE = 12


@dataclass(frozen=True, slots=True)
class Space:
    """One space: its name, what it is, the squares it covers, and whose home it is part
    of (an index into HOMES)."""

    id: str
    kind: str
    cells: tuple[Cell, ...]
    home: int | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """Two adjacent spaces, and what is between them."""

    a: str
    b: str
    wall: int = OPEN


def read_cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def turned(cell: Cell, quarters: int) -> Cell:
    """A square after these quarter turns of the board, clockwise."""
    for _ in range(quarters):
        cell = (SIZE - 1 - cell[1], cell[0])
    return cell


def around(cell: Cell) -> tuple[Cell, ...]:
    """The four squares around a square."""
    x, y = cell
    return ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))


class Board:
    """A center with the four homes around it, ready to be played on."""

    __slots__ = (
        "bikes",
        "down",
        "flights",
        "homeward",
        "house_of",
        "houses",
        "index",
        "kinds",
        "links",
        "looks",
        "loop",
        "loop_at",
        "menus",
        "names",
        "near",
        "paw_moves",
        "reach",
        "roads",
        "sides",
        "spaces",
        "stepped",
        "sweeps",
        "terraces",
    )

    def __init__(
        self, spaces: tuple[Space, ...], links: tuple[Link, ...], loop: Iterable[str]
    ) -> None:
        self.spaces = spaces
        self.links = links
        self.names = tuple(space.id for space in spaces)
        self.kinds = tuple(space.kind for space in spaces)
        self.index = {id: i for i, id in enumerate(self.names)}
        self.loop = tuple(self.index[id] for id in loop)
        self.loop_at = tuple(
            self.loop.index(i) if kind == ROAD else -1 for i, kind in enumerate(self.kinds)
        )
        self.houses, self.terraces = self._of_homes(HOUSE), self._of_homes(TERRACE)
        self.house_of = tuple(
            self.houses.index(i) if kind == HOUSE else -1
            for i, kind in enumerate(self.kinds)
        )
        self.roads = self._mask(ROAD)
        # spaces with a face-down paw at the start
        self.down = self._mask(PAW)
        # the spaces that a bike passes, by its place on the loop and how far it rides
        around = self.loop + self.loop
        self.sweeps = tuple(
            tuple(frozenset(around[i + 1 : i + 1 + n]) for n in range(LONGEST_RIDE + 1))
            for i in range(len(self.loop))
        )
        self._connect()
        self.sides = self._sides()
        self.homeward = tuple(self._homeward(house) for house in self.houses)
        self._name_actions()
        # the spaces where the bikes start, as places on the loop
        self.bikes: tuple[int, ...] = ()

    def _of_homes(self, kind: str) -> tuple[int, ...]:
        found = {s.home: i for i, s in enumerate(self.spaces) if s.kind == kind}
        return tuple(found[home] for home in range(len(HOMES)))

    def _mask(self, kind: str) -> int:
        return sum(1 << i for i, found in enumerate(self.kinds) if found == kind)

    def _connect(self) -> None:
        """Neighbors through anything, and those that a kitten reaches: over nothing, over
        hedges, over roofs too."""
        between: list[dict[int, int]] = [{} for _ in self.spaces]
        for link in self.links:
            a, b = self.index[link.a], self.index[link.b]
            between[a][b] = between[b][a] = link.wall
        self.near = tuple(tuple(sorted(beside)) for beside in between)
        self.reach = tuple(
            tuple(
                tuple(to for to in sorted(beside) if beside[to] <= level)
                for beside in between
            )
            for level in (OPEN, HEDGE, ROOF)
        )

    def _sides(self) -> tuple[int, ...]:
        """The side of the road that each space is on. All homes are outside, and so is a
        space of the center around which the road does not go."""
        sides = [INSIDE] * len(self.spaces)
        for i, space in enumerate(self.spaces):
            if space.kind == ROAD:
                sides[i] = ON_ROAD
            elif space.home is not None or _beyond(space, self):
                sides[i] = OUTSIDE
        return tuple(sides)

    def _homeward(self, house: int) -> tuple[tuple[int, ...], ...]:
        """From each space the next ones on the best ways to a house: shortest, and of
        these with the fewest road spaces."""
        far = len(self.spaces)
        # a step costs far, one on the road a little more
        costs = [far + (kind == ROAD) for kind in self.kinds]
        cost: dict[int, int] = {house: 0}
        edge = {house}
        while edge:
            here = min(edge, key=cost.__getitem__)
            edge.remove(here)
            for near in self.near[here]:
                through = cost[here] + costs[here]
                if through < cost.get(near, 1 << 30):
                    cost[near] = through
                    edge.add(near)
        return tuple(
            tuple(n for n in self.near[i] if cost[n] + costs[n] == cost[i])
            for i in range(len(self.spaces))
        )

    def _name_actions(self) -> None:
        """Every action of the boards, made once."""
        steps = [Step(id) for id in self.names]
        flights = [Flee(id) for id in self.names]
        self.looks = tuple(Look(id) for id in self.names)
        self.menus = tuple(
            tuple((*(steps[to] for to in reach), DONE) for reach in level)
            for level in self.reach
        )
        self.flights = tuple(
            tuple(tuple(flights[to] for to in best) for best in ways)
            for ways in self.homeward
        )
        # as are the arguments of the event of each step, by seat
        self.stepped = tuple(
            tuple(Event("kyoto.step", {"seat": seat, "to": id}) for id in self.names)
            for seat in range(len(HOMES))
        )
        # filled as paws move: the spaces from each space, by the number of steps
        self.paw_moves: dict[tuple[int, int, bool], tuple[Action, ...]] = {}

    def paw_ways(self, origin: int, steps: int, retraces: bool) -> tuple[Action, ...]:
        """The spaces to which a paw can go from here with exactly this many steps, other
        than this one. It enters no house; other spaces twice only if it `retraces`."""
        found = self.paw_moves.get((origin, steps, retraces))
        if found is None:
            if retraces:
                ends = self._walks(origin, steps) - {origin}
            else:
                ends = self._ends(origin, steps, {origin})
            found = tuple(PawTo(self.names[end]) for end in sorted(ends))
            self.paw_moves[origin, steps, retraces] = found
        return found

    def _walks(self, origin: int, steps: int) -> set[int]:
        """The ends of all ways that enter no house."""
        ends = {origin}
        for _ in range(steps):
            ends = {n for end in ends for n in self.near[end] if self.kinds[n] != HOUSE}
        return ends

    def _ends(self, here: int, steps: int, been: set[int]) -> set[int]:
        """The ends of all ways that enter no house and no space twice."""
        if not steps:
            return {here}
        ends: set[int] = set()
        for near in self.near[here]:
            if near not in been and self.kinds[near] != HOUSE:
                ends |= self._ends(near, steps - 1, {*been, near})
        return ends

    def places(self, kind: str) -> Iterator[int]:
        """The spaces of a kind; at the POND those beside it."""
        if kind != POND:
            yield from (i for i, found in enumerate(self.kinds) if found == kind)
            return
        taken = {cell for space in self.spaces for cell in space.cells}
        center = {(x, y) for x in range(SIZE) for y in range(SIZE)}
        for i, space in enumerate(self.spaces):
            shore = center.intersection(around(space.cells[0])) - taken
            if space.kind == PAW and space.home is None and shore:
                yield i


def _beyond(space: Space, board: Board) -> bool:
    """Whether the road cuts off a space of the center: it is outside the loop."""
    road = [board.spaces[i].cells[0] for i in board.loop]
    return not _surrounded(space.cells[0], road)


def _surrounded(cell: Cell, loop: list[Cell]) -> bool:
    """Whether a square is within a closed line of squares: a ray to the east crosses the
    line an odd number of times."""
    x, y = cell
    crossed = 0
    for (ax, ay), (bx, by) in zip(loop, (*loop[1:], loop[0]), strict=True):
        if ax == bx and ax > x and {ay, by} == {y, y + 1}:
            crossed += 1
    return crossed % 2 == 1


def lay_out(data: Mapping[str, Any], centre: str, quarters: int) -> Board:
    """The board of these data: one side of the center, turned, with the four homes."""
    side = data["centre"][centre]
    spaces = [*_center_spaces(side["rows"], quarters)]
    links = [*_center_links(side, quarters)]
    for home in range(len(HOMES)):
        spaces += _home_spaces(data["home"], home)
        links += _home_links(data["home"], home)
    loop = [name(turned(read_cell(text), quarters)) for text in side["loop"]]
    board = Board(tuple(spaces), tuple(links), loop)
    starts = [name(turned(read_cell(text), quarters)) for text in side["bikes"]]
    board.bikes = tuple(loop.index(start) for start in starts)
    return board


def _center_spaces(rows: list[str], quarters: int) -> Iterator[Space]:
    letters = {
        turned((x, y), quarters): letter
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
    }
    for y in range(SIZE):
        for x in range(SIZE):
            if (letter := letters[x, y]) != "#":
                yield Space(name((x, y)), ROAD if letter == "R" else PAW, ((x, y),))


def _center_links(side: Mapping[str, Any], quarters: int) -> Iterator[Link]:
    walls = {_pair(wall): HEDGE for wall in side["hedges"]}
    walls |= {_pair(wall): ROOF for wall in side["roofs"]}
    there = {
        (x, y)
        for y, row in enumerate(side["rows"])
        for x, letter in enumerate(row)
        if letter != "#"
    }
    for x, y in sorted(there):
        for other in ((x + 1, y), (x, y + 1)):
            if other in there:
                wall = walls.get(frozenset(((x, y), other)), OPEN)
                a, b = turned((x, y), quarters), turned(other, quarters)
                yield Link(name(a), name(b), wall)


def _pair(wall: str) -> frozenset[Cell]:
    return frozenset(read_cell(end) for end in wall.split("|"))


def _home_spaces(home: Mapping[str, Any], number: int) -> Iterator[Space]:
    letter = HOMES[number]
    for kind in (HOUSE, TERRACE):
        cells = tuple(turned(read_cell(text), number) for text in home[kind])
        yield Space(f"{kind}-{letter}", kind, cells, number)
    for text in home["gardens"].values():
        cell = turned(read_cell(text), number)
        yield Space(name(cell), PAW, (cell,), number)


def _home_links(home: Mapping[str, Any], number: int) -> Iterator[Link]:
    def end(text: str) -> str:
        if text in (HOUSE, TERRACE):
            return f"{text}-{HOMES[number]}"
        return name(turned(read_cell(home["gardens"].get(text, text)), number))

    for key, wall in (("links", OPEN), ("hedge_links", HEDGE)):
        for link in home[key]:
            a, b = link.split("|")
            yield Link(end(a), end(b), wall)


@cache
def seats_of(seat: int) -> tuple[int, ...]:
    """The tuple of one seat, made once: it is asked for at every decision."""
    return (seat,)
