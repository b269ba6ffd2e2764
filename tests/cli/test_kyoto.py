"""The commands with Kyoto no Neko."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from meowple.cli.commands.engine import Engine
from meowple.kernel.record import Record, verify
from meowple.lab.bench.bench import cases
from tests.cli.replays import replay_of
from tests.cli.run import Run

TABLES = [
    ("--seats", "2"),
    ("--seats", "3", "--option", "side=expert", "--option", "scenario=river"),
    ("--seats", "4", "--option", "centre=asymmetric", "--option", "scenario=lanterns"),
    ("--seats", "2", "--option", "die=narrow", "--option", "stamina=long"),
    ("--seats", "2", "--option", "target=7", "--option", "rotation=3"),
]


@pytest.mark.parametrize("arguments", TABLES, ids=" ".join)
def test_every_table_is_simulated_and_its_records_verify(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    out = tmp_path / "games.jsonl"
    ran = run("sim", "kyoto", "--games", 3, *arguments, "--out", out, "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert found["games"] == 3
    assert found["scores"]["max"] <= 7
    for line in out.read_text().splitlines():
        record = Record.parse(json.loads(line)["record"])
        assert all(check.passed for check in verify(record))


@pytest.mark.parametrize("option", ["target=8", "rotation=4", "scenario=sea", "side=2"])
def test_an_option_that_cannot_be_is_wrong_usage(run: Run, option: str) -> None:
    assert run("sim", "kyoto", "--option", option).code == 2


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_seats_are_wrong_usage(run: Run, seats: int) -> None:
    assert run("sim", "kyoto", "--seats", seats).code == 2


@pytest.mark.parametrize("scenario", ["base", "lanterns"])
def test_a_game_is_played_in_the_terminal_and_its_record_shown(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, scenario: str
) -> None:
    file = tmp_path / "game.txt"
    # Saved after every action: the last time the game is over.
    typed = "v\nall\nlog\nstep 9,9\n" + f"1\nsave {file}\n" * 400
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    options = ("--seats", 3, "--seed", 5, "--option", f"scenario={scenario}")
    ran = run("play", "kyoto", "--terminal", "--plain", *options)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Kyoto no Neko for 3, you are Seat 0.")
    assert "No way leads from here to 9,9 in one step." in ran.out
    assert re.search(r"\d\. step \d,\d - \w+: road; bike \d+% \(needs", ran.out)
    assert "Winner" in ran.out
    # the whole table is shown when a turn begins, else the boards and the question
    assert ran.out.count("Between: % hedge") * 2 < ran.out.count("Your decision: ") + 3
    assert run("verify", file).code == 0
    for seat in range(3):
        shown = run("replay", file, "--to", 12, "--seat", seat)
        assert shown.code == 0
        assert f"Seat {seat} (you): " in shown.out
    assert "Winner" in run("replay", file).out


def test_paws_that_others_have_looked_at_are_not_told_in_a_replay(
    run: Run, tmp_path: Path
) -> None:
    steps = replay_of("kyoto", run, tmp_path, seat=0)
    others = [step for step in steps if step["seat"] != 0]
    told = {event["id"] for step in others for event in step["events"]}
    assert {"kyoto.looked", "kyoto.check", "kyoto.step"} <= told
    assert "kyoto.saw" not in told
    mine = [step for step in steps if step["seat"] == 0]
    assert "kyoto.saw" in {event["id"] for step in mine for event in step["events"]}


def test_a_whole_game_goes_through_the_engine() -> None:
    engine = Engine()

    def talk(**request: object) -> dict[str, object]:
        answer = json.loads(engine.answer(json.dumps(request).encode()))
        assert isinstance(answer, dict)
        assert answer["ok"] is True, answer
        return answer

    games = talk(do="hello")["games"]
    assert isinstance(games, list)
    assert "kyoto" in games
    options = {"scenario": "lanterns", "side": "expert"}
    status = talk(do="new", game="kyoto", seats=3, seed=7, options=options)
    while not status["over"]:
        actors = status["actors"]
        assert isinstance(actors, list)
        seat = actors[0]
        assert talk(do="view", seat=seat)["view"]
        action = talk(do="choose", seat=seat, bot="random")["action"]
        status = talk(do="play", seat=seat, action=action)
    assert talk(do="result")["lines"]
    digest, record = talk(do="digest"), talk(do="record")["record"]
    assert talk(do="load", record=record)["over"] is True
    assert talk(do="digest") == digest


def test_the_engine_answers_with_the_rule_that_forbids() -> None:
    engine = Engine()
    engine.answer(b'{"do":"new","game":"kyoto","seats":2,"seed":1}')
    status = json.loads(engine.answer(b'{"do":"legal","seat":0}'))
    seat = 0 if status["actions"] else 1
    request = {"do": "play", "seat": seat, "action": "step 3,3"}
    error = json.loads(engine.answer(json.dumps(request).encode()))["error"]
    assert error == {
        "id": "kyoto.not_beside",
        "message": "No way leads from here to 3,3 in one step.",
    }


def test_positions_are_not_scored(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text("{}")
    ran = run("score", "kyoto", file)
    assert ran.code == 1
    assert "Positions of kyoto cannot be scored." in ran.err


def test_the_benchmark_plays_it_and_its_figures_are_written_down() -> None:
    names = [case.name for case in cases() if case.game == "kyoto"]
    assert names == ["kyoto, 2 seats", "kyoto, 4 seats"]
    text = (Path(__file__).parents[2] / "docs" / "benchmarks.md").read_text("utf-8")
    for name in names:
        assert re.search(rf"\| {name} \| [\d,]+ \| [\d,]+ \| \d+ \|", text)
