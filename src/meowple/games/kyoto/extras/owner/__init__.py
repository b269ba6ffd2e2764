"""An owner's own components: what replaces ours in the box.

The data have the form of the files in `data/`, by their names; `docs/kyoto-data.md`
explains it. Tables that are given replace ours one by one, and the result is checked for
consistency.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meowple.games.kyoto.extras.owner.boards import (
    CENTRES,
    paws_get_away,
    read_boards,
    spaces_of,
    ways,
)
from meowple.games.kyoto.extras.owner.kittens import read_bikes, read_kittens
from meowple.games.kyoto.extras.owner.part import Part, part_of
from meowple.games.kyoto.extras.owner.paws import MOST_KINDS, read_paws
from meowple.games.kyoto.extras.owner.scenarios import (
    count_paws,
    read_module,
    read_scenarios,
)
from meowple.games.kyoto.rules.board import PAW
from meowple.games.kyoto.rules.box import FILES, Box, our_data
from meowple.games.kyoto.rules.letter import LATEST, Letter

# The scenario that is always there, and the one that games have by default.
BASE = "base"

Row = dict[str, Any]


def owners_box(data: Mapping[str, object], letter: Letter = LATEST) -> Box:
    """Our box with what an owner corrects; raises BadData for what cannot be used."""
    given = part_of(data, "")
    given.only((), FILES)
    ours = our_data(letter)
    whole = part_of({name: _laid_over(given, name, ours[name]) for name in FILES}, "")
    kittens = read_kittens(whole.part("kittens"))
    boards = read_boards(whole.part("boards"), kittens["skill"]["maximum"])
    paws: dict[str, Row] = {}
    file = whole.part("paws")
    rows = {
        "boards": boards,
        "paws": {"paw": read_paws(file.parts("paw", 1, MOST_KINDS), paws)},
        "bikes": read_bikes(whole.part("bikes")),
        "kittens": kittens,
        "scenarios": read_scenarios(whole.part("scenarios"), paws),
    }
    _fit_together(whole, rows, paws, letter)
    return Box(rows)


def _laid_over(given: Part, name: str, ours: Row) -> Row:
    """One of our files, with the tables that are given in place of ours."""
    if name not in given.values:
        return ours
    file = given.part(name)
    if name == "scenarios":
        return _scenarios(file, ours)
    file.only((), ours)
    tables = dict(file.values)
    if name == "boards" and "centre" in tables:
        centre = file.part("centre")
        centre.only((), CENTRES)
        tables["centre"] = {**ours["centre"], **centre.values}
    return {**ours, **tables}


def _scenarios(file: Part, ours: Row) -> Row:
    """Scenarios are added and replaced; false takes one out."""
    if file.values.get(BASE) is False:
        raise file.bad("base_stays", key=BASE)
    rows = {**ours, **file.values}
    return {id: row for id, row in rows.items() if not (row is False and id in ours)}


def _fit_together(whole: Part, rows: Row, paws: Mapping[str, Row], letter: Letter) -> None:
    """Boards, paws and scenarios: every scenario can be played on every center."""
    checks = [check for paw in paws.values() for check in paw["checks"]]
    moves = sorted({check["moves"] for check in checks if "moves" in check})
    centres, scenarios = whole.part("boards").part("centre"), whole.part("scenarios")
    for centre in CENTRES:
        found = ways(rows["boards"], centre)
        for steps in moves:
            paws_get_away(centres.part(centre), found, steps, letter.paws_retrace)
        spaces = spaces_of(rows["boards"], centre)
        for id, row in rows["scenarios"].items():
            count_paws(scenarios.part(id), row, paws, centre, spaces[PAW])
            read_module(scenarios.part(id), row, spaces)
