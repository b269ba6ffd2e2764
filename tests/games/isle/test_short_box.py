"""Games with a box that runs short of cards, cats or treasures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meowple.games.isle.game import GAME, Isle
from meowple.games.isle.rules.box import Box, base_box
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.isle.owning import (
    cats_in_bag,
)
from tests.games.isle.playing import begin, random_move
from tests.games.isle.tables import (
    actors,
    answer,
    give,
    skip_to,
    texts,
)

# --- a box that runs short ---


def short_of(**numbers: object) -> Isle:
    """A game of which the box would run out before the fifth day."""
    box: Box = base_box()
    return Isle(replace(box, supply=replace(box.supply, **numbers)))  # type: ignore[arg-type]


def _play_short(game: Isle, seats: int, seed: int, **wanted: Value) -> IsleState:
    setup = game.setup(seats, wanted, seed)
    state, rng = game.start(setup), Rng(f"short {seed}")
    census = game.census(state)
    for _ in range(game.bound(setup) + 1):
        if not actors(state):
            break
        game.play(state, *random_move(state, rng))
    assert game.result(state) is not None
    assert game.census(state) == census
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deck_that_runs_out_does_not_stop_the_game(seats: int) -> None:
    game = short_of(deal=21, keeps=(6, 6, 6, 3))
    for seed in range(4):
        state = _play_short(game, seats, seed)
        assert state.deck == ()


def test_the_last_packets_are_smaller() -> None:
    game = short_of(deal=40, keeps=(11, 11, 11, 7))
    state = begin(4, game=game)
    assert [len(player.packet) for player in state.players] == [40, 40, 40, 30]
    state = begin(4, game=short_of(deal=60, keeps=(20, 20, 20)))
    assert [len(player.packet) for player in state.players] == [60, 60, 30, 0]
    assert actors(state) == (0, 1, 2)


def test_solo_goes_on_with_an_empty_deck() -> None:
    state = begin(1)
    skip_to(state, "buy")
    state.players[0].hidden += state.deck[5:]
    state.deck = state.deck[:5]
    skip_to(state, "draft", 2)
    assert len(state.players[0].packet) == 5
    answer(state, 0, *texts(state, 0)[:3])
    # nothing more to draw: three cards were kept, and are paid for
    assert phase_name(state) == "buy"
    assert len(state.players[0].kept) == 3
    skip_to(state, "buy", 3)
    assert texts(state, 0)[:1] == ["pay"]


def test_cards_71_to_74_draw_what_is_left() -> None:
    state = begin(2, first=0)
    skip_to(state, "buy")
    give(state, 0, 72, 73)
    answer(state, 0, "pay")
    state.players[1].hidden += state.deck[1:]
    state.deck = state.deck[:1]
    last = state.deck[0]
    answer(state, 0, "anytime 73")
    assert state.players[0].kept == (last,)
    answer(state, 0, "pay")
    answer(state, 0, "anytime 72")
    assert "done" in texts(state, 0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_bag_that_runs_out_does_not_stop_the_game(seats: int) -> None:
    game = short_of(cats_per_field=dict.fromkeys(range(1, 5), 12))
    for seed in range(3):
        state = _play_short(game, seats, seed)
        assert not [piece for piece in state.bag if state.piece(piece).kind == "cat"]


def test_the_fields_are_filled_with_what_is_left() -> None:
    state = begin(2, first=0)
    skip_to(state, "buy")
    cats = cats_in_bag(state, 6)
    state.gone += tuple(piece for piece in state.bag if piece not in cats)
    state.bag = cats
    skip_to(state, "draft", 2)
    assert [len(field) for field in state.fields] == [4, 2]
    skip_to(state, "draft", 3)
    assert state.fields == ((), ())


def test_cards_75_and_83_on_an_empty_bag_do_nothing() -> None:
    state = begin(2, first=0)
    skip_to(state, "buy")
    give(state, 0, 75, 83)
    state.gone += state.bag[1:]
    state.bag = state.bag[:1]
    before = sum(len(field) for field in state.fields) + sum(n for _, n in state.rares)
    answer(state, 0, "anytime 83")
    if state.drawn:
        answer(state, 0, "put left")
    after = sum(len(field) for field in state.fields) + sum(n for _, n in state.rares)
    assert after == before + 1
    answer(state, 0, "anytime 75")
    assert "pay" in texts(state, 0)
    assert state.players[0].boat.tiles == ()


def test_family_days_without_cats_pass_by() -> None:
    state = begin(2, mode="family", first=0)
    skip_to(state, "rescue")
    state.gone += state.bag
    state.bag = ()
    answer(state, 0, "pass")
    answer(state, 1, "pass")
    assert actors(state) == ()
    assert GAME.result(state) is not None
