"""The facts about Kyoto no Neko that the tests of every game need."""

from __future__ import annotations

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from tests.games.cases import Conformance, Kind, Move, RandomGames, Words
from tests.games.kyoto.owning import earlier, lowering, owned
from tests.games.kyoto.playing import KINDS, Mover, eager_move, passing, random_move


def of_any_asked(choose: Mover) -> Move:
    def move(state: KyotoState, rng: Rng) -> tuple[int, Action]:
        seat = rng.choice(GAME.actors(state))
        return seat, choose(GAME.legal(state, seat), rng)

    return move


def reached(state: KyotoState) -> bool:
    """The medals are there, or the last round is over."""
    return state.most >= state.target or state.round == 200


RANDOM_GAMES = [
    RandomGames(Kind(GAME, *kind), of_any_asked(move), chunk, label, reached)
    for kind in KINDS
    for chunk, (move, label) in enumerate(
        [(random_move, "random"), (random_move, "more"), (eager_move, "eager")]
    )
]
# Nobody does anything.
LONGEST_GAMES = [
    RandomGames(
        Kind(GAME, seats),
        of_any_asked(lambda legal, _: legal[-1]),
        ended=lambda state: state.round == 200,
    )
    for seats in (2, 3, 4)
]

CONFORMANCE = [
    Conformance(Kind(GAME, *kind), every=35 * kind[0], thorough=2, passing=passing)
    for kind in KINDS
] + [
    Conformance(kind, every=100, thorough=4, passing=passing)
    for kind in (
        Kind(earlier(1), 3, {"scenario": "lanterns"}, "3 version 1"),
        Kind(owned(lowering("hunt")), 2, name="2 a skill falls"),
    )
]

WORDS = [
    Words(
        GAME,
        least=35,
        samples=("bug4", "house-n", "true"),
        kinds=(
            Kind(GAME, 2),
            Kind(
                GAME,
                3,
                {"side": "expert", "scenario": "river", "kittens": "chosen"},
            ),
            Kind(GAME, 4, {"centre": "asymmetric", "scenario": "lanterns"}),
            Kind(GAME, 3, {"target": 7, "stamina": "long"}),
        ),
        odd=(
            "kitten momo", "kitten tama", "step 3,3", "step 2,2", "step house-n",
            "step 0,0", "hunt bug4", "fight dog6",
            "friendship cat55", "agility sakura", "attack 0", "attack 1", "attack 3",
            "pass", "done", "use lantern", "raise agility", "look 1,1", "look 3,3",
            "flee 0,0", "paw 8,8",
        ),
        seldom="done",
        brief_has_own_lines=True,
    )
]  # fmt: skip
