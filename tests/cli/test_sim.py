"""`meowple sim`."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from meowple.cli.commands import sim as command
from meowple.kernel.record import Record, verify
from meowple.lab.playout import PlayedGame
from meowple.lab.simulation import SimulationPlan, simulate
from tests.cli.run import Run

pytestmark = pytest.mark.usefixtures("pebbles")


def test_json_has_the_fields_others_rely_on(run: Run) -> None:
    ran = run("sim", "pebbles", "--seats", 3, "--games", 20, "--seed", 5, "--json")
    found = json.loads(ran.out)
    assert ran.code == 0
    assert found["games"] == 20
    assert found["games_per_second"] > 0
    assert found["decisions_per_second"] > found["games_per_second"]
    assert found["decisions_per_game"] > 3
    assert set(found["scores"]) == {"mean", "sd", "min", "max"}
    assert len(found["wins_by_seat"]) == 3
    assert found["seats"] == 3
    assert found["options"] == {"double": False, "luck": "none"}


def test_a_rival_has_its_own_wins(run: Run) -> None:
    found = json.loads(run("sim", "pebbles", "--seats", 1, "--json").out)
    assert found["wins_by_seat"][0] + found["rivals"]["wind"]["wins"] == 100


def test_the_summary_is_a_table(run: Run) -> None:
    out = run("sim", "pebbles", "--seats", 1, "--games", 3).out
    assert "Seat 0" in out
    assert "wind" in out
    assert "3 games" in out


def test_figures_have_the_marks_of_the_language(run: Run) -> None:
    call = ("sim", "pebbles", "--seats", 1, "--games", 1)
    decimal = r"\d[.,]\d"
    assert {mark[1] for mark in re.findall(decimal, run(*call, "--lang", "en").out)} == {
        "."
    }
    assert {mark[1] for mark in re.findall(decimal, run(*call, "--lang", "cs").out)} == {
        ","
    }


def test_answers_that_could_not_be_used_are_told_by_seat(run: Run) -> None:
    call = ("sim", "pebbles", "--games", 2, "--bots", "random,cmd:echo hello")
    found = json.loads(run(*call, "--json").out)
    mine, others = found["faults_by_seat"]
    assert mine == 0 < others
    row = next(line for line in run(*call).out.splitlines() if "Seat 1" in line)
    assert row.split()[-1] == str(others)


def test_one_game_is_no_games(run: Run) -> None:
    out = run("sim", "pebbles", "--games", 1, "--lang", "en").out
    assert re.search(r"One game of \d+ decisions;", out)


def test_options_reach_the_game(run: Run) -> None:
    plain = json.loads(run("sim", "pebbles", "--json").out)
    double = json.loads(run("sim", "pebbles", "--option", "double=true", "--json").out)
    assert double["scores"]["mean"] > plain["scores"]["mean"] * 1.5


def test_each_game_is_a_line_with_its_record(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run("sim", "pebbles", "--games", 3, "--seed", 40, "--out", out)
    games = [json.loads(line) for line in out.read_text().splitlines()]
    assert [game["seed"] for game in games] == [40, 41, 42]
    assert set(games[0]) == {"seed", "scores", "winners", "decisions", "record"}
    record = Record.parse(games[0]["record"])
    assert len(record.actions) == games[0]["decisions"]
    assert record.digest is not None
    assert all(check.passed for check in verify(record))


@pytest.mark.parametrize(
    ("name", "text"), [("own.json", '{"heap": 50}'), ("own.toml", "heap = 50")]
)
def test_own_components_are_read_and_recorded(
    run: Run, tmp_path: Path, name: str, text: str
) -> None:
    own, out = tmp_path / name, tmp_path / "games.jsonl"
    own.write_text(text)
    ran = run("sim", "pebbles", "--games", 2, "--data", own, "--out", out, "--json")
    assert json.loads(ran.out)["scores"]["mean"] > 20
    assert 'data: {"heap":50}' in json.loads(out.read_text().splitlines()[0])["record"]


BAD = {
    "a.json": b"{",
    "b.json": b"[]",
    "c.json": b"\xff",
    "d.toml": b"= 3",
    "e.json": b'{"heap": "big"}',
    "f.json": b'"' + b"x" * 1_100_000 + b'"',
    "g.json": b"[" * 200_000,
}


@pytest.mark.parametrize("name", BAD)
def test_bad_components_are_one_line_and_exit_code_one(
    run: Run, tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    path.write_bytes(BAD[name])
    ran = run("sim", "pebbles", "--data", path)
    assert ran.code == 1
    assert ran.err.count("\n") == 1


def test_an_interrupt_still_tells_what_was_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: SimulationPlan, jobs: int) -> Iterator[PlayedGame]:
        for number, outcome in enumerate(simulate(plan)):
            if number == 4:
                raise KeyboardInterrupt
            yield outcome

    monkeypatch.setattr(command, "simulate", interrupted)
    ran = run("sim", "pebbles", "--games", 9, "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["games"] == 4
    assert "4 of 9" in ran.err


def test_games_can_be_kept_as_rows_of_parquet(run: Run, tmp_path: Path) -> None:
    from pyarrow import parquet

    rows, lines = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    call = ("sim", "pebbles", "--seats", 1, "--games", 5, "--seed", 2)
    assert run(*call, "--out", rows).code == 0
    assert run(*call, "--out", lines).code == 0
    kept = parquet.read_table(rows)
    told = [json.loads(line) for line in lines.read_text().splitlines()]
    for name in ("seed", "scores", "decisions", "record"):
        assert kept[name].to_pylist() == [game[name] for game in told]
    assert kept["rivals"].to_pylist() == [[("wind", game["wind"])] for game in told]
    winners = [[str(winner) for winner in game["winners"]] for game in told]
    assert kept["winners"].to_pylist() == winners
    about = json.loads(kept.schema.metadata[b"meowple"])
    assert (about["game"], about["bots"]) == ("pebbles", ["random"])


def test_without_pyarrow_parquet_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ran = run("sim", "pebbles", "--games", 1, "--out", tmp_path / "games.parquet")
    assert ran.code == 2
    assert "meowple[parquet]" in ran.err


def test_a_folder_that_is_not_there_is_wrong_usage(run: Run, tmp_path: Path) -> None:
    assert run("sim", "pebbles", "--out", tmp_path / "nowhere" / "games.jsonl").code == 2
    assert run("sim", "pebbles", "--out", tmp_path).code == 2
