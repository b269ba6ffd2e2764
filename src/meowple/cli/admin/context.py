"""What every command of a host works with: a database, and words to tell of it."""

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
class Office:
    """`address` is that of the database."""

    address: str
    words: Texts

    def say(self, id: str, **details: object) -> None:
        print(self.words.say(id, **details))

    @contextmanager
    def any_database(self) -> Iterator[Database]:
        """The database, whether anything is there or not."""
        database = Database(self.address)
        try:
            yield database
        finally:
            database.close()

    @contextmanager
    def database(self) -> Iterator[Database]:
        """One that is there, and of this version; it is not upgraded on the way."""
        with self.any_database() as found:
            file = None if found.is_postgres else make_url(found.url).database
            if file is not None and not Path(file).is_file():
                raise WrongUsage("file.missing", file=file)
            found.read_now(backup.check_version)
            yield found


@contextmanager
def bar() -> Iterator[Progress]:
    """The rows that are done, where somebody watches."""
    with progress() as shown:
        task = shown.add_task("")
        yield lambda done, total: shown.update(
            task, completed=done, total=total, refresh=True
        )
