"""The versions of our rules: where each goes by the letter of the rulebook.

Version 2 follows the rulebooks where version 1 did not; `RULINGS.md` tells what changed.
Games that began by version 1 are played to their end by it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Letter:
    """The points in which versions of the rules differ."""

    # after fishing and before the deal, seats are asked for anytime cards
    window_after_fishing: bool
    # anytime cards between a cat and the treasure of its map, and between two treasures
    cards_between_tiles: bool
    # a public lesson gained in the lessons phase is played in it, also after one's own step
    lessons_gained_are_played: bool
    # 80-82 right after one's turn count for it also if they were played in a window
    late_right_in_windows: bool
    # in solo, the sister's last cards are turns like her others, and may be asked before
    last_cards_are_turns: bool
    # an owner's modules and promo tiles are played unless others are named
    owners_components_by_default: bool


VERSIONS: Mapping[int, Letter] = {
    1: Letter(False, False, False, False, False, False),
    2: Letter(True, True, True, True, True, True),
}
