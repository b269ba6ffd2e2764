"""A worker that knows the bells; its bots can fail in every way.

random   as ever
crash    ends the process
hang     never answers
wrong    answers with what is no action
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence

from meowple.backend.bot_answers import Worker
from meowple.bots.bot import BlindBot, Bot
from meowple.bots.random import RandomBot
from meowple.kernel.frame import Action
from meowple.kernel.registry import games
from meowple.server.workers.worker import serve
from tests.server.bell_game import GAMES, Word


class Failing(BlindBot):
    def __init__(self, how: str) -> None:
        self.how = how

    def pick(self, actions: Sequence[Action]) -> Action:
        if self.how == "crash":
            os._exit(3)
        if self.how == "hang":
            time.sleep(3600)
        return Word("nonsense")


def bot(name: str, seed: str) -> Bot:
    return RandomBot(seed) if name == "random" else Failing(name)


if __name__ == "__main__":
    known = {**games(), **GAMES}
    serve(Worker(lambda id: known[id], bot), sys.stdin.buffer, sys.stdout.buffer)
