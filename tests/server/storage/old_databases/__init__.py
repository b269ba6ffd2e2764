"""Databases as earlier versions of the server left them.

`N.DIALECT.sql` holds the tables of version N, written by the code of that version.
`6.rows.sql` holds rows that a server of version 6 wrote while people played;
`6.facts.json` is what that server told them last. `0.1.rows.sql` and `0.1.facts.json` are
the same of the release 0.1.0, whose database has version 6: four games at one screen, but
for the sources of Kyoto's paws, which were corrected later.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from meowple.server.storage.database import Database

_FOLDER = Path(__file__).parent

# Version 7 was never released by itself.
VERSIONS = (1, 2, 3, 4, 5, 6, 8, 9)


def create(url: str, version: int, *more: str) -> None:
    """Create the tables of a version in an empty database; `more` names files of rows."""
    database = Database(url)
    try:
        with database.engine.begin() as connection:
            tables = f"{version}.{connection.dialect.name}.sql"
            for name in (tables, *more):
                for statement in _statements(name):
                    connection.exec_driver_sql(statement)
    finally:
        database.close()


def _statements(name: str) -> list[str]:
    script = (_FOLDER / name).read_text(encoding="utf-8")
    return [found for found in script.split(";\n") if found.strip()]


def facts(version: int | str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((_FOLDER / f"{version}.facts.json").read_text())
    return found
