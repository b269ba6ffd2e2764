"""Bots in any language: a program that reads a question per line and answers it.

The line is {"do":"choose","game":…,"seat":…,"view":…,"actions":[…],"seconds":…}, the
answer {"ok":true,"action":"…"}. If the answer is late, wrong or missing, a random legal
action is played and counted as a fault.
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

# Extra seconds for an answer, since they include the program's start.
_GRACE = 2.0
# The longest answer in bytes.
_LONGEST = 64 * 1024
_MOST_ARGUMENTS = 50


class Answer(Struct):
    ok: bool
    action: str


class Program:
    """A running program. It starts with the first question, and again after a question
    without an answer, since a late answer could be taken for that of the next one."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: Popen[bytes] | None = None
        self._lines: SimpleQueue[bytes] = SimpleQueue()

    def ask(self, line: bytes, seconds: float) -> bytes | None:
        """Its answer to a line; None if it comes too late or not at all."""
        until = monotonic() + seconds + _GRACE
        try:
            process = self._running()
            assert process.stdin is not None
            while not self._lines.empty():
                # Extra lines; the answer to this question comes after them.
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
            # Not every system can read a pipe with a timeout; a thread can wait.
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
    """Put lines into the queue; an empty one marks the end."""
    assert process.stdout is not None
    with process.stdout as stdout:
        while (line := stdout.readline(_LONGEST)).endswith(b"\n"):
            lines.put(line)
    lines.put(b"")


@cache
def _program(command: str) -> Program:
    """The program of a command, one for all seats and games of this process."""
    program = Program(split_command(command))
    atexit.register(program.end)
    return program


def split_command(command: str) -> tuple[str, ...]:
    """A command as a program and its arguments."""
    try:
        found = tuple(shlex.split(command))
    except ValueError:
        found = ()
    if not 0 < len(found) <= _MOST_ARGUMENTS or which(found[0]) is None:
        raise BadSetup("bot.command", command=command[:80])
    return found


class ProgramBot(Bot):
    """A bot that asks a program."""

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
        action = offered.get(self._answer(line, question.seconds))
        if action is None:
            self.faults += 1
            return question.actions[self._rng.below(len(question.actions))]
        return action

    def _answer(self, line: bytes, seconds: float) -> str:
        answer = self._program.ask(line, seconds)
        try:
            said = msgspec.json.decode(answer or b"", type=Answer)
        except msgspec.MsgspecError:
            return ""
        return said.action if said.ok else ""
