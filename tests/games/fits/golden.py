"""The golden playthroughs of If It Fits: basic for two and four, advanced for five.

python -m tests.games.fits.golden --write    tell the stored games again
python -m tests.games.fits.golden --new      play new games and store them
"""

from __future__ import annotations

import sys

from meowple.games.fits.game import GAME
from meowple.games.fits.scoring import score, totals
from meowple.games.fits.state import FitsState
from meowple.games.fits.turn import DRAW, SLEEP, Turns
from meowple.games.fits.view import rules_of
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from tests.golden_games import Playthrough, main

PLAYTHROUGHS = (
    Playthrough(GAME, "basic-2", 2, {}, 37),
    Playthrough(GAME, "basic-4", 4, {}, 30),
    Playthrough(GAME, "advanced-5", 5, {"advanced": True}, 17),
)

# How many ways to play are looked at.
_LOOKS = 40


def chosen(state: FitsState, seat: int, rng: Rng) -> Action:
    """A greedy game: of some plays the one that puts the seat ahead; now and then a cat
    sleeps."""
    legal = GAME.legal(state, seat)
    if isinstance(state.stack[-1], Turns):
        return SLEEP if len(legal) > 1 and not rng.below(12) else DRAW
    return max((rng.choice(legal) for _ in range(_LOOKS)), key=lambda a: _lead(state, a))


def _lead(state: FitsState, action: Action) -> tuple[int, int]:
    """How far ahead it puts the seat, and how few ends it leaves open."""
    after, seat = state.copy(), state.seat
    GAME.play(after, seat, action)
    boxes = after.table.boxes
    points = totals(score(boxes, len(after.hands), rules_of(after)), len(after.hands))
    others = [total for other, total in enumerate(points) if other != seat]
    return points[seat] - max(others), -sum(box.ends for box in boxes)


if __name__ == "__main__":
    sys.exit(main(PLAYTHROUGHS, chosen, sys.argv[1:]))
