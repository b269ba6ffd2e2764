"""An owner's paws."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from meowple.games.kyoto.extras.owner.part import Part
from meowple.games.kyoto.rules.paws.paw import AGILITY, SKILLS
from meowple.kernel.toolbox.file_reader import clip

MOST_KINDS = 40
MOST_OWN_PAWS = 10
MOST_OF_A_PAW = 40
HIGHEST_TARGET = 20
# How far a kitten flees or a paw moves.
FARTHEST = 9
MOST_LOOKS = 9
# Reserved: what checks name as the opponent, and what is on a victory track.
TAKEN = ("bike", "enemy", "kitten")
_ID = re.compile("[a-z][a-z0-9]{0,15}")

Row = dict[str, Any]


def read_paws(paws: list[Part], known: dict[str, Row]) -> list[Row]:
    """Paws in the form of the data file; adds them to those `known` by their ids."""
    rows = []
    for paw in paws:
        row = _paw(paw)
        if row["id"] in known or row["id"] in TAKEN:
            raise paw.bad("paw_taken", key="id", name=row["id"])
        known[row["id"]] = row
        rows.append(row)
    return rows


def _paw(paw: Part) -> Row:
    paw.only(("id", "kind", "number"), ("checks", "reaction", "figure", "looks", "source"))
    row = {
        "id": _name(paw, "id"),
        "kind": _name(paw, "kind"),
        "number": paw.whole("number", 0, MOST_OF_A_PAW),
        "reaction": paw.truth("reaction"),
        "figure": paw.truth("figure"),
        "looks": paw.whole("looks", 0, MOST_LOOKS),
        "source": _marks(paw),
    }
    return {**row, "checks": _checks(paw, row)}


def _marks(paw: Part) -> Row:
    """Marks of the number, the targets and the effects; `checks` marks the last two."""
    marks = paw.marks("number", "checks", "targets", "effects")
    source = paw.values.get("source")
    if isinstance(source, Mapping) and "checks" in source:
        both = {key: marks["checks"] for key in ("targets", "effects") if key not in source}
        marks |= both
    return {key: marks[key] for key in ("number", "targets", "effects")}


def _name(paw: Part, key: str) -> str:
    """An id as actions write it; it needs no text."""
    found = paw.text(key)
    if not _ID.fullmatch(found):
        raise paw.bad("paw_name", key=key, name=clip(found))
    return found


def _checks(paw: Part, row: Row) -> list[Row]:
    """One check for each skill at most. Only a figure that is no reaction needs none, and
    a figure stays where it is."""
    least = 0 if row["figure"] and not row["reaction"] else 1
    checks: dict[str, Row] = {}
    for part in paw.parts("checks", least, len(SKILLS)):
        part.only(("skill", "target"), ("flees", "moves", "lowers"))
        check = read_check(part)
        if check["skill"] in checks:
            raise part.bad("check_twice", key="skill", skill=check["skill"])
        if row["figure"] and (check["skill"] != SKILLS[AGILITY] or "moves" in check):
            raise part.bad("figure_stays")
        checks[check["skill"]] = check
    return [*checks.values()]


def read_check(part: Part) -> Row:
    """A check, which says how far the kitten flees or how far the paw moves, which skill
    falls by a step, or one of the first two and the third."""
    fails = [key for key in ("flees", "moves") if key in part.values]
    if len(fails) > 1 or not (fails or "lowers" in part.values):
        raise part.bad("check_fails")
    row: Row = {
        "skill": part.one_of("skill", SKILLS),
        "target": part.whole("target", 1, HIGHEST_TARGET),
    }
    row |= {key: part.whole(key, 1, FARTHEST) for key in fails}
    if "lowers" in part.values:
        row["lowers"] = part.one_of("lowers", SKILLS)
    return row
