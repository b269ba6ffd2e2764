"""The reading of the rulebook in each version of the rules, one flag for each rule.

Games go on by the version they began with. Rules ask these flags, never the number.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Letter:
    """One version of the rules.

    `data` names a file with the components that were different then, in the form of an
    owner's file; None for those of today.
    """

    version: int
    data: str | None
    # The table may let players choose their kittens.
    kittens_may_be_chosen: bool
    # Looks and the skill step of a slot can be declined, and a paw can be looked at again.
    may_means_may: bool
    # A paw that moves may go back over spaces it has passed.
    paws_retrace: bool
    # The loser of a fight has fled before the winner takes its token and what that brings.
    flight_before_reward: bool
    # Medals that are owed when the game ends are taken then.
    owed_medals_count: bool


FIRST = Letter(
    version=1,
    data="version_1",
    kittens_may_be_chosen=False,
    may_means_may=False,
    paws_retrace=False,
    flight_before_reward=False,
    owed_medals_count=True,
)
LATEST = Letter(
    version=2,
    data=None,
    kittens_may_be_chosen=True,
    may_means_may=True,
    paws_retrace=True,
    flight_before_reward=True,
    owed_medals_count=False,
)
LETTERS = {letter.version: letter for letter in (FIRST, LATEST)}
