"""Answers to questions about games: what bots choose, hints, and analyses of finished
games. The states of the last tables are kept, so that only the new actions of a question
are played."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import perf_counter
from typing import Any

from meowple.backend.bot_questions import (
    ActionEstimate,
    Answer,
    BestLayout,
    Choice,
    Choose,
    Expectation,
    FindLayout,
    GameLog,
    Judge,
    PlacedTileFacts,
    Question,
    Study,
    StudyResult,
)
from meowple.bots.bot import Clock
from meowple.bots.candidates import Finding
from meowple.bots.decisions import BotMaker, SeatDecision, level
from meowple.bots.expectation import expect
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find, plugin

# Tables whose states are kept.
_KEPT = 50
# The share of its time that a bot has left to think, however long the state takes.
_THINKING = 0.5


class Worker:
    """Answers questions; `find_game` and `bots` are the installed ones."""

    def __init__(
        self,
        find_game: Callable[[str], AnyGame] = find,
        bots: BotMaker = level,
        clock: Clock = perf_counter,
    ) -> None:
        self._find = find_game
        self._bots = bots
        self._clock = clock
        self._held: OrderedDict[str, tuple[list[tuple[int, str]], Any]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        log, began = question.log, self._clock()
        game = self._find(log.game).at_version(log.rules)
        if game is None:
            raise ValueError(f"the game {log.game} has no rules of version {log.rules}")
        state = self._state(game, log)
        match question:
            case Choose():
                return self._choose(game, state, question, self._clock() - began)
            case Study():
                return _study(game, state, question)
            case Judge():
                return _judge(game, state, question)
            case FindLayout():
                return _pack(state, question)

    def _choose(self, game: AnyGame, state: Any, question: Choose, spent: float) -> Choice:
        """A bot's choice in the time that is left. The first question about a game loads
        its code, and the first one about a table plays its whole log: in a page that takes
        more than a tenth of a second, and the player waits for that, too."""
        decision, seconds = _decision(game, state, question), question.seconds
        left = max(seconds - spent, seconds * _THINKING)
        chosen = decision.choice(question.bot, left, self._bots, self._clock)
        return Choice(str(chosen))

    def _state(self, game: AnyGame, log: GameLog) -> Any:
        """The state after the actions, from the held one if they continue its own."""
        done, state = self._held.pop(log.table, ([], None))
        if state is None or log.actions[: len(done)] != done:
            setup = game.setup(log.seats, log.options, int(log.seed))
            done, state = [], game.start(setup)
        for seat, text in log.actions[len(done) :]:
            game.play(state, seat, game.parse(text))
        self._held[log.table] = log.actions, state
        if len(self._held) > _KEPT:
            self._held.popitem(last=False)
        return state


def _decision(game: AnyGame, state: Any, question: Choose | Study) -> SeatDecision:
    log = question.log
    return SeatDecision(game, state, question.seat, log.seed, len(log.actions))


def _study(game: AnyGame, state: Any, question: Study) -> StudyResult:
    decision, seconds = _decision(game, state, question), question.seconds
    if question.played is None:
        found = decision.hint(seconds)
    else:
        found = decision.review(seconds, question.played)
    return StudyResult([_estimate(one) for one in found])


def _estimate(found: Finding) -> ActionEstimate:
    return ActionEstimate(
        action=str(found.action),
        chance=found.chance,
        score=found.score,
        worlds=found.worlds,
        error=found.error,
        then=tuple(map(str, found.then)),
    )


def _judge(game: AnyGame, state: Any, question: Judge) -> Expectation:
    luck, uncovered = f"{question.log.seed}:judge", question.uncovered
    return Expectation(*expect(game, state, question.seconds, luck, uncovered=uncovered))


def _pack(state: Any, question: FindLayout) -> BestLayout:
    found = plugin(question.log.game).best_layout(state, question.seat, question.seconds)
    if found is None:
        raise ValueError(f"the game {question.log.game} has no best layout")
    tiles = tuple(PlacedTileFacts(t.shape, t.kind, t.colour, t.cells) for t in found.tiles)
    return BestLayout(found.score, found.played, found.bound, tiles)
