"""An owner's scenarios."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from meowple.games.kyoto.data import toml
from meowple.games.kyoto.extras.owner.part import Part
from meowple.games.kyoto.extras.owner.paws import (
    MOST_OF_A_PAW,
    MOST_OWN_PAWS,
    read_paws,
)
from meowple.games.kyoto.rules.board import HOUSE, PAW, POND, ROAD, TERRACE
from meowple.games.kyoto.rules.box import MODULES
from meowple.games.kyoto.rules.paws.paw import SKILLS
from meowple.games.kyoto.rules.scenarios.scenario import MISSIONS
from meowple.kernel.toolbox.file_reader import clip

MOST_SCENARIOS = 20
LONGEST_NAME = 20
MOST_FIGURES = 8
ON = ("check", "cross", "beat", "rule")
PLACES = (ROAD, PAW, HOUSE, TERRACE, POND)
# The needs of each module: a figure of this name, and a number under this key.
NEEDS = {"lanterns": ("lantern", "lanterns")}

# Options do not tell case apart, and a name is the value of one.
_NAME = re.compile("[a-z0-9]([a-z0-9-]*[a-z0-9])?")

Row = dict[str, Any]


def _missions() -> dict[str, Row]:
    """The missions that have texts: those of our own data."""
    rows = [row for data in toml("scenarios").values() for row in data["missions"]]
    return {row["id"]: row for row in rows}


KNOWN_MISSIONS = _missions()


def read_scenarios(scenarios: Part, paws: dict[str, Row]) -> Row:
    """All scenarios. `paws` are those of the box; the scenarios add their own."""
    if len(scenarios.values) > MOST_SCENARIOS:
        raise scenarios.bad("too_many", most=MOST_SCENARIOS)
    rows: Row = {}
    for id in scenarios.values:
        if len(id) > LONGEST_NAME or not _NAME.fullmatch(id):
            raise scenarios.bad("scenario_name", name=clip(id))
        rows[id] = _scenario(scenarios.part(id), paws)
    # a scenario may use the paws of another: they are all known only now
    for id, row in rows.items():
        part = scenarios.part(id)
        row["paws"] = _numbers(part, paws)
        row["figures"] = _figures(part, paws)
        for index, mission in enumerate(row["missions"]):
            _can_be_fulfilled(part, index, mission, row, paws)
    return rows


def _scenario(part: Part, paws: dict[str, Row]) -> Row:
    module = part.one_of("module", MODULES) if "module" in part.values else None
    figure_and_number = NEEDS[module] if module else ()
    part.only(
        ("missions", *figure_and_number[1:]),
        ("paws", "paw", "figures", "module", "source"),
    )
    own = part.parts("paw", 0, MOST_OWN_PAWS)
    for paw in own:
        # it would be in the games of all scenarios
        if paw.values.get("number", 0) != 0:
            raise paw.bad("own_paw_number", key="number")
    row: Row = {
        "missions": _read_missions(part, module),
        "paw": read_paws([_without_number(paw) for paw in own], paws),
        "source": part.mark(),
    }
    if module:
        row["module"] = module
    return row


def _without_number(paw: Part) -> Part:
    """A scenario's own paw, whose number stands in `paws`."""
    return Part(paw.family, {**paw.values, "number": 0}, path=paw.path)


def _read_missions(part: Part, module: str | None) -> list[Row]:
    """Five different missions, consistent with their texts."""
    rows: dict[str, Row] = {}
    for mission in part.parts("missions", MISSIONS, MISSIONS):
        mission.only(("id", "on"), ("skill", "kind"))
        id = mission.one_of("id", KNOWN_MISSIONS)
        row = {"id": id, "on": mission.one_of("on", ON)}
        if row["on"] == "check":
            row["skill"] = mission.one_of("skill", SKILLS)
            row["kind"] = mission.text("kind")
        known = KNOWN_MISSIONS[id]
        if row != known or len(row) != len(mission.values):
            told = ", ".join(f"{key} = {value}" for key, value in known.items())
            raise mission.bad("mission_meaning", meaning=told)
        if id in rows:
            raise mission.bad("mission_twice", key="id", name=id)
        rows[id] = row
    rules = sum(row["on"] == "rule" for row in rows.values())
    if rules != (module is not None):
        raise part.bad("mission_module" if rules else "module_mission", key="missions")
    return [*rows.values()]


def _numbers(part: Part, paws: Mapping[str, Row]) -> dict[str, int]:
    """The numbers of paws that the scenario changes."""
    if "paws" not in part.values:
        return {}
    numbers = part.part("paws")
    numbers.only((), paws)
    return {id: numbers.whole(id, 0, MOST_OF_A_PAW) for id in numbers.values}


def _figures(part: Part, paws: Mapping[str, Row]) -> list[Row]:
    """The figures that are on every space of a kind from the start."""
    rows: list[Row] = []
    figures = [id for id, paw in paws.items() if paw["figure"] and not paw["reaction"]]
    for figure in part.parts("figures", 0, MOST_FIGURES):
        figure.only(("id", "on"))
        row = {"id": figure.one_of("id", figures), "on": figure.one_of("on", PLACES)}
        if row in rows:
            raise figure.bad("figure_twice", name=row["id"], on=row["on"])
        rows.append(row)
    return rows


def _can_be_fulfilled(
    part: Part, index: int, mission: Row, row: Row, paws: Mapping[str, Row]
) -> None:
    """Check that there is something in the game that the mission is about."""
    if mission["on"] != "check":
        return
    # a figure in a house can't be met
    there = {figure["id"] for figure in row["figures"] if figure["on"] != HOUSE}
    there |= {id for id, paw in paws.items() if row["paws"].get(id, paw["number"])}
    for paw in map(paws.__getitem__, there):
        skills = [check["skill"] for check in paw["checks"]]
        if paw["kind"] == mission["kind"] and mission["skill"] in skills:
            return
    raise part.bad("mission_without_paw", key=f"missions.{index}", name=mission["id"])


def read_module(part: Part, row: Row, spaces: Mapping[str, int]) -> None:
    """Read the needs of a module: its figure on enough spaces."""
    if "module" not in row:
        return
    figure, number = NEEDS[row["module"]]
    places = [one["on"] for one in row["figures"] if one["id"] == figure]
    if not places:
        raise part.bad("module_figure", key="figures", name=figure)
    row[number] = part.whole(number, 1, sum(spaces[place] for place in places))


def count_paws(
    part: Part, row: Row, paws: Mapping[str, Row], centre: str, spaces: int
) -> None:
    """A paw for every space that takes one, and none left over."""
    found = sum(row["paws"].get(id, paw["number"]) for id, paw in paws.items())
    if found != spaces:
        raise part.bad("paw_count", found=found, needed=spaces, centre=centre)
