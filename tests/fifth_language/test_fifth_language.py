"""Adding a language is adding a folder: nothing is said in another one, and longer texts
have room."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from subprocess import run

import pytest

from tests.fifth_language import pseudo

ROOT = Path(__file__).parents[2]
PLAINLY = ("-q", "-p", "no:cacheprovider")
NOT_COPIED = ignore_patterns("__pycache__", "node_modules", "client", "golden")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what makes the program and its tests, with one more language."""
    folder = tmp_path_factory.mktemp("checkout")
    for part in ("src", "tests", "web"):
        copytree(ROOT / part, folder / part, ignore=NOT_COPIED)
    (folder / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    _link_modules(ROOT / "web" / "node_modules", folder / "web" / "node_modules")
    pseudo.add(folder / "src" / "meowple")
    return folder


def _link_modules(modules: Path, there: Path) -> None:
    """Link the modules that build the client, with a cache of their own: a build throws
    away the results of the one before it."""
    there.mkdir()
    for path in modules.iterdir():
        if path.name == ".bin" or not path.name.startswith("."):
            (there / path.name).symlink_to(path)
    cache = Path(".cache", "meowple")
    if (modules / cache).exists():
        copytree(modules / cache, there / cache, ignore=ignore_patterns("python-*"))


def run_there(checkout: Path, tests: str) -> str:
    """Run the tests of a module there; empty if they pass, else what they said."""
    done = run(
        [sys.executable, "-m", "pytest", *PLAINLY, f"tests/fifth_language/{tests}"],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": f"{checkout}/src:{checkout}"},
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else done.stdout[-20_000:] + done.stderr


def build(checkout: Path) -> None:
    """Build the client with what is in the environment of the tests."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    run(
        ["npm", "--prefix", "web", "run", "--silent", "build", "--", "--logLevel", "warn"],
        cwd=checkout,
        env={**os.environ, "PATH": path},
        check=True,
    )


@pytest.mark.uncounted
def test_the_server_and_the_commands_speak_it(checkout: Path) -> None:
    assert run_there(checkout, "words.py") == ""


@pytest.mark.uncounted
def test_every_page_speaks_it_and_has_room_for_longer_words(checkout: Path) -> None:
    build(checkout)
    assert run_there(checkout, "pages.py") == ""
