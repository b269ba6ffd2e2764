"""What is to be expected of a position, as those who play it can know it.

A glance at a position is fair where a turn or a day has just ended, and goes up and down
in between: every line is played on to such an end before it is judged. Everybody knows
some cards that others do not, so all seats imagine worlds, each as many; those of one
seat alone would make the chances go up and down with the turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from statistics import fmean
from time import thread_time

from meowple.bots.knowledge import Knowledge, Outlook, knowledge
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.kernel.state import State

# More worlds than this, of all seats together, say little more.
_ENOUGH = 48


def expect(
    game: AnyGame, state: State, seconds: float, seed: str, worlds: int | None = None
) -> Outlook:
    """The scores and chances to be expected; `worlds` bounds it by number instead of
    processor time. Positions that are compared get the same seed: then they differ by
    their worth more than by luck."""
    known = knowledge(game)
    if game.result(state) is not None:
        return known.outlook(state)
    until = inf if worlds else thread_time() + seconds
    found: list[Outlook] = []
    while len(found) < (worlds or _ENOUGH):
        if found and thread_time() >= until:
            break
        luck = f"{seed}:{len(found)}"
        for seat in range(state.seats):
            world = game.imagine(state, seat, Rng(luck))
            found.append(_played_on(game, known, world, Rng(luck)))
    return mean(found)


def _played_on(game: AnyGame, known: Knowledge, state: State, rng: Rng) -> Outlook:
    until = known.clock(state) + known.depth
    while known.clock(state) < until and (asked := game.actors(state)):
        seat = asked[0]
        game.play(state, seat, known.quick(state, seat, game.legal(state, seat), rng))
    return known.outlook(state)


def mean(outlooks: Sequence[Outlook]) -> Outlook:
    """The mean of outlooks, seat by seat."""
    scores, chances = (
        tuple(map(fmean, zip(*part, strict=True))) for part in zip(*outlooks, strict=True)
    )
    return Outlook(scores, chances)
