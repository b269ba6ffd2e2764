"""How many turns a kitten needs to pass a check: it learns from failing."""

from __future__ import annotations

from functools import lru_cache

from meowple.games.kyoto.rules.box import Box
from meowple.games.kyoto.rules.checks.die import Die, X
from meowple.games.kyoto.rules.paws.paw import Check

# Turns that it costs to come back: after a flight, and to a paw that got away; by space.
_FLED = 0.25
_GOT_AWAY = 0.2
# What a step less in another skill costs.
_LOWERED = 0.3
# The longest wait for a check.
_MOST = 30.0


@lru_cache(maxsize=4096)
def tries(box: Box, die: Die, check: Check, skill: int) -> float:
    """Turns until a check is passed, if it is tried turn after turn."""
    same = check.lowers == check.skill
    setback = check.flees * _FLED + check.moves * _GOT_AWAY
    if check.lowers is not None and not same:
        setback += _LOWERED
    turns, again, sides = 1.0, 0, len(die.faces)
    for face in die.faces:
        if face + skill < check.target:
            after = min(skill + (2 if face == X else 1), box.skill_max) - same
            turns += setback / sides
            if after == skill:
                # nothing is learned: the next try is like this one
                again += 1
            else:
                turns += tries(box, die, check, after) / sides
    return min(turns / (1 - again / sides), _MOST) if again < sides else _MOST


@lru_cache(maxsize=1024)
def beating(die: Die, mine: int, theirs: int) -> float:
    """The chance of beating a kitten."""
    return float(die.fight(mine, theirs))
