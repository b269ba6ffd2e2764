"""Games that began on a player's own device and go on at a table for others.

The record is replayed before it is believed. Its seed is known to the player who brings
it, so the table says where it began, and changes no rating.
"""

from __future__ import annotations

from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record, final, verify
from meowple.table.errors import BadRequest


def read_moved(game: AnyGame, seats: int, text: str) -> Record:
    """The record of a game under way, which can be played on."""
    record = Record.parse(text)
    if (record.game, record.setup.seats) != (game.info.id, seats):
        raise BadRequest("move.other_game")
    if record.data is not None:
        raise BadRequest("copy.own_data")
    for check in verify(record, game):
        if check.error is not None:
            raise check.error
    by_its_rules, state = final(record, game)
    if by_its_rules.result(state) is not None:
        raise BadRequest("move.over")
    return record
