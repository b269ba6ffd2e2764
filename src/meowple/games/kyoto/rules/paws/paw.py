"""Paws, and the checks they ask for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

AGILITY, FRIENDSHIP, FIGHT, HUNT = range(4)
SKILLS = ("agility", "friendship", "fight", "hunt")

# In a slot of a house where no friend is, and on a victory track where a kitten was beaten.
EMPTY = -1
ENEMY = -2


@dataclass(frozen=True, slots=True)
class Check:
    """Die + skill must reach the target. On failure, the kitten flees or the paw moves this
    many spaces, and the skill `lowers` falls by one step."""

    skill: int
    target: int
    flees: int = 0
    moves: int = 0
    lowers: int | None = None


@dataclass(frozen=True, slots=True)
class Paw:
    """A kind of paw. A reaction is red and must be answered at once; a figure takes the
    place of its paw and stays where it is; from one that looks, a kitten sees this many
    paws face down. `source` tells where its checks come from: if target and effect differ
    in that, it is ours."""

    id: str
    kind: str
    number: int
    checks: tuple[Check, ...]
    reaction: bool
    figure: bool
    looks: int
    source: str


def lowered(check: Check) -> str | None:
    """The name of the skill that falls on failing, if one does."""
    return None if check.lowers is None else SKILLS[check.lowers]


def read_check(row: Mapping[str, Any]) -> Check:
    skill = SKILLS.index(row["skill"])
    lowers = SKILLS.index(row["lowers"]) if "lowers" in row else None
    return Check(skill, row["target"], row.get("flees", 0), row.get("moves", 0), lowers)


def read_paws(rows: Iterable[Mapping[str, Any]]) -> tuple[Paw, ...]:
    return tuple(
        Paw(
            id=row["id"],
            kind=row["kind"],
            number=row["number"],
            checks=tuple(read_check(check) for check in row["checks"]),
            reaction=row.get("reaction", False),
            figure=row.get("figure", False),
            looks=row.get("looks", 0),
            source=_source(row["source"]),
        )
        for row in rows
    )


def _source(marks: Mapping[str, str] | str) -> str:
    if isinstance(marks, str):
        return marks
    return marks["targets"] if marks["targets"] == marks["effects"] else "ours"
