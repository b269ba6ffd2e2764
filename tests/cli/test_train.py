"""`meowple train`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from meowple.games.isle.bot.training import IsleTrainer
from meowple.lab.training.training import Training
from tests.cli.run import Run

TINY = ("--watch", 1, "--rounds", 1, "--games", 1)


def test_weights_are_learned_from_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # one mode is enough here
    monkeypatch.setattr(IsleTrainer, "modes", ("family",))
    file = tmp_path / "habits.toml"
    ran = run("train", "isle", file, *TINY)
    assert (ran.code, ran.err) == (0, "")
    text = file.read_text("utf-8")
    assert "meowple train isle FILE --watch 1 --rounds 1 --games 1 --seed 200000" in text
    assert tomllib.loads(text)["weights"]["family"]
    assert str(file) in ran.out
    # all is done: the same command makes the same file
    file.unlink()
    assert run("train", "isle", file, *TINY).code == 0
    assert file.read_text("utf-8") == text


def test_a_game_without_anything_to_train_says_so(run: Run, tmp_path: Path) -> None:
    ran = run("train", "fits", tmp_path / "x.toml")
    assert ran.code == 0
    assert ran.out == (
        "There is nothing to train in fits: its bots have no learned weights.\n"
    )
    assert not (tmp_path / "x.toml").exists()


def test_another_training_is_not_continued(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.part.jsonl").write_text("something else\n")
    ran = run("train", "isle", tmp_path / "x.toml", *TINY)
    assert ran.code == 2
    assert "with different settings" in ran.err


def test_an_interrupted_training_can_be_continued(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(Training, "_learn", interrupted)
    ran = run("train", "isle", tmp_path / "x.toml", *TINY)
    assert ran.code == 1
    assert ran.err == "meowple: Stopped. Run the same command again to resume.\n"
    assert not (tmp_path / "x.toml").exists()
    assert (tmp_path / "x.part.jsonl").exists()


def test_a_ray_cluster_learns_the_same(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cluster stays up from one batch of games to the next."""
    monkeypatch.setattr(IsleTrainer, "modes", ("family",))
    here, there = tmp_path / "here.toml", tmp_path / "there.toml"
    assert run("train", "isle", here, *TINY).code == 0
    assert run("train", "isle", there, *TINY, "--backend", "ray", "--jobs", 2).code == 0
    assert here.read_text("utf-8") == there.read_text("utf-8")
