"""The knowledge of other seats and spectators, and what a seat imagines of the rest.

All chance comes from fixed seeds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import sqrt

import pytest

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.conformance.check import check_game
from meowple.kernel.event import seen
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.kyoto.playing import KINDS, name, passing, positions
from tests.games.kyoto.tables import answer, begin, draw, ids, table, turn_of

DOWN = (
    "down bug4 1,1",
    "down bug4 2,1",
    "down rat4 3,1",
    "down dog6 4,1",
    "down cat55 5,1",
)
TIMES = 3000


def looked(*spaces: str, seats: int = 3) -> KyotoState:
    """Seat 0 has looked at these three from a tree; seat 1 is on turn."""
    state = table("sakura terrace-n", *DOWN, seats=seats)
    answer(state, 0, "agility sakura", dice="5")
    answer(state, 0, *(f"look {space}" for space in spaces))
    assert turn_of(state) == 1
    return state


def known(state: KyotoState, seat: int | None) -> dict[str, str | None]:
    """The paws that a seat sees on the spaces where they are face down."""
    return {paw.space: paw.paw for paw in GAME.view(state, seat).paws if paw.face_down}


def swapped(state: KyotoState, one: str, other: str) -> KyotoState:
    """The same with the paws of two spaces exchanged."""
    new, index = state.copy(), state.board.index
    under = list(state.under)
    a, b = index[one], index[other]
    under[a], under[b] = under[b], under[a]
    new.under = tuple(under)
    return new


# --- views ---


def test_nobody_sees_what_lies_face_down() -> None:
    state = begin(3)
    for eye in (0, 1, 2, None):
        assert {*known(state, eye).values()} == {None}
        assert len(known(state, eye)) == 40


def test_a_view_does_not_depend_on_hidden_paws_nor_on_the_order_of_bike_cards() -> None:
    state = begin(3)
    names = [state.board.names[i] for i, paw in enumerate(state.under) if paw >= 0]
    other = swapped(swapped(state, names[0], names[7]), names[3], names[30])
    other.deck = tuple(reversed(state.deck))
    assert other.under != state.under
    for eye in (0, 1, 2, None):
        assert GAME.view(state, eye) == GAME.view(other, eye)


def test_what_was_seen_from_a_tree_is_known_to_its_player_alone() -> None:
    state = looked("3,1", "4,1", "5,1")
    mine = {"1,1": None, "2,1": None, "3,1": "rat4", "4,1": "dog6", "5,1": "cat55"}
    assert known(state, 0) == mine
    for eye in (1, 2, None):
        assert {*known(state, eye).values()} == {None}


def test_all_see_at_which_spaces_it_looked() -> None:
    state = looked("3,1", "4,1", "5,1")
    for eye in (0, 1, 2, None):
        by = {paw.space: paw.seen_by for paw in GAME.view(state, eye).paws if paw.face_down}
        assert by == {"1,1": (), "2,1": (), "3,1": (0,), "4,1": (0,), "5,1": (0,)}


def test_all_are_told_where_and_one_is_told_what() -> None:
    state = table("sakura terrace-n", *DOWN, seats=3)
    answer(state, 0, "agility sakura", dice="5")
    events = answer(state, 0, "look 4,1")
    assert ids(events, 0) == ["looked", "saw"]
    assert events[1].args == {"seat": 0, "space": "4,1", "paw": "dog6"}
    for eye in (1, 2, None):
        (event,) = seen(events, eye)
        assert event.args == {"seat": 0, "space": "4,1"}


def test_others_are_told_the_same_whatever_lies_there() -> None:
    state = table("sakura terrace-n", *DOWN, seats=3)
    answer(state, 0, "agility sakura", dice="5")
    other = swapped(state, "4,1", "1,1")
    told = [answer(one, 0, "look 4,1") for one in (state, other)]
    for eye in (1, 2, None):
        assert seen(told[0], eye) == seen(told[1], eye)
    assert seen(told[0], 0) != seen(told[1], 0)
    assert GAME.view(state, 1) == GAME.view(other, 1)
    assert GAME.view(state, 0) != GAME.view(other, 0)


def test_it_stays_known_until_it_is_turned_up() -> None:
    state = looked("3,1", "4,1", "5,1")
    for seat in (1, 2, 0, 1):
        answer(state, seat, "done")
    assert known(state, 0)["5,1"] == "cat55"
    # seat 2 comes by and turns it up for all
    state.at[2] = state.board.index["4,1"]
    answer(state, 2, "step 5,1")
    for eye in (0, 1, 2, None):
        assert "5,1" not in known(state, eye)
        assert ("cat55", "5,1") in {(p.paw, p.space) for p in GAME.view(state, eye).paws}
    assert known(state, 0)["4,1"] == "dog6"


def test_a_second_look_is_at_others_too() -> None:
    state = looked("3,1", "4,1", "5,1")
    for seat in (1, 2):
        answer(state, seat, "done")
    answer(state, 0, "agility sakura", "look 1,1", "look 2,1", dice="5")
    assert None not in known(state, 0).values()


def test_two_players_know_different_paws() -> None:
    state = looked("3,1", "4,1", "5,1")
    state.at[1] = state.board.index["terrace-n"]
    answer(state, 1, "agility sakura", dice="5")
    answer(state, 1, "look 1,1", "look 2,1", "look 3,1")
    assert known(state, 1) == {
        "1,1": "bug4",
        "2,1": "bug4",
        "3,1": "rat4",
        "4,1": None,
        "5,1": None,
    }
    seen_by = {paw.space: paw.seen_by for paw in GAME.view(state, None).paws}
    assert seen_by["3,1"] == (0, 1)


def test_of_the_bike_cards_all_know_which_are_left_but_not_their_order() -> None:
    state = table(at="5,-1")
    draw(state, "1 5")
    answer(state, 0, "step 5,0")
    other = state.copy()
    other.deck = tuple(sorted(state.deck))
    assert GAME.view(state, 1) == GAME.view(other, 1)
    assert (1, 5) not in GAME.view(state, 1).cards_left


# --- imagining ---


def imagined(state: KyotoState, seat: int, times: int = TIMES) -> Iterator[KyotoState]:
    rng = Rng("imagined")
    for _ in range(times):
        yield GAME.imagine(state, seat, rng)


def faces(state: KyotoState) -> tuple[str, ...]:
    """The paws that are really on the five spaces."""
    at = [state.board.index[text.split()[2]] for text in DOWN]
    return tuple(state.box.paws[state.under[space]].id for space in at)


def test_what_was_seen_stays_and_the_rest_is_shuffled() -> None:
    state = looked("3,1", "4,1", "1,1")
    for other in imagined(state, 0, times=100):
        assert faces(other)[0] == "bug4"
        assert faces(other)[2:4] == ("rat4", "dog6")
        assert sorted(faces(other)) == sorted(faces(state))
    assert {faces(other)[4] for other in imagined(state, 0, times=100)} == {"bug4", "cat55"}


def test_what_others_have_seen_is_imagined_like_the_rest() -> None:
    state = looked("3,1", "4,1", "5,1")
    found = {faces(other)[3] for other in imagined(state, 1, times=200)}
    assert found == {"bug4", "rat4", "dog6", "cat55"}
    for other in imagined(state, 1, times=5):
        assert other.known == state.known


def fair(state: KyotoState, seat: int, fixed: dict[int, str]) -> None:
    """Check that every arrangement of the paws is as likely as it is frequent."""
    ways: Counter[tuple[str, ...]] = Counter(
        way
        for way in permutations(faces(state))
        if all(way[place] == face for place, face in fixed.items())
    )
    found = Counter(faces(other) for other in imagined(state, seat))
    assert {*found} <= {*ways}
    for way, number in ways.items():
        chance = number / ways.total()
        spread = sqrt(chance * (1 - chance) / TIMES)
        assert abs(found[way] / TIMES - chance) <= 5 * spread, way


def test_fair_to_one_who_has_seen_nothing() -> None:
    fair(looked("3,1", "4,1", "5,1"), 1, {})


def test_fair_to_one_who_has_seen_three() -> None:
    state = table("sakura terrace-n", *DOWN, seats=3)
    state.known[0] = 1 << state.board.index["3,1"]
    fair(state, 0, {2: "rat4"})


def test_the_bike_cards_are_shuffled_and_none_is_lost() -> None:
    state = table(at="5,-1")
    draw(state, "1 5", "2 4")
    answer(state, 0, "step 5,0")
    nexts: Counter[int] = Counter()
    for other in imagined(state, 0):
        assert sorted(other.deck) == sorted(state.deck)
        nexts[other.deck[-1]] += 1
    assert len(nexts) == 15
    # two hundred each, give or take
    assert min(nexts.values()) > 130
    assert max(nexts.values()) < 280


def test_the_future_has_dice_of_its_own() -> None:
    state = table()
    keys = {other.rng.key for other in imagined(state, 0, times=20)}
    assert len(keys) == 20
    assert state.rng.key not in keys


@pytest.mark.parametrize(
    ("seats", "options"), [pytest.param(*kind, id=name(*kind)) for kind in KINDS]
)
def test_what_is_imagined_agrees_with_what_is_known(
    seats: int, options: dict[str, Value]
) -> None:
    rng = Rng("known")
    for number, state in enumerate(positions(seats, options, 3)):
        if number % 20:
            continue
        for seat in range(seats):
            other = GAME.imagine(state, seat, rng)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert GAME.view(other, None) == GAME.view(state, None)
            assert GAME.census(other) == GAME.census(state)
            assert other.stack == state.stack


def test_a_view_shows_where_a_kitten_has_looked_at_a_known_paw() -> None:
    """Everyone at the table learns of it, so anyone who joins later must see it, too: such
    a look leaves no other trace."""
    state = table("sakura terrace-n", *DOWN)
    state.known[0] = state.down
    for space in ("1,1", "2,1"):
        after = state.copy()
        answer(after, 0, "agility sakura", f"look {space}", dice="5")
        for seat in (0, 1, None):
            seen = GAME.view(after, seat).asked
            assert seen is not None
            assert seen.looked == (space,)


def test_a_walk_that_ends_where_it_began_is_no_secret() -> None:
    """In this game a kitten can go, fail with full skills and flee to where it was."""
    seed = 17734883085518207050
    setup = GAME.setup(2, {"scenario": "lanterns", "target": 6}, seed)
    check_game(GAME, setup, seed, every=70, passing=passing)
