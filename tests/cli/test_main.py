"""The common part of all commands: help, errors in one line, exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from meowple import __version__
from meowple.cli.exit_codes import print_error
from meowple.cli.usage import usage_error
from meowple.kernel.errors import MeowpleError
from meowple.kernel.setup import Setup
from meowple.texts import Texts, texts
from tests.cli.run import Run
from tests.pebbles import Heap, Pebbles


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
    ("sim", "pebbles", "--seats", "9" * 30),
    ("sim", "pebbles", "--seats", "9" * 5000),
    ("sim", "pebbles", "--seed", "9" * 90),
    ("sim", "pebbles", "--seed", str(2**256 - 5), "--games", "6", "--jobs", "2"),
    ("sim", "pebbles", "--option", "luck=" + "9" * 30),
    ("sim", "pebbles", "--games", "0"),
    ("sim", "pebbles", "--jobs", "0"),
    ("sim", "pebbles", "--seed", "-1"),
    ("sim", "pebbles", "--bots", "lynx"),
    ("sim", "pebbles", "--bots", "random,random,random"),
    ("sim", "pebbles", "--option", "luck"),
    ("sim", "pebbles", "--option", "luck=bad"),
    ("sim", "pebbles", "--option", "hue=1"),
    ("sim", "pebbles", "--option", "luck=some", "--option", "luck=none"),
    ("sim", "pebbles", "--lang", "xx"),
    ("sim", "pebbles", "--data", "nowhere.json"),
    ("sim", "pebbles", "--out", "nowhere/out.jsonl"),
    ("sim", "pebbles", "--out", "games.csv"),
    ("play", "pebbles", "--terminal", "--seat", "5"),
    ("play", "pebbles", "--seat", "1"),
    ("play", "pebbles", "--bots", "cat"),
    ("play", "pebbles", "--terminal", "--seat", "9" * 30),
    ("play", "pebbles", "--terminal", "--seats", "9" * 30),
    ("sim", "pebbles", "--bots", "\x1b[31m"),
    ("\x1b[31m",),
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
@pytest.mark.parametrize("arguments", WRONG, ids=lambda given: " ".join(given)[:50])
def test_wrong_usage_is_one_line_and_exit_code_two(
    run: Run, arguments: tuple[str, ...]
) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("meowple: ")
    assert ran.err.count("\n") == 1
    assert ran.err[:-1].isprintable()


MEANT = [
    (("dance",), "meowple needs one of these commands: play, serve, site,"),
    (("admin",), "meowple admin needs one of these commands: "),
    (("sim",), "meowple sim: GAME is missing."),
    (("sim", "isle", "--gamse"), "meowple sim has no option “--gamse”. Similar: --games"),
    (("engine", "-x"), "has no option “-x”. See meowple engine --help for all options."),
    (("sim", "isle", "--seed"), "The option --seed needs a value."),
    (("sim", "isle", "--json=1"), "The option --json doesn’t take a value."),
    (("sim", "isle", "--seats", "two"), "--seats must be a whole number."),
    (("sim", "isle", "--games", "0"), "--games must be a whole number, at least 1."),
    (("sim", "isle", "--seconds", "0"), "be a number, at least 0.01, at most 600."),
    (("arena", "isle", "--format", "x"), "--format must be one of: round-robin, ladder."),
    (("admin", "tables", "--status", "x"), "--status must be one of: "),
    (("sim", "isle", "fits"), "Too many arguments; see meowple sim --help."),
    (("sim", "isle", "--lang", "xx"), "There is no such language. Available: en, cs,"),
]


@pytest.mark.parametrize(("arguments", "told"), MEANT)
def test_wrong_usage_is_told_by_what_is_wrong(
    run: Run, arguments: tuple[str, ...], told: str
) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert told in ran.err


@pytest.mark.parametrize("wish", [("--lang", "cs"), ("--lang=cs",)])
def test_wrong_usage_is_told_in_the_language_that_was_asked_for(
    run: Run, wish: tuple[str, ...]
) -> None:
    err = run("sim", "isle", *wish, "--seconds", 0).err
    assert err == "meowple: --seconds musí být číslo, nejméně 0.01, nejvýše 600.\n"
    # Without a command nothing else would read it.
    assert run("dance", *wish).err.startswith("meowple: Za meowple patří")


def test_what_the_reader_of_the_command_line_says_else_leads_to_the_help() -> None:
    wrong = usage_error(typer.TyperException("No."), [], texts())
    assert texts().error(wrong).endswith("see meowple --help.")


@pytest.mark.usefixtures("pebbles")
def test_debug_shows_where_an_error_came_from(run: Run) -> None:
    ran = run("sim", "pebbles", "--seats", "7", "--debug")
    assert ran.code == 2
    assert "Traceback" in ran.err


def broken(self: Pebbles, setup: Setup) -> Heap:
    raise ZeroDivisionError("\x1b[31mno\npebbles")


@pytest.mark.usefixtures("pebbles")
def test_a_mistake_of_ours_is_one_line_and_exit_code_one(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pebbles, "start", broken)
    ran = run("sim", "pebbles")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("meowple: Meowple has a bug (ZeroDivisionError).")
    assert ran.err.count("\n") == 1
    assert "Traceback" in run("sim", "pebbles", "--debug").err


def test_an_error_that_cannot_be_told_is_shown_by_its_id(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: Texts, error: MeowpleError) -> str:
        raise ArithmeticError

    monkeypatch.setattr(Texts, "error", fails)
    ran = run("sim", "chess")
    assert (ran.code, ran.err) == (2, "meowple: game.unknown\n")


def test_a_complaint_is_printable_and_not_endless(
    capsys: pytest.CaptureFixture[str],
) -> None:
    print_error("a\x1b[2J\nb " + "x" * 9000)
    err = capsys.readouterr().err
    assert err.startswith("meowple: a\ufffd[2J b xxx")
    assert len(err) < 2100


@pytest.mark.usefixtures("pebbles")
def test_a_game_without_a_reference_says_so(run: Run) -> None:
    assert run("rules", "pebbles").code == 1


def meowple(
    *arguments: str | bytes, given: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    code = "from meowple.cli.main import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=given,
        capture_output=True,
        env={**os.environ, **environment},
    )


SERVER = """
import sys
from meowple.cli.main import main
try:
    main()
finally:
    print(*{"sqlalchemy", "uvicorn"}.intersection(sys.modules), file=sys.stderr)
"""


@pytest.mark.parametrize(
    "command", [("sim", "fits", "--games", "1"), ("play", "--terminal", "--seed", "3")]
)
def test_who_needs_no_server_does_not_wait_for_one(command: tuple[str, ...]) -> None:
    called = [sys.executable, "-c", SERVER, *command]
    done = subprocess.run(called, input=b"q\n", capture_output=True)
    assert (done.returncode, done.stderr.strip()) == (0, b"")


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


def test_a_number_of_thirty_digits_does_not_end_the_engine() -> None:
    given = b'{"do":"new","game":"isle","seats":' + b"9" * 30 + b'}\n{"do":"hello"}\n'
    done = meowple("engine", given=given)
    assert (done.returncode, done.stderr) == (0, b"")
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [False, True]


def test_answers_that_are_no_text_are_explained() -> None:
    typed = b"\xff\xfe 1\nsave a\x00b\nq\n"
    done = meowple("play", "--terminal", "--seed", "3", given=typed)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "isn’t an action in this game" in done.stdout.decode()
    assert "can’t be used" in done.stdout.decode()


def test_a_terminal_that_knows_only_ascii_is_enough(tmp_path: Path) -> None:
    play = ("play", "--terminal", "--seed", "3")
    done = meowple(*play, given=b"v\nq\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Goodbye" in done.stdout
    file = tmp_path / "Zo\u00eb.txt"
    file.write_text("no record")
    done = meowple("verify", str(file), PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stdout) == (1, b"")


def test_json_is_the_same_on_every_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    head = "meowple record 1\ngame: isle\nrules: 1\nseats: 2\nseed: 1\n"
    file.write_text(head + "option mode: \u00e9\u00e8 \U0001f408\n", encoding="utf-8")
    ascii, utf8 = (
        meowple("verify", str(file), "--json", PYTHONIOENCODING=encoding).stdout
        for encoding in ("ascii", "utf-8")
    )
    assert ascii == utf8
    assert "\u00e9\u00e8 \U0001f408" in json.loads(utf8)["checks"][0]["error"]["message"]


@pytest.mark.skipif(sys.platform == "win32", reason="names are no bytes there")
def test_a_name_that_is_no_text_is_told(tmp_path: Path) -> None:
    done = meowple("verify", bytes(tmp_path) + b"/\xff\x1b[31m")
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"\x1b" not in done.stderr
