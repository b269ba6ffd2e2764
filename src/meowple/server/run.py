"""Runs the server by uvicorn: one process, or several on one PostgreSQL."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn
from uvicorn.supervisors import Multiprocess

from meowple.os_reasons import code
from meowple.server.app import make, settle
from meowple.server.clock import start_of_run
from meowple.server.errors import BadRequest, Unavailable
from meowple.server.json_logging import set_up
from meowple.server.metrics import MULTIPROCESS_DIR, clear_multiprocess_dir
from meowple.server.settings import ENVIRONMENT, Settings
from meowple.server.storage.database import Database
from meowple.server.uvicorn_protocols import CoalescingWebSocket, TimedHttp

# A larger WebSocket frame ends the connection. Messages below it that are too long get an
# error.
_MOST_FRAME_BYTES = 64 * 1024
# Seconds for open requests when the server stops.
_SHUTDOWN_TIMEOUT = 10


def bind(settings: Settings) -> socket.socket:
    """A socket that listens; port 0 means any free port."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sets TCP_NODELAY only on sockets with an explicit protocol.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        where = f"{settings.host}:{settings.port}"
        raise Unavailable("serve.address", where=where, code=code(error)) from error
    listening.set_inheritable(True)
    return listening


def address_of(listening: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)
    return f"http://{shown}:{port}"


def config(settings: Settings, app: object) -> uvicorn.Config:
    several = settings.workers > 1
    return uvicorn.Config(
        "meowple.server.app:from_environment" if several else app,  # type: ignore[arg-type]
        factory=several,
        workers=settings.workers,
        http=TimedHttp,
        ws=CoalescingWebSocket,
        ws_max_size=_MOST_FRAME_BYTES,
        # Compression would need hundreds of kilobytes of memory per connection.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        # `client_address` reads the headers, only where a proxy is trusted.
        proxy_headers=False,
        timeout_graceful_shutdown=_SHUTDOWN_TIMEOUT,
        lifespan="on",
    )


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal ends the process; `ready` is called with the address."""
    set_up(settings.log_level)
    database = Database(settings.database_url)
    if settings.workers > 1 and not database.is_postgres:
        raise BadRequest("serve.workers")
    # A database that can't be used is reported in one line, before anyone connects.
    database.prepare()
    database.close()
    listening = bind(settings)
    with _metrics_folder(settings.workers):
        ready(address_of(listening))
        if settings.workers == 1:
            server = uvicorn.Server(config(settings, make(settings)))
            settle()
            server.run(sockets=[listening])
            return
        shared = replace(settings, clock_origin=start_of_run())
        os.environ[ENVIRONMENT] = shared.to_environment()
        several = config(settings, None)
        Multiprocess(several, [listening]).run()


@contextmanager
def _metrics_folder(workers: int) -> Iterator[None]:
    """The folder through which several processes share their metrics: a temporary one,
    or the empty one that the host names."""
    given = os.environ.get(MULTIPROCESS_DIR)
    if given is not None:
        clear_multiprocess_dir(Path(given))
        yield
    elif workers > 1:
        with TemporaryDirectory(prefix="meowple-metrics-") as folder:
            os.environ[MULTIPROCESS_DIR] = folder
            try:
                yield
            finally:
                del os.environ[MULTIPROCESS_DIR]
    else:
        yield
