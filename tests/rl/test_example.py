"""The example that learns: what it sees, and that it climbs uphill."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meowple.rl.match import Match
from tests.rl.playing import moments

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module("train_policy")


def test_it_sees_the_table_around_the_cell_of_an_action(
    example: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(example, "AROUND", ("laid",))
    match = Match("fits", 2, {})
    features = example.Features(match)
    for number in moments(match, seed=1):
        if number == 6:
            break
    laid = match.observer.layout.arrays(match.vector(0))["laid"]
    cells = [(y, x) for y, x in zip(*laid.nonzero(), strict=True)]
    for code, action in enumerate(match.catalogue.entries):
        seen = features.of(match.vector(0), np.array([code]))[0, -len(example.CROSS) :]
        x, y = getattr(action, "x", -9), getattr(action, "y", -9)
        there = [(y + down, x + across) in cells for across, down in example.CROSS]
        assert seen.tolist() == there, action


def test_the_gradient_is_that_of_the_probabilities(example: Any) -> None:
    rng = np.random.default_rng(0)
    policy, seen = example.Policy(6, rng), rng.normal(size=(4, 6)).astype(np.float32)
    probabilities, hidden = policy.probabilities(seen)
    gradient = policy.gradient(seen, hidden, probabilities, 2)
    way = rng.normal(size=len(gradient)).astype(np.float32) * np.float32(1e-2)
    policy.weights += way
    ahead = np.log(policy.probabilities(seen)[0][2])
    policy.weights -= 2 * way
    behind = np.log(policy.probabilities(seen)[0][2])
    assert ahead - behind == pytest.approx(2 * gradient @ way, rel=0.02)


def test_it_learns_from_a_few_games_and_meets_random(
    example: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (("PROCESSES", 1), ("AT_ONCE", 2), ("BATCH_SIZE", 2), ("TRIAL", 2)):
        monkeypatch.setattr(example, name, value)
    monkeypatch.setattr(example, "REPORTED", 1)
    features, policy = example.train(4, seed=1)
    untaught = example.Policy(features.size, np.random.default_rng(1))
    assert not np.array_equal(policy.weights, untaught.weights)
    assert capsys.readouterr().out.count("of 2\n") >= 2
    met = example.meet_random(features, policy, 4, seed=1)
    assert example.meet_random(features, policy, 4, seed=1) == met
