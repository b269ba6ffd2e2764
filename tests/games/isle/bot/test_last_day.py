"""The rest of the last day, played out for one seat."""

from __future__ import annotations

from itertools import count
from math import inf

import pytest

from meowple.games.isle.bot.knowledge import IsleKnowledge
from meowple.games.isle.bot.last_day import LastDay, is_last
from meowple.games.isle.bot.memory import Memory
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.actions import Pass
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Action
from meowple.kernel.knowledge import Late, never
from tests.games.isle.tables import fill, give, lay, skip_to, table

# A card for one rare treasure or two common ones.
TREASURES = 98


def last_day(phase: str, cats: str = "") -> IsleState:
    """The last day of two players; the first has baskets and fish for two cats."""
    state = table(2, phase)
    state.day = 5
    fill(state, cats, "")
    player = state.players[0]
    player.fish, player.baskets = 6, 2
    return state


def ends(state: IsleState, late: Late = never) -> dict[Action, float]:
    actions = GAME.legal(state, 0)
    return dict(LastDay(GAME, state, 0, late, Memory()).scores(actions))


def best(state: IsleState) -> float:
    return max(ends(state).values())


@pytest.mark.parametrize(
    ("phase", "day", "last"), [("rescue", 5, True), ("rescue", 4, False), ("buy", 5, False)]
)
def test_the_rest_of_the_last_day_begins_with_its_rescue(
    phase: str, day: int, last: bool
) -> None:
    state = last_day(phase)
    state.day = day
    assert is_last(state) == last


def test_finds_are_part_of_it() -> None:
    """Seat 0 holds a card for treasures, and a cat that they can lie beside."""
    state = last_day("rescue")
    lay(state, 0, "red C16", "8,4 r1")
    give(state, 0, TREASURES)
    skip_to(state, "finds")
    assert is_last(state)
    assert best(state) > ends(state)[Pass()]


def test_the_last_day_ends_with_the_score() -> None:
    """Passing ends it here."""
    state = last_day("rescue", "red C15")
    promised = ends(state)[Pass()]
    while asked := GAME.actors(state):
        GAME.play(state, asked[0], GAME.legal(state, asked[0])[-1])
    result = GAME.result(state)
    assert result is not None
    assert promised == result.scores[0]


def test_cats_that_make_a_family_are_rescued() -> None:
    state = last_day("rescue", "red C15, red C02, red C03")
    state.players[0].fish, state.players[0].baskets = 9, 3
    assert best(state) > ends(state)[Pass()]


def test_the_same_position_has_the_same_ends() -> None:
    state = last_day("rescue", "red C15, blue C02")
    assert ends(state) == ends(state)
    assert GAME.legal(state, 0)[0] in ends(state)


def test_without_time_the_first_estimate_decides() -> None:
    state = last_day("rescue", "red C15, red C02")
    actions, known = GAME.legal(state, 0), IsleKnowledge(GAME)
    assert ends(state, lambda: True) == {}
    assert [*known.study(state, 0, actions, lambda: True)] == [
        *known.study(state.copy(), 0, actions, lambda: True)
    ]


def test_a_search_that_is_cut_short_keeps_what_is_finished() -> None:
    state = last_day("rescue", "red C15, red C02")
    looks = count()
    ends(state, lambda: next(looks) < 0)
    most = next(looks)
    after = count()
    assert ends(state, lambda: next(after) > most * 2 // 3)
    assert next(after) < most


def test_what_ends_clearly_worse_is_not_considered() -> None:
    state = last_day("rescue", "red C15, red C02, red C03")
    state.players[0].fish, state.players[0].baskets = 9, 3
    actions = GAME.legal(state, 0)
    weights = IsleKnowledge(GAME).study(state, 0, actions)
    assert weights[actions.index(Pass())] == -inf
    assert max(weights) > -inf
