"""Playing games in tests: at random, or eager to act."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.actions import Attack, Try, Use
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.event import Event
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.kyoto.tables import begin

Mover = Callable[[Sequence[Action], Rng], Action]

# Seats and options: every count, and every value of every option.
KINDS: tuple[tuple[int, dict[str, Value]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"side": "expert", "centre": "asymmetric", "rotation": 0, "die": "narrow"}),
    (3, {"side": "expert", "stamina": "long", "kittens": "chosen"}),
    (4, {"side": "expert", "centre": "asymmetric", "scenario": "lanterns"}),
    (3, {"scenario": "river"}),
    (2, {"scenario": "lanterns", "target": 6}),
    (4, {"scenario": "river", "die": "narrow", "stamina": "long", "kittens": "chosen"}),
    (2, {"centre": "asymmetric", "rotation": 1, "target": 7}),
    (3, {"centre": "asymmetric", "rotation": 2, "scenario": "lanterns"}),
    (4, {"centre": "asymmetric", "rotation": 3, "side": "expert", "target": 6}),
    (2, {"scenario": "river", "centre": "asymmetric", "stamina": "long"}),
    (3, {"rotation": 1, "target": 7, "die": "narrow"}),
)

# Events that show what no view keeps: a roll of the dice, that nothing was done, and a
# look at a paw that is known already.
PASSING = ("kyoto.check", "kyoto.fought", "kyoto.done", "kyoto.declined", "kyoto.looked")


def name(seats: int, options: dict[str, Value]) -> str:
    return " ".join([str(seats), *(f"{key}={value}" for key, value in options.items())])


def passing(event: Event) -> bool:
    return event.id in PASSING


def random_move(legal: Sequence[Action], rng: Rng) -> Action:
    return rng.choice(legal)


def eager_move(legal: Sequence[Action], rng: Rng) -> Action:
    """Acts and fights wherever it can."""
    acts = [action for action in legal if isinstance(action, Try | Attack | Use)]
    return rng.choice(acts if acts and rng.below(4) else legal)


def positions(
    seats: int, options: dict[str, Value], seed: int, move: Mover = random_move
) -> Iterator[KyotoState]:
    """Every state of a game, from the first decision to the end."""
    state, rng = begin(seats, seed, **options), Rng(f"positions {seed}")
    yield state
    while state.stack:
        seat = rng.choice(GAME.actors(state))
        GAME.play(state, seat, move(GAME.legal(state, seat), rng))
        yield state
