"""How many turns a kitten needs to pass a check: it learns from failing."""

from __future__ import annotations

from functools import lru_cache

from meowple.games.kyoto.rules.box import Box
from meowple.games.kyoto.rules.checks.die import Die, X
from meowple.games.kyoto.rules.paws.paw import Check

# Turns that it costs to come back: after a flight, and to a paw that got away; by space.
_FLED = 0.25
_GOT_AWAY = 0.2
# The longest wait for a check.
_MOST = 30.0


@lru_cache(maxsize=4096)
def tries(box: Box, die: Die, check: Check, skill: int) -> float:
    """Turns until a check is passed, if it is tried turn after turn."""
    setback = check.flees * _FLED + check.moves * _GOT_AWAY
    good = die.good[check.target - skill] / len(die.faces)
    if skill >= box.skill_max:
        return min((1 + (1 - good) * setback) / good, _MOST) if good else _MOST
    turns = 1.0
    for face in die.faces:
        if face + skill < check.target:
            learned = min(skill + (2 if face == X else 1), box.skill_max)
            turns += (setback + tries(box, die, check, learned)) / len(die.faces)
    return min(turns, _MOST)


@lru_cache(maxsize=1024)
def beating(die: Die, mine: int, theirs: int) -> float:
    """The chance of beating a kitten."""
    return float(die.fight(mine, theirs))
