"""Reading of untrusted files, up to a limit, and checks of files to write."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from meowple.cli.exit_codes import Refused, WrongUsage
from meowple.kernel.toolbox.decoding_errors import json_spot, toml_spot

POSITION_LIMIT = 2 * 1024 * 1024
RECORD_LIMIT = 4 * 1024 * 1024
DATA_LIMIT = 1024 * 1024


def read_text(path: Path, limit: int) -> str:
    """The text of a file of at most `limit` bytes.

    A missing file is wrong usage; one with bad content is refused.
    """
    if not path.exists():
        raise WrongUsage("file.missing", file=str(path))
    if path.is_dir():
        raise WrongUsage("file.folder", file=str(path))
    with path.open("rb") as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise Refused("file.too_long", file=str(path), limit=limit)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("file.not_text", file=str(path)) from None


def read_record(path: Path, number: int | None) -> str:
    """The text of a record: a file of its own, or the game with this number, counted from
    1, in a file of games that `sim` or `arena` wrote."""
    if path.suffix != ".jsonl":
        if number is not None:
            raise WrongUsage("record.no_games", file=str(path))
        return read_text(path, RECORD_LIMIT)
    if not path.is_file():
        raise WrongUsage("file.missing", file=str(path))
    found, wanted = 0, number or 1
    with path.open("rb") as file:
        for line in file:
            record = _record_in(line)
            found += record is not None
            if record is not None and found == wanted:
                return record
    raise WrongUsage("record.no_game", file=str(path), number=wanted, last=found)


def _record_in(line: bytes) -> str | None:
    """The record in a line of a file of games; None in a line without one."""
    try:
        said = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return None
    record = said.get("record") if isinstance(said, dict) else None
    return record if isinstance(record, str) and record else None


def read_json(path: Path, limit: int) -> object:
    """The value in a JSON file."""
    return _json(read_text(path, limit), path)


def read_data(path: Path | None) -> Mapping[str, object] | None:
    """An owner's own components, from JSON or TOML; the game checks what they mean."""
    if path is None:
        return None
    text = read_text(path, DATA_LIMIT)
    if path.suffix.lower() == ".toml":
        found: object = _toml(text, path)
    else:
        found = _json(text, path)
    if not isinstance(found, dict):
        raise Refused("file.not_object", file=str(path))
    return found


def _json(text: str, path: Path) -> object:
    data = text.encode()
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        spot = json_spot(error, data)
        raise Refused("file.not_json", file=str(path), **spot) from None
    except RecursionError:
        raise Refused("file.too_deep", file=str(path)) from None


def _toml(text: str, path: Path) -> object:
    try:
        # A record carries the content as JSON, which has no dates.
        return msgspec.to_builtins(tomllib.loads(text))
    except ValueError as error:
        # Not TOML, or a number with thousands of digits.
        spot = toml_spot(error, text)
        raise Refused("file.not_toml", file=str(path), **spot) from None
    except RecursionError:
        raise Refused("file.too_deep", file=str(path)) from None


def writable(path: Path) -> Path:
    """The path of a file that can be written; raises if there is no such folder."""
    if not path.parent.is_dir():
        raise WrongUsage("file.missing", file=str(path.parent))
    if path.is_dir():
        raise WrongUsage("file.folder", file=str(path))
    return path
