"""A bot in any language: a program that reads a question per line and answers it.

The line is {"do":"choose","game":…,"seat":…,"view":…,"actions":[…],"seconds":…}, the
answer {"ok":true,"action":"…"}. Late, wrong or dead: any legal action is played instead,
and counted against it.
"""

from __future__ import annotations

import atexit
import shlex
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from shutil import which
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from time import monotonic

import msgspec
from msgspec import Struct

from meowple.bots.bot import Bot, Question
from meowple.kernel.errors import BadSetup
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng

# What a program may take on top of its time: starting up counts, too.
_GRACE = 2.0
# No action is nearly that long.
_LONGEST = 64 * 1024
_MOST_ARGUMENTS = 50


class Answer(Struct):
    ok: bool
    action: str


class Program:
    """A running program. It is started when it is first asked, and again after a line
    that it did not answer, since what it says then may belong to an older question."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: Popen[bytes] | None = None
        self._lines: SimpleQueue[bytes] = SimpleQueue()

    def ask(self, line: bytes, seconds: float) -> bytes | None:
        """Its answer to a line; None if there is none in time."""
        until = monotonic() + seconds + _GRACE
        try:
            process = self._running()
            assert process.stdin is not None
            while not self._lines.empty():
                # more than it was asked for; the answer to this question comes after it
                self._lines.get()
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            answer = self._lines.get(timeout=max(until - monotonic(), 0))
        except (Empty, OSError):
            answer = b""
        if not answer:
            self.end()
        return answer or None

    def _running(self) -> Popen[bytes]:
        if self._process is None:
            self._process = Popen(self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
            self._lines = SimpleQueue()
            # A pipe cannot be read with a time limit on every system; a thread can wait.
            reader = Thread(target=_read, args=(self._process, self._lines), daemon=True)
            reader.start()
        return self._process

    def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            assert process.stdin is not None
            with suppress(OSError):
                process.stdin.close()


def _read(process: Popen[bytes], lines: SimpleQueue[bytes]) -> None:
    """Hand on line by line; an empty one says that there will be no more."""
    assert process.stdout is not None
    with process.stdout as stdout:
        while (line := stdout.readline(_LONGEST)).endswith(b"\n"):
            lines.put(line)
    lines.put(b"")


@cache
def _program(command: str) -> Program:
    """One for all seats and games of this process: a question says all that it needs."""
    program = Program(words(command))
    atexit.register(program.end)
    return program


def words(command: str) -> tuple[str, ...]:
    """A command as a program and its arguments."""
    try:
        found = tuple(shlex.split(command))
    except ValueError:
        found = ()
    if not 0 < len(found) <= _MOST_ARGUMENTS or which(found[0]) is None:
        raise BadSetup("bot.command", command=command[:80])
    return found


class ProgramBot(Bot):
    """The seat of a program."""

    def __init__(self, command: str, seed: int | str) -> None:
        self._program = _program(command)
        self._rng = Rng(seed)

    def choose(self, question: Question) -> Action:
        offered = {str(action): action for action in question.actions}
        line = msgspec.json.encode(
            {
                "do": "choose",
                "game": question.game.info.id,
                "seat": question.seat,
                "view": question.view(),
                "actions": list(offered),
                "seconds": question.seconds,
            }
        )
        action = offered.get(self._said(line, question.seconds))
        if action is None:
            self.faults += 1
            return question.actions[self._rng.below(len(question.actions))]
        return action

    def _said(self, line: bytes, seconds: float) -> str:
        answer = self._program.ask(line, seconds)
        try:
            said = msgspec.json.decode(answer or b"", type=Answer)
        except msgspec.MsgspecError:
            return ""
        return said.action if said.ok else ""
