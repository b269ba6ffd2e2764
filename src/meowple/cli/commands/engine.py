"""`meowple engine`: a game over a line protocol (docs/protocol.md).

One JSON object per line in, one per line out, in order. Every line has an answer, and an
error never leaves the game half changed.
"""

from __future__ import annotations

import sys
import traceback
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from meowple.bots import SECONDS, Bot, Question, check_level, seat_bot
from meowple.cli.exit_codes import describe_error, report_errors
from meowple.cli.options import DEFAULT_LANG, Debug, Lang
from meowple.cli.protocol import requests
from meowple.cli.protocol.lines import LIMIT, lines
from meowple.cli.protocol.requests import BadLine
from meowple.kernel.errors import BadRecord, MeowpleError
from meowple.kernel.event import seen
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record, final
from meowple.kernel.registry import find, games
from meowple.kernel.result import Line
from meowple.texts import texts

PROTOCOL = 1

Answer = dict[str, object]


def engine(lang: Lang = DEFAULT_LANG, debug: Debug = False) -> None:
    with report_errors(lang, debug):
        talker = Engine(lang, debug)
        # Unbuffered: a line is answered when it comes, not when a buffer is full.
        with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as incoming:
            for line in lines(incoming):
                sys.stdout.buffer.write(talker.answer(line) + b"\n")
                sys.stdout.buffer.flush()


@dataclass(slots=True)
class EngineGame:
    """The game in progress, and its record so far."""

    game: AnyGame
    state: Any
    seats: int
    record: Record
    bots: dict[tuple[str, int], Bot] = field(default_factory=dict)

    def status(self) -> Answer:
        actors = self.game.actors(self.state)
        return {"actors": actors, "over": self.game.result(self.state) is not None}


class Engine:
    """Answers lines; it has at most one game."""

    def __init__(self, lang: str = DEFAULT_LANG, debug: bool = False) -> None:
        self._texts = texts(lang)
        self._debug = debug
        self._current: EngineGame | None = None

    def answer(self, line: bytes | None) -> bytes:
        """The answer to a line; None is a line that was too long to keep."""
        try:
            if line is None:
                raise BadLine("request.too_long", limit=LIMIT)
            # Encoded here, so that a value that JSON lacks is an error like any other.
            return msgspec.json.encode({"ok": True, **self._do(requests.read(line))})
        except Exception as error:
            if self._debug and not isinstance(error, MeowpleError):
                traceback.print_exc()
            id, message = describe_error(error, self._texts)
            return msgspec.json.encode(
                {"ok": False, "error": {"id": id, "message": message}}
            )

    def _do(self, request: Struct) -> Answer:
        match request:
            case requests.HelloRequest():
                return {"protocol": PROTOCOL, "games": sorted(games())}
            case requests.NewRequest():
                return self._new(request)
            case requests.LoadRequest():
                return self._load(request)
            case requests.LegalRequest():
                running = self._seated(request.seat)
                actions = running.game.legal(running.state, request.seat)
                return {"actions": [str(action) for action in actions]}
            case requests.PlayRequest():
                return self._play(request)
            case requests.ViewRequest():
                running = self._seated(request.seat)
                return {"view": running.game.view(running.state, request.seat)}
            case requests.ResultRequest():
                return self._result()
            case requests.RecordRequest():
                return self._record()
            case requests.DigestRequest():
                return {"digest": self._running().state.digest()}
            case requests.ChooseRequest():
                return self._choose(request)
        raise AssertionError(request)

    def _running(self) -> EngineGame:
        if self._current is None:
            raise BadLine("request.no_game")
        return self._current

    def _seated(self, seat: int | None) -> EngineGame:
        """The game, if it has this seat; None is a spectator."""
        running = self._running()
        if seat is not None and not 0 <= seat < running.seats:
            raise BadLine("request.seat", seats=running.seats, last=running.seats - 1)
        return running

    def _new(self, request: requests.NewRequest) -> Answer:
        game = find(request.game)
        if request.data is not None:
            game = game.with_data(request.data)
        setup = game.setup(request.seats, request.options, request.seed)
        record = Record.of(game, setup, data=request.data)
        running = EngineGame(game, game.start(setup), setup.seats, record)
        status = running.status()
        self._current = running
        return status

    def _load(self, request: requests.LoadRequest) -> Answer:
        record = Record.parse(request.record)
        game, state = final(record)
        claimed = record.digest
        record.close(game, state)
        if claimed is not None and claimed != record.digest:
            raise BadRecord("record.digest", wanted=claimed, found=str(record.digest))
        running = EngineGame(game, state, record.setup.seats, record)
        status = running.status()
        self._current = running
        return status

    def _play(self, request: requests.PlayRequest) -> Answer:
        running = self._seated(request.seat)
        action = running.game.parse(request.action)
        # On a copy, so that not even a bug in the rules leaves a game half changed.
        state = running.state.copy()
        events = running.game.play(state, request.seat, action)
        shown = [
            {"id": event.id, "args": event.args} for event in seen(events, request.seat)
        ]
        after = EngineGame(running.game, state, running.seats, running.record)
        answer = {"events": shown, **after.status()}
        running.record.add(request.seat, action)
        running.state = state
        return answer

    def _record(self) -> Answer:
        running = self._running()
        running.record.close(running.game, running.state)
        return {"record": running.record.text()}

    def _result(self) -> Answer:
        running = self._running()
        result = running.game.result(running.state)
        if result is None:
            return {"over": False, "scores": None, "winners": None, "lines": None}
        answer: Answer = {"over": True, "scores": result.scores}
        answer.update({rival.name: rival.score for rival in result.rivals})
        answer["winners"] = result.winners
        answer["lines"] = [_lines(lines) for lines in result.lines]
        answer["decided"] = result.decided
        return answer

    def _choose(self, request: requests.ChooseRequest) -> Answer:
        running = self._seated(request.seat)
        check_level(request.bot)
        key = (request.bot, request.seat)
        bot = running.bots.get(key) or seat_bot(
            request.bot, running.record.setup.seed, request.seat
        )
        running.bots[key] = bot
        actions = running.game.legal(running.state, request.seat)
        if not actions:
            raise BadLine("request.nothing_to_choose", seat=request.seat)
        seconds = request.seconds or SECONDS * bot.time_factor
        question = Question(running.game, running.state, request.seat, actions, seconds)
        return {"action": str(bot.choose(question))}


def _lines(lines: tuple[Line, ...]) -> list[Answer]:
    return [{"id": line.id, "args": line.args, "points": line.points} for line in lines]
