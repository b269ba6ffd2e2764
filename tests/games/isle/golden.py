"""The golden playthroughs of the Isle: one game per mode, by each version of the rules.

python -m tests.games.isle.golden --write    tell the stored games again
python -m tests.games.isle.golden --new      play new games and store them
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.actions import Anytime, Place
from meowple.games.isle.rules.boat import beside
from meowple.games.isle.rules.frames import PlaceTile
from meowple.games.isle.rules.further_tile import FurtherTile
from meowple.games.isle.rules.interject import Window
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Action, Frame
from meowple.kernel.rng import Rng
from tests.golden_games import Playthrough, main

# Answers that end something; a playthrough is to show more than those.
_IDLE = ("pass", "done", "pay", "skip", "ask")

_ANYWHERE = (69, 70)
_DRAW = (71, 72, 73, 74)

PLAYTHROUGHS = (
    Playthrough(GAME, "standard-2", 2, {}, 75),
    Playthrough(GAME, "standard-4", 4, {}, 96),
    Playthrough(GAME, "solo-hard", 1, {"difficulty": "hard"}, 56),
    Playthrough(GAME, "family-3", 3, {"mode": "family"}, 91),
    Playthrough(GAME, "standard-2", 2, {}, 76, 2),
    Playthrough(GAME, "standard-3", 3, {}, 52, 2),
    Playthrough(GAME, "solo-hard", 1, {"difficulty": "hard"}, 95, 2),
    Playthrough(GAME, "family-3", 3, {"mode": "family"}, 91, 2),
)


def chosen(state: IsleState, seat: int, rng: Rng) -> Action:
    """A lively game: seats that can do something do it, and place tiles snugly. Some
    anytime cards are kept for the moments at which they are worth most."""
    legal = GAME.legal(state, seat)
    frame = state.stack[-1]
    if isinstance(frame, PlaceTile):
        return _snug(state, frame, legal, rng)
    by_word: dict[str, list[Action]] = {}
    for action in legal:
        if _is_kept(frame, action):
            continue
        by_word.setdefault(str(action).split()[0], []).append(action)
    lively = [word for word in by_word if word not in _IDLE]
    if not lively or not rng.below(8):
        # the standing choice is changed now and then only
        lively = [word for word in by_word if word != "ask" or not rng.below(20)]
    return rng.choice(by_word[rng.choice(lively)])


def _is_kept(frame: Frame[IsleState], action: Action) -> bool:
    """Draw cards are kept for the window after fishing, 69-70 for a treasure."""
    if not isinstance(action, Anytime):
        return False
    if action.card in _DRAW:
        return not (isinstance(frame, Window) and frame.moment == "fishing")
    return action.card in _ANYWHERE and not isinstance(frame, FurtherTile)


def _snug(state: IsleState, frame: PlaceTile, legal: Sequence[Action], rng: Rng) -> Action:
    """Of some places the one that leaves the fewest bare squares around the tile."""
    boat, shape = state.players[frame.seat].boat, state.piece(frame.piece).shape

    def bare(action: Action) -> int:
        if not isinstance(action, Place):
            return 99
        return (beside(boat.mask_of(shape, action, True)) & boat.free).bit_count()

    return min((rng.choice(legal) for _ in range(60)), key=bare)


if __name__ == "__main__":
    sys.exit(main(PLAYTHROUGHS, chosen, sys.argv[1:]))
