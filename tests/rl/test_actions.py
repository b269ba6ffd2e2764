"""Every legal action has a number of its own, and every number means one action."""

from __future__ import annotations

import pytest

from meowple.games.fits.rules.actions import Lay
from meowple.games.kyoto.rules.actions import Attack
from meowple.kernel.errors import IllegalAction
from meowple.kernel.setup import Value
from meowple.rl.match import Match
from tests.rl.playing import EVERY_MODE, moments


@EVERY_MODE
def test_numbers_and_legal_actions_are_one_to_one(
    id: str, seats: int, options: dict[str, Value]
) -> None:
    match = Match(id, seats, options)
    codes = match.catalogue
    assert len(set(codes.entries)) == len(codes)
    for _ in moments(match, seed=5):
        for seat in range(seats):
            actions = [*match.game.legal(match.state, seat)]
            coded = codes.coded(actions, seat)
            assert [*coded.values()] == actions
            assert [codes.code(action, seat) for action in actions] == [*coded]
            assert all(0 <= code < len(codes) for code in coded)


@EVERY_MODE
def test_the_mask_shows_what_the_seat_that_is_asked_may_do(
    id: str, seats: int, options: dict[str, Value]
) -> None:
    match = Match(id, seats, options)
    for _ in moments(match, seed=6):
        for seat in range(seats):
            shown = match.mask(seat).nonzero()[0].tolist()
            assert shown == (sorted(match.legal) if seat == match.seat else [])


def test_the_card_that_is_laid_is_not_named_again() -> None:
    codes = Match("fits", 2, {}).catalogue
    assert codes.code(Lay("B01", 3, 4, True), 0) == codes.code(Lay("B72", 3, 4, True), 1)
    assert codes.code(Lay("S1", 7, 5, True), 0) != codes.code(Lay("S2", 7, 5, True), 0)


def test_kittens_are_counted_from_the_one_that_attacks() -> None:
    codes = Match("kyoto", 3, {}).catalogue
    assert codes.code(Attack(2), 1) == codes.code(Attack(0), 2)
    assert codes.code(Attack(2), 1) != codes.code(Attack(0), 1)


def test_a_number_that_is_not_legal_changes_nothing() -> None:
    match = Match("kyoto", 2, {})
    before = match.state.digest()
    illegal = next(code for code in range(len(match.catalogue)) if code not in match.legal)
    with pytest.raises(IllegalAction, match=r"action\.not_now"):
        match.play(illegal)
    assert match.state.digest() == before
