"""The program that runs in a worker of the page: bots, or a host of tables."""

from __future__ import annotations

import msgspec

from meowple.backend.bot_answers import Worker
from meowple.backend.bot_questions import Question

_decode = msgspec.json.Decoder(Question).decode


class Thinker:
    """Answers questions in the worker where bots think."""

    def __init__(self) -> None:
        self._worker = Worker()

    def answer(self, question: str) -> str:
        return msgspec.json.encode(self._worker.answer(_decode(question))).decode()
