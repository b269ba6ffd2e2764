"""Records of tables: the replay of a log, and the record that it makes."""

from __future__ import annotations

from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record
from meowple.table.log import Entry, surviving
from meowple.table.position import Position
from meowple.table.seats import TableFacts


def replayed(row: TableFacts, game: AnyGame, entries: list[Entry]) -> Position:
    """The position that a table's log leads to."""
    setup = game.setup(len(row.seats), row.options, row.seed)
    position = Position(game, setup, started=row.started or row.created, recent=1)
    position.load(entries)
    return position


def record_of(row: TableFacts, position: Position, entries: list[Entry]) -> Record:
    """The record of a replayed game."""
    found = Record.of(position.game, position.setup, salt=row.salt or None)
    for entry in surviving(entries):
        if entry.seat is not None:
            found.add(entry.seat, entry.text)
    found.close(position.game, position.state)
    return found
