"""The worker process in which bots search: one JSON question per line in, one answer out.

The pool starts it. It knows nothing of tables beyond what a line says.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from meowple.backend.bot_answers import Worker
from meowple.backend.bot_questions import LOW_PRIORITY, Ping, Pong, Question
from meowple.server.workers import memory_limit


def serve(worker: Worker, incoming: BinaryIO, outgoing: BinaryIO) -> None:
    decode = msgspec.json.Decoder(Question | Ping).decode
    for line in incoming:
        asked = decode(line)
        answer = Pong() if isinstance(asked, Ping) else worker.answer(asked)
        outgoing.write(msgspec.json.encode(answer) + b"\n")
        outgoing.flush()


def main() -> None:
    memory_limit.apply(sys.argv[1:])
    # The server goes first, then bots, then analyses of finished games.
    if hasattr(os, "nice"):
        os.nice(10 if LOW_PRIORITY in sys.argv[1:] else 5)
    serve(Worker(), sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
