"""An action's possible outcomes, one per roll; each is played on a copy of the state."""

from __future__ import annotations

from collections.abc import Iterator

from meowple.games.kyoto.bot.tries import beating
from meowple.games.kyoto.rules.actions import Attack, Try
from meowple.games.kyoto.rules.checks.arrival import which_check
from meowple.games.kyoto.rules.checks.die import Die, X, total
from meowple.games.kyoto.rules.paws.paw import FIGHT
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng


class Fallen(Rng):
    """A generator with fixed first rolls; after them it continues as the original."""

    __slots__ = ("faces",)

    def __init__(self, rng: Rng, faces: tuple[int, ...]) -> None:
        self.key, self.counter, self.pool = rng.key, rng.counter, rng.pool
        self.faces = faces

    def copy(self) -> Rng:
        return Fallen(self, self.faces)

    def below(self, n: int) -> int:
        if not self.faces:
            return super().below(n)
        face, *rest = self.faces
        self.faces = tuple(rest)
        return face


def outcomes(
    state: KyotoState, seat: int, action: Action
) -> Iterator[tuple[float, KyotoState]]:
    """The states that an action may lead to, each with its chance, success first."""
    for chance, faces in _falls(state, seat, action):
        new = state.copy()
        new.rng = Fallen(state.rng, faces)
        _play(new, seat, action)
        yield chance, new


def _play(state: KyotoState, seat: int, action: Action) -> None:
    stack = state.stack
    stack[-1].play(state, seat, action)
    while stack and not stack[-1].advance(state):
        pass


def _falls(
    state: KyotoState, seat: int, action: Action
) -> list[tuple[float, tuple[int, ...]]]:
    """The possible rolls, as indices of faces; rolls with the same result are one."""
    if isinstance(action, Try):
        paw = state.box.index[action.paw]
        check = state.box.paws[paw].checks[which_check(state, paw, action)]
        return _check_falls(state.die, check.target - state.skills[seat][check.skill])
    if isinstance(action, Attack):
        skills = (state.skills[seat][FIGHT], state.skills[action.seat][FIGHT])
        return _fight_falls(state.die, *skills)
    return [(1.0, ())]


def _check_falls(die: Die, needed: int) -> list[tuple[float, tuple[int, ...]]]:
    found: dict[str, list[int]] = {}
    for index, face in enumerate(die.faces):
        kind = "passed" if face >= needed else "x" if face == X else "failed"
        found.setdefault(kind, []).append(index)
    sides = len(die.faces)
    return [
        (len(found[kind]) / sides, (found[kind][0],))
        for kind in ("passed", "failed", "x")
        if kind in found
    ]


def _fight_falls(die: Die, mine: int, theirs: int) -> list[tuple[float, tuple[int, ...]]]:
    """One roll for winning and one for losing: the loser's X is left out."""
    chance = beating(die, mine, theirs)
    found: dict[bool, tuple[int, ...]] = {}
    for one, face in enumerate(die.faces):
        for other, against in enumerate(die.faces):
            ours, yours = total(face, mine), total(against, theirs)
            if ours != yours:
                # later ones take the place of earlier ones, which have the X
                found[ours > yours] = (one, other)
    return [(chance if won else 1 - chance, faces) for won, faces in found.items()]
