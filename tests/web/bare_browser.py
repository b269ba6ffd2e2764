"""A browser as users have it, for measuring its memory.

Playwright has the browser keep what comes over the network, for whoever asks later, and
forbids it to hold pages that were left, which browsers do. Here the page is only asked to
run scripts.
"""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

from websockets.sync.client import ClientConnection, connect

from tests.web.browsing import CHROMIUM, PATIENCE, QUIET, STEP

_FUNCTION = re.compile(r"(async )?\(?\w*\)? =>")


class BarePage:
    """The only page of a browser; a script is an expression, or a function with what it is
    given."""

    def __init__(self, socket: ClientConnection, pid: int) -> None:
        self._socket = socket
        self._sent = 0
        self.pid = pid
        self.send("Page.enable")

    @property
    def page(self) -> BarePage:
        return self

    def send(self, method: str, **parameters: object) -> dict[str, Any]:
        self._sent += 1
        message = {"id": self._sent, "method": method, "params": parameters}
        self._socket.send(json.dumps(message))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE / 1000))
            if answer.get("id") == self._sent:
                assert "error" not in answer, answer
                found: dict[str, Any] = answer["result"]
                return found

    def at_start(self, script: str) -> None:
        """Run a script before those of every page."""
        self.send("Page.addScriptToEvaluateOnNewDocument", source=script)

    def evaluate(self, script: str, given: object = None) -> Any:
        if _FUNCTION.match(script):
            script = f"({script})({json.dumps(given)})"
        asked = {"expression": script, "awaitPromise": True, "returnByValue": True}
        answer = self.send("Runtime.evaluate", **asked)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def go(self, address: str) -> None:
        """Load a page; the one before is gone when this returns."""
        self.evaluate("window.isBefore = true")
        self.send("Page.navigate", url=address)
        self.until(lambda: self.evaluate("!window.isBefore"), "the page")

    def until(self, holds: Callable[[], object], what: str) -> None:
        left = PATIENCE
        while not holds():
            assert left > 0, f"waited for {what}"
            time.sleep(STEP / 1000)
            left -= STEP


@contextmanager
def bare_page() -> Iterator[BarePage]:
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [CHROMIUM, "--headless=new", *QUIET, "--window-size=1280,800"]
        command += ["--remote-debugging-port=0", f"--user-data-dir={folder}", "about:blank"]
        browser = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            with connect(_address(Path(folder)), max_size=None) as socket:
                yield BarePage(socket, browser.pid)
        finally:
            browser.terminate()
            browser.wait()


def _address(folder: Path) -> str:
    """Where the browser takes orders for its page, as soon as it does."""
    while True:
        time.sleep(STEP / 1000)
        try:
            port = (folder / "DevToolsActivePort").read_text().split()[0]
            with urlopen(f"http://127.0.0.1:{port}/json") as answer:
                targets = json.load(answer)
        except (OSError, IndexError):
            continue
        for target in targets:
            if target["type"] == "page":
                return str(target["webSocketDebuggerUrl"])
