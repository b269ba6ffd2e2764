"""Export of the records of finished games to files."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from meowple.cli.exit_codes import describe_error, print_error
from meowple.kernel.errors import MeowpleError
from meowple.kernel.registry import games
from meowple.server.errors import Unavailable
from meowple.server.storage import maintenance
from meowple.server.storage.database import Database
from meowple.server.storage.tables import TableRow
from meowple.texts import Texts

Found = Iterator[tuple[TableRow, str]]


def records(database: Database, ids: list[str], words: Texts) -> Found:
    """The records of these tables; one that can't be replayed is reported and left out."""
    known = games()
    for id in ids:
        try:
            read = partial(maintenance.record, id=id, games=known)
            row, record = database.read_now(read)
            yield row, record.text()
        except Unavailable:
            raise
        except MeowpleError as error:
            print_error(f"{id}: {describe_error(error, words)[1]}")


def to_file(path: Path, found: Found) -> int:
    """Write a line of JSON for each record. The file appears when it is complete."""
    half = path.with_name(f".{path.name}.part")
    count = 0
    try:
        with half.open("wb") as file:
            for row, text in found:
                file.write(_line(row, text))
                count += 1
        half.replace(path)
    except BaseException:
        half.unlink(missing_ok=True)
        raise
    return count


def _line(row: TableRow, text: str) -> bytes:
    line = {
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "created": row.created,
        "ended": row.updated,
        "record": text,
    }
    return msgspec.json.encode(line) + b"\n"


def to_folder(folder: Path, found: Found, *, replace: bool) -> int:
    """Write a file for each record; existing ones stay unless `replace` is given."""
    folder.mkdir(exist_ok=True)
    count = 0
    for row, text in found:
        path = folder / f"{row.game}-{row.id}.txt"
        if replace or not path.exists():
            path.write_text(text, encoding="utf-8")
        count += 1
    return count
