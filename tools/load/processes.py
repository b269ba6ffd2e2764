"""The processes of the load test, and what Linux says of them in /proc."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tools.load.client import ClientTask
from tools.load.players import Findings


@contextmanager
def server(*arguments: str) -> Iterator[tuple[str, int]]:
    """Start a server process; its address and its process id."""
    command = [sys.executable, "-m", "tools.load.servers", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip(), process.pid
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


@contextmanager
def client(task: ClientTask) -> Iterator[Callable[[float], Findings]]:
    """Start a client process; a function that runs a round of some seconds in it."""
    command = [sys.executable, "-m", "tools.load.client"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    to, back = process.stdin, process.stdout

    def play(seconds: float) -> Findings:
        to.write(f"{seconds}\n".encode())
        to.flush()
        return msgspec.json.decode(back.readline(), type=Findings)

    try:
        to.write(msgspec.json.encode(task) + b"\n")
        to.flush()
        yield play
    finally:
        to.close()
        process.wait(30)
        back.close()


def resident_memory(pid: int) -> float:
    """The resident memory of a process in kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found is not None
    return float(found[1])


def processor_time(pid: int) -> float:
    """The processor time of a process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
