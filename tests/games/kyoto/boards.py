"""Boards drawn by hand, and the boards of the game, read again from the facts of the rules:
nothing here asks the game."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from meowple.games.kyoto.rules.board import HOMES, Board, Link, Space
from tests.games.kyoto.facts import CENTRES, HOME

KINDS = {".": "paw", "R": "road"}

Walls = dict[frozenset[str], str]


def sketch(*rows: str) -> Board:
    """A board drawn by hand: . a space, R road, h and t house and terrace of the north, #
    nothing. Neighbors are joined. The other homes are apart, where nobody comes."""
    spaces, squares = [], {}
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter == "#":
                continue
            id = {"h": "house-n", "t": "terrace-n"}.get(letter, f"{x},{y}")
            kind = KINDS.get(letter) or id.split("-")[0]
            squares[x, y] = id
            spaces.append(Space(id, kind, ((x, y),), 0 if letter in "ht" else None))
    links = [
        Link(id, squares[beside])
        for (x, y), id in squares.items()
        for beside in ((x + 1, y), (x, y + 1))
        if beside in squares
    ]
    for number, home in [*enumerate(HOMES)][1:]:
        for kind in ("house", "terrace"):
            spaces.append(Space(f"{kind}-{home}", kind, ((9, number),), number))
        links.append(Link(f"house-{home}", f"terrace-{home}"))
    # in the end one can come there from anywhere; somewhere there is always a road
    links += [Link(f"house-{home}", "house-n", 2) for home in HOMES[1:]]
    spaces.append(Space("9,9", "road", ((9, 9),)))
    loop = [space.id for space in spaces if space.kind == "road"]
    return Board(tuple(spaces), tuple(links), loop)


# --- the boards of the game, read anew ---


def turned(text: str, quarters: int) -> str:
    x, y = map(int, text.split(","))
    for _ in range(quarters):
        x, y = 6 - y, x
    return f"{x},{y}"


def walls_of(centre: str, quarters: int) -> Walls:
    """The wall between each two neighbors: open, hedge or roof."""
    facts = CENTRES[centre]
    found: Walls = {}
    there = {
        f"{x},{y}"
        for y, row in enumerate(facts["rows"])
        for x, letter in enumerate(row)
        if letter != "#"
    }
    for one in there:
        x, y = map(int, one.split(","))
        for other in (f"{x + 1},{y}", f"{x},{y + 1}"):
            if other in there:
                between = {f"{one}|{other}", f"{other}|{one}"}
                wall = "hedge" if between & {*facts["hedges"]} else "open"
                wall = "roof" if between & {*facts["roofs"]} else wall
                found[frozenset((turned(one, quarters), turned(other, quarters)))] = wall
    for number, home in enumerate(HOMES):
        for key, wall in (("links", "open"), ("hedge_links", "hedge")):
            for link in HOME[key]:
                ends = [_end(end, number, home) for end in link.split("|")]
                found[frozenset(ends)] = wall
    return found


def _end(text: str, number: int, home: str) -> str:
    gardens: Mapping[str, str] = HOME["gardens"]
    if text in ("house", "terrace"):
        return f"{text}-{home}"
    return turned(gardens.get(text, text), number)


def roads_of(centre: str, quarters: int) -> set[str]:
    return {turned(space, quarters) for space in CENTRES[centre]["loop"]}


def neighbours(walls: Walls, crossed: set[str]) -> dict[str, set[str]]:
    """The spaces next to each space, for a kitten that crosses these walls."""
    found: dict[str, set[str]] = {space: set() for pair in walls for space in pair}
    for pair, wall in walls.items():
        if wall in crossed:
            one, other = pair
            found[one].add(other)
            found[other].add(one)
    return found


def flood(beside: Mapping[str, set[str]], start: str) -> dict[str, int]:
    """The distance to each space that can be reached."""
    found, edge = {start: 0}, deque([start])
    while edge:
        here = edge.popleft()
        for near in beside[here]:
            if near not in found:
                found[near] = found[here] + 1
                edge.append(near)
    return found


def crossed_at(agility: int) -> set[str]:
    """The walls that a kitten crosses: hedges from 4 on, roofs from 6 on."""
    return (
        {"open"}
        | ({"hedge"} if agility >= 4 else set())
        | ({"roof"} if agility >= 6 else set())
    )
