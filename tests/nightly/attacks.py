"""Two attacks that version 0.1 did not withstand, against a real server.

*Counting*: while rescue cards are chosen face down, all others watch the numbers of their
states and the messages they get. *Tigers*: one client keeps sixty tables with three tigers
each busy, another one plays against a bot."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from threading import Event
from time import perf_counter

from websockets.exceptions import WebSocketException

from meowple.server.settings import Settings
from tests.nightly.crowd.crowd import server
from tests.server.players import OPEN, Chair, Person
from tests.server.serving import serving

_ATTACKER, _PLAYER = "10.0.0.1", "10.0.0.2"
_BOTS = ("random", "tiger")


@contextmanager
def _database() -> Iterator[str]:
    with TemporaryDirectory(prefix="meowple-attacks-") as folder:
        try:
            yield f"sqlite:///{Path(folder) / 'meowple.db'}"
        finally:
            OPEN.close()


def counting(games: int) -> bool:
    """Try to count cards; whether nobody could."""
    rows = noticed = 0
    # Without limits: they have no part in this.
    with _database() as url, serving(url) as served:
        for number in range(games):
            found = _watch(served.address, number)
            rows, noticed = rows + found[0], noticed + found[1]
    print(
        f"counting: {games} games, {rows} cards chosen face down, each watched by two "
        f"others and a spectator; {noticed} noticed",
        flush=True,
    )
    return rows > 0 and noticed == 0


def _watch(address: str, number: int) -> tuple[int, int]:
    """How many cards were chosen face down in a game, and how many someone noticed."""
    ann = Person(address, "Ann")
    options = {"rescue_choice": "simultaneous"}
    table = ann.table("isle", "me", "hotseat", "hotseat", options=options, window_seconds=0)
    chairs = [ann.chair(table, seat) for seat in (0, 1, 2)]
    watching = [*chairs, ann.chair(table, None)]
    chance, rows, noticed = Random(number), 0, 0
    for chair in watching:
        chair.at(0)
    while actors := chairs[0].state["actors"]:
        chair = chairs[chance.choice(actors)]
        wanted = [a for a in chair.state["actions"] if not a.startswith("ask ")]
        action = chance.choice(wanted)
        secret = action.startswith("ready ")
        # Open actions are not checked.
        others = [c for c in (watching if secret else chairs) if c is not chair]
        before = [_catch_up(other) for other in others] if secret else []
        chair.act(action)
        after = [_catch_up(other) for other in others]
        if secret:
            rows += 1
            noticed += [n for n, _ in before] != [n for n, _ in after] or any(
                more != 2 for _, more in after
            )
    OPEN.close()
    return rows, noticed


def _catch_up(chair: Chair) -> tuple[int, int]:
    """The number of the present state, and how many messages it took to learn it: two, the
    state that was asked for and the answer after it, if nothing else came."""
    got = len(chair.received)
    if chair.seat is not None:
        chair.catch_up()
    else:
        chair.send("sync", have=chair.state["number"])
        chair.send("words")
        chair.next("words")
    return chair.state["number"], len(chair.received) - got


def tigers(tables: int, turns: int) -> bool:
    """Play against bots, alone and beside the tables of an attacker; whether the bots
    answer within three thinking times, as long as one takes on this machine now."""
    with _database() as url, server(url) as (address, _):
        alone = {bot: _waits(address, bot, turns) for bot in _BOTS}
        with _attack(address, tables):
            beside = {bot: _waits(address, bot, turns) for bot in _BOTS}
    for bot, waits in beside.items():
        print(
            f"tigers: a {bot} answered after {max(alone[bot]):.2f} s at most when alone, "
            f"{max(waits):.2f} s beside {tables} tables of three tigers (mean "
            f"{mean(alone[bot]):.2f} and {mean(waits):.2f} s, {len(waits)} answers)",
            flush=True,
        )
    thinking = max(Settings().bot_seconds, *alone["tiger"])
    return all(max(waits) <= 3 * thinking for waits in beside.values())


def _waits(address: str, bot: str, turns: int) -> list[float]:
    """Seconds until it was a person's turn again, for each of their actions."""
    person, chance = Person(address, "Bob", _PLAYER), Random(bot)
    found: list[float] = []
    while len(found) < turns:
        table = person.table("fits", "me", bot, window_seconds=0)
        chair = person.chair(table, 0)
        chair.until(lambda state: 0 in state["actors"])
        while not chair.state["over"] and len(found) < turns:
            began = perf_counter()
            chair.act(chance.choice(chair.state["actions"]))
            chair.until(lambda state: 0 in state["actors"] or state["over"])
            found.append(perf_counter() - began)
        chair.leave()
    return found


@contextmanager
def _attack(address: str, tables: int) -> Iterator[None]:
    """One client, who answers at all tables at once."""
    person, done = Person(address, "Eve", _ATTACKER), Event()
    chairs = [
        person.chair(person.table("fits", "me", *["tiger"] * 3, window_seconds=0), 0)
        for _ in range(tables)
    ]
    with ThreadPoolExecutor(tables) as pool:
        for number, chair in enumerate(chairs):
            pool.submit(_keep_busy, chair, Random(number), done)
        try:
            yield
        finally:
            done.set()
            for chair in chairs:
                chair.leave()


def _keep_busy(chair: Chair, chance: Random, done: Event) -> None:
    with suppress(WebSocketException, OSError):
        while not (done.is_set() or chair.state.get("over")):
            if 0 in chair.state.get("actors", ()):
                chair.act(chance.choice(chair.state["actions"]))
            else:
                chair.read()
