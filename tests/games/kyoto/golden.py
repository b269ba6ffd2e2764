"""The golden playthroughs of Kyoto no Neko, by each version of its rules: the base game,
the lanterns by night, and the river, for two to four, novices and experts.

python -m tests.games.kyoto.golden --write    tell the stored games again
python -m tests.games.kyoto.golden --new      play new games and store them
"""

from __future__ import annotations

import sys
from fractions import Fraction

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.actions import Step, Use
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from tests.golden_games import Playthrough, main

PLAYTHROUGHS = (
    Playthrough(GAME, "novice-2", 2, {}, 7),
    Playthrough(
        GAME,
        "lanterns-4",
        4,
        {"side": "expert", "centre": "asymmetric", "scenario": "lanterns"},
        11,
    ),
    Playthrough(GAME, "river-3", 3, {"scenario": "river"}, 5),
    Playthrough(GAME, "chosen-2", 2, {"kittens": "chosen"}, 21, rules=2),
    Playthrough(
        GAME,
        "lanterns-3",
        3,
        {"scenario": "lanterns", "side": "expert", "kittens": "chosen"},
        23,
        rules=2,
    ),
    Playthrough(GAME, "river-4", 4, {"scenario": "river", "centre": "asymmetric"}, 25, 2),
)


def chosen(state: KyotoState, seat: int, rng: Rng) -> Action:
    """A lively game: whatever looks promising is tried, else the kitten wanders on, mostly
    where it is safe."""
    legal = GAME.legal(state, seat)
    bad = set()
    promising = []
    for offer in GAME.view(state, seat).offers:
        chances = [Fraction(c.chance.good, c.chance.cases) for c in offer.checks]
        if offer.action.startswith("step"):
            bad |= {offer.action} if min(chances) < Fraction(1, 2) else set()
        elif min(chances) >= Fraction(1, 3):
            promising.append(GAME.parse(offer.action))
    promising += [action for action in legal if isinstance(action, Use)]
    if promising and rng.below(4):
        return rng.choice(promising)
    steps = [a for a in legal if isinstance(a, Step) and str(a) not in bad]
    return rng.choice(steps if steps and rng.below(8) else legal)


if __name__ == "__main__":
    sys.exit(main(PLAYTHROUGHS, chosen, sys.argv[1:]))
