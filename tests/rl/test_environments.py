"""The environments keep PettingZoo's promises."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from functools import cached_property
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from meowple.games.fits.game import GAME, Fits
from meowple.games.fits.plugin import FitsPlugin
from meowple.kernel import registry
from meowple.kernel.errors import BadSetup
from meowple.rl import environment, fits_v0, fits_v1, isle_v0, isle_v1, kyoto_v0, kyoto_v1
from meowple.rl.agents import ILLEGAL
from meowple.rl.environment import Env, GameEnv

Make = Callable[..., Env]

ENVIRONMENTS = pytest.mark.parametrize(
    "make", [fits_v1.env, isle_v1.env, kyoto_v1.env], ids=["fits", "isle", "kyoto"]
)
# PettingZoo says so of every environment with a mask or a dictionary that is not its own.
TOLERATED = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
)


def tolerant(test: Callable[..., None]) -> Callable[..., None]:
    for mark in TOLERATED:
        test = mark(test)
    return test


def play_out(env: GameEnv, seed: int) -> dict[str, float]:
    """A whole random game; what each agent got in the end."""
    chance, rewards = np.random.default_rng(seed), {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        assert seen is not None
        if over:
            rewards[agent] = reward
        env.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
    return rewards


@ENVIRONMENTS
@pytest.mark.parametrize("flat", [True, False], ids=["flat", "structured"])
@tolerant
def test_the_api_is_kept(
    make: Make, flat: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(make(flat=flat), num_cycles=80)  # type: ignore[no-untyped-call]
    assert "Passed" in capsys.readouterr().out


@tolerant
def test_the_api_is_kept_without_wrappers(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(fits_v1.raw_env(), num_cycles=80)  # type: ignore[no-untyped-call]
    assert "Passed" in capsys.readouterr().out


@ENVIRONMENTS
def test_the_same_seed_is_the_same_game(make: Make) -> None:
    seed_test(make, num_cycles=40)  # type: ignore[no-untyped-call]


@ENVIRONMENTS
def test_every_way_to_render_gives_what_it_says(make: Make) -> None:
    def is_picture(text: Any) -> bool:
        return ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"

    checks = {"svg": is_picture, "ansi": len}
    render_test(make, custom_tests=checks)  # type: ignore[arg-type]


class BoxesPlugin(FitsPlugin):
    """If It Fits, as a game of another package."""

    @cached_property
    def game(self) -> Fits:
        found = copy(GAME)
        found.info = replace(GAME.info, id="boxes")
        return found


def test_a_game_of_another_package_has_an_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ours = fits_v1.env(seats=3, flat=True)
    monkeypatch.setattr(registry, "plugins", lambda: {"boxes": BoxesPlugin()})
    env = environment.env("boxes", seats=3, flat=True)
    assert (ours.metadata["name"], env.metadata["name"]) == ("fits_v1", "boxes_v1")
    assert env.possible_agents == ours.possible_agents
    assert env.action_space("seat_0") == ours.action_space("seat_0")


def test_without_a_seed_another_game_is_dealt() -> None:
    env = fits_v1.raw_env()
    env.reset(seed=1)
    first = env.match.state.digest()
    env.reset()
    second = env.match.state.digest()
    env.reset(seed=1)
    assert env.match.state.digest() == first
    env.reset()
    assert env.match.state.digest() == second != first


def test_options_and_seats_are_those_of_the_game() -> None:
    env = isle_v1.raw_env(seats=3, mode="family", flat=True)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert env.match.setup.options["mode"] == "family"
    with pytest.raises(BadSetup, match=r"option\.unknown"):
        fits_v1.env(mode="family")
    with pytest.raises(ValueError, match="reward is one of win, margin"):
        fits_v1.env(reward="glory")
    with pytest.raises(ValueError, match="render_mode is one of"):
        fits_v1.env(render_mode="cinema")


@pytest.mark.parametrize("make", [fits_v1.raw_env, kyoto_v1.raw_env], ids=["fits", "kyoto"])
def test_the_winner_is_rewarded_at_the_end(make: Callable[..., GameEnv]) -> None:
    env = make(seats=3, flat=True)
    rewards = play_out(env, 6)
    result = env.match.game.result(env.match.state)
    assert result is not None
    won = {agent for agent, reward in rewards.items() if reward > 0}
    assert won == {f"seat_{seat}" for seat in result.winners}
    assert sum(rewards.values()) == pytest.approx(0)


def test_an_illegal_action_ends_the_game_and_costs_its_agent() -> None:
    env = fits_v1.env(flat=True)
    env.reset(seed=3)
    seen, *_ = env.last()
    assert seen is not None
    culprit = env.agent_selection
    env.step(int(np.flatnonzero(1 - seen["action_mask"])[0]))
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards[culprit] == ILLEGAL


@pytest.mark.parametrize(
    "make", [fits_v0.env, isle_v0.env, kyoto_v0.env], ids=["fits", "isle", "kyoto"]
)
@tolerant
def test_earlier_results_can_be_repeated_by_the_earlier_rules(
    make: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    env = make(flat=True)
    assert env.metadata["name"].endswith("_v0")
    assert env.unwrapped.match.game.info.rules_version == 1  # type: ignore[attr-defined]
    api_test(env, num_cycles=40)  # type: ignore[no-untyped-call]
    assert "Passed" in capsys.readouterr().out


def test_there_is_no_environment_for_rules_that_never_were() -> None:
    with pytest.raises(ValueError, match="no version 9"):
        fits_v1.env(rules=9)


def test_an_environment_that_was_not_dealt_says_so() -> None:
    env = fits_v1.env()
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    with pytest.raises(AssertionError, match="reset"):
        env.observe("seat_0")
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        env.step(99_999)


PARALLEL = pytest.mark.parametrize(
    "make",
    [fits_v1.parallel_env, isle_v1.parallel_env, kyoto_v1.parallel_env],
    ids=["fits", "isle", "kyoto"],
)


@PARALLEL
@tolerant
def test_the_parallel_api_is_kept(
    make: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    parallel_api_test(make(flat=True), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


def test_seats_that_are_asked_together_answer_in_one_step() -> None:
    env = isle_v1.parallel_env(seats=3, flat=True)
    seen, _ = env.reset(seed=1)
    assert env.match.asked == (0, 1, 2)
    codes = {
        agent: int(np.flatnonzero(one["action_mask"])[-1]) for agent, one in seen.items()
    }
    env.step(codes)
    assert all(player.kept for player in env.match.state.players)  # type: ignore[attr-defined]


def test_the_parallel_game_is_the_one_that_agents_play_in_turn() -> None:
    """With the same answers, both ways lead to the same end."""
    env, chance = fits_v1.parallel_env(flat=True), np.random.default_rng(3)
    seen, _ = env.reset(seed=4)
    rewards: dict[str, float] = {}
    taken = []
    while env.agents:
        seat = env.match.seat
        code = int(chance.choice(np.flatnonzero(seen[f"seat_{seat}"]["action_mask"])))
        taken.append(code)
        seen, rewards, *_ = env.step({f"seat_{seat}": code})
    other = fits_v1.raw_env(flat=True)
    other.reset(seed=4)
    for code in taken:
        other.step(code)
    assert other.match.state.digest() == env.match.state.digest()
    assert rewards == other.rewards


def test_an_illegal_answer_ends_the_parallel_game() -> None:
    env = kyoto_v1.parallel_env(flat=True)
    env.reset(seed=1)
    culprit = f"seat_{env.match.seat}"
    _, rewards, ended, _, _ = env.step({culprit: -1})
    assert rewards[culprit] == ILLEGAL
    assert all(ended.values())
    assert not env.agents
