"""Learning a linear policy, on a game whose best play is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from meowple.kernel.plugin import RulesOnly
from meowple.kernel.rng import Rng
from meowple.kernel.trainer import Comparison, Example, Features, Trainer, Weights
from meowple.lab.training import training
from meowple.lab.training.learning import Learner
from meowple.lab.training.training import Course, OtherTraining, Training, written
from tests.pebbles import Pebbles

FEW: Features = [("few", 1.0)]
MANY: Features = [("many", 1.0)]


class Taught(Trainer):
    """A trainer: the players that it watches take few pebbles; many are better in the
    end."""

    modes = ("calm", "wild")

    def __init__(self) -> None:
        self.played: list[tuple[str, int, bool]] = []

    def watch(self, mode: str, seed: int) -> list[Example]:
        self.played.append((mode, seed, False))
        return [Example([FEW, MANY], 0)]

    def compare(self, mode: str, seed: int, weights: Weights) -> list[Comparison]:
        self.played.append((mode, seed, True))
        return [Comparison([("few", 1.0), ("many", -1.0)], -30.0, 0.5)]


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles) -> Taught:
    found = Taught()

    class Plugged(RulesOnly):
        def trainer(self) -> Trainer:
            return found

    monkeypatch.setattr(training, "plugin", lambda id: Plugged(pebbles))
    return found


def course(rounds: int = 2, seed: int = 5) -> Course:
    return Course(game="pebbles", watch=3, rounds=rounds, games=2, seed=seed)


def test_what_was_chosen_becomes_likely() -> None:
    learner = Learner()
    learner.imitate([Example([FEW, MANY], 0)] * 20, Rng(1))
    assert learner.weights["few"] > 1 > -1 > learner.weights["many"]


def test_what_ended_better_becomes_more_likely() -> None:
    learner = Learner({"few": 1.0, "many": 0.0})
    learner.improve([Comparison([("few", 1.0), ("many", -1.0)], -5.0, 0.4)])
    assert learner.weights["few"] < 1.0
    assert learner.weights["many"] > 0.0


def test_far_ends_count_no_more_than_clear_ones() -> None:
    clear, far = Learner(), Learner()
    clear.improve([Comparison(MANY, 20.0, 0.5)])
    far.improve([Comparison(MANY, 200.0, 0.5)])
    assert clear.weights == far.weights


def test_a_training_watches_and_then_compares(taught: Taught, tmp_path: Path) -> None:
    found = Training(course(), tmp_path / "part")
    assert sum(found.run(1)) == found.total == 14
    calm = [(seed, compared) for mode, seed, compared in taught.played if mode == "calm"]
    watched = [(5, False), (6, False), (7, False)]
    assert calm == [*watched, (8, True), (9, True), (10, True), (11, True)]
    assert set(found.learned) == {"calm", "wild"}


@pytest.mark.parametrize("stop", [1, 4, 6, 9])
def test_an_interrupted_training_goes_on(taught: Taught, tmp_path: Path, stop: int) -> None:
    whole = Training(course(), tmp_path / "whole")
    assert sum(whole.run(1)) == 14
    half = Training(course(), tmp_path / "half")
    steps = half.run(1)
    for _ in range(stop):
        next(steps)
    steps.close()
    with (tmp_path / "half").open("ab") as file:
        file.write(b'["calm",9')  # the process died here
    taught.played.clear()
    again = Training(course(), tmp_path / "half")
    assert sum(again.run(1)) == 14
    assert again.learned == whole.learned
    assert len(taught.played) < 14 or stop < 3


def test_more_rounds_continue_where_fewer_ended(taught: Taught, tmp_path: Path) -> None:
    assert sum(Training(course(1), tmp_path / "part").run(1)) == 10
    taught.played.clear()
    longer = Training(course(2), tmp_path / "part")
    assert sum(longer.run(1)) == 14
    assert len(taught.played) == 4


@pytest.mark.parametrize("before", [b"not ours\n", b'["calm"]\n'])
def test_a_file_of_something_else_is_left_alone(
    taught: Taught, tmp_path: Path, before: bytes
) -> None:
    (tmp_path / "part").write_bytes(before)
    with pytest.raises(OtherTraining):
        list(Training(course(), tmp_path / "part").run(1))
    assert (tmp_path / "part").read_bytes() == before


def test_other_settings_are_another_training(taught: Taught, tmp_path: Path) -> None:
    list(Training(course(), tmp_path / "part").run(1))
    with pytest.raises(OtherTraining):
        list(Training(course(seed=6), tmp_path / "part").run(1))


def test_weights_are_written_with_how_they_were_made() -> None:
    text = written({"calm": {"many": 1.23456, "few": 0.001}}, "By hand.")
    assert text.splitlines() == [
        "# Learned, not written by hand. By hand.",
        "",
        'source = "learned"',
        "",
        "[weights.calm]",
        '"many" = 1.235',
    ]
