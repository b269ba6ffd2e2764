"""The documents tell the truth: commands, options, links, the example."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import typer.core
import typer.main

from meowple import __version__
from meowple.bots import BOTS
from meowple.cli.main import app
from meowple.cli.protocol import requests
from meowple.kernel.registry import find
from meowple.texts import DEFAULT, languages
from tests.own_games import IDS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()
COMMANDS = (ROOT / "docs" / "commands.md").read_text()
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
LINK = re.compile(r"(?:\]\(|src=\")([^)#\"]+)[)\"]")


def options() -> dict[str, set[str]]:
    """Every command with the options it offers."""
    group = typer.main.get_group(app)
    found = {}
    commands = dict(group.commands)
    admin = commands.pop("admin")
    assert isinstance(admin, typer.core.TyperGroup)
    commands |= {f"admin {name}": command for name, command in admin.commands.items()}
    for name, command in commands.items():
        flags = {flag for param in command.params for flag in param.opts}
        found[name] = {flag for flag in flags if flag.startswith("--")}
    return found


@pytest.mark.parametrize("command", sorted(options()))
def test_every_command_and_its_options_are_documented(command: str) -> None:
    row = next(
        (
            line
            for line in COMMANDS.splitlines()
            if line.startswith(f"| `meowple {command}")
        ),
        None,
    )
    assert row is not None
    everywhere = {"--lang", "--debug"}
    missing = [
        flag
        for flag in sorted(options()[command] - everywhere)
        if not re.search(rf"{flag}\b", row)
    ]
    assert missing == []
    assert everywhere <= options()[command]


@pytest.mark.parametrize("document", [README, COMMANDS], ids=["readme", "commands"])
def test_no_option_is_named_that_is_not_there(document: str) -> None:
    offered = {flag for flags in options().values() for flag in flags}
    named = set(re.findall(r"(?<![\w-])--[a-z]+(?:-[a-z]+)*", document))
    assert named - offered <= {"--version", "--help"}


def test_every_request_is_in_the_protocol() -> None:
    for verb in requests.FORMS:
        assert f'{{"do":"{verb}"' in PROTOCOL


def test_every_bot_is_in_the_readme() -> None:
    for bot in BOTS:
        assert f"`{bot}`" in README


@pytest.mark.parametrize("game", IDS)
def test_every_option_of_a_game_is_in_the_changes(game: str) -> None:
    changes = (ROOT / "CHANGELOG.md").read_text()
    assert f"## {__version__}" in changes
    for option in find(game).info.options:
        assert f"`{option.id}`" in changes


def test_every_game_is_in_the_readme_and_the_protocol() -> None:
    assert json.dumps(IDS, separators=(",", ":")) in PROTOCOL
    for game in IDS:
        assert f"`{game}`" in README


def test_the_example_of_the_readme_plays_a_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    example = re.search(r"```python\n(.*?)```", COMMANDS, re.DOTALL)
    assert example is not None
    exec(example[1], {})
    assert re.fullmatch(r"\(-?\d+, -?\d+\)\n", capsys.readouterr().out)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for target in LINK.findall(path.read_text()):
        if "://" not in target:
            assert (path.parent / target).exists(), target


def frame(document: str) -> dict[str, list[str]]:
    """What a readme has in common with its translations: all but its words."""
    parts = re.split(r"^```.*\n", document, flags=re.MULTILINE)
    prose, code = "".join(parts[::2]), "".join(parts[1::2])
    return {
        "headings": re.findall(r"^#+ ", prose, re.MULTILINE),
        "code": re.sub(r" *#.*", "", code).splitlines(),
        "names": sorted(re.findall(r"`[^`\n]+`", prose)),
        "links": LINK.findall(prose),
    }


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != DEFAULT])
def test_every_readme_says_the_same(lang: str) -> None:
    translated = (ROOT / f"README.{lang}.md").read_text(encoding="utf-8")
    assert frame(translated) == frame(README)


def test_every_make_target_in_the_documents_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for path in DOCUMENTS:
        for target in re.findall(r"^make (\w+)|`make (\w+)`", path.read_text(), re.M):
            assert f"\n{''.join(target)}:" in makefile


def test_the_benchmarks_have_figures() -> None:
    text = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    for name in ("isle, 4 seats", "fits, 4 seats", "catanatron, 4 seats"):
        assert re.search(rf"\| {name} \| [\d,]+ \| [\d,]+ \| \d+ \|", text)
