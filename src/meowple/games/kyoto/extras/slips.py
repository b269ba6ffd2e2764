"""Answers that give something up in Kyoto no Neko: a whole turn, a step of a skill, a look
from a tree."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.games.kyoto.rules.board import DONE
from meowple.games.kyoto.rules.checks.skills import Raises
from meowple.games.kyoto.rules.paws.peek import LookAround
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.turn import Turn
from meowple.kernel.optional_verbs import Slip


def slips(state: KyotoState, seat: int) -> Sequence[Slip]:
    """A turn is given up if the kitten could do something and has done nothing; a look, if
    there is a paw that the player has not seen."""
    frame = state.stack[-1]
    if isinstance(frame, Turn):
        unused = not frame.moved and len(frame.legal(state, seat)) > 1
        return (Slip(DONE, "kyoto.slip.turn"),) if unused else ()
    if isinstance(frame, Raises):
        declinable = DONE in frame.legal(state, seat)
        return (Slip(DONE, "kyoto.slip.raise"),) if declinable else ()
    if isinstance(frame, LookAround):
        unseen = state.down & ~frame.looked & ~state.known[seat]
        return (Slip(DONE, "kyoto.slip.look"),) if unseen else ()
    return ()
