"""The process in which bots think: one JSON question per line in, one answer out.

It is started by `bots.py` and knows nothing of tables beyond what a line says. States
of the last tables are kept, so that a question costs the new actions only.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from time import perf_counter
from typing import Any, BinaryIO

import msgspec

from meowple.bots import BOTS
from meowple.bots.bot import Bot
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find, plugin
from meowple.kernel.rng import Rng
from meowple.lab.analysis.analysis import study
from meowple.lab.analysis.expectation import expect
from meowple.server.workers.protocol import (
    ASIDE,
    Answer,
    Choice,
    Choose,
    Found,
    Judge,
    Judged,
    Lying,
    Pack,
    Packed,
    Question,
    Story,
    Studied,
    Study,
)

_KEPT = 50


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
        game = self._find(question.story.game)
        state = self._state(game, question.story)
        match question:
            case Choose():
                return self._choose(game, state, question)
            case Study():
                return _study(game, state, question)
            case Judge():
                return _judge(game, state, question)
            case Pack():
                return _pack(state, question)

    def _choose(self, game: AnyGame, state: Any, question: Choose) -> Choice:
        actions = game.legal(state, question.seat)
        bot = self._bots(question.bot, _chance("bot", question))
        choose = bot.chooser(game, state, question.seat, question.seconds)
        return Choice(str(choose(actions)))

    def _state(self, game: AnyGame, story: Story) -> Any:
        """The state after the actions, from the held one if they continue its own."""
        done, state = self._held.pop(story.table, ([], None))
        if state is None or story.actions[: len(done)] != done:
            setup = game.setup(story.seats, story.options, int(story.seed))
            done, state = [], game.start(setup)
        for seat, text in story.actions[len(done) :]:
            game.play(state, seat, game.parse(text))
        self._held[story.table] = story.actions, state
        if len(self._held) > _KEPT:
            self._held.popitem(last=False)
        return state


def _chance(purpose: str, question: Choose | Study) -> str:
    """Every decision has its own chance, so that it does not matter which process takes
    it and what that process was asked before."""
    story = question.story
    return f"{story.seed}:{purpose}:{question.seat}:{len(story.actions)}"


def _study(game: AnyGame, state: Any, question: Study) -> Studied:
    rng, seat, seconds = Rng(_chance("study", question)), question.seat, question.seconds
    if question.played is None:
        # Somebody waits for a hint, by the clock on the wall.
        found = study(game, state, seat, seconds, rng, clock=perf_counter)
    else:
        found = study(game, state, seat, seconds, rng, game.parse(question.played))
    return Studied(
        [Found(str(f.action), f.chance, f.score, f.worlds, f.error) for f in found]
    )


def _judge(game: AnyGame, state: Any, question: Judge) -> Judged:
    luck, uncovered = f"{question.story.seed}:judge", question.uncovered
    return Judged(*expect(game, state, question.seconds, luck, uncovered=uncovered))


def _pack(state: Any, question: Pack) -> Packed:
    found = plugin(question.story.game).best_layout(state, question.seat, question.seconds)
    if found is None:
        raise ValueError(f"the game {question.story.game} has no best layout")
    tiles = tuple(Lying(t.shape, t.kind, t.colour, t.cells) for t in found.tiles)
    return Packed(found.score, found.played, found.bound, tiles)


def serve(thinker: Thinker, incoming: BinaryIO, outgoing: BinaryIO) -> None:
    decode = msgspec.json.Decoder(Question).decode
    for line in incoming:
        outgoing.write(msgspec.json.encode(thinker.answer(decode(line))) + b"\n")
        outgoing.flush()


def main() -> None:
    # Players wait for the server; bots take what is left of the machine, and those who
    # think about finished games what bots leave.
    if hasattr(os, "nice"):
        os.nice(10 if ASIDE in sys.argv[1:] else 5)
    serve(Thinker(), sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
