"""Folders, files and functions stay small enough to read at once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MODULES_IN_A_FOLDER = 25
LINES_IN_A_FILE = 400
LINES_IN_A_FUNCTION = 40

FILES = sorted(
    path
    for folder in ("src/meowple", "tools")
    for path in (ROOT / folder).rglob("*.py")
    if "node_modules" not in path.parts
)
FOLDERS = sorted({path.parent for path in FILES})


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Every function of a file with its length, decorators apart."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.name, node.end_lineno - node.lineno + 1


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_a_folder_has_few_modules(folder: Path) -> None:
    modules = [path for path in FILES if path.parent == folder]
    assert len(modules) <= MODULES_IN_A_FOLDER


def test_no_file_is_long() -> None:
    lines = {name(path): len(path.read_text("utf-8").splitlines()) for path in FILES}
    assert {one: count for one, count in lines.items() if count > LINES_IN_A_FILE} == {}


def test_no_function_is_long() -> None:
    lengths = {
        f"{name(path)}: {function}": length
        for path in FILES
        for function, length in functions(path)
    }
    assert {one: n for one, n in lengths.items() if n > LINES_IN_A_FUNCTION} == {}
