"""The catalog of Kyoto no Neko: a verb with each of its objects.

Spaces are those of all the ways in which the boards can lie; kittens are counted from
the one that attacks.
"""

from __future__ import annotations

from collections.abc import Iterator

from meowple.encoding.action_catalogue import Catalogue
from meowple.games.kyoto.game import Kyoto
from meowple.games.kyoto.rules.actions import (
    Attack,
    ChooseKitten,
    Flee,
    Look,
    Pass,
    PawTo,
    Raise,
    Step,
    Use,
)
from meowple.games.kyoto.rules.board import DONE, Board
from meowple.games.kyoto.rules.box import Box
from meowple.games.kyoto.rules.paws.paw import SKILLS
from meowple.kernel.frame import Action
from meowple.kernel.setup import Setup


def catalogue(game: Kyoto, setup: Setup) -> Catalogue:
    def plain(action: Action, seat: int) -> Action:
        if type(action) is Attack:
            return Attack((action.seat - seat) % setup.seats)
        return action

    return Catalogue(_entries(game, setup), plain)


def _entries(game: Kyoto, setup: Setup) -> Iterator[Action]:
    box = game.box
    yield from (DONE, Pass())
    if setup.options.get("kittens") == "chosen":
        yield from (ChooseKitten(kitten.id) for kitten in box.kittens)
    yield from (Raise(skill) for skill in SKILLS)
    yield from (Attack(seat) for seat in range(1, setup.seats))
    for tries in box.tries:
        yield from tries
    yield from (Use(paw.id) for paw in box.paws if paw.figure)
    for verb in (Step, Flee, Look, PawTo):
        yield from (verb(space) for space in spaces(box, setup))


def boards(box: Box, setup: Setup) -> list[Board]:
    """The ways in which the boards can be laid out."""
    return [box.board(str(setup.options["centre"]), quarters) for quarters in range(4)]


def spaces(box: Box, setup: Setup) -> tuple[str, ...]:
    """The names of all spaces, in a fixed order."""
    return tuple(sorted({name for board in boards(box, setup) for name in board.names}))
