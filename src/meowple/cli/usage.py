"""Errors of usage in all languages: Typer itself has them in English only."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import typer

from meowple.cli.exit_codes import WrongUsage
from meowple.cli.help import value
from meowple.cli.options import DEFAULT_LANG
from meowple.texts import Texts, languages

# The value that messages select by if there is nothing to show.
_NONE = "none"
_LANG = "--lang="


def language(given: Sequence[str]) -> str:
    """The language of a call, even if it can't be parsed. The last `--lang` counts."""
    words = [
        part
        for word in given
        for part in (word.split("=", 1) if word.startswith(_LANG) else [word])
    ]
    wishes = [value for name, value in pairwise(words) if name == "--lang"]
    return next((wish for wish in reversed(wishes) if wish in languages()), DEFAULT_LANG)


def usage_error(
    error: typer.TyperException, given: Sequence[str], words: Texts
) -> WrongUsage:
    """Typer's error as one of ours. Most of its classes are not public, so their
    names tell them apart; an unknown one becomes a general error."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "meowple"
    commands = getattr(getattr(context, "command", None), "commands", ())
    option = getattr(error, "option_name", "")
    match type(error).__name__:
        case "NoSuchOption":
            near = ", ".join(getattr(error, "possibilities", None) or ()) or _NONE
            return WrongUsage("usage.no_option", command=command, option=option, near=near)
        case "BadOptionUsage" if any(word.startswith(f"{option}=") for word in given):
            return WrongUsage("usage.no_value", option=option)
        case "BadOptionUsage":
            return WrongUsage("usage.needs_value", option=option)
        case "MissingParameter":
            return WrongUsage(
                "usage.missing", command=command, what=_parameter(error, words)
            )
        case "BadParameter":
            return _value(error, command, words)
        case "UsageError" if commands:
            offered = ", ".join(commands)
            return WrongUsage("usage.no_command", command=command, offered=offered)
        case "UsageError":
            return WrongUsage("usage.extra", command=command)
    return WrongUsage("usage.unclear", command=command)


def _parameter(error: typer.TyperException, words: Texts) -> str:
    """The name of an option or an argument, as in the help."""
    param = getattr(error, "param", None)
    names = getattr(param, "opts", ())
    if names and names[0].startswith("-"):
        return str(names[0])
    return value(param, words)


def _value(error: typer.TyperException, command: str, words: Texts) -> WrongUsage:
    """The error of a value that an option doesn't take."""
    kind = getattr(getattr(error, "param", None), "type_descriptor", None)
    offered = getattr(kind, "choices", None)
    if offered:
        values = ", ".join(map(str, offered))
        return WrongUsage("usage.choice", option=_parameter(error, words), offered=values)
    annotation = getattr(kind, "annotation", None)
    if annotation not in (int, float):
        return WrongUsage("usage.unclear", command=command)
    limits = getattr(kind, "parameter_info", None)
    return WrongUsage(
        "usage.value",
        option=_parameter(error, words),
        expected="integer" if annotation is int else "number",
        low=_limit(getattr(limits, "min", None)),
        high=_limit(getattr(limits, "max", None)),
    )


def _limit(limit: float | None) -> str:
    """A limit as it is typed, with a decimal point in every language."""
    return _NONE if limit is None else str(limit)
