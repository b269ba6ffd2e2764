"""Raising skills: a reward, growing up, and the free steps of the expert side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.kyoto.rules.actions import Done, Raise
from meowple.games.kyoto.rules.board import DONE
from meowple.games.kyoto.rules.paws.paw import SKILLS
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, Frame, not_now, refuse

RAISES = tuple(Raise(skill) for skill in SKILLS)
# The source of steps that a slot of the house or of the victory track brings.
REWARD = "reward"


@dataclass(frozen=True, slots=True)
class Raises(Frame[KyotoState]):
    """The choice of a skill to raise, by all seats that have steps left, at the same time.

    `why` is what the steps come from: free, reward or growth. Only a reward can be
    declined: the book says that a player may take it.
    """

    left: tuple[int, ...]
    why: str

    def advance(self, state: KyotoState) -> bool:
        if self.actors(state):
            return True
        state.stack.pop()
        return False

    def actors(self, state: KyotoState) -> tuple[int, ...]:
        """A step that nothing can take up is lost."""
        most, skills = state.box.skill_max, state.skills
        left = self.left
        return tuple([s for s in range(len(left)) if left[s] and min(skills[s]) < most])

    def legal(self, state: KyotoState, seat: int) -> Sequence[Action]:
        if not self.left[seat]:
            return ()
        most = state.box.skill_max
        skills = state.skills[seat]
        found: tuple[Action, ...] = RAISES
        if max(skills) == most:
            found = tuple([RAISES[i] for i, skill in enumerate(skills) if skill < most])
        return (*found, DONE) if self._may_be_declined(state) else found

    def _may_be_declined(self, state: KyotoState) -> bool:
        return state.letter.may_means_may and self.why == REWARD

    def play(self, state: KyotoState, seat: int, action: Action) -> None:
        if not self.left[seat]:
            raise refuse(state, seat)
        if isinstance(action, Done) and self._may_be_declined(state):
            state.stack.pop()
            state.tell("kyoto.declined", seat=seat, what="raise")
            return
        if not isinstance(action, Raise):
            raise not_now()
        skill = SKILLS.index(action.skill)
        if not state.learn(seat, skill, 1):
            raise IllegalAction("kyoto.skill_full", skill=action.skill)
        left = [n - (one == seat) for one, n in enumerate(self.left)]
        state.stack[-1] = Raises(tuple(left), self.why)
        value = state.skills[seat][skill]
        state.tell("kyoto.raised", seat=seat, skill=action.skill, value=value)


def reward(state: KyotoState, seat: int) -> None:
    """One step for one seat."""
    left = tuple([int(one == seat) for one in range(state.seats)])
    state.stack.append(Raises(left, REWARD))
