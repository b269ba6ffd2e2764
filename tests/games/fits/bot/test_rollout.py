"""How lines of If It Fits are played on: in haste, and almost as well as by the cat."""

from __future__ import annotations

import pytest

from meowple.games.fits.bot.boxes import CAT
from meowple.games.fits.bot.pace import turns_left
from meowple.games.fits.bot.placing import Placing
from meowple.games.fits.bot.rollout import RolloutPolicy
from meowple.games.fits.bot.spots import change
from meowple.games.fits.game import GAME
from meowple.games.fits.rules.card_decisions import LayCard, PlayCard, cat_joints
from meowple.games.fits.rules.state import FitsState
from meowple.games.fits.rules.turn import Turns
from meowple.kernel.registry import knowledge
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from meowple.kernel.toolbox.bitboards import each_bit
from tests.games.fits.playing import KINDS, name, positions

KNOWN = knowledge(GAME)
EVERY_KIND = pytest.mark.parametrize(
    ("seats", "options"), [pytest.param(*kind, id=name(*kind)) for kind in KINDS]
)


def turns(seats: int, options: dict[str, Value], every: int) -> list[FitsState]:
    """Some turns of a game at their beginning."""
    found = [
        state.copy()
        for state in positions(seats, options, 5)
        if state.stack and isinstance(state.stack[-1], Turns)
    ]
    return found[::every]


@EVERY_KIND
def test_what_a_card_changes_is_what_the_tables_differ_by(
    seats: int, options: dict[str, Value]
) -> None:
    """Without a cat on it, and with one of the seat on turn where it may come."""
    for number, state in enumerate(turns(seats, options, every=9)):
        placing, seat = Placing(state, state.seat), state.seat
        judge, table = placing.judge, state.table
        before = judge.row(table, table.occupied)
        card = state.card(state.whole_deck.box[number])
        for cell in each_bit(table.fringe):
            for turned in card.turns:
                after = state.copy()
                box, _ = after.table.lay(cell, card, turned)
                bare, claimed = placing._spot(cell).changes(card.sides(turned), card.icons)
                then = judge.row(after.table, after.table.occupied)
                assert bare == pytest.approx(change(before, then))
                after.cats[seat] += 1
                joints = cat_joints(after, cell, box)
                assert bool(joints) == (claimed is not None)
                if claimed is not None:
                    after.table.lay_cat(joints & -joints, seat)
                    then = judge.row(after.table, after.table.occupied)
                    then[seats + seat] -= CAT
                    assert claimed == pytest.approx(change(before, then))


@EVERY_KIND
def test_what_a_sleeper_changes_is_what_the_tables_differ_by(
    seats: int, options: dict[str, Value]
) -> None:
    for state in turns(seats, options, every=15):
        placing, seat = Placing(state, state.seat), state.seat
        judge, table, sleeper = placing.judge, state.table, state.whole_deck.sleeper
        before = judge.row(table, table.occupied)
        for cell in each_bit(table.fringe):
            after = table.copy()
            after.lay(cell, sleeper, sleeper=seat)
            then = judge.row(after, after.occupied)
            then[seats + seat] -= CAT
            changed = placing._spot(cell).sleeper(sleeper.open)
            assert changed == pytest.approx(change(before, then))


@EVERY_KIND
def test_haste_depends_on_nothing_that_was_thought_before(
    seats: int, options: dict[str, Value]
) -> None:
    used = RolloutPolicy()
    for number, state in enumerate(positions(seats, options, 6)):
        if state.stack and number % 8 < 3:
            legal = GAME.legal(state, state.seat)
            picked = used.pick(state, state.seat, legal)
            assert picked == RolloutPolicy().pick(state, state.seat, legal)
            assert picked in legal


@EVERY_KIND
def test_the_time_left_stays_while_a_card_of_the_final_phase_is_placed(
    seats: int, options: dict[str, Value]
) -> None:
    placed = 0
    for state in positions(seats, options, 6):
        if state.stack and state.final and isinstance(state.stack[-1], PlayCard):
            chosen = state.copy()
            GAME.play(chosen, state.seat, GAME.legal(state, state.seat)[0])
            if chosen.stack and isinstance(chosen.stack[-1], LayCard):
                assert turns_left(chosen) == turns_left(state)
                placed += 1
    assert placed


def test_haste_seldom_misses_what_is_best() -> None:
    state = GAME.start(GAME.setup(2, {}, 3))
    missed = asked = 0
    while state.stack:
        legal = GAME.legal(state, state.seat)
        weights = [*KNOWN.weigh(state, state.seat, legal)]
        picked = KNOWN.quick(state, state.seat, legal, Rng(1))
        missed += weights[[*legal].index(picked)] < max(weights)
        asked += 1
        GAME.play(state, state.seat, picked)
    assert asked > 20
    assert missed / asked < 0.1
