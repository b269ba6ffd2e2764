"""Setting up a game: the places of all pieces, and the options (rule 2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.boat import BOARDS, COLOURS
from meowple.games.isle.rules.day.fill import draw_cats, fill_fields
from meowple.games.isle.rules.state import SISTER, IsleState
from meowple.kernel.errors import BadSetup
from meowple.kernel.setup import Value
from tests.games.isle.tables import names, on_bag, table

MODULE_D: dict[str, Any] = {
    "id": "D",
    "lessons": [
        {"number": n, "rule": "oshax_count", "params": {"points_each": 2}}
        for n in range(301, 309)
    ],
}
PROMO: dict[str, Any] = {
    "rare": [{"id": "R6", "name": "crown", "rows": ["XX.", ".XX"], "copies": 2}],
    "oshax": [{"id": "O7", "name": "tower", "rows": ["XXXXXX"]}],
}


def begin(seats: int, seed: int = 3, **options: Value) -> IsleState:
    return GAME.start(GAME.setup(seats, options, seed))


def refused(seats: int, **options: Value) -> str:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(seats, options)
    return caught.value.id


def test_players_choose_among_the_five_colors_of_the_cats() -> None:
    assert sorted(GAME.info.figures) == sorted(COLOURS)
    assert len(GAME.info.figures) > max(GAME.info.seats)


# --- case 2 ---


@pytest.mark.parametrize(
    ("seats", "cats", "commons"), [(1, 4, 20), (2, 4, 20), (3, 6, 32), (4, 8, 44)]
)
def test_case_02_setup(seats: int, cats: int, commons: int) -> None:
    state = begin(seats)
    assert [len(field) for field in state.fields] == [cats, cats]
    assert sum(state.commons) == commons
    assert len(set(state.commons)) == 1


def test_case_02_rares_do_not_count_while_the_fields_are_filled() -> None:
    state = table(3)
    state.bag = (*state.fields[0], *state.fields[1], *state.bag)
    state.fields = ((), ())
    cats = [name for name in names(state, state.bag) if " " in name][:12]
    on_bag(state, *cats[:4], "R1", "R4", *cats[4:])
    before, rares = len(state.bag), Counter(dict(state.rares))
    fill_fields(state)
    assert before - len(state.bag) == 14
    assert names(state, state.fields[0]) == cats[:6]
    assert names(state, state.fields[1]) == cats[6:]
    gained = Counter(dict(state.rares)) - rares
    assert sorted(names(state, list(gained.elements()))) == ["R1", "R4"]


def test_drawing_ends_with_the_last_cat_that_is_wanted() -> None:
    state = table()
    on_bag(state, "R1", "R2", "R3")
    assert draw_cats(state, 0) == ()
    state.bag = state.bag[-3:]
    assert draw_cats(state, 2) == ()
    assert state.bag == ()


# --- the rest of the setup ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bag_holds_all_cats_and_rares_and_nothing_else(seats: int) -> None:
    state = begin(seats)
    counts = GAME.census(state)
    kinds = Counter(
        {
            kind: sum(n for name, n in counts.items() if name.startswith(kind))
            for kind in ("cat", "rare", "oshax", "card")
        }
    )
    assert kinds == {"cat": 85, "rare": 25, "oshax": 6, "card": 150}
    assert len(state.oshax) == 6
    in_bag = {state.piece(index).kind for index in state.bag}
    assert in_bag == {"cat", "rare"}


def test_everybody_begins_with_one_unused_basket_and_no_cards() -> None:
    state = begin(4)
    for player in state.players:
        assert (player.baskets, player.used_baskets, player.hand) == (1, 0, ())
        # no fish at the setup: these are those of the first fishing
        assert player.fish == 20
        assert player.boat.tiles == ()
    assert len(state.deck) == 150 - 4 * 7


def test_boats_are_dealt_at_random_and_nobody_shares_one() -> None:
    dealt = set()
    for seed in range(40):
        boats = [player.boat.board.id for player in begin(3, seed).players]
        assert len(set(boats)) == 3
        dealt.add(tuple(boats))
    assert {boat for boats in dealt for boat in boats} == set(BOARDS)
    assert len(dealt) > 15


def test_the_first_player_is_random_and_the_others_follow_clockwise() -> None:
    orders = {begin(4, seed).order for seed in range(60)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_can_be_chosen(first: int) -> None:
    orders = {begin(3, seed, first=first).order for seed in range(10)}
    assert orders == {tuple((first + i) % 3 for i in range(3))}


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert begin(2, 5).digest() == begin(2, 5).digest()
    assert begin(2, 5).digest() != begin(2, 6).digest()


# --- options ---


def test_the_box_offers_exactly_the_options_of_the_interface() -> None:
    offered = {option.id: option.values for option in GAME.info.options}
    assert offered == {
        "mode": ("standard", "family", "solo"),
        "difficulty": ("easy", "medium", "hard", "very_hard", "expert"),
        "printing": ("cs", "ru-uk"),
        "rescue_choice": ("in_order", "simultaneous"),
        "family_maps": ("common", "any"),
        "first": ("random", 0, 1, 2, 3),
    }


def test_modules_are_offered_only_where_there_are_more_than_three() -> None:
    game = GAME.with_data({"modules": [MODULE_D]})
    modules = {option.id: option.values for option in game.info.options}["modules"]
    assert modules == ("A+B+D", "A+B+C", "A+C+D", "B+C+D")
    state = game.start(game.setup(2, {"modules": "A+B+D"}))
    cards = {int(name[5:]) for name in game.census(state) if name.startswith("card")}
    assert len(cards) == 150
    assert cards & set(range(301, 309)) == set(range(301, 309))
    # without the public module there are no public lessons
    assert not cards & set(range(143, 151))


def test_promo_tiles_are_offered_only_where_there_are_some() -> None:
    game = GAME.with_data({"promo": PROMO})
    assert [option.id for option in game.info.options[-2:]] == ["promo", "oshax"]
    without = game.start(game.setup(2, {"promo": False}, 1))
    assert not [name for name in game.census(without) if name.endswith(("R6", "O7"))]
    state = game.start(game.setup(2, {}, 1))
    counts = game.census(state)
    assert counts["rare R6"] == 2
    assert sum(n for name, n in counts.items() if name.startswith("oshax")) == 7


def test_a_promo_oshax_drawn_while_filling_joins_the_row_and_is_no_cat() -> None:
    game = GAME.with_data({"promo": PROMO})
    for seed in range(30):
        state = game.start(game.setup(2, {"promo": True}, seed))
        assert [len(field) for field in state.fields] == [4, 4]
        assert all(state.piece(i).kind == "cat" for field in state.fields for i in field)
    # lay one of the row on top of the bag, and fill again
    drawn, state.oshax = state.oshax[0], state.oshax[1:]
    state.bag = (*state.bag, drawn)
    fill_fields(state)
    assert drawn in state.oshax
    assert drawn not in state.bag
    assert [len(field) for field in state.fields] == [8, 8]


def test_one_seat_plays_solo_without_being_told() -> None:
    state = begin(1)
    assert state.mode == "solo"
    assert set(state.order) == {0, SISTER}


@pytest.mark.parametrize(
    ("seats", "options", "id"),
    [
        (0, {}, "setup.seats"),
        (5, {}, "setup.seats"),
        (1, {"mode": "standard"}, "isle.mode_seats"),
        (1, {"mode": "family"}, "isle.mode_seats"),
        (2, {"mode": "solo"}, "isle.mode_seats"),
        (2, {"mode": "draft"}, "option.value"),
        (2, {"first": 2}, "isle.first_seat"),
        (1, {"first": 1}, "isle.first_seat"),
        (4, {"first": 4}, "option.value"),
        (2, {"promo": True}, "option.unknown"),
        (2, {"modules": "A+B+C"}, "option.unknown"),
        (2, {"difficulty": "hard"}, "option.no_effect"),
        (2, {"family_maps": "any"}, "option.no_effect"),
        (1, {"rescue_choice": "simultaneous"}, "option.no_effect"),
        (3, {"mode": "family", "printing": "ru-uk"}, "option.no_effect"),
    ],
)
def test_a_setup_that_is_not_offered_is_refused(
    seats: int, options: dict[str, Value], id: str
) -> None:
    assert refused(seats, **options) == id


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(BadSetup):
        GAME.setup(2, {}, -1)


def test_the_other_printing_changes_two_cards_only() -> None:
    ours, theirs = begin(2).box, begin(2, printing="ru-uk").box
    changed = [n for n, card in ours.cards.items() if theirs.cards[n] != card]
    assert changed == [116, 148]
