"""The versions of our rules: tables and records go on by the one they began with."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Version:
    """One version of the rules.

    `by_the_letter`: a table chooses which sleeping cats count and who gets points for
    further cats, by default as printed. Before, a sleeping cat counted beside any awake
    cat of its owner, and only holders got those points.
    """

    number: int
    by_the_letter: bool


VERSIONS = {
    1: Version(1, by_the_letter=False),
    2: Version(2, by_the_letter=True),
}
LATEST = VERSIONS[max(VERSIONS)]
