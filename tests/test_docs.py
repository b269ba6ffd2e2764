"""The documentation is true: commands, options, paths, modules, links, examples."""

from __future__ import annotations

import ast
import json
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from textwrap import dedent

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
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
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
def test_every_option_of_a_game_is_in_the_changelog(game: str) -> None:
    changes = (ROOT / "CHANGELOG.md").read_text()
    assert f"## {__version__.partition('.dev')[0]}" in changes
    for option in find(game).info.options:
        assert f"`{option.id}`" in changes


def test_every_game_is_in_the_readme_and_the_protocol() -> None:
    assert json.dumps(IDS, separators=(",", ":")) in PROTOCOL
    for game in IDS:
        assert f"`{game}`" in README


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for target in LINK.findall(path.read_text()):
        if "://" not in target:
            assert (path.parent / target).exists(), target


def frame(document: str) -> dict[str, list[str]]:
    """The common part of a readme and its translations: everything but the words."""
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


def test_every_make_target_in_the_documents_exists() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.M))
    for path in DOCUMENTS:
        for named in re.findall(
            r"(?:^|`|&& )make (?:-C \S+ )?((?:[a-z][a-z-]* ?)+)", path.read_text(), re.M
        ):
            assert {*named.split()} <= targets, (path.name, named)


def test_the_benchmarks_have_figures() -> None:
    text = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    for name in ("isle, 4 seats", "fits, 4 seats", "catanatron, 4 seats"):
        assert re.search(rf"\| {name} \| [\d,]+ \| [\d,]+ \| \d+ \|", text)


# The names in the documents


# It says what things were called before.
PRESENT = [path for path in DOCUMENTS if path.name != "CHANGELOG.md"]
every_document = pytest.mark.parametrize("path", PRESENT, ids=lambda path: path.name)

# The folders in which paths in documents begin.
ROOTS = (
    ROOT,
    ROOT / "src" / "meowple",
    ROOT / "web",
    *(found.parent for found in (ROOT / "tests" / "packages").glob("*/pyproject.toml")),
)
TOP = "|".join(sorted({folder.name for root in ROOTS for folder in root.iterdir()}))
# Not in version control: it is installed or built.
BUILT = ("web/node_modules", "src/meowple/server/client")
# Placeholders such as ID and GAME, and patterns.
VARIABLE = re.compile(r"\b[A-Z]{2,}\b|\*")


def prose(path: Path) -> str:
    """A document without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)


def names(path: Path) -> list[str]:
    """Everything that stands in backticks."""
    return re.findall(r"`([^`\n]+)`", prose(path))


def is_there(name: str) -> bool:
    return any((root / name).exists() for root in ROOTS)


def resolves(dotted: str) -> bool:
    """Whether a dotted name is a module, or an attribute of one."""
    module, *rest = dotted.split(".")
    found: object = import_module(module)
    for name in rest:
        module = f"{module}.{name}"
        if not hasattr(found, name):
            try:
                found = import_module(module)
            except ModuleNotFoundError:
                return False
        else:
            found = getattr(found, name)
    return True


@every_document
def test_every_file_that_a_document_names_exists(path: Path) -> None:
    paths = [name for name in names(path) if re.fullmatch(rf"({TOP})/[\w./-]*", name)]
    paths = [name for name in paths if not name.startswith(BUILT)]
    assert [
        name for name in paths if not VARIABLE.search(name) and not is_there(name)
    ] == []


@every_document
def test_every_module_that_a_document_names_exists(path: Path) -> None:
    dotted = re.findall(r"`(meowple(?:\.\w+)+)(?:\([^`]*)?`", prose(path))
    assert [name for name in dotted if not resolves(name)] == []


@every_document
def test_every_program_that_a_document_runs_can_be_run(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for name in re.findall(r"python -m ((?:meowple|tools|tests)[\w.]*)", text):
        spec = find_spec(name)
        assert spec is not None, name
        if spec.submodule_search_locations is not None:
            assert find_spec(f"{name}.__main__") is not None, name
    for name in re.findall(r"python ((?:examples|tools)/\S+\.py)", text):
        assert is_there(name), name


@every_document
def test_everything_that_examples_import_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for example in re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S):
        for node in ast.walk(ast.parse(dedent(example))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("meowple"):
                for alias in node.names:
                    assert resolves(f"{node.module}.{alias.name}")


@every_document
def test_every_test_that_a_document_names_exists(path: Path) -> None:
    known = {
        name
        for module in (ROOT / "tests").rglob("*.py")
        for name in re.findall(r"def (test_\w+)", module.read_text(encoding="utf-8"))
    }
    text = path.read_text(encoding="utf-8")
    assert set(re.findall(r"(?:`|::)(test_\w+)\b(?!\.)", text)) <= known
    for module, name in re.findall(r"(tests/[\w/]+\.py)::(test_\w+)", text):
        assert f"def {name}(" in (ROOT / module).read_text(encoding="utf-8")
    for named in re.findall(r"pytest ((?:tests\S* ?)+)", text):
        for one in named.split():
            assert (ROOT / one.partition("::")[0]).exists(), one


def test_the_page_and_the_figure_of_one_click_have_the_same_stations() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    figure = (ROOT / "docs" / "one-click.svg").read_text(encoding="utf-8")
    told = re.findall(r"^\| (\d+) \| ([\w ]+) \|", page, re.M)
    drawn = re.findall(r'class="n"[^>]*>(\d+)</text><text class="t"[^>]*>([\w ]+)<', figure)
    assert told == sorted(((n, name.lower()) for n, name in drawn), key=lambda s: int(s[0]))
    assert [int(number) for number, _ in told] == list(range(1, len(told) + 1))
    assert 6 < len(told) <= 12


# How they are written

FORBIDDEN = r"\b(?:whoever|somebody|nobody|so many|(?:is|are) told|shall|let go of)\b"
WRITTEN = [
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "src" / "meowple" / "games").glob("*/RULINGS.md"),
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
]


@pytest.mark.parametrize(
    "path", WRITTEN, ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_documents_are_in_plain_english(path: Path) -> None:
    """Phrases that hide who does what; ids and the names of rulings keep theirs."""
    text = re.sub(r"`[^`\n]*`|\*\*\w+\*\*", "", prose(path))
    assert re.findall(FORBIDDEN, text, re.I) == []
