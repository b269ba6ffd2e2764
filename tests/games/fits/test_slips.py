"""Slips: what an answer would give up, as a client asks before it is played."""

from __future__ import annotations

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.state import FitsState
from tests.games.fits.tables import answer, drawn, table
from tests.games.saying import say


def slips(state: FitsState) -> dict[str, tuple[str, object]]:
    found = GAME.slips(state, 0)
    for slip in found:
        assert say(slip.id, **slip.args)
    return {str(slip.action): (slip.id, slip.args["points"]) for slip in found}


def test_a_closed_box_is_left_without_a_cat_that_would_score() -> None:
    state = table("B09 6,5")
    drawn(state, "B10")
    assert slips(state) == {}
    answer(state, 0, "lay B10 7,5 t")
    assert slips(state) == {"done": ("fits.slip.no_cat", 4)}


def test_a_box_that_may_still_grow_is_not_asked_about() -> None:
    state = table("B09 6,5")
    drawn(state, "B25")
    answer(state, 0, "lay B25 7,5")
    assert slips(state) == {}


def test_a_cat_in_a_closed_box_may_cost_points() -> None:
    state = table("B15 6,5", "B31 7,5", tied_kinds="one")
    drawn(state, "B16")
    answer(state, 0, "lay B16 8,5 t")
    assert slips(state) == {"cat 7,5": ("fits.slip.cat", 2)}
