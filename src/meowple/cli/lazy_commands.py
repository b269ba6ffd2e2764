"""The commands by their names. Each is read when it is called and not before: who plays
in the terminal need not wait for the server."""

from __future__ import annotations

from collections import UserDict
from importlib import import_module
from typing import Any

import typer
import typer.main

from meowple.cli.help import Command, Group

# A module, and the command or the group of commands in it, in the order of the help.
PLACES = {
    "play": "commands.play:play",
    "serve": "commands.serve:serve",
    "sim": "commands.sim:sim",
    "arena": "commands.arena:arena",
    "score": "commands.score:score",
    "replay": "commands.replay:replay",
    "verify": "commands.replay:verify",
    "analyse": "commands.analyse:analyse_file",
    "engine": "commands.engine:engine",
    "rules": "commands.rules:rules",
    "bench": "commands.bench:bench",
    "admin": "admin.admin:app",
}


class Shelf(UserDict[str, Any]):
    """What is at these places, fetched one by one."""

    def __getitem__(self, name: str) -> Any:
        module, _, called = self.data[name].partition(":")
        found = getattr(import_module(f"meowple.cli.{module}"), called)
        if isinstance(found, typer.Typer):
            return typer.main.get_command(found)
        alone = typer.Typer(add_completion=False)
        alone.command(name, cls=Command)(found)
        return typer.main.get_command(alone)


class Commands(Group):
    """All commands of Meowple."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands = Shelf(PLACES)
