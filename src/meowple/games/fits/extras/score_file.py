"""A position file: a real table of boxes, to be scored.

Every overlay must lie across an open long joint, or it would not be clear in which box it
is; a player has five cats, and there are five Princesses. Touching, double walls, the
edge of the table and how often a card is there are not checked: a real table may have
its own history, and the score does not depend on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from meowple.games.fits.rules.boxes import Overlay, Table, grid
from meowple.games.fits.rules.deck import EAST, ICONS, SPRAY, WEST, Deck, counted
from meowple.games.fits.rules.options import options, scoring_rules
from meowple.games.fits.rules.scoring import (
    BoxScore,
    Rules,
    counting_cells,
    penalties,
    result,
    score,
    totals,
    toys,
    winners,
)
from meowple.games.fits.rules.start import empty_table
from meowple.games.fits.rules.state import CATS, PRINCESSES
from meowple.games.fits.rules.versions import LATEST, Version
from meowple.games.fits.rules.waking import WakingTable
from meowple.kernel.errors import BadSetup
from meowple.kernel.result import Line
from meowple.kernel.setup import Value
from meowple.kernel.toolbox.file_reader import Reader, clip

SEATS = (2, 5)
# Far above what a table can hold; a file beyond it is a mistake or an attack.
MOST_CELLS = 200
MOST_OVERLAYS = 200
# Players may begin to count anywhere.
FARTHEST = 99
# How far a table can reach; empty cells in between cost time too.
WIDEST = 40

Cell = tuple[int, int]


def score_position(
    position: object, *, decks: Mapping[str, Deck], version: Version = LATEST
) -> dict[str, object]:
    """The answer of `meowple score fits`; raises BadData for a file it cannot score."""
    layout = _read(position, decks, version)
    return layout.answer()


def position_lines(
    position: object, *, decks: Mapping[str, Deck], version: Version = LATEST
) -> tuple[tuple[Line, ...], ...]:
    """The same score with its reasons, player by player."""
    layout = _read(position, decks, version)
    return layout.lines()


def _read(position: object, decks: Mapping[str, Deck], version: Version) -> _Layout:
    file = Reader.of("position", position, "position")
    file.need("game")
    file.one_of("game", ("fits",))
    file.only(("game", "players", "cells"), ("options", "overlays"))
    chosen = _options(file, decks, version)
    players = file.whole("players", *SEATS)
    layout = _Layout(decks[str(chosen["cards"])], players, scoring_rules(chosen))
    layout.lay(file)
    layout.cover(file)
    layout.wake()
    return layout


def _options(file: Reader, decks: Mapping[str, Deck], version: Version) -> dict[str, Value]:
    """The options of the table. Only the deck and some more change the score; the others
    may stand in the file because they say which game it was."""
    given = Reader.of("position", file.values.get("options", {}), "options")
    declared = {option.id: option for option in options(decks, version)}
    given.only((), declared)
    chosen = {name: option.default for name, option in declared.items()}
    for name, value in given.values.items():
        if not isinstance(value, bool | int | str):
            raise given.bad("type", key=name, expected="string")
        try:
            chosen[name] = declared[name].read(value)
        except BadSetup as error:
            shown, offered = error.details["value"], error.details["offered"]
            raise given.bad("value", key=name, value=shown, offered=offered) from None
    return chosen


@dataclass(slots=True)
class _Layout:
    """The table, placed again card by card, and everything used so far.

    `corner` is the cell of the file that is 0,0 on the table here.
    """

    deck: Deck
    players: int
    rules: Rules
    table: Table = field(init=False)
    corner: Cell = (0, 0)
    # what the file says of sleeping cats: their cells, owners, and whether they are woken
    said: list[tuple[int, int, bool]] = field(default_factory=list)
    cats: Counter[int] = field(default_factory=Counter)
    princesses: int = 0

    def __post_init__(self) -> None:
        self.table = empty_table(grid(1, 1), self.rules)

    # --- cells ---

    def lay(self, file: Reader) -> None:
        found: dict[Cell, Reader] = {}
        for index, entry in enumerate(file.items("cells", MOST_CELLS)):
            cell = Reader.of("position", entry, "cells", cell=index)
            cell.need("x", "y")
            x = cell.whole("x", -FARTHEST, FARTHEST)
            y = cell.whole("y", -FARTHEST, FARTHEST)
            if (x, y) in found:
                raise cell.bad("cell_twice", x=x, y=y)
            found[x, y] = cell
        if not found:
            return
        columns, rows = [x for x, _ in found], [y for _, y in found]
        self.corner = min(columns), min(rows)
        size = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        if max(size) > WIDEST:
            raise file.bad("too_wide", most=WIDEST)
        self.table = empty_table(grid(*size), self.rules)
        for place, cell in found.items():
            self._lay_one(cell, self._bit(*place))

    def _lay_one(self, cell: Reader, bit: int) -> None:
        """A card, a sleeping cat, or a Princess who took a sleeping cat's place."""
        what = [key for key in ("card", "sleeper", "princess") if key in cell.values]
        if len(what) != 1:
            raise cell.bad("cell_what")
        if what == ["card"]:
            cell.only(("x", "y", "card"), ("turned",))
            card = self.deck.cards[self._card(cell)]
            self.table.lay(bit, card, cell.truth("turned"))
            return
        cell.only(("x", "y", *what), ("woken",) if what == ["sleeper"] else ())
        if what == ["sleeper"]:
            owner = self._cat(cell, "sleeper")
            self.table.lay(bit, self.deck.sleeper, sleeper=owner)
            if "woken" in cell.values:
                self.said.append((bit, owner, cell.truth("woken")))
        elif cell.truth("princess"):
            self._princess(cell)
            # the cat's owner does not matter any more
            self.table.lay(bit, self.deck.sleeper, sleeper=0)
            self.table.princess_on_sleeper(bit)
        else:
            raise cell.bad("cell_what")

    def wake(self) -> None:
        """Wake sleeping cats. Cats were usually placed after all cards and so woke every
        sleeping cat of their owners in their boxes; the file may say otherwise."""
        if isinstance(self.table, WakingTable):
            for cell, owner, woken in self.said:
                self.table.note(cell, owner, woken)

    # --- overlays ---

    def cover(self, file: Reader) -> None:
        for index, entry in enumerate(file.items("overlays", MOST_OVERLAYS)):
            overlay = Reader.of("position", entry, "overlays", overlay=index)
            overlay.need("kind", "between")
            kind = overlay.one_of("kind", ("cat", "princess", "toy"))
            needed = {"cat": ("player",), "princess": (), "toy": ("card",)}[kind]
            overlay.only(("kind", "between", *needed))
            joint = self._joint(overlay)
            if kind == "cat":
                self.table.lay_cat(joint, self._cat(overlay, "player"))
            elif kind == "toy":
                self.table.lay_toy(joint, self.deck.cards[self._toy(overlay)])
            else:
                self._princess(overlay)
                self.table.cover(Overlay(joint, "princess"))

    def _joint(self, overlay: Reader) -> int:
        """The west cell of the joint, if an overlay can be there."""
        table = self.table
        west, east = self._between(overlay)
        if west & table.sleepers or east & table.sleepers:
            raise overlay.bad("overlay_sleeper")
        if not west & table.open[EAST] or not east & table.open[WEST]:
            raise overlay.bad("overlay_wall")
        if west & table.taken:
            raise overlay.bad("overlay_twice")
        return west

    def _between(self, overlay: Reader) -> tuple[int, int]:
        """Two neighboring cells of one row, the west one first."""
        cells = sorted(_cell(overlay, cell) for cell in overlay.items("between", 2))
        if len(cells) != 2:
            raise overlay.bad("overlay_cells")
        (x, y), east = cells
        bits = self._bit(x, y), self._bit(*east)
        if east != (x + 1, y) or not all(bit & self.table.occupied for bit in bits):
            raise overlay.bad("overlay_joint")
        return bits

    # --- pieces in limited supply ---

    def _card(self, reader: Reader) -> str:
        """A card of the deck; how often it is there is not checked."""
        id = reader.text("card")
        if id not in self.deck.cards:
            raise reader.bad("card_unknown", card=clip(id))
        return id

    def _toy(self, reader: Reader) -> str:
        id = self._card(reader)
        if id not in self.deck.toys:
            raise reader.bad("card_no_toy", card=id)
        return id

    def _cat(self, reader: Reader, key: str) -> int:
        """The owner of a cat."""
        owner = reader.whole(key, 0, self.players - 1)
        self.cats[owner] += 1
        if self.cats[owner] > CATS:
            raise reader.bad("cats", player=owner, most=CATS)
        return owner

    def _princess(self, reader: Reader) -> None:
        self.princesses += 1
        if self.princesses > len(PRINCESSES):
            raise reader.bad("princesses", most=len(PRINCESSES))

    def _bit(self, x: int, y: int) -> int:
        """The table's cell for a cell of the file; 0 outside the table."""
        cells = self.table.grid
        column, row = x - self.corner[0], y - self.corner[1]
        return cells.bit(column, row) if cells.has(column, row) else 0

    # --- the answer ---

    def answer(self) -> dict[str, object]:
        """The answer to a file. Boxes are in reading order of their first cells."""
        boxes = sorted(self.table.boxes, key=lambda box: box.cells & -box.cells)
        scored = score(boxes, self.players, self.rules)
        points, taken = totals(scored, self.players), penalties(scored, self.players)
        return {
            "players": [
                {"total": total, "penalties": minus}
                for total, minus in zip(points, taken, strict=True)
            ],
            "boxes": [self._box(one) for one in scored],
            "winners": list(winners(points, taken)[0]),
        }

    def lines(self) -> tuple[tuple[Line, ...], ...]:
        """The lines of the score as after a game, with the cells of the file."""
        found = result(self.table, self.players, self.rules).lines
        return tuple(tuple(map(self._moved, lines)) for lines in found)

    def _moved(self, line: Line) -> Line:
        left, top = self.corner
        x, y = int(line.args["x"]) + left, int(line.args["y"]) + top
        return replace(line, args={**line.args, "x": x, "y": y})

    def _in_file(self, cells: int) -> list[list[int]]:
        """Cells as the file counts them."""
        left, top = self.corner
        return [[x + left, y + top] for x, y in self.table.grid.listed(cells)]

    def _box(self, one: BoxScore) -> dict[str, object]:
        counting = counting_cells(self.table, self.rules) & one.box.cells
        return {
            "cells": self._in_file(one.box.cells),
            "closed": one.box.closed,
            "toys": toys(one.box),
            "sprays": counted(one.box.icons, ICONS.index(SPRAY)),
            "value": one.value,
            "holders": list(one.holders),
            "sleepers": self._in_file(counting),
            "points": {str(player): points for player, points in one.points.items()},
        }


def _cell(overlay: Reader, value: object) -> Cell:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise overlay.bad("overlay_cells")
    x, y = value
    if type(x) is not int or type(y) is not int:
        raise overlay.bad("overlay_cells")
    return x, y
