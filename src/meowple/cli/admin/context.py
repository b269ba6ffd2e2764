"""The context of all admin commands: the database, and the language of the output."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import make_url

from meowple.cli.exit_codes import WrongUsage
from meowple.cli.progress import progress
from meowple.server.storage import backup
from meowple.server.storage.backup import Progress
from meowple.server.storage.database import Database
from meowple.texts import Texts


@dataclass(frozen=True, slots=True)
class AdminContext:
    """The database, by its `address`, and the texts of a language."""

    address: str
    words: Texts

    def say(self, id: str, **details: object) -> None:
        print(self.words.say(id, **details))

    @contextmanager
    def any_database(self) -> Iterator[Database]:
        """The database, which may be empty."""
        database = Database(self.address)
        try:
            yield database
        finally:
            database.close()

    @contextmanager
    def database(self) -> Iterator[Database]:
        """An existing database of this version; it is never upgraded here."""
        with self.any_database() as found:
            file = None if found.is_postgres else make_url(found.url).database
            if file is not None and not Path(file).is_file():
                raise WrongUsage("file.missing", file=file)
            found.read_now(backup.check_version)
            yield found


@contextmanager
def bar() -> Iterator[Progress]:
    """A progress bar for rows."""
    with progress() as shown:
        task = shown.add_task("")
        yield lambda done, total: shown.update(
            task, completed=done, total=total, refresh=True
        )
