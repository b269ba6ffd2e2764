"""What happens at a table without a request from a player, and when: windows close, bots
act, and clocks run out."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.table import clocks
from meowple.table.clocks import Outages, Timeline
from meowple.table.seats import BOT, STAND_IN, TableFacts


@dataclass(frozen=True, slots=True)
class Due:
    """What is due now. `bots` are the seats that bots play, each with its level."""

    window: bool = False
    bots: tuple[tuple[int, str], ...] = ()
    timed_out: tuple[int, ...] = ()


def due_now(
    facts: TableFacts, line: Timeline, now: int, outages: Outages, *, bots_at: int
) -> Due:
    """What is due at a table that is being played. Bots may be asked from `bots_at` on."""
    closes = clocks.window_end(line, facts.terms)
    asked = [seat for seat in facts.seats if seat.seat in line.asked]
    return Due(
        window=closes is not None and closes <= now,
        bots=tuple(
            (seat.seat, seat.bot or STAND_IN)
            for seat in asked
            if seat.kind == BOT and bots_at <= now
        ),
        timed_out=tuple(
            seat.seat
            for seat in asked
            if seat.kind != BOT
            and clocks.left(line, facts.terms, seat.seat, now, outages) == 0
        ),
    )


def due_times(
    facts: TableFacts, line: Timeline, now: int, outages: Outages, *, bots_at: int
) -> list[int]:
    """The times at which something is due."""
    times = [clocks.window_end(line, facts.terms)]
    for seat in facts.seats:
        if seat.seat not in line.asked:
            continue
        if seat.kind == BOT:
            times.append(bots_at)
            continue
        left = clocks.left(line, facts.terms, seat.seat, now, outages)
        times.append(None if left is None else now + left)
    return [time for time in times if time is not None]
