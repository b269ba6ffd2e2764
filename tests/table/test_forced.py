"""A person who plays against bots is asked only where there is a choice, and no window
closes while they think."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meowple.kernel.plugin import Plugin
from meowple.kernel.registry import built_in, games
from meowple.table.log import FORCED
from meowple.table.seats import BOT
from meowple.table.table import Table
from meowple.table.terms import HOUR, Terms
from meowple.table.undo import undone_too
from meowple.texts import texts
from tests.table.tables import STARTED, facts_of
from tests.table.test_undo_replies import ME, Match, against_bots, undo

WINDOWS = Terms(window_seconds=20)
ASKED = Terms(window_seconds=20, play_forced=False)


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_in_a_whole_game_nobody_is_asked_without_a_choice(plugin: Plugin) -> None:
    facts = replace(against_bots(plugin.game), terms=WINDOWS)
    game = Match.begun(plugin.game, facts, "choices")
    assert isinstance(game, Match)
    asked = 0
    while not game.table.over:
        position = game.table.position
        if game.bots_act():
            continue
        assert ME in position.asked
        assert len(plugin.game.legal(position.state, ME)) > 1
        state = game.table.state(ME, texts(), game.now)
        assert (state.window, state.clocks) == (None, None)
        assert game.table.next_due(game.now) is None
        game.person_acts()
        asked += 1
    assert asked
    assert any(entry.kind == FORCED for entry in game.log)


def windowed(terms: Terms, *, people: bool = False) -> Table:
    """A game that has come to a window in which the first seat is asked."""
    rules = games()["isle"]
    for seed in range(20):
        facts = facts_of(rules, 3, {}, seed, terms)
        if not people:
            seats = tuple(
                seat if seat.seat == ME else replace(seat, kind=BOT, bot="random")
                for seat in facts.seats
            )
            facts = replace(facts, seats=seats)
        game = Match.begun(rules, facts, f"window {seed}")
        while not game.table.over:
            position = game.table.position
            if ME in position.moment.line.windowed:
                return game.table
            game.step()
    raise AssertionError("there was no window")


def test_a_window_against_bots_never_closes_by_itself() -> None:
    table = windowed(ASKED)
    later = STARTED + HOUR
    assert not table.due(later).window
    assert table.propose_idle(later) is None
    assert table.state(ME, texts(), later).window is None


def test_between_people_a_window_closes_and_nothing_is_played_for_a_seat() -> None:
    table = windowed(WINDOWS, people=True)
    later = STARTED + HOUR
    assert table.due(later).window
    assert not table.due(later).forced
    assert table.propose_forced(later) is None


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_where_the_terms_say_so_nothing_is_played_for_a_person(plugin: Plugin) -> None:
    facts = replace(against_bots(plugin.game), terms=ASKED)
    game = Match.begun(plugin.game, facts, "asked")
    game.play()
    assert all(entry.kind != FORCED for entry in game.log)


def test_an_undo_takes_back_what_the_table_played_after_the_action() -> None:
    for seed in range(60):
        rules = games()["isle"]
        game = Match.begun(rules, against_bots(rules, seed=seed), f"forced {seed}")
        assert isinstance(game, Match)
        while not game.table.over:
            position = game.table.position
            rows = {row.entry.number: row.entry for row in position.rows}
            fallen = [rows[number] for number in undone_too(position, ME)]
            if any(entry.kind == FORCED for entry in fallen):
                undo(game)
                assert not {e.number for e in fallen} & {*position.moment.reach}
                assert position.rows[-1].fallen
                assert position.game.forced(position.state, ME) is None
                return
            if not game.bots_act():
                game.person_acts()
    raise AssertionError("nothing was played for the person that could be taken back")
