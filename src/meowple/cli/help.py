"""`--help` in all languages: Typer itself writes it in English only.

The description of a command is the message `help.` with its path, such as
`help.meowple.sim`; that of a parameter is a message under it, or one that all commands
share, such as `help.seed`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any

from typer.core import TyperCommand, TyperGroup

from meowple.kernel.registry import plugins
from meowple.texts import Texts

# Typer has no public names for the types of a context, a page and a parameter.
Context = Any
Page = Any
Param = Any


class LocalizedCommand(TyperCommand):
    """A command with help in all languages."""

    def format_help(self, ctx: Context, formatter: Page) -> None:
        _write(ctx, formatter)


class LocalizedGroup(TyperGroup):
    """A group of commands with help in all languages."""

    def format_help(self, ctx: Context, formatter: Page) -> None:
        _write(ctx, formatter)


def path(context: Context) -> str:
    """The path of a command, as its messages are named."""
    return str(context.command_path).replace(" ", ".")


def meaning(param: Param, command: str, words: Texts) -> str:
    """The description of a parameter of the command with this path."""
    own = f"help.{command}.{param.name}"
    id = own if words.knows(own) else f"help.{param.name}"
    if param.name == "game":
        return words.say(id, games=", ".join(plugins()))
    return words.say(id)


def value(param: Param, words: Texts) -> str:
    """The placeholder for the value of a parameter; empty for a flag."""
    if getattr(param, "is_flag", False):
        return ""
    choices = param.type_descriptor.choices
    if choices:
        return "|".join(str(choice.value) for choice in choices)
    # Only numbers have no metavar.
    return words.say(f"help.value.{param.metavar or 'number'}")


def _write(context: Context, page: Page) -> None:
    words: Texts = context.obj
    command = context.command
    params = command.get_params(context)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    commands: Sequence[str] = list(getattr(command, "commands", ()))
    typed = list(_typed(arguments, commands, words))
    usage = words.say("help.usage")
    page.write_usage(context.command_path, " ".join(typed), prefix=f"{usage} ")
    page.write_paragraph()
    with page.indentation():
        page.write_text(words.say(f"help.{path(context)}"))
    listed = {
        "help.arguments": [_row(param, context) for param in arguments],
        "help.options": [_row(param, context) for param in options],
        "help.commands": [(name, _short(name, context)) for name in commands],
    }
    for heading, rows in listed.items():
        if rows:
            with page.section(words.say(heading)):
                page.write_dl(rows)


def _typed(
    arguments: Sequence[Param], commands: Sequence[str], words: Texts
) -> Iterator[str]:
    """The words after the name of the command; optional ones are in brackets."""
    yield f"[{words.say('help.value.options')}]"
    for param in arguments:
        name = value(param, words)
        yield name if param.required else f"[{name}]"
    if commands:
        yield words.say("help.value.command")


def _row(param: Param, context: Context) -> tuple[str, str]:
    words: Texts = context.obj
    names = [name for name in param.opts if name.startswith("-")]
    description = meaning(param, path(context), words)
    notes = "; ".join(_notes(param, words))
    shown = " ".join([*names, value(param, words)]).strip()
    return shown, f"{description}  [{notes}]" if notes else description


def _notes(param: Param, words: Texts) -> Iterator[str]:
    if param.envvar:
        yield words.say("help.environment", name=param.envvar)
    usual = param.default
    # The default of a flag needs no words.
    if usual is not None and usual is not False:
        shown = usual.value if isinstance(usual, Enum) else usual
        yield words.say("help.default", value=str(shown))
    low, high = getattr(param, "min", None), getattr(param, "max", None)
    if high is not None:
        yield words.say("help.between", low=str(low), high=str(high))
    elif low is not None:
        yield words.say("help.least", low=str(low))
    if param.required:
        yield words.say("help.required")


def _short(name: str, context: Context) -> str:
    """The first paragraph of a command's description, for a list."""
    words: Texts = context.obj
    return words.say(f"help.{path(context)}.{name}").partition("\n\n")[0]
