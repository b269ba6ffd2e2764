"""`meowple replay` and `meowple verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meowple.kernel.record import Record
from tests.cli.run import Run


def test_a_replay_numbers_the_actions_and_tells_the_score(
    run: Run, record: Record, record_file: Path
) -> None:
    ran = run("replay", record_file)
    assert ran.code == 0
    seat, action = record.actions[0]
    assert f"1. Seat {seat}: {action}" in ran.out
    assert f"{len(record.actions)}. " in ran.out
    assert "Total" in ran.out


def test_a_replay_stops_where_it_is_told_and_shows_the_position(
    run: Run, record_file: Path
) -> None:
    out = run("replay", record_file, "--to", 2).out
    assert "2. " in out
    assert "3. " not in out
    assert "heap: " in out


def test_a_replay_through_the_eyes_of_a_seat_keeps_secrets(
    run: Run, record: Record, record_file: Path
) -> None:
    ran = run("replay", record_file, "--to", 1, "--seat", 1, "--json")
    found = json.loads(ran.out)
    assert record.actions[0][0] == 0
    assert found["actions"][0]["events"] == []
    assert found["actions"][0]["action"] is None
    assert found["view"]["seat"] == 1


def test_events_that_all_saw_are_shown_to_every_seat(
    run: Run, record: Record, record_file: Path
) -> None:
    told = json.loads(run("replay", record_file, "--seat", 1, "--json").out)["actions"]
    for step, (seat, action) in zip(told, record.actions, strict=True):
        hidden = seat != 1 and action.startswith("name ")
        assert step["action"] == (None if hidden else action)


def test_a_replay_as_json_ends_with_the_digest(
    run: Run, record: Record, record_file: Path
) -> None:
    found = json.loads(run("replay", record_file, "--json").out)
    assert len(found["actions"]) == len(record.actions)
    assert found["digest"] == record.digest
    assert found["over"] is True


@pytest.mark.parametrize("option", [("--to", 999), ("--seat", 2)])
def test_a_replay_beyond_the_record_is_wrong_usage(
    run: Run, record_file: Path, option: tuple[str, int]
) -> None:
    assert run("replay", record_file, *option).code == 2


def test_a_true_record_is_verified(run: Run, record_file: Path) -> None:
    ran = run("verify", record_file)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("OK: ") == 3


def test_verification_as_json_lists_its_checks(run: Run, record_file: Path) -> None:
    found = json.loads(run("verify", record_file, "--json").out)
    assert found["ok"] is True
    assert [check["id"] for check in found["checks"]] == [
        "verify.replay",
        "verify.digest",
        "verify.commitment",
    ]


def test_a_changed_record_fails(run: Run, record: Record, record_file: Path) -> None:
    seat, _ = record.actions[-1]
    record.actions[-1] = (seat, "take 99")
    record_file.write_text(record.text())
    ran = run("verify", record_file)
    assert ran.code == 1
    assert "take 99" in ran.err
    assert run("replay", record_file).code == 1
    found = json.loads(run("verify", record_file, "--json").out)
    assert found["checks"][0]["error"]["id"] == "record.illegal"


def test_a_false_commitment_fails(run: Run, record: Record, record_file: Path) -> None:
    record.salt = "pepper"
    record_file.write_text(record.text())
    ran = run("verify", record_file)
    assert ran.code == 1
    assert ran.err.count("\n") == 1


HUGE = b"9" * 40


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    "content",
    [
        b"nonsense",
        b"\xff",
        b"",
        b"x" * 5_000_000,
        b"meowple record 1\ngame: chess\nrules: 1\nseats: 2\nseed: 1\n",
        b"meowple record 1\ngame: pebbles\nrules: 1\nseats: 9\nseed: 1\n",
        b"meowple record 1\ngame: pebbles\nrules: 7\nseats: 2\nseed: 1\n",
        b"meowple record 1\ngame: pebbles\nrules: %s\nseats: 2\nseed: 1\n" % HUGE,
        b"meowple record 1\ngame: pebbles\nrules: 1\nseats: %s\nseed: 1\n" % HUGE,
        b"meowple record 1\ngame: pebbles\nrules: 1\nseats: 2\nseed: %s\n" % (3 * HUGE),
    ],
    ids=[
        "nonsense",
        "bytes",
        "empty",
        "long",
        "game",
        "seats",
        "rules",
        "huge rules",
        "huge seats",
        "huge seed",
    ],
)
def test_a_bad_record_is_exit_code_one(
    run: Run, tmp_path: Path, command: str, content: bytes
) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(content)
    ran = run(command, file)
    assert ran.code == 1
    assert ran.err.count("\n") == 1
