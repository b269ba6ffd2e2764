"""Hints: the answer to a client that asks what to play."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Part(Struct):
    """A further action of a choice of several things: its meaning, and what speaks for it
    in words, if the game knows."""

    action: str
    label: str
    reason: str = ""


class Finding(Struct):
    """The finding of a search about an action: its meaning, the chance of winning from 0 to
    1, the expected final score, and the number of imagined worlds it was tried in. `then`
    is the rest of the choice that the action begins, such as the other cards to keep;
    `reason` says in words what speaks for it, if the game knows."""

    action: str
    label: str
    chance: float
    score: float
    worlds: int
    then: list[Part] = []
    reason: str = ""


# How sure a search is: the best action is clearly the best, others are about as good, or it
# was tried out too few times to tell.
Certainty = Literal["clear", "close", "unsure"]


class Hint(Struct, tag="hint", tag_field="type"):
    """The best actions of this seat, the best first; empty where there is no choice."""

    number: int
    findings: list[Finding]
    certainty: Certainty = "clear"
