"""The expected scores and chances in a position, by what its players can know.

An evaluation is fair at the end of a turn or a day and swings in between, so every line is
played on to such an end first. Each seat knows cards that the others don't, so all seats
imagine equally many worlds; those of one seat alone would make the chances swing with the
turns.

After the end of a game nothing is hidden: then a position can be evaluated with all that
was hidden in it, and only luck remains.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from statistics import fmean

from meowple.bots.bot import processor_time
from meowple.bots.search import play_on
from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Outlook
from meowple.kernel.registry import knowledge
from meowple.kernel.rng import Rng
from meowple.kernel.state import State

# More worlds than this, of all seats together, add little.
_ENOUGH = 48


def expect(
    game: AnyGame,
    state: State,
    seconds: float,
    seed: str,
    worlds: int | None = None,
    *,
    uncovered: bool = False,
) -> Outlook:
    """The expected scores and chances; `worlds` limits their number instead of processor
    time. Positions that are compared get the same seed, so that they share their luck."""
    known = knowledge(game)
    if game.result(state) is not None:
        return known.outlook(state)
    until = inf if worlds else processor_time() + seconds
    found: list[Outlook] = []
    while len(found) < (worlds or _ENOUGH):
        if found and processor_time() >= until:
            break
        luck = f"{seed}:{len(found)}"
        for world in _worlds(game, state, luck, uncovered):
            play_on(known, world, known.clock(world) + known.depth, Rng(luck))
            found.append(known.outlook(world))
    return mean(found)


def _worlds(game: AnyGame, state: State, luck: str, uncovered: bool) -> Iterator[State]:
    """A world of each seat; if all is uncovered the true state, with another luck."""
    if uncovered:
        world = state.copy()
        world.rng = Rng(luck)
        yield world
        return
    for seat in range(state.seats):
        yield game.imagine(state, seat, Rng(luck))


def mean(outlooks: Sequence[Outlook]) -> Outlook:
    """The mean of outlooks, seat by seat."""
    scores, chances = (
        tuple(map(fmean, zip(*part, strict=True))) for part in zip(*outlooks, strict=True)
    )
    return Outlook(scores, chances)
