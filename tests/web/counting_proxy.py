"""Counts what a server on this machine sends."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class CountingProxy:
    """Passes everything on, and counts the bytes of the answers."""

    def __init__(self, address: str) -> None:
        self.bytes = 0
        self._server = (urlsplit(address).hostname, urlsplit(address).port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def run(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                server = socket.create_connection(self._server)
                for ends in ((browser, server, False), (server, browser, True)):
                    threading.Thread(target=self._pass, args=ends, daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, counts: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self.bytes += len(data) if counts else 0
                target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self._listener.close()


@contextmanager
def counted(address: str) -> Iterator[CountingProxy]:
    proxy = CountingProxy(address)
    threading.Thread(target=proxy.run, daemon=True).start()
    try:
        yield proxy
    finally:
        proxy.close()
