"""A pseudo-terminal with a program in it, for tests that type."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

# Far more than a slow machine takes: a test fails by it only if nothing comes at all.
PATIENCE = 120
# They would override what the terminal itself says.
UNWANTED = ("COLUMNS", "LINES", "NO_COLOR")
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """A terminal: the text that a program shows, and keys for it."""

    def __init__(self, pid: int, descriptor: int) -> None:
        self.pid = pid
        self._descriptor = descriptor
        # With the codes for colors.
        self.raw = ""

    @property
    def text(self) -> str:
        return CODES.sub("", self.raw).replace("\r", "")

    def wait_for(self, mark: str, times: int = 1) -> str:
        """Everything shown so far, once it has the mark this many times."""
        while self.text.count(mark) < times:
            assert self._reads(), f"no {mark!r} in: {self.text}"
        return self.text

    def wait_for_prompt(self, mark: str, times: int = 1) -> None:
        """Wait until the answer with this mark is followed by the next prompt. Keys that
        come before it are the terminal's own, which has another end of file."""
        self.wait_for(mark, times)
        while not self.text.endswith("> "):
            assert self._reads(), f"no prompt in: {self.text}"

    def type(self, keys: str) -> None:
        os.write(self._descriptor, keys.encode())

    def _reads(self) -> bool:
        ready, _, _ = select.select([self._descriptor], [], [], PATIENCE)
        try:
            found = os.read(self._descriptor, 65_536) if ready else b""
        except OSError:
            # The program has ended.
            return False
        self.raw += found.decode(errors="replace")
        return bool(found)


@contextmanager
def terminal(
    *arguments: str, columns: int = 120, env: Mapping[str, str] | None = None
) -> Iterator[Terminal]:
    """The program in a terminal of this width."""
    code = "from meowple.cli.launch import main; main()"
    command = [sys.executable, "-c", code, *arguments]
    usual = {key: value for key, value in os.environ.items() if key not in UNWANTED}
    usual |= {"TERM": "xterm-256color", **(env or {})}
    size = struct.pack("HHHH", 40, columns, 0, 0)
    pid, descriptor = pty.fork()
    if pid == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, size)
        os.execve(sys.executable, command, usual)
    try:
        yield Terminal(pid, descriptor)
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        os.close(descriptor)
