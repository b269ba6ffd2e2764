"""Reads an owner's boards and rejects those that cannot be played."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from meowple.games.kyoto.extras.owner.part import Part
from meowple.games.kyoto.rules.board import (
    HOMES,
    HOUSE,
    PAW,
    POND,
    ROAD,
    SIZE,
    TERRACE,
    Cell,
    around,
    name,
    read_cell,
    turned,
)
from meowple.kernel.toolbox.file_reader import clip

CENTRES = ("normal", "asymmetric")
# How many road spaces before its arrow a bike starts.
BEFORE_ARROW = 3
BIKES = 2
# How many road spaces a house opens to.
HOUSE_ROADS = 3
# How many squares house and terrace have: one for the name, one for kittens, one for paws.
HOME_SQUARES = 3
MOST_GARDENS = 8
MOST_LINKS = 40
MOST_WALLS = 2 * SIZE * (SIZE - 1)

_ROW = re.compile(f"[R.#]{{{SIZE}}}")
_SQUARE = re.compile("[0-6],[0-6]")
# The homes are two squares deep around the center.
_OUTSIDE = re.compile("[0-6],-[12]")
_GARDEN = re.compile("[a-z][A-Za-z0-9]{0,7}")

Row = dict[str, Any]
Ways = Mapping[str, Iterable[str]]


def read_boards(boards: Part, highest: int) -> Row:
    """All boards. A skill rises up to `highest`."""
    boards.only(("centre", "home", "walls"))
    centre = boards.part("centre")
    centre.only(CENTRES)
    rows = {
        "centre": {id: _center(centre.part(id)) for id in CENTRES},
        "home": _home(boards.part("home")),
        "walls": _walls(boards.part("walls"), highest),
    }
    for id in CENTRES:
        _homes_fit(boards.part("home"), rows["home"], id, rows["centre"][id])
        start = rows["centre"][id]["loop"][0]
        _hang_together(centre.part(id), ways(rows, id), start)
    return rows


def _walls(walls: Part, highest: int) -> Row:
    """A kitten that crosses a roof crosses a hedge, and the best kitten crosses both."""
    walls.only(("hedge", "roof"), ("source",))
    hedge = walls.whole("hedge", 1, highest)
    roof = walls.whole("roof", hedge, highest)
    return {"hedge": hedge, "roof": roof, "source": walls.mark()}


# --- one side of the center ---


def _center(side: Part) -> Row:
    side.only(("rows", "loop", "arrows", "bikes"), ("hedges", "roofs", "source"))
    rows = side.texts("rows", SIZE, SIZE)
    for index, row in enumerate(rows):
        if not _ROW.fullmatch(row):
            raise side.bad("board_row", key=f"rows.{index}", size=SIZE)
    letters = letters_of(rows)
    loop = _loop(side, {cell for cell, letter in letters.items() if letter == "R"})
    arrows, bikes = _bikes(side, loop)
    walls: set[frozenset[Cell]] = set()
    return {
        "rows": rows,
        "hedges": _between(side, "hedges", letters, walls),
        "roofs": _between(side, "roofs", letters, walls),
        "loop": loop,
        "arrows": arrows,
        "bikes": bikes,
        "source": side.mark(),
    }


def letters_of(rows: list[str]) -> dict[Cell, str]:
    """The letter of each square, without the pond."""
    return {
        (x, y): letter
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter != "#"
    }


def _squares(side: Part, key: str, least: int, most: int) -> list[str]:
    """A list of squares of the center."""
    found = side.texts(key, least, most)
    for index, text in enumerate(found):
        if not _SQUARE.fullmatch(text):
            raise side.bad("square", key=f"{key}.{index}", square=text)
    return found


def _loop(side: Part, roads: set[Cell]) -> list[str]:
    """The loop: once along the road, square by square, clockwise."""
    loop = _squares(side, "loop", 1, SIZE * SIZE)
    cells = [read_cell(text) for text in loop]
    for index, cell in enumerate(cells):
        if cell not in roads or cell in cells[:index]:
            raise side.bad("loop_square", key=f"loop.{index}", square=loop[index])
    if missing := sorted(roads.difference(cells)):
        raise side.bad("loop_misses", key="loop", square=name(missing[0]))
    area = 0
    for a, b in zip(cells, (*cells[1:], cells[0]), strict=True):
        if not _beside(a, b):
            raise side.bad("loop_gap", key="loop", a=name(a), b=name(b))
        area += a[0] * b[1] - b[0] * a[1]
    if area <= 0:
        raise side.bad("loop_backwards", key="loop")
    return loop


def _beside(a: Cell, b: Cell) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def _bikes(side: Part, loop: list[str]) -> tuple[list[str], list[str]]:
    """Arrows and bikes: purple, turquoise."""
    arrows = _squares(side, "arrows", BIKES, BIKES)
    bikes = _squares(side, "bikes", BIKES, BIKES)
    for index, (arrow, bike) in enumerate(zip(arrows, bikes, strict=True)):
        if arrow not in loop or arrow in arrows[:index]:
            raise side.bad("arrow", key=f"arrows.{index}", square=arrow)
        start = loop[loop.index(arrow) - BEFORE_ARROW]
        if bike != start:
            raise side.bad(
                "bike_start", key=f"bikes.{index}", square=bike, start=start, arrow=arrow
            )
    return arrows, bikes


def _between(
    side: Part, key: str, letters: Mapping[Cell, str], walls: set[frozenset[Cell]]
) -> list[str]:
    """Walls between two spaces. `walls` are those found already."""
    found = side.texts(key, 0, MOST_WALLS)
    for index, text in enumerate(found):
        ends = text.split("|")
        if len(ends) != 2 or not all(map(_SQUARE.fullmatch, ends)):
            raise side.bad("wall", key=f"{key}.{index}", wall=text)
        a, b = map(read_cell, ends)
        if a not in letters or b not in letters or not _beside(a, b):
            raise side.bad("wall_apart", key=f"{key}.{index}", wall=text)
        if frozenset((a, b)) in walls:
            raise side.bad("wall_twice", key=f"{key}.{index}", wall=text)
        walls.add(frozenset((a, b)))
    return found


# --- the homes ---


def _home(home: Part) -> Row:
    """The northern home."""
    home.only((HOUSE, TERRACE, "links"), ("gardens", "hedge_links", "source"))
    names = _gardens(home)
    squares = {
        kind: home.texts(kind, HOME_SQUARES, HOME_SQUARES) for kind in (HOUSE, TERRACE)
    }
    covers = {**squares, **{id: [square] for id, square in names.items()}}
    taken: set[str] = set()
    for id, cells in covers.items():
        key = f"gardens.{id}" if id in names else id
        for square in cells:
            if not _OUTSIDE.fullmatch(square):
                raise home.bad("home_square", key=key, square=square)
            if square in taken:
                raise home.bad("home_square_twice", key=key, square=square)
            taken.add(square)
    known: set[frozenset[str]] = set()
    links = {key: _links(home, key, covers, known) for key in ("links", "hedge_links")}
    if frozenset((HOUSE, TERRACE)) not in map(_ends, links["links"]):
        raise home.bad("house_terrace", key="links")
    roads = [link for link in map(_ends, links["links"]) if _is_way_out(link)]
    if len(roads) != HOUSE_ROADS:
        raise home.bad("house_roads", key="links", found=len(roads), needed=HOUSE_ROADS)
    return {"gardens": names, **squares, **links, "source": home.mark()}


def _gardens(home: Part) -> dict[str, str]:
    """Names of the gardens and their squares."""
    if "gardens" not in home.values:
        return {}
    gardens = home.part("gardens")
    if len(gardens.values) > MOST_GARDENS:
        raise home.bad("too_many", key="gardens", most=MOST_GARDENS)
    for id in gardens.values:
        if not _GARDEN.fullmatch(id) or id in (HOUSE, TERRACE):
            raise home.bad("garden_name", key="gardens", name=clip(id))
    return {id: gardens.text(id) for id in gardens.values}


def _ends(link: str) -> frozenset[str]:
    return frozenset(link.split("|"))


def _is_way_out(ends: frozenset[str]) -> bool:
    return HOUSE in ends and any(map(_SQUARE.fullmatch, ends))


def _links(
    home: Part, key: str, covers: Mapping[str, list[str]], known: set[frozenset[str]]
) -> list[str]:
    """Links of the home's spaces. `known` are those that there are already."""
    found = home.texts(key, 0, MOST_LINKS)
    for index, text in enumerate(found):
        ends = text.split("|")
        squares = [covers.get(end, [end]) for end in ends]
        own = sum(end in covers for end in ends)
        outer = sum(bool(_SQUARE.fullmatch(end)) for end in ends)
        if len(ends) != 2 or not own or own + outer != 2:
            raise home.bad("link", key=f"{key}.{index}", link=text)
        a, b = [[read_cell(square) for square in one] for one in squares]
        if not any(_beside(one, other) for one in a for other in b):
            raise home.bad("link_apart", key=f"{key}.{index}", link=text)
        if frozenset(ends) in known:
            raise home.bad("link_twice", key=f"{key}.{index}", link=text)
        known.add(frozenset(ends))
    return found


def _homes_fit(home: Part, rows: Row, id: str, side: Row) -> None:
    """Each link into the center leads to a space on all four sides, those of the house to
    the road."""
    letters = letters_of(side["rows"])
    for key in ("links", "hedge_links"):
        for index, link in enumerate(rows[key]):
            wanted = "R" if HOUSE in link.split("|") else "R."
            for cell in _turned_ends(link):
                if letters.get(cell, "#") not in wanted:
                    raise home.bad(
                        "link_nowhere" if wanted == "R." else "house_road",
                        key=f"{key}.{index}",
                        link=link,
                        centre=id,
                        square=name(cell),
                    )


def _turned_ends(link: str) -> Iterator[Cell]:
    """The squares of the center that a link of the four homes leads to."""
    for end in filter(_SQUARE.fullmatch, link.split("|")):
        for quarters in range(len(HOMES)):
            yield turned(read_cell(end), quarters)


# --- the whole ---


def ways(rows: Row, centre: str) -> dict[str, set[str]]:
    """The neighbors of each space. Because the homes are alike, the center's rotation does
    not matter."""
    letters = letters_of(rows["centre"][centre]["rows"])
    found: dict[str, set[str]] = {name(cell): set() for cell in letters}
    pairs = [
        (name((x, y)), name(other))
        for x, y in letters
        for other in ((x + 1, y), (x, y + 1))
        if other in letters
    ]
    home = rows["home"]
    for number in range(len(HOMES)):
        for id in (HOUSE, TERRACE, *home["gardens"]):
            found[_space(home, id, number)] = set()
        for link in (*home["links"], *home["hedge_links"]):
            a, b = link.split("|")
            pairs.append((_space(home, a, number), _space(home, b, number)))
    for a, b in pairs:
        found[a].add(b)
        found[b].add(a)
    return found


def _space(home: Row, end: str, number: int) -> str:
    """The name of an end of a link in one of the homes."""
    if end in (HOUSE, TERRACE):
        return f"{end}-{HOMES[number]}"
    return name(turned(read_cell(home["gardens"].get(end, end)), number))


def _hang_together(side: Part, found: Ways, start: str) -> None:
    """Checks that the best kitten can reach every space from the road."""
    reached, edge = {start}, [start]
    while edge:
        new = set(found[edge.pop()]) - reached
        reached |= new
        edge += new
    for space in found:
        if space not in reached:
            raise side.bad("unreachable", space=space)


def paws_get_away(side: Part, found: Ways, steps: int, retraces: bool) -> None:
    """Check that a paw can go this many steps from each space to another, but no house."""
    for space in found:
        if retraces:
            goes = bool(_walks(found, space, steps) - {space})
        else:
            goes = _goes(found, space, steps, {space})
        if not goes:
            raise side.bad("paw_stuck", space=space, steps=steps)


def _walks(found: Ways, start: str, steps: int) -> set[str]:
    """The spaces where a paw can be after this many steps."""
    ends = {start}
    for _ in range(steps):
        ends = {n for end in ends for n in found[end] if not n.startswith(HOUSE)}
    return ends


def _goes(found: Ways, here: str, steps: int, been: set[str]) -> bool:
    """By the first version of the rules: it enters no space twice."""
    if not steps:
        return True
    return any(
        _goes(found, near, steps - 1, {*been, near})
        for near in found[here]
        if near not in been and not near.startswith(HOUSE)
    )


def spaces_of(rows: Row, centre: str) -> dict[str, int]:
    """The number of spaces of each kind."""
    squares = letters_of(rows["centre"][centre]["rows"])
    letters = [*squares.values()]
    homes = len(HOMES)
    return {
        ROAD: letters.count("R"),
        PAW: letters.count(".") + homes * len(rows["home"]["gardens"]),
        HOUSE: homes,
        TERRACE: homes,
        POND: sum(
            "#" in [squares.get(near) for near in around(square)]
            for square, letter in squares.items()
            if letter == "."
        ),
    }
