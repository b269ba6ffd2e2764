"""Settings of the server by a file and by the environment.

Every setting has a name, such as `requests_per_second`: a key of the TOML file that
`--config` names, and in capitals the variable `MEOWPLE_REQUESTS_PER_SECOND`. The command
line counts before the environment, and that before the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import get_type_hints

import msgspec

from meowple.cli.exit_codes import WrongUsage
from meowple.cli.files import DATA_LIMIT, read_text
from meowple.kernel.toolbox.decoding_errors import toml_spot
from meowple.server.settings import Settings

PREFIX = "MEOWPLE_"
# Not for hosts: where the package has its parts, and what tests change.
_INTERNAL = ("bot_command", "client_folder", "hook_loopback")
# The variable of this setting has the name that other programs use.
_OTHER_NAMES = {"database_url": "DATABASE_URL"}
LEVELS = ("debug", "info", "warning", "error")
# No setting is larger. Infinity is, and what is not a number is not smaller.
_LARGEST = 1e15

_TYPES = get_type_hints(Settings)
NAMES = tuple(field.name for field in fields(Settings) if field.name not in _INTERNAL)


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return _OTHER_NAMES.get(name, f"{PREFIX}{name.upper()}")


def configured(file: Path | None, environment: Mapping[str, str]) -> Settings:
    """The settings of a file and the environment, and defaults for the others."""
    values = {} if file is None else _read(file)
    values |= {
        name: _value(variable(name), name, environment[variable(name)])
        for name in NAMES
        # An empty variable is one that is not set.
        if environment.get(variable(name))
    }
    return msgspec.convert(values, Settings)


def _read(file: Path) -> dict[str, object]:
    text = read_text(file, DATA_LIMIT)
    try:
        said = tomllib.loads(text)
    except ValueError as error:
        # Not TOML, or a number with thousands of digits.
        spot = toml_spot(error, text)
        raise WrongUsage("file.not_toml", file=str(file), **spot) from None
    except RecursionError:
        raise WrongUsage("file.too_deep", file=str(file)) from None
    for name in said:
        if name not in NAMES:
            raise WrongUsage("config.unknown", file=str(file), name=name[:60])
    return {name: _value(name, name, value) for name, value in said.items()}


def _value(shown: str, name: str, given: object) -> object:
    """A value of the type of its setting; texts, as in the environment, are read."""
    try:
        found: object = msgspec.convert(given, _TYPES[name], strict=False)
    except msgspec.ValidationError:
        raise WrongUsage("config.value", name=shown, value=str(given)[:60]) from None
    if not _is_usable(name, found):
        raise WrongUsage("config.value", name=shown, value=str(given)[:60])
    return found


def _is_usable(name: str, value: object) -> bool:
    if name == "log_level":
        return value in LEVELS
    if isinstance(value, int | float):
        return 0 <= value <= _LARGEST
    return True
