"""What all commands have in common: help, errors in one line, exit codes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from meowple import __version__
from tests.cli.run import Run


def test_version_is_printed(run: Run) -> None:
    assert run("--version").out == f"meowple {__version__}\n"


def test_without_a_command_help_is_shown(run: Run) -> None:
    ran = run()
    assert ran.code == 0
    assert "engine" in ran.out


WRONG = [
    ("dance",),
    ("sim",),
    ("sim", "chess"),
    ("sim", "pebbles", "--seats", "7"),
    ("sim", "pebbles", "--seats", "two"),
    ("sim", "pebbles", "--games", "0"),
    ("sim", "pebbles", "--jobs", "0"),
    ("sim", "pebbles", "--seed", "-1"),
    ("sim", "pebbles", "--bots", "lion"),
    ("sim", "pebbles", "--bots", "random,random,random"),
    ("sim", "pebbles", "--option", "luck"),
    ("sim", "pebbles", "--option", "luck=bad"),
    ("sim", "pebbles", "--option", "hue=1"),
    ("sim", "pebbles", "--option", "luck=some", "--option", "luck=none"),
    ("sim", "pebbles", "--lang", "xx"),
    ("sim", "pebbles", "--data", "nowhere.json"),
    ("sim", "pebbles", "--out", "nowhere/out.jsonl"),
    ("play", "pebbles", "--seat", "5"),
    ("play", "chess"),
    ("score", "pebbles"),
    ("score", "pebbles", "nowhere.json"),
    ("score", "pebbles", "."),
    ("replay", "nowhere.txt"),
    ("verify", "nowhere.txt"),
    ("rules", "chess"),
    ("bench", "--beside", "nowhere"),
    ("engine", "--loudly"),
]


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_usage_is_one_line_and_exit_code_two(
    run: Run, arguments: tuple[str, ...]
) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("meowple: ")
    assert ran.err.count("\n") == 1


@pytest.mark.usefixtures("pebbles")
def test_debug_shows_where_an_error_came_from(run: Run) -> None:
    ran = run("sim", "pebbles", "--seats", "7", "--debug")
    assert ran.code == 2
    assert "Traceback" in ran.err


@pytest.mark.usefixtures("pebbles")
def test_a_game_without_a_reference_says_so(run: Run) -> None:
    assert run("rules", "pebbles").code == 1


def meowple(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    code = "from meowple.cli.main import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], input=given, capture_output=True
    )


def test_the_engine_answers_every_line_and_ends_with_its_input() -> None:
    given = b'{"do":"dance"}\n' + b"x" * 5_000_000 + b'\n\xff\n{"do":"digest"}'
    done = meowple("engine", given=given)
    assert done.returncode == 0
    assert done.stderr == b""
    answers = done.stdout.splitlines()
    assert len(answers) == 4
    assert all(answer.startswith(b'{"ok":false,') for answer in answers)
    assert b"request.too_long" in answers[1]


def test_a_missing_file_ends_the_process_with_two(tmp_path: Path) -> None:
    done = meowple("verify", str(tmp_path / "nowhere"))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
