"""The commands with The Isle of Cats."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from meowple.cli.commands.engine import Engine
from meowple.kernel.record import Record, verify
from tests.cli.replays import replay_of
from tests.cli.run import Run
from tests.games.isle.boats import boards

MODES = [
    ("--seats", "1", "--option", "difficulty=expert"),
    ("--seats", "2", "--option", "mode=family"),
    ("--seats", "3", "--option", "rescue_choice=simultaneous"),
    ("--seats", "4", "--option", "printing=ru-uk"),
]


@pytest.mark.parametrize("arguments", MODES, ids=" ".join)
def test_every_mode_is_simulated_and_its_records_verify(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    out = tmp_path / "games.jsonl"
    ran = run("sim", "isle", "--games", 3, *arguments, "--out", out, "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert found["games"] == 3
    for line in out.read_text().splitlines():
        record = Record.parse(json.loads(line)["record"])
        assert all(check.passed for check in verify(record))


def test_a_solo_game_counts_the_wins_of_the_sister(run: Run) -> None:
    found = json.loads(run("sim", "isle", "--seats", 1, "--games", 5, "--json").out)
    assert found["wins_by_seat"][0] + found["rivals"]["sister"]["wins"] == 5


@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_is_played_in_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    # The last action of a list ends a step sooner or later: done, pass or skip.
    typed = "".join(f"{number}\n" for number in [1, 2, 3] * 2000)
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    ran = run("play", "isle", "--terminal", "--plain", "--seats", seats, "--seed", 5)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"The Isle of Cats for {seats}, you are Seat 0.")
    assert "Winner" in ran.out
    assert ran.out.count("Signs: ") * 3 < ran.out.count("Your decision: ")


def test_the_isle_is_played_when_no_game_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    ran = run("play", "--terminal")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("The Isle of Cats for 2, you are Seat 0.")


SECRET = re.compile(r"(keep|buy|ready|discard) .+")


@pytest.mark.parametrize("arguments", MODES[1:], ids=" ".join)
def test_a_replay_tells_no_hidden_cards_of_others(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    steps = replay_of("isle", run, tmp_path, *arguments, seat=1)
    told = [step["action"] for step in steps if step["seat"] != 1]
    assert not [action for action in told if action and SECRET.fullmatch(action)]
    assert [action for action in told if action and action.startswith("place ")]
    own = [step["action"] for step in steps if step["seat"] == 1]
    assert None not in own
    assert [action for action in own if SECRET.fullmatch(action)]


def test_a_replay_in_words_keeps_secrets(run: Run, tmp_path: Path) -> None:
    replay_of("isle", run, tmp_path, seat=0)
    file = tmp_path / "game.txt"
    told = run("replay", file, "--seat", 0).out
    assert told.startswith("The Isle of Cats, 2 seats (")
    assert re.search(r"^\d+\. Seat 0: keep \d+$", told, re.M)
    assert re.search(r"^\d+\. Seat 1: \(not shown\)$", told, re.M)
    assert not re.search(r"Seat 1: keep", told)
    everything = run("replay", file).out
    assert re.search(r"Seat 1: keep", everything)
    # what nobody was told has no words
    assert "uncovered" not in everything


def test_a_whole_game_goes_through_the_engine() -> None:
    engine = Engine()

    def talk(**request: object) -> dict[str, object]:
        answer = json.loads(engine.answer(json.dumps(request).encode()))
        assert isinstance(answer, dict)
        assert answer["ok"] is True, answer
        return answer

    status = talk(do="new", game="isle", seats=2, seed=7, options={})
    assert status == {"ok": True, "actors": [0, 1], "over": False}
    while not status["over"]:
        actors = status["actors"]
        assert isinstance(actors, list)
        seat = actors[0]
        assert talk(do="view", seat=seat)["view"]
        action = talk(do="choose", seat=seat, bot="random")["action"]
        status = talk(do="play", seat=seat, action=action)
    result = talk(do="result")
    assert result["lines"]
    digest, record = talk(do="digest"), talk(do="record")["record"]
    assert talk(do="load", record=record)["over"] is True
    assert talk(do="digest") == digest


def example() -> dict[str, object]:
    """The rulebook's scoring example."""
    position = boards()["X1"].position(public_lessons=[{"card": 148}])
    position["players"][0]["lessons"] = [135, 116, 131]
    return dict(position)


@pytest.mark.parametrize(("printing", "total"), [("cs", 57), ("ru-uk", 59)])
def test_the_example_of_the_rulebook_is_scored(
    run: Run, tmp_path: Path, printing: str, total: int
) -> None:
    file = tmp_path / "x1.json"
    file.write_text(json.dumps({**example(), "options": {"printing": printing}}))
    ran = run("score", "isle", file, "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["players"][0]["total"] == total
    assert str(total) in run("score", "isle", file).out


BAD_TILES = {
    "overlap": [{"kind": "common", "cells": [[8, 4]]}] * 2,
    "off the boat": [{"kind": "common", "cells": [[0, 0]]}],
    "wrong shape": [{"kind": "common", "cells": [[8, 4], [10, 4]]}],
}


@pytest.mark.parametrize("what", BAD_TILES)
def test_a_bad_table_is_one_line_and_exit_code_one(
    run: Run, tmp_path: Path, what: str
) -> None:
    file = tmp_path / "bad.json"
    player = {"boat": "blue", "tiles": BAD_TILES[what]}
    file.write_text(json.dumps({"game": "isle", "mode": "standard", "players": [player]}))
    ran = run("score", "isle", file)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.count("\n") == 1


def test_an_unknown_card_is_one_line_and_exit_code_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    player = {"boat": "blue", "tiles": [], "lessons": [9999]}
    file.write_text(json.dumps({"game": "isle", "mode": "standard", "players": [player]}))
    ran = run("score", "isle", file)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.count("\n") == 1


def test_a_position_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({"game": "isle", "mode": "\x1b[31m", "players": []}))
    ran = run("score", "isle", file)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err[:-1].isprintable()
    assert "[31m" in ran.err
