"""Clocks, computed from the rows of the log alone, so that every process finds the same.

Only the actions that survive count. Time that led to an action which was taken back
belongs to the seat that took it back.
"""

from __future__ import annotations

from dataclasses import dataclass

from meowple.kernel.game import AnyGame
from meowple.kernel.state import State
from meowple.table.log import Entry
from meowple.table.terms import HOUR, SECOND, Terms

Outages = tuple[tuple[int, int], ...]

# How much of an outage counts on a clock of hours per action.
_MOST_OF_OUTAGE = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Timeline:
    """The clocks after an action, or at the start.

    `spent` and `acts` are per seat: time on the live clock, and actions that earned an
    increment. `since` is when each asked seat was asked. `window` is when the window
    opened that `windowed` are asked in. `turns` counts how often each seat has come to
    be asked.
    """

    at: int
    asked: tuple[int, ...]
    spent: tuple[int, ...]
    acts: tuple[int, ...]
    since: tuple[int | None, ...]
    windowed: tuple[int, ...]
    window: int | None
    turns: tuple[int, ...]


def begin(game: AnyGame, state: State, at: int) -> Timeline:
    """The clocks at the start of a game."""
    asked = game.actors(state)
    zeros = (0,) * state.seats
    since = tuple(at if seat in asked else None for seat in range(state.seats))
    windowed = _windowed(game, state, asked)
    turns = tuple(int(seat in asked) for seat in range(state.seats))
    window = at if windowed else None
    return Timeline(at, asked, zeros, zeros, since, windowed, window, turns)


def looks_same(game: AnyGame, before: Timeline, state: State) -> bool:
    """Whether the same seats are asked in a state, in the same windows."""
    asked = game.actors(state)
    return asked == before.asked and _windowed(game, state, asked) == before.windowed


def after(
    game: AnyGame,
    before: Timeline,
    state: State,
    entry: Entry,
    outages: Outages,
    *,
    secret: bool = False,
) -> Timeline:
    """The clocks after an action of a seat. A secret one earns no time and asks nobody
    anew: clocks are seen by all."""
    asked = game.actors(state)
    # Clocks of hosts may differ a little; time does not run backwards.
    at = max(entry.at, before.at)
    passed = served(before.at, at, outages)
    spent = tuple(
        time + passed if seat in before.asked else time
        for seat, time in enumerate(before.spent)
    )
    actor = None if secret else entry.seat
    acts = tuple(
        n + (seat == actor and seat in before.asked) for seat, n in enumerate(before.acts)
    )
    since = tuple(
        _since(seat, actor, before, at) if seat in asked else None
        for seat in range(state.seats)
    )
    windowed = _windowed(game, state, asked)
    window = _window(before, actor, windowed, at)
    turns = tuple(
        n + (seat in asked and seat not in before.asked)
        for seat, n in enumerate(before.turns)
    )
    return Timeline(at, asked, spent, acts, since, windowed, window, turns)


def _since(seat: int, actor: int | None, before: Timeline, at: int) -> int:
    """The time since which the seat is asked; its own action starts a new question."""
    old = before.since[seat]
    return at if old is None or seat == actor else old


def _windowed(game: AnyGame, state: State, asked: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in asked if game.idle(state, seat) is not None)


def _window(
    before: Timeline, actor: int | None, windowed: tuple[int, ...], at: int
) -> int | None:
    """The same window goes on as long as seats only drop out of it. A seat that acted in
    it and is asked in it again is asked by a new one."""
    if not windowed:
        return None
    goes_on = set(windowed) <= set(before.windowed) and actor not in windowed
    return before.window if goes_on else at


def served(start: int, end: int, outages: Outages) -> int:
    """The time from start to end, without the outages in which no server ran."""
    lost = 0
    reached = start
    for down, up in outages:
        low, high = max(down, reached), min(up, end)
        if low < high:
            lost += high - low
            reached = high
    return max(0, end - start - lost)


def _stopped(start: int, end: int, outages: Outages) -> int:
    """The time that a clock of hours leaves out: an outage costs it a day at most. It may
    be a machine that was off for long, or one whose time was set."""
    overlaps = (min(up, end) - max(down, start) for down, up in outages)
    return sum(max(0, time - _MOST_OF_OUTAGE) for time in overlaps)


def left(line: Timeline, terms: Terms, seat: int, now: int, outages: Outages) -> int | None:
    """Milliseconds left on a seat's clock; None without a clock, or where a clock per
    action does not run."""
    pace = terms.pace
    if pace.kind == "live":
        total = pace.seconds * SECOND + pace.increment * SECOND * line.acts[seat]
        running = served(line.at, now, outages) if seat in line.asked else 0
        return max(0, total - line.spent[seat] - running)
    since = line.since[seat]
    if pace.kind == "correspondence" and since is not None:
        return max(0, since + pace.hours * HOUR + _stopped(since, now, outages) - now)
    return None


def window_end(line: Timeline, terms: Terms) -> int | None:
    """The time at which the present window closes; None without a window or a limit."""
    if line.window is None or not terms.window_seconds:
        return None
    return line.window + terms.window_seconds * SECOND
