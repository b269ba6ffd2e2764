"""Kernel and rules stand on the standard library, and on nothing that differs from run
to run. Which layer may import which is checked by `lint-imports`."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import meowple

ROOT = Path(meowple.__file__).parent
# The parts of a game that run in a browser.
PURE = ("rules", "bot", "text", "extras")
FILES = sorted(
    path
    for pattern in ("kernel", *(f"games/*/{part}" for part in PURE))
    for folder in ROOT.glob(pattern)
    for path in folder.rglob("*.py")
    # It measures, for `meowple bench`.
    if path.name != "benchmark.py"
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
