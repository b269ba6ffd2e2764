"""Every snippet of the documentation runs, and prints what the page says it prints."""

from __future__ import annotations

import doctest
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import Ran, Run, runner
from tests.docs.snippets import PAGES, ROOT, Block, Command, blocks, commands, name

# Pages whose blocks another test runs, because they need more than a folder.
ELSEWHERE = {
    "docs/adding-a-game.md": "tests/plugin/test_doc.py: the code is that of a package",
    "docs/isle-data.md": "tests/cli/test_owner_docs.py: it needs an owner's whole file",
    "docs/fits-data.md": "tests/cli/test_owner_docs.py: it needs an owner's whole file",
    "docs/kyoto-data.md": "tests/cli/test_owner_docs.py: it needs an owner's whole file",
}

# Commands that a test can't run as they are, each with the reason.
NOT_RUN = {
    r"(?:python3? -m |\S*/)?pip3? (?:install|wheel)": "it needs an index of packages",
    r"git clone": "it needs the repository",
    r"make\b": "it is the test itself, or starts it again",
    r"cd web\b|npm\b": "it needs Node.js; `make test` runs it",
    r"\S*python -m (?:pytest|tests)\b": "it is the test itself",
    r"\S*meowple play(?! .*--terminal)": "it starts a server for ever: tests/web",
    r"meowple site .*--serve": "it starts a server for ever: tests/cli/test_site.py",
    r"\S*(?:\w+=\S+ )*\S*meowple serve": "it starts a server for ever: tests/server",
    r"python -m tools\.translations": "it changes the checkout: tests/tools",
    r"python examples/train_policy\.py": "tests/rl/test_example.py runs it",
    r"python examples/train_maskable_ppo\.py": "it needs PyTorch: `make check-training`",
    r"printf 'DOMAIN=": "it writes the passwords of a host",
    r"podman|docker": "it needs a container engine",
    r"useradd|sudo|systemctl|python3 -m venv /opt": "it changes the machine",
    r"\S*meowple admin": "it needs a server's database: tests/test_hosting.py",
}

# Commands that take long are made smaller: (what is printed, what is run).
SMALLER = [
    (r"--games \d+", "--games 2"),
    (r"--jobs \d+", "--jobs 1"),
    (r"\bseconds=60\b", "seconds=1"),
    (r"\bgames=\d{3,}\b", "games=2"),
    (r"\.venv/bin/meowple\b", "meowple"),
]

# People leave the terminal game at its first question.
ANSWERS = "q\n"

# A command with these needs a shell.
SHELL = {*"|<>&;$`"}

CHECKER = doctest.OutputChecker()
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def reason(command: str) -> str | None:
    """The reason not to run a command, if there is one."""
    return next((why for form, why in NOT_RUN.items() if re.match(form, command)), None)


def smaller(text: str) -> str:
    for printed, run in SMALLER:
        text = re.sub(printed, run, text)
    return text


def run_in_shell(text: str) -> Ran:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    ran = subprocess.run(
        ["bash", "-c", text],
        env={**os.environ, "PATH": path},
        input=ANSWERS,
        capture_output=True,
        text=True,
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def run_command(command: Command, run: Run) -> None:
    if reason(command.text):
        return
    # An answer is compared with that of the very command.
    text = smaller(command.text) if command.answer is None else command.text
    if text.startswith("meowple ") and not SHELL & set(text):
        # Most of its time a command starts; here it has started.
        ran = run(*shlex.split(text)[1:])
    else:
        ran = run_in_shell(text)
    assert ran.code == 0, f"{command.place}: {text}\n{ran.out}{ran.err}"
    if command.answer is not None:
        same = CHECKER.check_output(command.answer, ran.out, FLAGS)
        assert same, f"{command.place}: {text}\nprints:\n{ran.out}"


def run_block(block: Block, run: Run, names: dict[str, object]) -> None:
    if block.title:
        Path(block.title).write_text(block.text, encoding="utf-8")
    if block.lang == "python":
        exec(compile(smaller(block.text), block.place, "exec"), names)
    elif block.lang == "pycon":
        parser = doctest.DocTestParser()
        test = parser.get_doctest(block.text, names, block.place, block.place, 0)
        told: list[str] = []
        runner = doctest.DocTestRunner(optionflags=FLAGS)
        runner.run(test, out=told.append, clear_globs=False)
        names.update(test.globs)
        assert not runner.failures, "".join(told)
    elif block.lang in ("sh", "console"):
        for command in commands(block):
            run_command(command, run)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, with the examples of the checkout."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path
) -> Run:
    """Runs a command of Meowple in this process and in an empty folder."""
    once = runner(capsys)

    def run(*arguments: object) -> Ran:
        capsys.readouterr()
        with monkeypatch.context() as typing:
            typing.setattr("sys.stdin", io.StringIO(ANSWERS))
            return once(*arguments)

    monkeypatch.setattr("sys.stdin", io.StringIO())
    return run


RUN = [page for page in PAGES if name(page) not in ELSEWHERE]


@pytest.mark.parametrize("page", RUN, ids=name)
def test_the_snippets_of_a_page_run(page: Path, run: Run) -> None:
    names: dict[str, object] = {"__name__": "snippet"}
    for block in blocks(page):
        run_block(block, run, names)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_block_says_what_it_is(page: Path) -> None:
    assert [block.place for block in blocks(page) if not block.lang] == []


def test_everything_in_the_lists_is_needed() -> None:
    pages = {name(page) for page in PAGES}
    assert {*ELSEWHERE} <= pages
    printed = [
        command.text
        for page in RUN
        for block in blocks(page)
        if block.lang in ("sh", "console")
        for command in commands(block)
    ]
    for form in NOT_RUN:
        assert any(re.match(form, command) for command in printed), form
    everything = "".join(page.read_text(encoding="utf-8") for page in RUN)
    for form, _ in SMALLER:
        assert re.search(form, everything), form


@pytest.mark.parametrize(
    ("lang", "text", "found"),
    [
        ("sh", "# why\nls -l  # that\n", [("ls -l", None)]),
        ("sh", "ls \\\n  -l\n", [("ls    -l", None)]),
        ("console", "$ ls\na\nb\n$ true\n", [("ls", "a\nb\n"), ("true", "")]),
    ],
)
def test_commands_are_found_in_blocks(
    lang: str, text: str, found: list[tuple[str, str | None]]
) -> None:
    block = Block("page", 1, lang, None, text)
    assert [(one.text, one.answer) for one in commands(block)] == found


def test_a_wrong_answer_is_noticed(run: Run) -> None:
    run_command(Command("page:1", "echo cat", "cat\n"), run)
    run_command(Command("page:1", "meowple --version", "meowple ...\n"), run)
    with pytest.raises(AssertionError, match=r"prints:\s+cat"):
        run_command(Command("page:1", "echo cat", "dog\n"), run)
    with pytest.raises(AssertionError, match="page:1: false"):
        run_command(Command("page:1", "false", None), run)
