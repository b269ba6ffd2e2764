"""`meowple score`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meowple.kernel.optional_verbs import OptionalVerbs
from tests.cli.run import Run
from tests.pebbles import Pebbles, install

pytestmark = pytest.mark.usefixtures("pebbles")


def test_json_is_what_the_game_answers(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"taken": [4, 2]}')
    ran = run("score", "pebbles", file, "--json")
    assert ran.code == 0
    assert json.loads(ran.out) == {
        "players": [
            {"taken": 4, "extras": {"7": 1}, "total": 5},
            {"taken": 2, "extras": {"7": 1}, "total": 3},
        ],
        "winners": [0],
    }


def test_the_table_has_a_column_per_player(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"taken": [4, 2]}')
    out = run("score", "pebbles", file).out
    assert "Seat 1" in out
    assert "extras 7" in out
    assert "Winner: Seat 0" in out


BAD = {
    "not JSON": b"{",
    "not UTF-8": b"\xff\xfe{}",
    "a list": b"[]",
    "no players": b"{}",
    "against the rules": b'{"taken": [-1]}',
    "nested": b"[" * 300_000,
    "10 MB of junk": b"junk" * 2_500_000,
    "empty": b"",
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_is_one_line_and_exit_code_one(
    run: Run, tmp_path: Path, what: str
) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(BAD[what])
    ran = run("score", "pebbles", file, "--json")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("meowple: ")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 400


def test_a_game_without_a_scorer_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Plain(Pebbles):
        score_position = OptionalVerbs.score_position

    install(monkeypatch, Plain())
    # Whatever the file: it is not even looked for.
    ran = run("score", "pebbles", tmp_path / "nowhere.json")
    assert ran.code == 1
    assert "can’t score positions" in ran.err
