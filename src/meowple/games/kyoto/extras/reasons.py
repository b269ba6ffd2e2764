"""Reasons for an action in Kyoto no Neko: the medal it can bring, in words."""

from __future__ import annotations

from meowple.games.kyoto.rules.actions import Step, Try
from meowple.games.kyoto.rules.paws.paw import SKILLS
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say
from meowple.kernel.toolbox.bitboards import each_bit


def reason(state: KyotoState, seat: int, action: Action, say: Say) -> str:
    """The medals that the seat still lacks and that this action, or a face-up paw where it
    leads, can bring; empty where there are none."""
    missing = ~(state.medals[seat] | state.due[seat])
    if isinstance(action, Try):
        paw, skill = state.box.index[action.paw], SKILLS.index(action.skill)
        found = state.scenario.by_check(paw, skill) & missing
        return _named(state, "kyoto.reason.medal", found, say)
    if isinstance(action, Step):
        space, found = state.board.index[action.to], 0
        for paw in state.up[space]:
            for check in state.box.paws[paw].checks:
                found |= state.scenario.by_check(paw, check.skill)
        return _named(state, "kyoto.reason.there", found & missing, say)
    return ""


def _named(state: KyotoState, id: str, medals: int, say: Say) -> str:
    which = [state.scenario.medal(medal) for medal in each_bit(medals)]
    names = ", ".join(say(f"line.kyoto.medal.{one}") for one in which)
    return say(id, medals=names) if names else ""
