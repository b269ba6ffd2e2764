"""Games with an owner's modules: options, decks, and whole games."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from meowple.games.isle.extras.owner import extended
from meowple.games.isle.game import GAME, Isle
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.owner_options import owner_options
from meowple.kernel.errors import BadData, BadSetup
from meowple.kernel.record import Record, verify
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.isle.owning import (
    DATA,
    FULL_GAME,
    MODULES_GAME,
    PROMO_GAME,
    Data,
    module,
    options,
)
from tests.games.isle.playing import begin, random_move
from tests.games.isle.tables import (
    actors,
    answer,
    give,
    skip_to,
    texts,
)

# --- which options are offered ---


def test_the_base_box_offers_neither_modules_nor_promo_tiles() -> None:
    assert not {"modules", "promo"} & {*options(GAME)}


def test_a_fourth_module_brings_the_choice_of_exactly_three() -> None:
    choice = options(MODULES_GAME)["modules"]
    assert choice.values == ("A+B+D", "A+B+C", "A+C+D", "B+C+D")
    assert "promo" not in options(MODULES_GAME)


TWO_MORE = extended(base_box(), {"modules": [module("D", 301), module("E", 401)]})
FIVE_MORE = extended(
    TWO_MORE, {"modules": [module(f"F{n}", 501 + 8 * n) for n in (1, 2, 3)]}
)


def test_what_an_owner_brings_is_played_by_default() -> None:
    """Not by version 1 of the rules: its records go on as they were."""
    modules, promo, oshax = owner_options(FULL_GAME.box, by_default=True)
    assert modules.values == ("A+B+D", "A+B+C", "A+C+D", "B+C+D")
    assert promo.values == (True, False)
    assert oshax.default == "random"
    assert owner_options(TWO_MORE, by_default=True)[0].default == "A+D+E"
    assert owner_options(FIVE_MORE, by_default=True)[0].default == "D+E+F1"
    first = owner_options(FULL_GAME.box, by_default=False)
    assert [option.default for option in first] == ["A+B+C", False, "random"]


@pytest.mark.parametrize("wanted", ["A+B", "A+B+C+D", "A+A+B", "D", "A+B+E"])
def test_no_other_number_of_modules_can_be_chosen(wanted: str) -> None:
    with pytest.raises(BadSetup) as caught:
        MODULES_GAME.setup(2, {"modules": wanted})
    assert caught.value.id == "option.value"


def test_modules_mean_nothing_in_the_family_mode() -> None:
    with pytest.raises(BadSetup) as caught:
        MODULES_GAME.setup(2, {"mode": "family", "modules": "A+B+C"})
    assert caught.value.id == "option.no_effect"


def test_promo_tiles_bring_the_choice_to_play_with_them() -> None:
    assert options(PROMO_GAME)["promo"].values == (True, False)
    assert {*options(FULL_GAME)} == {*options(GAME), "modules", "oshax", "promo"}


def test_bad_data_make_no_game() -> None:
    with pytest.raises(BadData):
        GAME.with_data({"modules": [module("A", 301)]})


# --- modules ---


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_deck_holds_the_chosen_modules(seats: int) -> None:
    state = begin(seats, game=MODULES_GAME, modules="A+C+D")
    cards = {*state.deck}
    for player in state.players:
        cards |= {*player.packet}
    assert len(cards) == 150
    assert {*range(301, 309)} <= cards
    assert {*range(127, 135), *range(143, 151)} <= cards
    assert not {*range(135, 143)} & cards


def test_without_a_public_module_there_are_no_public_lessons() -> None:
    state = begin(3, game=MODULES_GAME, modules="A+B+D")
    kinds = {state.card(card).kind for card in state.deck}
    assert "public_lesson" not in kinds
    rng = Rng("no public lessons")
    while actors(state):
        GAME.play(state, *random_move(state, rng))
    assert state.public == ()


def test_two_public_modules_may_be_in_one_deck() -> None:
    game = GAME.with_data({"modules": [module("P", 401, public=True)]})
    state = begin(2, game=game, modules="A+C+P")
    public = [
        card
        for card in (*state.deck, *state.players[0].packet, *state.players[1].packet)
        if state.card(card).kind == "public_lesson"
    ]
    assert len(public) == 16


def test_an_invented_lesson_is_bought_laid_and_scored() -> None:
    state = begin(2, game=MODULES_GAME, modules="B+C+D", first=0)
    skip_to(state, "buy")
    give(state, 0, 301)
    while actors(state):
        seat = actors(state)[0]
        listed = texts(state, seat)
        answer(
            state,
            seat,
            next((m for m in ("pass", "done", "pay") if m in listed), listed[0]),
        )
    assert 301 in state.players[0].lessons
    result = MODULES_GAME.result(state)
    assert result is not None
    (line,) = (line for line in result.lines[0] if line.args == {"card": 301})
    assert line.points == 0


# --- whole games, and their records ---


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_with_an_owners_data_end_and_replay(seats: int) -> None:
    for seed in range(3):
        setup = FULL_GAME.setup(seats, {"modules": "A+C+D", "promo": True}, seed)
        _play_and_verify(FULL_GAME, DATA, setup.options, seats, seed)
        if seats > 1:
            _play_and_verify(
                FULL_GAME, DATA, {"mode": "family", "promo": True}, seats, seed
            )


def _play_and_verify(
    game: Isle, data: Data, wanted: Mapping[str, Value], seats: int, seed: int
) -> None:
    setup = game.setup(seats, wanted, seed)
    state, rng = game.start(setup), Rng(f"owner {seed}")
    record, census = Record.of(game, setup, data=data), game.census(state)
    while actors(state):
        seat, action = random_move(state, rng)
        game.play(state, seat, action)
        record.add(seat, action)
    record.close(game, state)
    assert game.census(state) == census
    assert len(record.actions) <= game.bound(setup)
    # the record carries the data: the installed game alone can check it
    again = Record.parse(record.text())
    assert [check.passed for check in verify(again)] == [True, True]
