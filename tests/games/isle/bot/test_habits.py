"""The learned habits of the learned policy, and how they are learned."""

from __future__ import annotations

from importlib import resources
from inspect import signature

import pytest

from meowple.cli.commands.train import train
from meowple.games.isle import data
from meowple.games.isle.bot import habits
from meowple.games.isle.bot.knowledge import IsleKnowledge
from meowple.games.isle.bot.memory import Memory
from meowple.games.isle.bot.training import IsleTrainer
from meowple.games.isle.data import toml
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.actions import Rescue
from meowple.kernel.rng import Rng
from tests.games.isle.tables import give, offer, table

MODES = ("standard", "solo", "family")


def line(known: IsleKnowledge, seats: int, seed: int) -> list[str]:
    """A whole game of the learned policy."""
    state, rng, found = GAME.start(GAME.setup(seats, {}, seed)), Rng(1), []
    while asked := GAME.actors(state):
        action = known.by_habit(state, asked[0], GAME.legal(state, asked[0]), rng)
        found.append(str(action))
        GAME.play(state, asked[0], action)
    return found


def test_there_are_weights_for_every_mode() -> None:
    assert toml("habits")["source"] == "learned"
    assert set(habits.learned()) == set(MODES) == set(IsleTrainer().modes)


@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_remembered_changes_no_choice(seats: int) -> None:
    warm = IsleKnowledge(GAME)
    for seed in (3, 4):
        line(warm, seats, seed)
    assert line(warm, seats, 5) == line(IsleKnowledge(GAME), seats, 5)


def test_a_cat_that_fits_is_seen_to_fit() -> None:
    state = table(2, "rescue", 2)
    sight = habits.Sight(state, 0, Memory())
    for action in GAME.legal(state, 0):
        if isinstance(action, Rescue):
            ((name, fit),) = habits.closer(sight, action)
            assert name == "rescue fit"
            assert fit > 0


def test_cards_that_give_something_up_are_left_to_those_with_time() -> None:
    state = table(2, "buy", 2)
    give(state, 0, 86)
    actions = GAME.legal(state, 0)
    seen = habits.features(habits.Sight(state, 0, Memory()), actions)
    assert {str(actions[n]) for n in seen}.isdisjoint({"anytime 86", "ask never"})


def test_a_lesson_is_seen_with_what_it_promises() -> None:
    state = table(2, "buy", 2)
    offer(state, 0, 117, 7)
    sight, actions = habits.Sight(state, 0, Memory()), GAME.legal(state, 0)
    seen = habits.features(sight, actions)
    names = {str(actions[n]): {name for name, _ in found} for n, found in seen.items()}
    assert "buy promise" in names["buy 117"]
    assert "buy promise" not in names["buy 7"]


@pytest.mark.parametrize("mode", MODES)
def test_a_game_is_learned_from_in_both_ways(mode: str) -> None:
    trainer = IsleTrainer()
    examples = trainer.watch(mode, 3)
    assert examples
    assert all(0 <= one.chosen < len(one.actions) > 1 for one in examples)
    weights = habits.learned()[mode]
    found = trainer.compare(mode, 3, weights)
    assert found == trainer.compare(mode, 3, weights)
    assert all(one.more and 0.02 <= one.doubt <= 0.5 for one in found)


def test_the_weights_were_made_by_the_training_that_is_the_default() -> None:
    defaults = {
        name: parameter.default for name, parameter in signature(train).parameters.items()
    }
    names = ("watch", "rounds", "games", "seed")
    settings = " ".join(f"--{name} {defaults[name]}" for name in names)
    made = resources.files(data).joinpath("habits.toml").read_text("utf-8").splitlines()[0]
    assert f"meowple train isle FILE {settings}, Meowple" in made
