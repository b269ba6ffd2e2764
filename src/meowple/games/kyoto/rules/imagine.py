"""A state sampled uniformly from those that are consistent with a seat's knowledge.

Hidden are the paws that lie face down, except those the seat has seen, and the order of
the bike cards that are still to be drawn. Both are sorted before they are shuffled: the
sample depends only on what the seat knows and on the generator.
"""

from __future__ import annotations

from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.rng import Rng


def imagine(state: KyotoState, seat: int, rng: Rng) -> KyotoState:
    new = state.copy()
    new.rng = Rng(rng.below(1 << 62))
    new.deck = rng.shuffled(sorted(state.deck))
    unseen = state.down & ~state.known[seat]
    spaces = [space for space in range(len(state.under)) if unseen >> space & 1]
    under = list(state.under)
    paws = rng.shuffled(sorted([under[space] for space in spaces]))
    for space, paw in zip(spaces, paws, strict=True):
        under[space] = paw
    new.under = tuple(under)
    return new
