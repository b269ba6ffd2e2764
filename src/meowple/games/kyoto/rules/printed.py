"""The parts of a view that stay the same through a whole game: the board and the paws."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from meowple.games.kyoto.rules.board import HOMES, Board, Cell
from meowple.games.kyoto.rules.box import Box
from meowple.games.kyoto.rules.paws.paw import SKILLS, lowered

WALLS = ("open", "hedge", "roof")
# For how many of the latest games it is cached.
KEPT = 16


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space and the squares it covers; `home` is n, e, s or w where it is part of one."""

    id: str
    kind: str
    cells: tuple[Cell, ...]
    home: str | None


@dataclass(frozen=True, slots=True)
class LinkView:
    """Two spaces beside each other, and what stands between: open, hedge or roof. Where
    there is no link there is a wall that no kitten crosses."""

    between: tuple[str, str]
    wall: str


@dataclass(frozen=True, slots=True)
class BoardView:
    """The boards as they lie; `loop` is the road, clockwise. The walls' agility."""

    centre: str
    rotation: int
    source: str
    spaces: tuple[SpaceView, ...]
    links: tuple[LinkView, ...]
    loop: tuple[str, ...]
    hedge: int
    roof: int


@dataclass(frozen=True, slots=True)
class PawCheckView:
    """A check that a paw asks for; `lowers` is the skill that falls on failing."""

    skill: str
    target: int
    flees: int
    moves: int
    lowers: str | None = None


@dataclass(frozen=True, slots=True)
class PawKindView:
    """The kind of a paw; `number` of them are in the game."""

    id: str
    kind: str
    number: int
    reaction: bool
    figure: bool
    looks: int
    checks: tuple[PawCheckView, ...]
    source: str


@lru_cache(maxsize=KEPT)
def paw_kinds(box: Box, scenario: str) -> tuple[PawKindView, ...]:
    """The paws that are in the game; the same through a whole game."""
    rules = box.scenarios[scenario]
    figures = {figure for figure, _ in rules.figures}
    return tuple(
        PawKindView(
            id=paw.id,
            kind=paw.kind,
            number=number,
            reaction=paw.reaction,
            figure=paw.figure,
            looks=paw.looks,
            checks=tuple(
                PawCheckView(
                    SKILLS[check.skill],
                    check.target,
                    check.flees,
                    check.moves,
                    lowered(check),
                )
                for check in paw.checks
            ),
            source=paw.source,
        )
        for index, (paw, number) in enumerate(zip(box.paws, rules.numbers, strict=True))
        if number or index in figures
    )


@lru_cache(maxsize=KEPT)
def board_view(box: Box, board: Board, centre: str, rotation: int) -> BoardView:
    """The same through a whole game."""
    return BoardView(
        centre=centre,
        rotation=rotation,
        source=box.board_source(centre),
        spaces=tuple(
            SpaceView(
                space.id,
                space.kind,
                space.cells,
                None if space.home is None else HOMES[space.home],
            )
            for space in board.spaces
        ),
        links=tuple(LinkView((link.a, link.b), WALLS[link.wall]) for link in board.links),
        loop=tuple(board.names[space] for space in board.loop),
        hedge=box.hedge,
        roof=box.roof,
    )
