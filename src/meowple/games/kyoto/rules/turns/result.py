"""The winner: most medals, then friendship, then fight (rules 3)."""

from __future__ import annotations

from meowple.games.kyoto.rules.paws.paw import FIGHT, FRIENDSHIP
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.result import Line, Result
from meowple.kernel.toolbox.bitboards import each_bit

TIE_BREAKS = (FRIENDSHIP, FIGHT)


def result(state: KyotoState) -> Result:
    """Every medal is a line."""
    lines = tuple(
        tuple(
            Line(f"kyoto.medal.{state.scenario.medal(which)}", 1)
            for which in each_bit(medals)
        )
        for medals in state.medals
    )
    scores = tuple(medals.bit_count() for medals in state.medals)
    winners = [s for s, score in enumerate(scores) if score == max(scores)]
    decided = "medals"
    for skill in TIE_BREAKS:
        if len(winners) > 1:
            decided = "friendship" if skill == FRIENDSHIP else "fight"
            best = max(state.skills[seat][skill] for seat in winners)
            winners = [s for s in winners if state.skills[s][skill] == best]
    if len(winners) > 1:
        decided = "shared"
    return Result(scores, tuple(winners), lines, f"kyoto.won.{decided}")
