"""Position files for tests."""

from __future__ import annotations

from typing import Any

Position = dict[str, Any]


def cells(**named: str) -> list[Position]:
    """Cells by their names `x_y`; a card, or `B16t` for a turned one, `z1` for a cat of
    player 1 asleep, `princess` for her in its place. `n` stands for minus."""
    found: list[Position] = []
    for name, what in named.items():
        x, y = (int(part.replace("n", "-")) for part in name[1:].split("_"))
        cell: Position = {"x": x, "y": y}
        if what == "princess":
            cell["princess"] = True
        elif what.startswith("z"):
            cell["sleeper"] = int(what[1:])
        else:
            cell["card"] = what.removesuffix("t")
            if what.endswith("t"):
                cell["turned"] = True
        found.append(cell)
    return found


def cat(player: int, x: int, y: int = 0) -> Position:
    return {"kind": "cat", "player": player, "between": [[x, y], [x + 1, y]]}


def princess(x: int, y: int = 0) -> Position:
    return {"kind": "princess", "between": [[x, y], [x + 1, y]]}


def toy(card: str, x: int, y: int = 0) -> Position:
    return {"kind": "toy", "card": card, "between": [[x, y], [x + 1, y]]}


def position(laid: list[Position], *overlays: Position, **more: object) -> Position:
    return {"game": "fits", "players": 2, "cells": laid, "overlays": [*overlays], **more}


def example() -> Position:
    """The one of the documentation."""
    return {
        "game": "fits",
        "options": {"advanced": False, "tied_kinds": "all"},
        "players": 2,
        "cells": [
            {"x": 0, "y": 0, "card": "B13", "turned": False},
            {"x": 1, "y": 0, "card": "B16", "turned": True},
        ],
        "overlays": [{"kind": "cat", "player": 0, "between": [[0, 0], [1, 0]]}],
    }
