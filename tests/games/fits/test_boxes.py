"""Boxes are kept card by card, and what is legal is found by bitboards: both agree with
what the definitions of the rules say, in random games with all options."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.actions import Lay
from meowple.games.fits.rules.boxes import SIDES, Box, Table, grid, recount
from meowple.games.fits.rules.card_decisions import LayCard
from meowple.games.fits.rules.deck import Sides, our_deck
from meowple.games.fits.rules.legal_plays import Plays, Way, places
from meowple.games.fits.rules.state import FitsState
from meowple.kernel.frame import Action
from meowple.kernel.setup import Value
from tests.games.fits.oracle import Oracle
from tests.games.fits.playing import (
    KINDS,
    Mover,
    described_move,
    name,
    positions,
    random_move,
)

pytestmark = pytest.mark.uncounted

# A seed has no smaller version of itself: what is found is not shrunk.
few = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow],
)
seeds = st.integers(min_value=0, max_value=2**64)
movers = st.sampled_from((described_move, random_move))
kinds = pytest.mark.parametrize(
    ("seats", "options"), [pytest.param(*kind, id=name(*kind)) for kind in KINDS]
)
# The plain rules are slow: they are asked at one state in four.
ASKED = 4


def by_cells(boxes: Sequence[Box]) -> list[Box]:
    return sorted(boxes)


@kinds
@given(seed=seeds, move=movers)
@few
def test_boxes_are_what_a_recount_finds_after_every_action(
    seats: int, options: dict[str, Value], seed: int, move: Mover
) -> None:
    for state in positions(seats, options, seed, move):
        assert by_cells(state.table.boxes) == by_cells(recount(state.table))


@kinds
@given(seed=seeds, move=movers)
@settings(few, max_examples=6)
def test_what_is_legal_is_what_the_definitions_say(
    seats: int, options: dict[str, Value], seed: int, move: Mover
) -> None:
    for number, state in enumerate(positions(seats, options, seed, move)):
        if not state.stack or (number + seed) % ASKED:
            continue
        listed = [str(action) for action in GAME.legal(state, state.seat)]
        oracle = Oracle(GAME.view(state, None), state.hands[state.seat])
        assert len(listed) == len({*listed})
        assert {*listed} == oracle.legal()


@kinds
@given(seed=seeds)
@settings(few, max_examples=2)
def test_boxes_of_a_view_are_what_the_definitions_say(
    seats: int, options: dict[str, Value], seed: int
) -> None:
    for number, state in enumerate(positions(seats, options, seed)):
        if number % 9:
            continue
        view = GAME.view(state, None)
        oracle = Oracle(view)
        assert sum(len(box.cells) for box in view.boxes) == len(view.cells)
        for box in view.boxes:
            assert {*box.cells} == oracle.box(box.cells[0])
            assert box.open_ends == oracle.ends({*box.cells})
            assert box.closed == (box.open_ends == 0)
            owners = oracle.owners({*box.cells})
            cats = [
                awake + asleep for awake, asleep in zip(box.awake, box.asleep, strict=True)
            ]
            assert cats == [owners.count(seat) for seat in range(seats)]


# --- where walls may not meet ---


def places_one_by_one(table: Table, opened: Sides) -> int:
    """Cell by cell, side by side."""
    found = 0
    for y in range(table.grid.height):
        for x in range(table.grid.width):
            cell = table.grid.bit(x, y)
            beside = [table.grid.step(cell, side) & table.occupied for side in SIDES]
            meets = [
                bool(other) and not opened[side] and not table.open[(side + 2) % 4] & other
                for side, other in enumerate(beside)
            ]
            if not cell & table.occupied and any(beside) and not any(meets):
                found |= cell
    return found


@given(seed=seeds)
@few
def test_no_place_lets_a_wall_meet_a_wall(seed: int) -> None:
    patterns = {card.open for card in our_deck().cards.values()}
    patterns |= {card.open_turned for card in our_deck().cards.values()}
    for number, state in enumerate(positions(4, {"advanced": True}, seed)):
        if number % 15 == 0:
            for opened in patterns:
                wanted = places_one_by_one(state.table, opened) if number else 0
                assert state.table.places(opened) == wanted


def test_every_fringe_cell_takes_any_card_in_the_basic_rules() -> None:
    for state in positions(3, {}, 7):
        for card in ("B01", "B72"):
            assert places(state, state.card(card), False) == state.table.fringe


# --- the sequence of plays ---


def listed_one_by_one(state: FitsState, ways: list[Way]) -> list[Action]:
    return [
        Lay(card, x, y, turned)
        for card, turned, cells in ways
        for y in range(state.table.grid.height)
        for x in range(state.table.grid.width)
        if state.table.grid.bit(x, y) & cells
    ]


small = grid(9, 9)
some_cells = st.integers(min_value=0, max_value=(1 << 81) - 1).map(
    lambda bits: sum(
        small.bit(place % 9, place // 9) for place in range(81) if bits >> place & 1
    )
)
some_ways = st.lists(st.tuples(st.sampled_from(["B01", "B02"]), st.booleans(), some_cells))


@given(ways=some_ways)
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
def test_plays_are_a_sequence_like_the_list_of_them(ways: list[Way]) -> None:
    plays = Plays(small, ways)
    wanted = [
        Lay(card, x, y, turned)
        for card, turned, cells in ways
        for x, y in small.listed(cells)
    ]
    assert len(plays) == len(wanted)
    assert list(plays) == wanted
    assert [plays[i] for i in range(-len(wanted), 0)] == wanted
    for cut in (slice(None), slice(3, None, 2), slice(None, None, -1), slice(-4, 900)):
        assert plays[cut] == wanted[cut]
    for outside in (len(wanted), -len(wanted) - 1):
        with pytest.raises(IndexError):
            plays[outside]


def test_cells_are_listed_row_by_row() -> None:
    for state in positions(2, {}, 3):
        frame = state.stack[-1] if state.stack else None
        if isinstance(frame, LayCard):
            ways = [
                (frame.card, turned, state.table.fringe)
                for turned in state.card(frame.card).turns
            ]
            assert [*GAME.legal(state, state.seat)] == listed_one_by_one(state, ways)
