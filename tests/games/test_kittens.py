"""Kittens: they make a beginner's mistakes, the same ones for the same seed."""

from __future__ import annotations

from math import inf

import pytest

from meowple.bots import seat_bot
from meowple.games.fits.bot.beginner import OVERLOOKED, Beginner
from meowple.games.kyoto.bot.beginner import Beginner as KyotoBeginner
from meowple.games.kyoto.bot.rollout import TurnPolicy
from meowple.kernel.frame import Action
from meowple.kernel.knowledge import Knowledge
from meowple.kernel.registry import find
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.fits.tables import begin as begin_fits
from tests.games.kyoto.tables import begin as begin_kyoto
from tests.pebbles import Pebbles, Take

KINDS: list[tuple[str, dict[str, Value]]] = [
    ("fits", {}),
    ("fits", {"advanced": True}),
    ("kyoto", {}),
    ("isle", {"mode": "family"}),
]


def played(id: str, options: dict[str, Value], seed: int) -> list[Action]:
    """A game of two kittens."""
    game, actions = find(id), []
    state = game.start(game.setup(2, options, seed))
    kittens = [seat_bot("kitten", seed, seat) for seat in range(2)]
    while asked := game.actors(state):
        seat = asked[0]
        choose = kittens[seat].chooser(game, state, seat)
        actions.append(choose(game.legal(state, seat)))
        game.play(state, seat, actions[-1])
    return actions


@pytest.mark.parametrize(("id", "options"), KINDS)
def test_kittens_end_their_games_and_repeat_their_mistakes(
    id: str, options: dict[str, Value]
) -> None:
    assert played(id, options, 4) == played(id, options, 4)


def test_a_beginner_overlooks_places_but_not_all_of_them() -> None:
    game, state = find("fits"), begin_fits(2, 3)
    seen = unseen = 0
    for _ in range(30):
        seat = game.actors(state)[0]
        legal = game.legal(state, seat)
        weights = Beginner(state, seat, Rng(seen)).weigh(legal)
        unseen += weights.count(OVERLOOKED)
        seen += sum(weight > OVERLOOKED for weight in weights)
        game.play(state, seat, seat_bot("cat", 1, seat).chooser(game, state, seat)(legal))
    assert unseen > 0
    assert seen > 0


def test_a_beginner_in_kyoto_sees_some_of_the_destinations() -> None:
    state = begin_kyoto(2, 5)
    seat = state.seat
    here = state.at[seat]
    known = TurnPolicy(state, seat, 4)._worths(here)
    seen = KyotoBeginner(state, seat, 4, Rng(1))._worths(here)
    assert 0 < len(seen) < len(known)
    assert seen.items() <= known.items()


class Modest(Knowledge):
    """Finds some actions sensible, or none."""

    sensible = 1

    def weigh(self, state: object, seat: int, actions: object) -> list[float]:
        return [0.0] * self.sensible + [-inf] * (3 - self.sensible)


def test_a_beginner_of_any_game_notices_something(pebbles: Pebbles) -> None:
    state, known = pebbles.start(pebbles.setup(2)), Modest(pebbles)
    actions = [Take(1), Take(2), Take(3)]
    for seed in range(10):
        assert list(known.glance(state, 0, actions, Rng(seed))) == [0.0, -inf, -inf]
    known.sensible = 0
    assert len(known.glance(state, 0, actions, Rng(1))) == 3
