"""The plan of many games between bots, which `sim` and `dataset` play."""

from __future__ import annotations

from meowple.cli.options import PreparedGame
from meowple.lab.simulation import SimulationPlan


def plan_games(
    ready: PreparedGame, games: int, seconds: float, *, records: bool
) -> SimulationPlan:
    """A plan for this many games with successive seeds; BadSetup if one is out of range."""
    setup = ready.setup
    # The seed of the last game must be valid, too.
    ready.game.setup(setup.seats, setup.options, setup.seed + games - 1)
    return SimulationPlan(
        game=ready.game.info.id,
        seats=setup.seats,
        options=setup.options,
        seed=setup.seed,
        games=games,
        bots=tuple(ready.bots),
        seconds=seconds,
        data=ready.data,
        records=records,
    )
