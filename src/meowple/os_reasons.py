"""Why the system or a reader of files refuses: the system and the libraries say it in
English, the catalogues in every language. What is found here are their arguments."""

from __future__ import annotations

import errno
import re
import socket

# A key may be a stranger's; more of it is no help.
_LONGEST = 60

# What can be told of a type that was expected; the rest is just a wrong value.
_TYPES = ("int", "float", "str", "bool", "array", "object")

_BYTE = re.compile(r"\(byte (\d+)\)")
_SPOT = re.compile(r"\(at line (\d+), column (\d+)\)")
_FIELD = re.compile(r"Object (missing|contains unknown).* field `(.+?)`")
_TYPE = re.compile(r"Expected `(\w+)(?: \| .*)?`, got ")
_PATH = re.compile(r" - at `\$\.?(.+?)`$")


def code(error: Exception) -> str:
    """The name of a system's error, such as ENOENT. A file name that cannot be one is
    no error of the system's, and is the same to a person."""
    if isinstance(error, socket.gaierror):
        return "EAI"
    number = getattr(error, "errno", None)
    if number is None:
        return errno.errorcode[errno.EINVAL]
    return errno.errorcode.get(number, str(number))


def json_spot(error: Exception, text: bytes) -> dict[str, int]:
    """Where bytes stop being JSON: a line and a column, both counted from 1."""
    found = _BYTE.search(str(error))
    return _end(text[: int(found[1])] if found else text)


def _end(text: bytes) -> dict[str, int]:
    """Where bytes end, or stop being text."""
    try:
        lines = text.decode().split("\n")
    except UnicodeDecodeError as error:
        lines = text[: error.start].decode().split("\n")
    return {"line": len(lines), "column": len(lines[-1]) + 1}


def toml_spot(error: Exception, text: str) -> dict[str, int]:
    """Where a text stops being TOML."""
    found = _SPOT.search(str(error))
    if found:
        return {"line": int(found[1]), "column": int(found[2])}
    return _end(text.encode())


def mismatch(error: Exception) -> dict[str, str]:
    """What of a request has not the form that is wanted: the key, what is wrong with it,
    and the type that was expected."""
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
