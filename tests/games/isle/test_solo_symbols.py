"""Solo (rule 7): what the sister's cards do; the numbers of cats, stacks and oshax."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.box import SisterCard
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.day.fill import draw_cats
from meowple.games.isle.rules.solo_mode import do_symbol
from tests.games.isle.playing import (
    begin,
    place_off_maps,
)
from tests.games.isle.solo import (
    BOX,
    K1,
    R1,
    R2,
    R3,
    R4,
    R5,
    table,
)
from tests.games.isle.tables import (
    answer,
    find_rares,
    ids,
    names,
    on_bag,
    refusal,
    skip_to,
    texts,
)

# --- resolving her cards ---


@pytest.mark.parametrize(
    ("card", "row"),
    [(174, "abc|fgh"), (187, "bcd|egh"), (192, "fcd|eagh"), (195, "abcd|efg")],
)
def test_case_27_full_row(card: int, row: str) -> None:
    t = table()
    for what, *numbers in BOX.sister[card].does:
        do_symbol(t.state, str(what), numbers)
    assert t.row == row


@pytest.mark.parametrize(
    ("before", "symbols", "after"),
    [
        ("a|fg", (("swap", 1, 6), ("cat", 2)), "g|a"),
        ("a|b", (("swap", 2, 6),), "b|a"),
        ("ab|", (("swap", 2, 6),), "ba|"),
        ("|ab", (("swap", 6, 2),), "|ba"),
        ("a|b", (("swap", 2, 5),), "b|a"),
        ("abc|", (("swap", 5, 6),), "acb|"),
        ("a|", (("swap", 1, 6),), "a|"),
        ("|", (("swap", 1, 6),), "|"),
        ("ab|cd", (("cat", 6),), "ab|c"),
        ("ab|", (("cat", 6),), "a|"),
        ("|ab", (("cat", 1),), "|b"),
        ("|", (("cat", 1), ("cat", 8)), "|"),
        ("a|", (("cat", 4), ("cat", 3)), "|"),
    ],
)
def test_case_27_short_rows(
    before: str, symbols: tuple[tuple[str | int, ...], ...], after: str
) -> None:
    t = table()
    t.row = before
    for what, *numbers in symbols:
        do_symbol(t.state, str(what), numbers)
    assert t.row == after


def test_case_26_rulebook_sequence() -> None:
    t = table(1)
    mine = {
        901: SisterCard(901, 2, 9, (("cat", 3), ("rare", 2))),
        902: SisterCard(902, 1, 0, (("cat", 7), ("rare", 3))),
    }
    t.state.box = replace(t.state.box, sister={**t.state.box.sister, **mine})
    t.sisters_cards(901, 902)
    t.state.rares = ((R3, 1), (R1, 2), (R5, 1))
    t.me.baskets, t.me.extra = 2, 1
    t.to_rescue()
    assert t.row == "abd|efgh"
    # one tile of the stack in the middle
    assert t.rares() == ((R3, 1), (R1, 1), (R5, 1))
    t.state.rares = ((R3, 1), (R5, 1))
    answer(t.state, 0, "rescue left:2")
    place_off_maps(t.state)
    answer(t.state, 0, "rescue right:3")
    place_off_maps(t.state)
    # she has her next turn at once: the last cat and the last column
    assert t.row == "ad|ef"
    assert t.rares() == ((R3, 1),)
    assert t.names[t.me.boat.tiles[0].piece] == "b"
    assert t.names[t.me.boat.tiles[1].piece] == "g"
    t.me.baskets, fish = 1, t.me.fish
    answer(t.state, 0, "rescue right:2")
    place_off_maps(t.state)
    assert t.names[t.me.boat.tiles[2].piece] == "f"
    assert fish - t.me.fish == 5


def test_case_26_a_used_up_column_closes_up() -> None:
    t = table()
    t.state.rares = ((R3, 1), (R1, 1), (R5, 1))
    do_symbol(t.state, "rare", [2])
    assert t.rares() == ((R3, 1), (R5, 1))
    do_symbol(t.state, "rare", [3])
    assert t.rares() == ((R3, 1),)


def test_rare_with_a_missing_number_takes_from_the_last_stack() -> None:
    t = table()
    t.state.rares = ((R2, 3), (R4, 2))
    do_symbol(t.state, "rare", [3])
    assert t.rares() == ((R2, 3), (R4, 1))
    do_symbol(t.state, "rare", [5])
    do_symbol(t.state, "rare", [5])
    assert t.rares() == ((R2, 2),)
    t.state.rares = ()
    do_symbol(t.state, "rare", [1])
    assert t.rares() == ()


def test_oshax_are_taken_by_their_place_in_the_row() -> None:
    t = table()
    a, b, c, d, e, f = t.state.oshax
    do_symbol(t.state, "oshax", [5])
    assert t.oshax() == (a, b, c, d, f)
    do_symbol(t.state, "oshax", [2])
    assert t.oshax() == (a, c, d, f)
    do_symbol(t.state, "oshax", [5])
    assert t.oshax() == (a, c, d)
    for _ in range(4):
        do_symbol(t.state, "oshax", [1])
    assert t.oshax() == ()
    assert t.state.gone == (e, b, f, a, c, d)


def test_a_common_that_is_gone_is_not_replaced_by_another() -> None:
    t = table(cards=(175,))
    t.state.commons = (1, 5, 5, 5)
    do_symbol(t.state, "common", ["K1"])
    assert t.state.commons == (0, 5, 5, 5)
    assert t.state.gone == (K1,)
    do_symbol(t.state, "common", ["K1"])
    assert t.state.commons == (0, 5, 5, 5)
    assert t.state.gone == (K1,)


def test_what_she_takes_leaves_the_game() -> None:
    t = table(cards=(183, 174, 193, 192))
    t.state.rares = ((R1, 1),)
    bag, before = t.state.bag, GAME.census(t.state)
    events = t.to_rescue()
    events += answer(t.state, 0, "pass")
    assert "isle.sister_takes" in ids(events)
    assert dict(GAME.census(t.state)) == dict(before)
    # nothing goes back into the bag; the day ends, so new cats are drawn from it
    assert t.state.bag == bag[: len(t.state.bag)]


# --- stacks of rare treasures ---


def test_rares_stack_by_shape_and_new_shapes_go_right() -> None:
    t = table()
    find_rares(t.state)
    cats = t.cats_in_bag()[:2]
    one, two = names(t.state, cats)
    on_bag(t.state, "R3", one, "R1", "R3", "R5", two, "R2")
    assert draw_cats(t.state, 2) == cats
    assert t.rares() == ((R3, 2), (R1, 1), (R5, 1))
    assert t.state.bag[-1] == R2


def test_columns_keep_their_order_and_a_shape_that_comes_back_goes_right() -> None:
    t = table()
    t.state.rares = ((R3, 1), (R1, 2), (R5, 1))
    do_symbol(t.state, "rare", [1])
    assert t.rares() == ((R1, 2), (R5, 1))
    t.state.add_rare(R5)
    t.state.add_rare(R3)
    assert t.rares() == ((R1, 2), (R5, 2), (R3, 1))


def test_a_promo_oshax_joins_the_right_end_of_the_row() -> None:
    tower = {"id": "O7", "name": "tower", "rows": ["XXXXXX"]}
    game = GAME.with_data({"promo": {"oshax": [tower]}})
    state = begin(1, game=game, promo=True)
    skip_to(state, "buy")
    (spare,) = (piece for piece in state.bag if state.piece(piece).kind == "oshax")
    row = state.oshax
    state.bag = (*(piece for piece in state.bag if piece != spare), spare)
    assert len(draw_cats(state, 3)) == 3
    assert state.oshax == (*row, spare)
    do_symbol(state, "oshax", [8])
    assert state.oshax == row


# --- numbers ---


def test_numbers_move_down_but_cats_stay_in_their_field() -> None:
    t = table(cards=(174,))
    t.me.baskets = 3
    t.to_rescue()
    assert [m for m in texts(t.state, 0) if m.startswith("rescue")] == [
        *(f"rescue left:{n}" for n in range(1, 5)),
        *(f"rescue right:{n}" for n in range(1, 5)),
    ]
    answer(t.state, 0, "rescue left:1")
    place_off_maps(t.state)
    # 174: cat 5 is f now, then cat 4 is e
    assert t.row == "bcd|gh"
    assert refusal(t.state, 0, "rescue left:4") == "field.no_such_cat"
    assert refusal(t.state, 0, "rescue right:3") == "field.no_such_cat"


def test_card_77_puts_a_cat_where_you_like() -> None:
    t = table(77, cards=(174,))
    t.to_rescue()
    answer(t.state, 0, "anytime 77")
    assert "move left:2 3" in texts(t.state, 0)
    assert "done" not in texts(t.state, 0)
    assert refusal(t.state, 0, "move left:2") == "field.no_such_place"
    assert refusal(t.state, 0, "move left:2 6") == "field.no_such_place"
    assert refusal(t.state, 0, "move left:5 1") == "field.no_such_cat"
    answer(t.state, 0, "move left:2 3")
    assert t.row == "acd|efbgh"
    # a cat moves once
    assert refusal(t.state, 0, "move right:3 1") == "field.no_such_cat"
    assert not [m for m in texts(t.state, 0) if m.startswith("move right:3")]
    answer(t.state, 0, "move right:5 1")
    assert t.row == "hacd|efbg"
    answer(t.state, 0, "move left:4 5")
    assert t.row == "hac|efbgd"
    assert phase_name(t.state) == "rescue"
    assert "rescue right:5" in texts(t.state, 0)


def test_card_77_may_move_fewer_cats() -> None:
    t = table(77, cards=(174,))
    t.to_rescue()
    answer(t.state, 0, "anytime 77", "move right:1 1", "done")
    assert t.row == "eabcd|fgh"


def test_card_83_puts_cats_where_you_like() -> None:
    t = table(83, cards=(174,))
    t.to_rescue()
    cats = t.cats_in_bag()[:3]
    t.names |= dict(zip(cats, "xyz", strict=True))
    one, two, three = names(t.state, cats)
    find_rares(t.state, "R2")
    on_bag(t.state, one, "R2", two, three)
    bag = t.state.bag
    answer(t.state, 0, "anytime 83")
    assert t.state.bag == bag[:-4]
    assert t.rares() == ((R2, 2),)
    assert refusal(t.state, 0, "put right") == "field.no_such_place"
    assert refusal(t.state, 0, "put right:6") == "field.no_such_place"
    answer(t.state, 0, "put right:1")
    assert t.row == "abcd|xefgh"
    answer(t.state, 0, "put left:5")
    assert t.row == "abcdy|xefgh"
    answer(t.state, 0, "put right:4")
    assert t.row == "abcdy|xefzgh"
    # 174 counts anew: cat 5 is y, cat 4 is d
    do_symbol(t.state, "cat", [5])
    do_symbol(t.state, "cat", [4])
    assert t.row == "abc|xefzgh"
