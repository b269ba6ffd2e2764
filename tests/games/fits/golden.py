"""The golden playthroughs of If It Fits: basic and advanced games of both versions.

python -m tests.games.fits.golden --write    tell the stored games again
python -m tests.games.fits.golden --new      play new games and store them
"""

from __future__ import annotations

import sys

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.actions import Play
from meowple.games.fits.rules.scoring import score, totals
from meowple.games.fits.rules.state import FitsState
from meowple.games.fits.rules.turn import DRAW, SLEEP, Turns
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from tests.golden_games import Playthrough, main

PLAYTHROUGHS = (
    Playthrough(GAME, "basic-2", 2, {}, 15),
    Playthrough(GAME, "basic-4", 4, {}, 34),
    Playthrough(GAME, "advanced-5", 5, {"advanced": True}, 20),
    Playthrough(GAME, "basic-2", 2, {}, 15, rules=2),
    Playthrough(
        GAME, "basic-3", 3, {"sleepers": "any", "extra_cats": "holder"}, 7, rules=2
    ),
    Playthrough(GAME, "advanced-4", 4, {"advanced": True}, 21, rules=2),
)

# How many ways to play are looked at.
_LOOKS = 40


def chosen(state: FitsState, seat: int, rng: Rng) -> Action:
    """A greedy game: of some plays the one that puts the seat ahead; now and then a cat
    sleeps."""
    legal = GAME.legal(state, seat)
    if isinstance(state.stack[-1], Turns):
        return SLEEP if len(legal) > 1 and not rng.below(12) else DRAW
    some = {rng.choice(legal): None for _ in range(_LOOKS)}
    return max(some, key=lambda action: _lead(state, action, rng))


def _lead(state: FitsState, action: Action, rng: Rng) -> tuple[int, int]:
    """The seat's lead after an action, and how few ends it leaves open. A card is as good
    as the best of some places for it."""
    after, seat = state.copy(), state.seat
    GAME.play(after, seat, action)
    if isinstance(action, Play):
        legal = GAME.legal(after, seat)
        return max(_lead(after, rng.choice(legal), rng) for _ in range(_LOOKS))
    boxes = after.table.boxes
    points = totals(score(boxes, len(after.hands), after.rules), len(after.hands))
    others = [total for other, total in enumerate(points) if other != seat]
    return points[seat] - max(others), -sum(box.ends for box in boxes)


if __name__ == "__main__":
    sys.exit(main(PLAYTHROUGHS, chosen, sys.argv[1:]))
