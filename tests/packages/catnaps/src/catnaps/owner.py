"""An owner's own home: how warm the sun is in each place.

{"warmth": {"sill": [1, 2, 3, 5], "sofa": [2, 3, 4, 6], "box": …, "lap": …}}
"""

from __future__ import annotations

from collections.abc import Mapping

from catnaps.actions import PLACES
from meowple.kernel.errors import BadData

PATCHES = 4


def owners_warmth(data: Mapping[str, object]) -> dict[str, tuple[int, ...]]:
    """The warmth of each patch, place by place; raises BadData for what cannot be used."""
    places = data.get("warmth")
    if set(data) != {"warmth"} or not isinstance(places, Mapping):
        raise BadData("catnaps.data_warmth")
    if set(places) != set(PLACES):
        raise BadData("catnaps.data_places", needed=", ".join(PLACES))
    return {place: _numbers(place, places[place]) for place in PLACES}


def _numbers(place: str, given: object) -> tuple[int, ...]:
    """Four different numbers: an action names a patch by its place and its warmth."""
    numbers = given if isinstance(given, list) else []
    usable = [number for number in numbers if type(number) is int and 1 <= number <= 9]
    if not len(numbers) == len(set(usable)) == PATCHES:
        raise BadData("catnaps.data_numbers", place=place, needed=PATCHES)
    return tuple(usable)
