"""Families: groups of cats of one color, and their points (rule 6.3)."""

from __future__ import annotations

from collections.abc import Iterable

from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import Boat, Group

_SCORE = toml("supply")["score"]
_SMALLEST: int = _SCORE["smallest_family"]
_FAMILY_POINTS: tuple[int, ...] = tuple(_SCORE["family"])
_FURTHER_CAT: int = _SCORE["further_cat"]


def families(boat: Boat) -> list[Group]:
    """The families on a boat, the largest first; equal ones in the order of colors."""
    return families_among(boat.groups)


def families_among(found: Iterable[Group]) -> list[Group]:
    """The groups that are large enough to be a family, the largest first."""
    return sorted(
        (group for group in found if group.size >= _SMALLEST),
        key=lambda family: -family.size,
    )


def family_points(size: int) -> int:
    """The points for a group of this many cats; too few are no family (rule 6.3)."""
    if size < _SMALLEST:
        return 0
    further = size - _SMALLEST - len(_FAMILY_POINTS) + 1
    if further <= 0:
        return _FAMILY_POINTS[size - _SMALLEST]
    return _FAMILY_POINTS[-1] + further * _FURTHER_CAT


def largest_family(boat: Boat) -> int:
    """The size of the largest family, 0 without one."""
    sizes = [group.size for group in boat.groups if group.size >= _SMALLEST]
    return max(sizes, default=0)
