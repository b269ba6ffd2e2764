"""Kernel and games stand on the standard library, and on nothing that differs from
run to run."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import meowple

ROOT = Path(meowple.__file__).parent
FILES = sorted(
    path for folder in ("kernel", "games") for path in (ROOT / folder).rglob("*.py")
)

# Chance comes from a setup's seed alone; clock, network and the machine stay outside.
FORBIDDEN = {
    "asyncio", "datetime", "http", "io", "multiprocessing", "os", "random", "secrets",
    "socket", "sqlite3", "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip


def imported(path: Path) -> set[str]:
    """The full names of all modules that a file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are absolute"
            names.add(str(node.module))
    return names


def test_there_are_files_to_look_at() -> None:
    assert ROOT / "kernel" / "game.py" in FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_rules_file_imports_nothing_but_the_standard_library(path: Path) -> None:
    for name in imported(path):
        top = name.partition(".")[0]
        assert top == "meowple" or top in sys.stdlib_module_names
        assert top not in FORBIDDEN


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_layer_knows_only_what_stands_below_it(path: Path) -> None:
    own = path.relative_to(ROOT).parts
    for name in imported(path):
        if name.startswith("meowple."):
            layer, *rest = name.split(".")[1:]
            same_game = own[0] == "games" and [layer, *rest][:2] == list(own[:2])
            assert layer == "kernel" or same_game, f"{path} imports {name}"
