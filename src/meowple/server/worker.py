"""The process in which bots think: one JSON question per line in, one answer out.

It is started by `bots.py` and knows nothing of tables beyond what a line says. States
of the last tables are kept, so that a question costs the new actions only.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from meowple.bots import BOTS
from meowple.bots.bot import Bot
from meowple.kernel.game import AnyGame, find

_KEPT = 50


class Question(Struct):
    """What a bot must know to choose: the setup, the actions so far, its seat."""

    table: str
    game: str
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    actions: list[tuple[int, str]]
    seat: int
    bot: str
    seconds: float


class Answer(Struct):
    action: str


class Thinker:
    """Answers questions; `find_game` and `bots` are what is installed."""

    def __init__(
        self,
        find_game: Callable[[str], AnyGame] = find,
        bots: Callable[[str, str], Bot] = lambda name, seed: BOTS[name](seed),
    ) -> None:
        self._find = find_game
        self._bots = bots
        self._held: OrderedDict[str, tuple[list[tuple[int, str]], Any]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        game = self._find(question.game)
        state = self._state(game, question)
        actions = game.legal(state, question.seat)
        # Every decision has its own chance, so that it does not matter which process
        # takes it and what that process was asked before.
        number = len(question.actions)
        bot = self._bots(question.bot, f"{question.seed}:bot:{question.seat}:{number}")
        choose = bot.chooser(game, state, question.seat, question.seconds)
        return Answer(str(choose(actions)))

    def _state(self, game: AnyGame, question: Question) -> Any:
        """The state after the actions, from the held one if they continue its own."""
        done, state = self._held.pop(question.table, ([], None))
        if state is None or question.actions[: len(done)] != done:
            setup = game.setup(question.seats, question.options, int(question.seed))
            done, state = [], game.start(setup)
        for seat, text in question.actions[len(done) :]:
            game.play(state, seat, game.parse(text))
        self._held[question.table] = question.actions, state
        if len(self._held) > _KEPT:
            self._held.popitem(last=False)
        return state


def serve(thinker: Thinker, incoming: BinaryIO, outgoing: BinaryIO) -> None:
    decode = msgspec.json.Decoder(Question).decode
    for line in incoming:
        outgoing.write(msgspec.json.encode(thinker.answer(decode(line))) + b"\n")
        outgoing.flush()


def main() -> None:
    # Players wait for the server; bots take what is left of the machine.
    if hasattr(os, "nice"):
        os.nice(5)
    serve(Thinker(), sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
