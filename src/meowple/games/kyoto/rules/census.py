"""A count of every paw and token, wherever it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from meowple.games.kyoto.rules.paws.paw import ENEMY
from meowple.games.kyoto.rules.paws.paw_moves import PawMoves
from meowple.games.kyoto.rules.state import KyotoState


def census(state: KyotoState) -> Mapping[str, int]:
    """The count of each piece: the same through a whole game."""
    counts: Counter[int] = Counter()
    for space, paw in enumerate(state.under):
        if state.down >> space & 1:
            counts[paw] += 1
    for lying in (*state.up, *state.friends, *state.track, state.gone):
        counts.update(lying)
    # a paw that is on its way
    counts.update(frame.paw for frame in state.stack if isinstance(frame, PawMoves))
    counts[ENEMY] += state.enemies
    paws = state.box.paws
    found = {paw.id: counts[number] for number, paw in enumerate(paws)}
    return {**found, "enemy": counts[ENEMY]}
