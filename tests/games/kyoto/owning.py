"""Files of an owner for tests: our own data, changed in one place."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from meowple.games.kyoto.data import toml
from meowple.games.kyoto.game import GAME, Kyoto
from meowple.games.kyoto.rules.box import FILES

Data = dict[str, Any]
Change = Callable[[Data], object]


def ours() -> Data:
    """All our files as one of an owner."""
    return {name: deepcopy(toml(name)) for name in FILES}


def _find(data: Data, path: str) -> tuple[Any, Any]:
    *parents, last = path.split("/")
    place: Any = data
    for step in parents:
        place = place[int(step)] if isinstance(place, list) else place[step]
    return place, int(last) if isinstance(place, list) else last


def set_(path: str, value: object) -> Change:
    """Put something at a place: `"paws/paw/3/id"`."""

    def change(data: Data) -> None:
        place, last = _find(data, path)
        place[last] = value

    return change


def drop(path: str) -> Change:
    def change(data: Data) -> None:
        place, last = _find(data, path)
        del place[last]

    return change


def add(path: str, value: object) -> Change:
    """Put something at the end of a list."""

    def change(data: Data) -> None:
        place, last = _find(data, path)
        place[last].append(value)

    return change


def both(*changes: Change) -> Change:
    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


def changed(*changes: Change) -> Data:
    data = ours()
    both(*changes)(data)
    return data


def owned(*changes: Change) -> Kyoto:
    """The game with such a box."""
    return GAME.with_data(changed(*changes))


def earlier(version: int, *changes: Change) -> Kyoto:
    """The game by an earlier version of the rules, perhaps with such a box."""
    game = (owned(*changes) if changes else GAME).at_version(version)
    assert game is not None
    return game


def lowering(skill: str) -> Change:
    """A failed hunt of the bug 4 brings a step less in a skill, besides that it moves."""
    return set_("paws/paw/3/checks/0/lowers", skill)
