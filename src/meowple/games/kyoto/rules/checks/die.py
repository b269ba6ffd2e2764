"""The die, and the exact chances of what is rolled with it."""

from __future__ import annotations

from fractions import Fraction

from meowple.kernel.rng import Rng

# The face that always fails; as a number it is below every sum.
X = -100
# No skill and no target is higher.
HIGHEST = 20


class Die:
    """Six faces; X is one of them."""

    __slots__ = ("faces", "good")

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        # how many faces are enough, by what is needed
        self.good = {
            needed: sum(face >= needed for face in faces)
            for needed in range(-HIGHEST, HIGHEST + 1)
        }

    def roll(self, rng: Rng) -> int:
        return self.faces[rng.below(len(self.faces))]

    def chance(self, skill: int, target: int) -> Fraction:
        """The chance that a check succeeds."""
        return Fraction(self.good[target - skill], len(self.faces))

    def fight(self, skill: int, other: int) -> Fraction:
        """The chance that a kitten beats another: ties are rolled again."""
        won = lost = 0
        for mine in self.faces:
            for theirs in self.faces:
                ours, yours = total(mine, skill), total(theirs, other)
                won += ours > yours
                lost += ours < yours
        return Fraction(won, won + lost)


def total(face: int, skill: int) -> int:
    """A kitten's total in a fight. X is X, whatever the skill."""
    return X if face == X else face + skill


def read_die(faces: list[int | str]) -> Die:
    return Die(tuple(X if face == "X" else int(face) for face in faces))
