"""A real server on a free port, in a thread of the test, with a time that stands still
until the test moves it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from threading import Thread

import uvicorn

from meowple.kernel.game import AnyGame
from meowple.kernel.registry import games
from meowple.server.app import make
from meowple.server.clock import SystemClock
from meowple.server.run import address_of, bind, config
from meowple.server.settings import Settings
from tests.server.bell_game import GAMES

WORKER = (sys.executable, "-m", "tests.server.failing_worker")


class Still(SystemClock):
    """A clock that moves only when a test moves it."""

    def __init__(self) -> None:
        self._now = 1_800_000_000_000
        self._calls: list[Callable[[], None]] = []
        self._slept = 0

    def now(self) -> int:
        return self._now

    def on_change(self, call: Callable[[], None]) -> None:
        self._calls.append(call)

    def slept(self) -> int:
        return self._slept

    def count_sleep(self, slept: int) -> None:
        self._slept -= slept
        self._now += slept

    def fall_asleep(self, seconds: float) -> None:
        """The machine sleeps for some time, and its monotonic clock with it."""
        self._slept += int(seconds * 1000)

    def pass_by(self, seconds: float) -> None:
        self._now += int(seconds * 1000)
        for call in list(self._calls):
            try:
                call()
            except RuntimeError:
                # A server that has been stopped since.
                self._calls.remove(call)


@dataclass(frozen=True)
class Serving:
    address: str
    times: Still
    settings: Settings

    @property
    def socket_address(self) -> str:
        return self.address.replace("http://", "ws://", 1)


# Tests come faster than people; those of the limits set their own.
FREE = Settings(
    port=0,
    requests_per_second=10_000,
    requests_burst=10_000,
    profiles_per_minute=600_000,
    profiles_burst=10_000,
    messages_burst=100_000,
    chats_burst=1_000,
    undos_burst=100_000,
    tables_burst=100_000,
    replays_burst=100_000,
    asks_burst=100_000,
    questions_burst=100_000,
    hints_burst=100_000,
    analyses_burst=100_000,
    hint_seconds=0.05,
    study_seconds=0.01,
    boat_seconds=0.2,
    bot_command=WORKER,
    bot_workers=1,
    # A busy machine is slow to start a worker.
    bot_grace=60,
)


@contextmanager
def serving(
    database_url: str,
    *,
    times: Still | None = None,
    found: Mapping[str, AnyGame] | None = None,
    **changes: object,
) -> Iterator[Serving]:
    """A server that has all games and the toy of the tests, or those found."""
    settings = replace(FREE, database_url=database_url, **changes)  # type: ignore[arg-type]
    moment = times or Still()
    app = make(settings, found=found or {**games(), **GAMES}, clock=moment)
    listening = bind(settings)
    server = uvicorn.Server(config(settings, app))
    thread = Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        yield Serving(address_of(listening), moment, settings)
    finally:
        server.should_exit = True
        thread.join(30)
        listening.close()
        assert not thread.is_alive()
