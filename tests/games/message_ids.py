"""The ids of messages that the sources of a game name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from meowple.kernel.game import AnyGame

MESSAGES = {
    "tell": "event",
    "whisper": "event",
    "reveal": "event",
    "reveal_to": "event",
    "Event": "event",
    "IllegalAction": "error",
    "BadData": "error",
    "BadSetup": "error",
}
# How error ids begin that a file builds from a part of them.
FAMILIES = {"score_file.py": "position", "owner.py": "data"}


def calls(game: AnyGame) -> Iterator[tuple[Path, str, ast.Call]]:
    folder = Path(import_module(f"meowple.games.{game.info.id}").__path__[0])
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
                yield path, name, node


def ids(call: ast.Call) -> list[str]:
    """The ids that a call names, one of them or one on a condition; a whisper names its
    seat before them."""
    nodes = [
        part
        for node in call.args[:2]
        for part in ((node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,))
    ]
    found = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return [id for id in found if isinstance(id, str) and "." in id]


def given(call: ast.Call) -> tuple[str, ...]:
    """The names of the arguments; an event that is made once has them in a dict."""
    found = [keyword.arg for keyword in call.keywords if keyword.arg]
    for arg in call.args:
        if isinstance(arg, ast.Dict):
            found += [str(key.value) for key in arg.keys if isinstance(key, ast.Constant)]
    return tuple(found)


def said(game: AnyGame) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The ids of events and errors in the rules, with the names of their arguments."""
    for path, name, call in calls(game):
        if name in MESSAGES:
            for id in ids(call):
                yield f"{MESSAGES[name]}.{id}", given(call)
        elif name == "bad" and path.name in FAMILIES:
            named = getattr(call.args[0], "value", None)
            if isinstance(named, str):
                yield f"error.{FAMILIES[path.name]}.{named}", given(call)
