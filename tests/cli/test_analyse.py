"""`meowple analyse`: what the decisions of a finished game were worth."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from meowple.bots.candidates import Finding
from meowple.cli.commands import analyse as command
from meowple.games.fits.rules.actions import Draw, Sleep
from meowple.kernel.knowledge import Outlook
from meowple.kernel.record import Record
from meowple.kernel.registry import games
from meowple.lab.analysis.analysis import Decision, analyse
from tests.cli.run import Run
from tests.golden_games import FOLDER

FITS = FOLDER / "fits-basic-2.txt"
# However little time there is, every action is tried once.
HASTY = ("--seconds", 0.01)


@pytest.fixture
def isle(run: Run, tmp_path: Path) -> Path:
    """A short game of the Isle."""
    out, file = tmp_path / "games.jsonl", tmp_path / "game.txt"
    arguments = ("--seats", 1, "--option", "mode=solo", "--out", out)
    assert run("sim", "isle", "--games", 1, *arguments).code == 0
    file.write_text(json.loads(out.read_text())["record"])
    return file


@cache
def decisions() -> tuple[Decision, ...]:
    """The findings about the game of If It Fits."""
    record = Record.parse(FITS.read_text(encoding="utf-8"))
    return tuple(analyse(record, games()[record.game], 0.01))


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has been thought about before."""
    monkeypatch.setattr(command, "analyse", lambda *asked: iter(decisions()))


@pytest.fixture
def boats_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks about the decisions."""
    monkeypatch.setattr(command, "analyse", lambda *asked: iter(()))


def test_every_decision_and_the_curve_are_told_as_data(run: Run) -> None:
    found = json.loads(run("analyse", FITS, *HASTY, "--json").out)
    actions = [
        line
        for line in FITS.read_text(encoding="utf-8").splitlines()
        if line[:1].isdigit() and not line.startswith("digest")
    ]
    assert len(found["decisions"]) == len(actions)
    assert len(found["curve"]) == len(actions) + 1
    assert found["boats"] == []
    for decision in found["decisions"]:
        names = [one["action"] for one in decision["actions"]]
        assert not names or decision["played"] in names
        assert decision["loss"] >= 0


@pytest.mark.usefixtures("judged")
def test_people_are_told_what_decided_the_game(run: Run) -> None:
    lines = run("analyse", FITS, *HASTY).out.splitlines()
    assert "Chance of winning" in lines[0]
    assert any("that decided the game" in line for line in lines)
    assert any(re.search(r"Seat \d’s chance [+-]\d+% \(.+\)$", line) for line in lines)


def test_luck_is_told_from_a_choice_that_was_not_the_best() -> None:
    nothing = Outlook((0.0, 0.0), (0.5, 0.5))
    better, worse = (Finding(Sleep(), chance, 0.0, 9) for chance in (0.9, 0.3))
    forced = Decision(1, 0, "draw", (), nothing)
    assert command.why(forced) == "luck"
    best = replace(forced, findings=(replace(better, action=Draw()), worse))
    assert command.why(best) == "other"
    wrong = replace(forced, findings=(better, replace(worse, action=Draw())))
    assert command.why(wrong) == "choice"


def all_wrong(*asked: object) -> Iterator[Decision]:
    """Whatever was played, all else was better beyond doubt."""
    for decision in decisions():
        findings = [
            replace(one, chance=0.25, score=3.0, error=0.0)
            if str(one.action) == decision.played
            else replace(one, chance=0.5, score=4.5, error=0.0)
            for one in decision.findings
        ]
        findings.sort(key=lambda one: -one.chance)
        yield replace(decision, findings=tuple(findings))


@pytest.mark.parametrize(
    ("lang", "before", "better"),
    [
        ("en", "(25%); better: ", "(50%, +1.5 points)"),
        ("cs", "(25\u00a0%); lepší: ", "(50\u00a0%, body: +1,5)"),
    ],
)
def test_people_are_told_what_was_better(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, before: str, better: str
) -> None:
    monkeypatch.setattr(command, "analyse", all_wrong)
    lines = run("analyse", FITS, *HASTY, "--lang", lang).out.splitlines()
    told = [line for line in lines if before in line and line.endswith(better)]
    # The action comes before its meaning: two places differ by that alone.
    assert any(re.search(r"\d: lay \S+ .*\[.+\] \(", line) for line in told)


@pytest.mark.usefixtures("boats_alone")
def test_where_nothing_better_was_found_no_list_is_begun(run: Run) -> None:
    told = run("analyse", FITS, *HASTY).out.splitlines()
    assert "No better move was found" in told[-1]
    assert told[-1].endswith(".")


@pytest.mark.usefixtures("boats_alone")
def test_in_the_isle_the_best_boat_is_told(run: Run, isle: Path) -> None:
    found = json.loads(run("analyse", isle, *HASTY, "--boat-seconds", 0.2, "--json").out)
    [boat] = found["boats"]
    assert boat["seat"] == 0
    assert boat["score"] >= boat["played"]
    assert boat["proven"] == (boat["bound"] == boat["score"])
    assert all(tile["cells"] for tile in boat["tiles"])


@pytest.mark.usefixtures("boats_alone")
def test_boats_can_be_left_out(run: Run, isle: Path) -> None:
    told = run("analyse", isle, *HASTY, "--boat-seconds", 0)
    assert told.code == 0
    assert "could have scored" not in told.out


def test_a_game_that_is_not_over_is_refused(run: Run, tmp_path: Path) -> None:
    half = tmp_path / "half.txt"
    lines = FITS.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith(("digest", "#"))]
    half.write_text("\n".join(kept[: len(kept) // 2]) + "\n", encoding="utf-8")
    refused = run("analyse", half)
    assert refused.code == 1
    assert "isn’t over" in refused.err
