"""The list of commands. A command's module is imported when it is needed, so that a game
in the terminal doesn't wait for the server's modules."""

from __future__ import annotations

from collections import UserDict
from importlib import import_module
from typing import Any

import typer
import typer.main

from meowple.cli.help import LocalizedCommand, LocalizedGroup

# The module and the name of each command or group, in the order of the help.
COMMANDS = {
    "play": "commands.play:play",
    "serve": "commands.serve:serve",
    "site": "commands.site:site",
    "sim": "commands.sim:sim",
    "arena": "commands.arena:arena",
    "dataset": "commands.dataset:dataset",
    "train": "commands.train:train",
    "score": "commands.score:score",
    "replay": "commands.replay:replay",
    "verify": "commands.replay:verify",
    "analyse": "commands.analyse:analyse_file",
    "engine": "commands.engine:engine",
    "rules": "commands.rules:rules",
    "bench": "commands.bench:bench",
    "admin": "admin.admin:app",
}


class LazyCommands(UserDict[str, Any]):
    """A mapping that imports a command when it is looked up."""

    def __getitem__(self, name: str) -> Any:
        module, _, called = self.data[name].partition(":")
        found = getattr(import_module(f"meowple.cli.{module}"), called)
        if isinstance(found, typer.Typer):
            return typer.main.get_command(found)
        single = typer.Typer(add_completion=False)
        single.command(name, cls=LocalizedCommand)(found)
        return typer.main.get_command(single)


class MeowpleGroup(LocalizedGroup):
    """The group of all commands."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands = LazyCommands(COMMANDS)
