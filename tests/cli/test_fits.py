"""The commands with If It Fits."""

from __future__ import annotations

import io
import json
from importlib.resources import files
from pathlib import Path

import pytest

from meowple.cli.commands.engine import Engine
from meowple.kernel.record import Record, verify
from tests.cli.replays import replay_of
from tests.cli.run import Run
from tests.golden_games import FOLDER

TABLES = [
    ("--seats", "2"),
    ("--seats", "3", "--option", "advanced=true", "--option", "tied_kinds=one"),
    ("--seats", "4", "--option", "overlays=joint", "--option", "table=9x9"),
    ("--seats", "5", "--option", "start_cards=draw"),
]


@pytest.mark.parametrize("arguments", TABLES, ids=" ".join)
def test_every_table_is_simulated_and_its_records_verify(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    out = tmp_path / "games.jsonl"
    ran = run("sim", "fits", "--games", 3, *arguments, "--out", out, "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["games"] == 3
    for line in out.read_text().splitlines():
        record = Record.parse(json.loads(line)["record"])
        assert all(check.passed for check in verify(record))


@pytest.mark.parametrize("table", ["8x9", "9x30", "x", "9"])
def test_a_table_that_cannot_be_is_wrong_usage(run: Run, table: str) -> None:
    assert run("sim", "fits", "--option", f"table={table}").code == 2


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_is_played_in_the_terminal_and_its_record_shown(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seats: int
) -> None:
    file = tmp_path / "game.txt"
    # Saved after every action: the last time the game is over.
    typed = "v\nall\nlog\n" + f"1\nsave {file}\n" * 100
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    ran = run("play", "fits", "--terminal", "--plain", "--seats", seats, "--seed", 5)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"If It Fits for {seats}, you are Seat 0.")
    assert "Winner" in ran.out
    assert "Signs: " in ran.out
    assert "Boxes with" in ran.out
    assert ran.out.count("Signs: ") * 2 < ran.out.count("Your decision: ") + 3
    assert run("verify", file).code == 0
    shown = run("replay", file, "--to", 12, "--seat", 0)
    assert shown.code == 0
    assert "Signs: " in shown.out
    assert "Winner" in run("replay", file).out


def test_drawn_cards_of_others_are_not_told_in_a_replay(run: Run, tmp_path: Path) -> None:
    steps = replay_of("fits", run, tmp_path, "--option", "advanced=true", seat=0)
    others = [step for step in steps if step["seat"] != 0]
    told = {event["id"] for step in others for event in step["events"]}
    assert {"fits.drew", "fits.laid"} <= told
    assert "fits.drew_own" not in told
    assert [step for step in others if str(step["action"]).startswith("lay ")]


def test_which_princess_another_seat_plays_is_not_told_in_a_replay(run: Run) -> None:
    shown = run("replay", FOLDER / "fits-basic-4.txt", "--seat", 0, "--json")
    ladies = [
        (step["seat"], step["action"], [event["id"] for event in step["events"]])
        for step in json.loads(shown.out)["actions"]
        if any(event["args"].get("card") == "princess" for event in step["events"])
    ]
    assert {seat for seat, _, _ in ladies} > {0}
    for seat, action, told in ladies:
        if seat:
            assert (action, told) == (None, ["fits.plays"])
        else:
            assert (action[:6], told) == ("play P", ["fits.plays", "fits.plays_own"])


def test_a_whole_game_goes_through_the_engine() -> None:
    engine = Engine()

    def talk(**request: object) -> dict[str, object]:
        answer = json.loads(engine.answer(json.dumps(request).encode()))
        assert isinstance(answer, dict)
        assert answer["ok"] is True, answer
        return answer

    games = talk(do="hello")["games"]
    assert isinstance(games, list)
    assert "fits" in games
    status = talk(do="new", game="fits", seats=3, seed=7, options={"advanced": True})
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


# --- scoring ---

EXAMPLE = {
    "game": "fits",
    "options": {"advanced": False, "tied_kinds": "all"},
    "players": 2,
    "cells": [
        {"x": 0, "y": 0, "card": "B13", "turned": False},
        {"x": 1, "y": 0, "card": "B16", "turned": True},
        {"x": -3, "y": 4, "card": "B15"},
    ],
    "overlays": [{"kind": "cat", "player": 0, "between": [[0, 0], [1, 0]]}],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(EXAMPLE))
    return path


def test_a_table_is_scored_as_json(run: Run, file: Path) -> None:
    ran = run("score", "fits", file, "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found["players"] == [{"total": 4, "penalties": 0}, {"total": 0, "penalties": 0}]
    assert found["boxes"][0]["points"] == {"0": 4}
    assert found["winners"] == [0]


def test_a_table_is_scored_for_people(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    out = run("score", "fits", file).out
    rows = [[part.strip() for part in line.split("│")] for line in out.splitlines()]
    assert ["Total", "4", "0"] in rows
    assert ["Penalties", "0", "0"] in rows
    assert ["1", "0,0 1,0", "yes", "Y: 2", "0", "4", "Seat 0: 4"] in rows
    assert ["2", "-3,4", "no", "P: 1", "1", "0", ""] in rows
    assert "Winner: Seat 0" in out


BAD: dict[str, dict[str, object]] = {
    "an unknown card": {"cells": [{"x": 0, "y": 0, "card": "B99"}]},
    "no such joint": {"cells": EXAMPLE["cells"][:1]},  # type: ignore[index]
    "another game": {"game": "isle"},
    "too many players": {"players": 6},
    "an unknown deck": {"options": {"cards": "printed"}},
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_table_is_one_line_and_exit_code_one(
    run: Run, tmp_path: Path, what: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({**EXAMPLE, **BAD[what]}))
    ran = run("score", "fits", file)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.count("\n") == 1
    assert "error." not in ran.err


# --- an owner's deck ---


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """Our own deck with another name, and with three mice on one card."""
    ours = files("meowple.games.fits.data").joinpath("cards.toml").read_text("utf-8")
    path = tmp_path / "deck.toml"
    changed = ours.replace('name = "ours"', 'name = "my-box"')
    path.write_text(changed.replace('icons = "YY" },', 'icons = "MMM" },', 1))
    return path


def test_games_are_played_with_an_owners_deck(run: Run, tmp_path: Path, deck: Path) -> None:
    out = tmp_path / "games.jsonl"
    ran = run("sim", "fits", "--games", 2, "--data", deck, "--out", out, "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["options"]["cards"] == "my-box"
    record = Record.parse(json.loads(out.read_text().splitlines()[0])["record"])
    assert all(check.passed for check in verify(record))


def test_a_table_is_scored_with_an_owners_deck(run: Run, file: Path, deck: Path) -> None:
    ran = run("score", "fits", file, "--data", deck, "--json")
    assert json.loads(ran.out)["players"][0]["total"] == 6


def test_a_bad_deck_is_one_line_and_exit_code_one(run: Run, deck: Path) -> None:
    deck.write_text(deck.read_text().replace('sides = "owww"', 'sides = "wwww"', 1))
    ran = run("sim", "fits", "--games", 1, "--data", deck)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == (
        "meowple: Card B01 is closed on all sides. "
        "(at box cards, card 0; lists count from 0)\n"
    )
