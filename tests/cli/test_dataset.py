"""`meowple dataset`."""

from __future__ import annotations

import json
import re
import shlex
from hashlib import sha256
from pathlib import Path

import pytest

from tests.cli.run import Run


@pytest.mark.usefixtures("pebbles")
def test_a_data_set_is_games_and_a_card(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    ran = run("dataset", "pebbles", folder, "--games", 5, "--bots", "random")
    assert (ran.code, ran.err) == (0, "")
    lines = (folder / "pebbles.jsonl").read_text().splitlines()
    games = [json.loads(line) for line in lines]
    assert [game["seed"] for game in games] == [0, 1, 2, 3, 4]
    records = "".join(game["record"] for game in games)
    text = (folder / "README.md").read_text()
    assert sha256(records.encode()).hexdigest() in text
    assert "# 5 games of `pebbles`" in text


@pytest.mark.usefixtures("pebbles")
def test_the_command_of_the_card_makes_the_same_games(run: Run, tmp_path: Path) -> None:
    first, again = tmp_path / "first", tmp_path / "again"
    run("dataset", "pebbles", first, "--games", 3, "--bots", "cat", "--seed", 9)
    found = re.search(r"^meowple (dataset .*)$", (first / "README.md").read_text(), re.M)
    assert found is not None
    words = shlex.split(found[1])
    words[2] = str(again)
    assert run(*words).code == 0
    assert (first / "pebbles.jsonl").read_bytes() == (again / "pebbles.jsonl").read_bytes()
    assert "makes the same games" in (first / "README.md").read_text()


@pytest.mark.usefixtures("pebbles")
def test_a_bot_that_thinks_by_the_clock_is_named_as_such(run: Run, tmp_path: Path) -> None:
    ran = run(
        "dataset", "pebbles", tmp_path, "--games", 1, "--bots", "tiger", "--seconds", 0.01
    )
    assert ran.code == 0
    text = (tmp_path / "README.md").read_text()
    assert "makes other games" in text
    assert "--seconds 0.01" in text


@pytest.mark.usefixtures("pebbles")
def test_an_opponent_without_a_seat_is_in_the_numbers(run: Run, tmp_path: Path) -> None:
    run("dataset", "pebbles", tmp_path, "--games", 2, "--bots", "random", "--seats", 1)
    assert "| wind | " in (tmp_path / "README.md").read_text()


@pytest.mark.usefixtures("pebbles")
def test_a_folder_in_no_folder_is_refused(run: Run, tmp_path: Path) -> None:
    assert run("dataset", "pebbles", tmp_path / "a" / "b", "--games", 1).code == 2
