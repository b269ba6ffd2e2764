"""`meowple engine`: a game over a line protocol (docs/protocol.md).

One JSON object per line in, one per line out, in order. Whatever comes in, an answer
goes out and the game is never left half changed.
"""

from __future__ import annotations

import sys
import traceback
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from meowple.bots import SECONDS, Bot, check_level, seat_bot
from meowple.cli.exit_codes import guard, in_words
from meowple.cli.options import DEFAULT_LANG, Debug, Lang
from meowple.cli.protocol import requests
from meowple.cli.protocol.lines import LIMIT, lines
from meowple.cli.protocol.requests import BadRequest
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
    with guard(lang, debug):
        talker = Engine(lang, debug)
        # Unbuffered: a line is answered when it comes, not when a buffer is full.
        with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as incoming:
            for line in lines(incoming):
                sys.stdout.buffer.write(talker.answer(line) + b"\n")
                sys.stdout.buffer.flush()


@dataclass(slots=True)
class Table:
    """The game that is being played, and its record so far."""

    game: AnyGame
    state: Any
    seats: int
    record: Record
    bots: dict[tuple[str, int], Bot] = field(default_factory=dict)

    def status(self) -> Answer:
        actors = self.game.actors(self.state)
        return {"actors": actors, "over": self.game.result(self.state) is not None}


class Engine:
    """Answers lines. Holds at most one game."""

    def __init__(self, lang: str = DEFAULT_LANG, debug: bool = False) -> None:
        self._texts = texts(lang)
        self._debug = debug
        self._table: Table | None = None

    def answer(self, line: bytes | None) -> bytes:
        """The answer to a line; None is a line that was too long to keep."""
        try:
            if line is None:
                raise BadRequest("request.too_long", limit=LIMIT)
            # Encoded here, so that a value JSON does not know is an error like others.
            return msgspec.json.encode({"ok": True, **self._do(requests.read(line))})
        except Exception as error:
            if self._debug and not isinstance(error, MeowpleError):
                traceback.print_exc()
            id, message = in_words(error, self._texts)
            return msgspec.json.encode(
                {"ok": False, "error": {"id": id, "message": message}}
            )

    def _do(self, request: Struct) -> Answer:
        match request:
            case requests.Hello():
                return {"protocol": PROTOCOL, "games": sorted(games())}
            case requests.New():
                return self._new(request)
            case requests.Load():
                return self._load(request)
            case requests.Legal():
                table = self._seated(request.seat)
                actions = table.game.legal(table.state, request.seat)
                return {"actions": [str(action) for action in actions]}
            case requests.Play():
                return self._play(request)
            case requests.View():
                table = self._seated(request.seat)
                return {"view": table.game.view(table.state, request.seat)}
            case requests.Result():
                return self._result()
            case requests.Record():
                return self._record()
            case requests.Digest():
                return {"digest": self._at_table().state.digest()}
            case requests.Choose():
                return self._choose(request)
        raise AssertionError(request)

    def _at_table(self) -> Table:
        if self._table is None:
            raise BadRequest("request.no_game")
        return self._table

    def _seated(self, seat: int | None) -> Table:
        """The table, if it has this seat; None is a spectator."""
        table = self._at_table()
        if seat is not None and not 0 <= seat < table.seats:
            raise BadRequest("request.seat", seats=table.seats, last=table.seats - 1)
        return table

    def _new(self, request: requests.New) -> Answer:
        game = find(request.game)
        if request.data is not None:
            game = game.with_data(request.data)
        setup = game.setup(request.seats, request.options, request.seed)
        record = Record.of(game, setup, data=request.data)
        table = Table(game, game.start(setup), setup.seats, record)
        status = table.status()
        self._table = table
        return status

    def _load(self, request: requests.Load) -> Answer:
        record = Record.parse(request.record)
        game, state = final(record)
        claimed = record.digest
        record.close(game, state)
        if claimed is not None and claimed != record.digest:
            raise BadRecord("record.digest", wanted=claimed, found=str(record.digest))
        table = Table(game, state, record.setup.seats, record)
        status = table.status()
        self._table = table
        return status

    def _play(self, request: requests.Play) -> Answer:
        table = self._seated(request.seat)
        action = table.game.parse(request.action)
        # On a copy: not even a mistake in the rules leaves a game half changed.
        state = table.state.copy()
        events = table.game.play(state, request.seat, action)
        told = [
            {"id": event.id, "args": event.args} for event in seen(events, request.seat)
        ]
        after = Table(table.game, state, table.seats, table.record)
        answer = {"events": told, **after.status()}
        table.record.add(request.seat, action)
        table.state = state
        return answer

    def _record(self) -> Answer:
        table = self._at_table()
        table.record.close(table.game, table.state)
        return {"record": table.record.text()}

    def _result(self) -> Answer:
        table = self._at_table()
        result = table.game.result(table.state)
        if result is None:
            return {"over": False, "scores": None, "winners": None, "lines": None}
        answer: Answer = {"over": True, "scores": result.scores}
        answer.update({rival.name: rival.score for rival in result.rivals})
        answer["winners"] = result.winners
        answer["lines"] = [_lines(lines) for lines in result.lines]
        answer["decided"] = result.decided
        return answer

    def _choose(self, request: requests.Choose) -> Answer:
        table = self._seated(request.seat)
        check_level(request.bot)
        key = (request.bot, request.seat)
        bot = table.bots.get(key) or seat_bot(
            request.bot, table.record.setup.seed, request.seat
        )
        table.bots[key] = bot
        actions = table.game.legal(table.state, request.seat)
        if not actions:
            raise BadRequest("request.nothing_to_choose", seat=request.seat)
        seconds = request.seconds or SECONDS
        choose = bot.chooser(table.game, table.state, request.seat, seconds)
        return {"action": str(choose(actions))}


def _lines(lines: tuple[Line, ...]) -> list[Answer]:
    return [{"id": line.id, "args": line.args, "points": line.points} for line in lines]
