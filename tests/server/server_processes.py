"""Servers in processes of their own. They are forked from one process that has loaded
everything, so that a start costs a moment instead of the import of the whole server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess

from meowple.server.run import serve
from meowple.server.settings import Settings
from tests.server.serving import FREE
from tests.server.table_seeds import DEALS

_context = get_context("forkserver")
_context.set_forkserver_preload(["tests.server.forkserver_preload"])


@dataclass(frozen=True)
class Running:
    """A server with the installed games; its time is that of the machine."""

    address: str
    process: ForkServerProcess

    def kill(self) -> None:
        """`kill -9`, by its id: nothing is said, nothing is written any more."""
        self.process.kill()


@contextmanager
def running(database_url: str) -> Iterator[Running]:
    """A server until the end of the block, or until it is killed."""
    settings = replace(FREE, database_url=database_url)
    here, there = _context.Pipe(duplex=False)
    asked = (settings, there, f"{DEALS.name} {DEALS.new_seed()}")
    process = _context.Process(target=_serve, args=asked, daemon=True)
    process.start()
    there.close()
    try:
        yield Running(here.recv(), process)
    finally:
        process.kill()
        process.join()
        process.close()
        here.close()


def _serve(settings: Settings, ready: Connection, deals: str) -> None:
    DEALS.begin(deals)
    # Its log would be read by nobody.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    serve(settings, ready.send)
