"""Position files that are refused, each with one clear reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from meowple.games.fits.extras.score_file import MOST_CELLS
from meowple.games.fits.game import GAME
from meowple.kernel.errors import BadData
from tests.games.fits.positions import (
    Position,
    cat,
    cells,
    example,
    position,
    princess,
    toy,
)

Change = Callable[[Position], object]


def set_(path: str, value: object) -> Change:
    """Changes one value, named by its path."""

    def change(position: Position) -> None:
        *parents, last = path.split(".")
        place: Any = position
        for step in parents:
            place = place[int(step)] if step.isdigit() else place[step]
        place[int(last) if last.isdigit() else last] = value

    return change


def drop(path: str) -> Change:
    def change(position: Position) -> None:
        *parents, last = path.split(".")
        place: Any = position
        for step in parents:
            place = place[int(step)] if step.isdigit() else place[step]
        del place[last]

    return change


def add(key: str, *entries: object) -> Change:
    return lambda position: position[key].extend(entries)


def bed(x: int, **what: object) -> Position:
    return {"x": x, "y": 9, **what}


C1: dict[str, object] = {"cell": 1}
O0: dict[str, object] = {"overlay": 0}
O1: dict[str, object] = {"overlay": 1}
BAD: list[tuple[Change, str, dict[str, object]]] = [
    (set_("game", "isle"), "value", {"key": "game"}),
    (drop("game"), "missing", {"key": "game"}),
    (drop("players"), "missing", {"key": "players"}),
    (drop("cells"), "missing", {"key": "cells"}),
    (set_("weather", "fine"), "unknown_key", {"key": "weather"}),
    (set_("players", 1), "range", {"key": "players"}),
    (set_("players", 6), "range", {"key": "players"}),
    (set_("players", [{}, {}]), "type", {"key": "players"}),
    (set_("options", []), "type", {"key": "options"}),
    (set_("options.mode", "solo"), "unknown_key", {"key": "mode"}),
    (set_("options.advanced", "maybe"), "value", {"key": "advanced", "value": "maybe"}),
    (set_("options.advanced", None), "type", {"key": "advanced"}),
    (set_("options.tied_kinds", "none"), "value", {"key": "tied_kinds"}),
    (set_("options.tied_kinds", ["all"]), "type", {"key": "tied_kinds"}),
    (set_("options.table", "8x8"), "value", {"key": "table"}),
    (set_("options.overlays", "many"), "value", {"key": "overlays"}),
    (set_("options.start_cards", 3), "value", {"key": "start_cards"}),
    (set_("options.cards", "printed"), "value", {"key": "cards", "offered": "ours"}),
    (set_("cells", {}), "type", {"key": "cells"}),
    (set_("cells", [{}] * (MOST_CELLS + 1)), "too_many", {"key": "cells"}),
    (set_("cells.1", "B16"), "type", {"key": "cells", **C1}),
    (drop("cells.1.x"), "missing", {"key": "x", **C1}),
    (set_("cells.1.x", 0), "cell_twice", {"x": 0, "y": 0, **C1}),
    (set_("cells.1.x", 1.5), "type", {"key": "x", **C1}),
    (set_("cells.1.y", True), "type", {"key": "y", **C1}),
    (set_("cells.1.y", -100), "range", {"key": "y", **C1}),
    (set_("cells.1.x", 40), "too_wide", {"most": 40}),
    (set_("cells.1.y", -40), "too_wide", {"most": 40}),
    (set_("cells.1.x", 10**40), "range", {"key": "x", **C1}),
    (drop("cells.1.card"), "cell_what", C1),
    (set_("cells.1.sleeper", 1), "cell_what", C1),
    (set_("cells.1.card", 16), "type", {"key": "card", **C1}),
    (set_("cells.1.card", ""), "length", {"key": "card", **C1}),
    (set_("cells.1.card", "B" * 41), "length", {"key": "card", **C1}),
    (set_("cells.1.card", "B99"), "card_unknown", {"card": "B99", **C1}),
    (set_("cells.1.card", "Z"), "card_unknown", {"card": "Z", **C1}),
    (set_("cells.1.card", "P1"), "card_unknown", {"card": "P1", **C1}),
    (set_("cells.1.turned", 1), "type", {"key": "turned", **C1}),
    (set_("cells.1.up", True), "unknown_key", {"key": "up", **C1}),
    (add("cells", bed(0, sleeper=2)), "range", {"key": "sleeper", "cell": 2}),
    (add("cells", bed(0, sleeper=1, turned=True)), "unknown_key", {"cell": 2}),
    (add("cells", bed(0, princess=False)), "cell_what", {"cell": 2}),
    (add("cells", bed(0, princess=1)), "type", {"key": "princess", "cell": 2}),
    (
        add("cells", *(bed(x, sleeper=0) for x in range(5))),
        "cats",
        {"player": 0, "most": 5, **O0},
    ),
    (add("cells", *(bed(x, sleeper=0) for x in range(6))), "cats", {"cell": 7}),
    (add("cells", *(bed(x, princess=True) for x in range(6))), "princesses", {"cell": 7}),
    (set_("overlays", {}), "type", {"key": "overlays"}),
    (set_("overlays", [{}] * 201), "too_many", {"key": "overlays"}),
    (set_("overlays.0", 3), "type", {"key": "overlays", **O0}),
    (drop("overlays.0.kind"), "missing", {"key": "kind", **O0}),
    (drop("overlays.0.player"), "missing", {"key": "player", **O0}),
    (drop("overlays.0.between"), "missing", {"key": "between", **O0}),
    (set_("overlays.0.kind", "dog"), "value", {"key": "kind", **O0}),
    (set_("overlays.0.player", 2), "range", {"key": "player", **O0}),
    (set_("overlays.0.card", "T1"), "unknown_key", {"key": "card", **O0}),
    (set_("overlays.0.kind", "princess"), "unknown_key", {"key": "player", **O0}),
    (set_("overlays.0.between", 3), "type", {"key": "between", **O0}),
    (set_("overlays.0.between", [[0, 0]]), "overlay_cells", O0),
    (set_("overlays.0.between", [[0, 0]] * 3), "too_many", {"key": "between", **O0}),
    (set_("overlays.0.between", [[0, 0], 1]), "overlay_cells", O0),
    (set_("overlays.0.between", [[0, 0], [1]]), "overlay_cells", O0),
    (set_("overlays.0.between", [[0, 0], [True, 0]]), "overlay_cells", O0),
    (set_("overlays.0.between", [[0, 0], [0, 0]]), "overlay_joint", O0),
    (set_("overlays.0.between", [[1, 0], [2, 0]]), "overlay_joint", O0),
    (set_("overlays.0.between", [[-1, 0], [0, 0]]), "overlay_joint", O0),
    (set_("overlays.0.between", [[0, 10**40], [1, 10**40]]), "overlay_joint", O0),
    (set_("cells.1", {"x": 0, "y": 1, "card": "B16"}), "overlay_joint", O0),
    (set_("cells.1.turned", False), "overlay_wall", O0),
    (set_("cells.0.turned", True), "overlay_wall", O0),
    (set_("cells.1", {"x": 1, "y": 0, "sleeper": 1}), "overlay_sleeper", O0),
    (set_("cells.1", {"x": 1, "y": 0, "princess": True}), "overlay_sleeper", O0),
    (add("overlays", cat(1, 0)), "overlay_twice", O1),
    (add("overlays", princess(0)), "overlay_twice", O1),
    (set_("overlays.0", toy("B14", 0)), "card_no_toy", {"card": "B14", **O0}),
    (set_("overlays.0", toy("T9", 0)), "card_unknown", {"card": "T9", **O0}),
]


@pytest.mark.parametrize(("change", "id", "details"), BAD)
def test_a_bad_file_is_refused_with_its_reason(
    change: Change, id: str, details: dict[str, object]
) -> None:
    file = example()
    change(file)
    with pytest.raises(BadData) as caught:
        GAME.score_position(file)
    assert caught.value.id == f"position.{id}"
    assert details.items() <= caught.value.details.items()


def test_a_princess_across_a_joint_is_one_of_the_five_too() -> None:
    file = position(cells(c0_0="B13", c1_0="B16t"), princess(0))
    file["cells"] += [bed(x, princess=True) for x in range(5)]
    with pytest.raises(BadData, match=r"position\.princesses"):
        GAME.score_position(file)


@pytest.mark.parametrize("file", [None, 7, "fits", [], [{}], {}])
def test_what_is_no_position_at_all_is_refused(file: object) -> None:
    with pytest.raises(BadData, match=r"position\.(type|missing)"):
        GAME.score_position(file)
