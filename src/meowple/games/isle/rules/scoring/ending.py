"""From the state to the score: how the players stand, now or at the end (rule 6)."""

from __future__ import annotations

from meowple.games.isle.rules.scoring.scoring import (
    SisterScore,
    compared,
    result,
    score_sister,
)
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.result import Result


def standings(state: IsleState) -> tuple[Standing, ...]:
    """The standing of each player at scoring, as things are now."""
    return compared(
        [
            Standing(
                player.boat,
                fish=player.fish,
                baskets=player.baskets + player.used_baskets,
                lessons=player.lessons,
                first=state.order[0] == player.seat,
                solo=state.mode == "solo",
            )
            for player in state.players
        ]
    )


def final_result(state: IsleState) -> Result | None:
    if state.stack:
        return None
    found = standings(state)
    return result(state.box, state.mode, found, state.public, _sister_score(state, found))


def _sister_score(state: IsleState, found: tuple[Standing, ...]) -> SisterScore | None:
    if state.sister is None:
        return None
    colours = tuple(state.box.colour_cards[card] for card in state.sister.colours)
    return score_sister(state.box, found[0], colours, state.sister.lessons)
