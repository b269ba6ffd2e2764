"""Families: groups of cats of one color, and their points (rule 6.3)."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import COLOURS, Boat, beside

_SCORE = toml("supply")["score"]
_SMALLEST: int = _SCORE["smallest_family"]
_FAMILY_POINTS: tuple[int, ...] = tuple(_SCORE["family"])
_FURTHER_CAT: int = _SCORE["further_cat"]


@dataclass(frozen=True, slots=True)
class Group:
    """Cats of one color connected by touching; `mask` is all their squares."""

    colour: str
    size: int
    mask: int


def groups(boat: Boat) -> list[Group]:
    """Every cat with those of its color it is connected to, lonely cats included.

    Each tile joins all the groups it touches into one. Treasures do not bridge.
    """
    by_colour: dict[str, list[tuple[int, int]]] = {colour: [] for colour in COLOURS}
    for tile in boat.tiles:
        if tile.colour is None:
            continue
        around = beside(tile.mask)
        mask, size = tile.mask, 1
        apart = []
        for group in by_colour[tile.colour]:
            if group[0] & around:
                mask |= group[0]
                size += group[1]
            else:
                apart.append(group)
        apart.append((mask, size))
        by_colour[tile.colour] = apart
    return [
        Group(colour, size, mask)
        for colour, found in by_colour.items()
        for mask, size in found
    ]


def families(boat: Boat) -> list[Group]:
    """The families on a boat, the largest first; equal ones in the order of colors."""
    return families_among(groups(boat))


def families_among(found: list[Group]) -> list[Group]:
    """The groups that are large enough to be a family, the largest first."""
    return sorted(
        (group for group in found if group.size >= _SMALLEST),
        key=lambda family: -family.size,
    )


def family_points(size: int) -> int:
    """What a group of this many cats scores; too few are no family (rule 6.3)."""
    if size < _SMALLEST:
        return 0
    further = size - _SMALLEST - len(_FAMILY_POINTS) + 1
    if further <= 0:
        return _FAMILY_POINTS[size - _SMALLEST]
    return _FAMILY_POINTS[-1] + further * _FURTHER_CAT


def largest_family(boat: Boat) -> int:
    """The size of the largest family, 0 without one."""
    return max((family.size for family in families(boat)), default=0)
