"""Deadlines at a table, which need no request from a player: windows close, bots act, and
clocks run out."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.table import clocks
from meowple.table.clocks import Outages, Timeline
from meowple.table.log import ACT, AUTO
from meowple.table.seats import BOT, STAND_IN, TableFacts


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot of a level acts for a seat: its own, or that of a player who ran out of time.
    `kind` is the kind of the row in the log."""

    seat: int
    kind: str
    bot: str


@dataclass(frozen=True, slots=True)
class Due:
    """Everything due now. `window`: the window closes. `forced`: the only person has no
    choice. `lost` are the seats that lose on time; the first of them ends the table."""

    window: bool = False
    bots: tuple[BotTurn, ...] = ()
    lost: tuple[int, ...] = ()
    forced: bool = False


def window_end(facts: TableFacts, line: Timeline) -> int | None:
    """The time at which the present window closes; None without a window or a limit. Bots
    wait as long as a person likes."""
    return clocks.window_end(line, facts.terms) if facts.person is None else None


def due_now(
    facts: TableFacts, line: Timeline, now: int, outages: Outages, *, bots_at: int
) -> Due:
    """Everything due at a table in play. Bots may be asked from `bots_at` on."""
    closes = window_end(facts, line)
    asked = [seat for seat in facts.seats if seat.seat in line.asked]
    bots = tuple(
        BotTurn(seat.seat, ACT, seat.bot or STAND_IN)
        for seat in asked
        if seat.kind == BOT and bots_at <= now
    )
    late = tuple(
        seat.seat
        for seat in asked
        if seat.kind != BOT and clocks.left(line, facts.terms, seat.seat, now, outages) == 0
    )
    window = closes is not None and closes <= now
    if facts.terms.on_timeout == "loss":
        return Due(window, bots, late)
    return Due(window, bots + tuple(BotTurn(seat, AUTO, STAND_IN) for seat in late))


def due_times(
    facts: TableFacts, line: Timeline, now: int, outages: Outages, *, bots_at: int
) -> list[int]:
    """The times at which something is due."""
    times = [window_end(facts, line)]
    for seat in facts.seats:
        if seat.seat not in line.asked:
            continue
        if seat.kind == BOT:
            times.append(bots_at)
            continue
        left = clocks.left(line, facts.terms, seat.seat, now, outages)
        times.append(None if left is None else now + left)
    return [time for time in times if time is not None]
