"""Details of decoding errors: where and why a text isn't the JSON or TOML expected.

Libraries say it in English only. The functions here find the arguments for the catalogs,
which say it in every language.
"""

from __future__ import annotations

import re

# A key may come from a stranger; more of it is no help.
_LONGEST = 60

# The types that a message can name as expected; anything else is just a wrong value.
_TYPES = ("int", "float", "str", "bool", "array", "object")

_BYTE = re.compile(r"\(byte (\d+)\)")
_SPOT = re.compile(r"\(at line (\d+), column (\d+)\)")
_FIELD = re.compile(r"Object (missing|contains unknown).* field `(.+?)`")
_TYPE = re.compile(r"Expected `(\w+)(?: \| .*)?`, got ")
_PATH = re.compile(r" - at `\$\.?(.+?)`$")


def json_spot(error: Exception, text: bytes) -> dict[str, int]:
    """The line and column, counted from 1, at which bytes stop being JSON."""
    found = _BYTE.search(str(error))
    return _end(text[: int(found[1])] if found else text)


def _end(text: bytes) -> dict[str, int]:
    """The line and column at which bytes end, or stop being text."""
    try:
        lines = text.decode().split("\n")
    except UnicodeDecodeError as error:
        lines = text[: error.start].decode().split("\n")
    return {"line": len(lines), "column": len(lines[-1]) + 1}


def toml_spot(error: Exception, text: str) -> dict[str, int]:
    """The line and column at which a text stops being TOML."""
    found = _SPOT.search(str(error))
    if found:
        return {"line": int(found[1]), "column": int(found[2])}
    return _end(text.encode())


def mismatch(error: Exception) -> dict[str, str]:
    """The part of a request that has the wrong form: its key, what is wrong with it, and
    the type that was expected."""
    said = str(error)
    path, field = _PATH.search(said), _FIELD.match(said)
    key = path[1] if path else ""
    expected = _TYPE.match(said)
    if field:
        wrong = "missing" if field[1] == "missing" else "unknown"
        key = f"{key}.{field[2]}".removeprefix(".")
    elif not key:
        wrong = "whole"
    else:
        wrong = "type" if expected and expected[1] in _TYPES else "value"
    return {
        "wrong": wrong,
        "key": key[:_LONGEST],
        "expected": expected[1] if expected else "",
    }
