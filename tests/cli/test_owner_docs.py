"""Every command that the pages on owner's data print works with the file they show."""

from __future__ import annotations

import io
import re
import shlex
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.run import Run
from tests.own_games import IDS

DOCS = Path(__file__).parents[2] / "docs"
FILE = re.compile(r"my-box\.(json|toml)")


def page(game: str) -> str:
    return (DOCS / f"{game}-data.md").read_text(encoding="utf-8")


def blocks(game: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", page(game), re.M | re.S)


def commands(game: str) -> list[str]:
    lines = "".join(blocks(game, "sh")).splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def owners_file(game: str) -> str:
    """The file that a page shows. The deck of If It Fits is shortened there: it is ours
    under the name of the owner's."""
    kind = FILE.search(page(game))
    assert kind is not None
    shown = blocks(game, kind[1])[0]
    if "# ..." not in shown:
        return shown
    ours = files("meowple.games") / game / "data" / "cards.toml"
    name = re.search(r"^name = .*$", shown, re.M)
    assert name is not None
    return re.sub(r"^name = .*$", name[0], ours.read_text("utf-8"), flags=re.M)


PRINTED = [(game, command) for game in IDS for command in commands(game)]


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an owner's files, and a person who leaves at the first question."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    return tmp_path


@pytest.mark.parametrize(("game", "command"), PRINTED)
def test_a_printed_command_plays_with_the_owners_data(
    run: Run, at_home: Path, game: str, command: str
) -> None:
    name = FILE.search(command)
    assert name is not None
    (at_home / name[0]).write_text(owners_file(game), encoding="utf-8")
    for table in blocks(game, "json")[-1:]:
        (at_home / "table.json").write_text(table, encoding="utf-8")
    program, *arguments = shlex.split(command)
    assert program == "meowple"
    ran = run(*arguments)
    assert ran.code == 0, ran.err
    assert ran.out


@pytest.mark.parametrize("game", IDS)
def test_a_page_prints_how_to_play_try_out_and_score(game: str) -> None:
    verbs = {command.split()[1] for command in commands(game)}
    assert {"play", "sim", "arena"} <= verbs
    assert ("score" in verbs) == (game != "kyoto")
