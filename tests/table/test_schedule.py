"""Deadlines of a table, without a request: windows, bots, and clocks that run out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meowple.kernel.plugin import Plugin
from meowple.kernel.registry import built_in
from meowple.table.deadlines import BotTurn, Due
from meowple.table.log import ACT, AUTO, END
from meowple.table.seats import BOT, OVER, STAND_IN
from meowple.table.table import Table
from meowple.table.terms import HOUR, Pace, Terms
from tests.table.tables import STARTED, Game, facts_of

LATER = STARTED + HOUR
LIVE = Pace(kind="live", seconds=60)
RULES = next(iter(built_in())).game


def begun(terms: Terms, *, bots: bool = False) -> Table:
    facts = facts_of(RULES, 2, {}, 5, terms)
    seats = facts.seats
    if bots:
        seats = tuple(replace(seat, kind=BOT, bot=None) for seat in seats)
    return Table(replace(facts, seats=seats), RULES)


def people_asked(table: Table) -> list[int]:
    seats = table.facts.seats
    return [seat for seat in table.position.asked if seats[seat].kind != BOT]


def test_a_bot_plays_for_a_seat_that_is_out_of_time() -> None:
    table = begun(Terms(pace=LIVE, window_seconds=0))
    late = [turn for turn in table.due(LATER).bots if turn.kind == AUTO]
    assert late == [BotTurn(seat, AUTO, STAND_IN) for seat in people_asked(table)]
    assert late
    assert table.due(LATER).lost == ()


def test_where_time_decides_a_seat_that_is_out_of_time_loses() -> None:
    table = begun(Terms(pace=LIVE, window_seconds=0, on_timeout="loss"))
    due = table.due(LATER)
    assert list(due.lost) == people_asked(table)
    assert all(turn.kind == ACT for turn in due.bots)
    seat = due.lost[0]
    proposal = table.propose_loss(seat, LATER)
    assert (proposal.entry.kind, proposal.entry.text) == (END, f"time {seat}")
    table.commit(proposal)
    assert table.facts.status == OVER
    assert seat not in table.ending(proposal)[1].winners
    assert table.due(LATER) == Due()
    assert table.next_due(LATER) is None


def test_a_bot_without_a_level_plays_as_the_stand_in_when_its_time_has_come() -> None:
    table = begun(Terms(window_seconds=0), bots=True)
    asked = tuple(BotTurn(seat, ACT, STAND_IN) for seat in table.position.asked)
    assert table.due(STARTED) == Due(bots=asked)
    assert table.due(STARTED, bots_at=LATER) == Due()
    assert table.next_due(STARTED, bots_at=LATER) == LATER


def test_nothing_is_due_before_a_clock_runs_out() -> None:
    table = begun(Terms(pace=LIVE, window_seconds=0, on_timeout="loss"))
    out = STARTED + 60_000
    assert table.next_due(STARTED) == out
    assert table.due(out - 1).lost == ()
    assert list(table.due(out).lost) == people_asked(table)


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_a_game_where_time_decides_may_end_before_its_last_action(plugin: Plugin) -> None:
    terms = Terms(pace=Pace(kind="live", seconds=10), window_seconds=5, on_timeout="loss")
    game = Game.begun(plugin.game, facts_of(plugin.game, 2, {}, 5, terms), "loss")
    game.play()
    assert game.log[-1].kind == END
    assert game.log[-1].text.startswith("time ")
