"""The benchmark measures what it says."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from meowple.lab.bench import bench
from meowple.lab.bench.bench import Figures, PlacementTime, Sample, Speed, cases, speed_of
from tests.cli.run import Run, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(capsys)


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Another engine that answers at once, run by this Python."""
    found = {"games": 20, "decisions": 40, "seconds": 10.0, "copy_us": 50.0}
    script = tmp_path / "beside.py"
    script.write_text(f"print({json.dumps(found)!r})")
    monkeypatch.setattr(bench, "CATANATRON", script)
    return Path(sys.executable)


def test_figures_come_as_json(run: Run, other: Path) -> None:
    ran = run("bench", "--seconds", 0.01, "--rounds", 1, "--beside", other, "--json")
    found = json.loads(ran.out)
    assert ran.code == 0
    assert set(found["speeds"]) == {case.name for case in cases()}
    for speed in found["speeds"].values():
        assert speed["games_per_second"] > 0
        assert speed["decisions_per_game"] > 10
    assert 0 < found["places"]["mean_us"] <= found["places"]["max_us"]
    assert found["state_bytes"] > 100
    ours = found["speeds"][cases()[0].name]["games_per_second"]
    assert found["ratios"]["games_per_second"] == pytest.approx(ours / 2)
    assert found["ratios"]["copy"] == pytest.approx(found["copy_us"] / 50)


def test_figures_come_as_a_table(run: Run) -> None:
    out = run("bench", "--seconds", 0.01, "--rounds", 1).out
    assert "The Isle of Cats, solo, 1 seat " in out
    assert "If It Fits, advanced game, 4 seats" in out
    assert "Reference" in out
    assert "catanatron" not in out


def test_another_engine_that_cannot_run_is_one_line(
    run: Run, other: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.CATANATRON.write_text("raise SystemExit('no such module')")
    ran = run("bench", "--seconds", 0.01, "--rounds", 1, "--beside", other)
    assert ran.code == 1
    assert "no such module" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("raise SystemExit(3)", "exited with code 3 and no output"),
        ("print('hello')", "isn’t in the expected form"),
        ("print([1, 2])", "isn’t in the expected form"),
        ("print('{}')", "isn’t in the expected form"),
    ],
)
def test_another_engine_that_answers_nothing_useful_is_one_line(
    run: Run, other: Path, script: str, why: str
) -> None:
    bench.CATANATRON.write_text(script)
    ran = run("bench", "--seconds", 0.01, "--rounds", 1, "--beside", other)
    assert ran.code == 1
    assert why in ran.err
    assert ran.err.count("\n") == 1


def test_the_best_round_counts_with_games_of_mean_length() -> None:
    slow, fast = Sample(10, 100, 10.0), Sample(10, 300, 10.0)
    assert speed_of([slow, fast]) == Speed(1.5, 30.0, 20.0)


def test_without_another_engine_there_are_no_ratios() -> None:
    assert Figures(1.0, {}, 1.0, 1, PlacementTime(1.0, 2.0)).ratios() == {}


ANOTHER_ENGINE = """
from types import SimpleNamespace
Color = SimpleNamespace(RED=0, BLUE=1, WHITE=2, ORANGE=3)
RandomPlayer = int

class Game:
    def __init__(self, players):
        self.state = SimpleNamespace(actions=players)
    def play(self): pass
    def play_tick(self): pass
    def copy(self): pass
    def winning_color(self): pass
"""


def test_the_engine_of_the_other_environment_is_measured_not_our_script_of_its_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "catanatron.py").write_text(ANOTHER_ENGINE)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    found = bench.run_beside(Path(sys.executable), 0.01, seed=1)
    assert found["decisions"] == 4 * found["games"] > 0
