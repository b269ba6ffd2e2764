"""The contents of the box, counted."""

from __future__ import annotations

from collections import Counter

import pytest

from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import (
    BOARDS,
    COLOURS,
    COLUMNS,
    EDGE,
    HEIGHT,
    OUTLINE,
    ROOM,
    ROWS,
    WIDTH,
    bit,
    squares,
)
from meowple.games.isle.rules.box import Card, Option, base_box

BOX = base_box()


def cards(low: int, high: int) -> list[Card]:
    return [BOX.cards[number] for number in range(low, high + 1)]


# --- the counts ---


def test_the_deck_has_150_cards() -> None:
    kinds = Counter(card.kind for card in cards(1, 150))
    assert kinds == {
        "rescue": 60,
        "oshax": 6,
        "treasure": 15,
        "private_lesson": 30,
        "public_lesson": 8,
        "anytime": 31,
    }
    assert sorted(BOX.deck(("A", "B", "C"))) == list(range(1, 151))


def test_the_other_cards_are_18_of_the_family_mode_and_47_of_the_solo_game() -> None:
    assert BOX.of_kind("family_lesson") == tuple(range(151, 169))
    assert sorted(BOX.colour_cards) == list(range(169, 174))
    assert sorted(BOX.sister) == list(range(174, 197))
    assert BOX.of_kind("sister_lesson") == tuple(range(197, 207))
    assert BOX.of_kind("advanced_lesson") == tuple(range(207, 216))


def test_there_are_215_cards_and_no_number_twice() -> None:
    numbers = [*BOX.cards, *BOX.sister, *BOX.colour_cards]
    assert sorted(numbers) == list(range(1, 216))


def test_the_bag_holds_85_cats_and_25_rare_treasures() -> None:
    bag = Counter(BOX.pieces[index].kind for index in BOX.bag)
    assert bag == {"cat": 85, "rare": 25}
    cats = Counter(BOX.pieces[index].colour for index in BOX.bag)
    assert all(cats[colour] == 17 for colour in COLOURS)
    assert {*Counter(i for i in BOX.bag if BOX.pieces[i].kind == "rare").values()} == {5}


def test_tiles_have_the_right_numbers_of_squares() -> None:
    sizes = {piece.shape.id: "".join(piece.shape.rows).count("X") for piece in BOX.pieces}
    sixes = {"C03", "C06", "C07", "C11", "C12", "C17"}
    for id, size in sizes.items():
        if id.startswith("C"):
            assert size == (6 if id in sixes else 4 if id == "C15" else 5)
    assert [sizes[id] for id in ("K1", "K2", "K3", "K4")] == [1, 2, 3, 3]
    assert {sizes[f"R{n}"] for n in range(1, 6)} == {4}
    assert {sizes[f"O{n}"] for n in range(1, 7)} == {6}


def test_the_small_treasures_are_the_single_and_the_domino() -> None:
    small = [piece.shape.id for piece in BOX.pieces if piece.shape.small]
    assert small == ["K1", "K2"]


def test_no_two_tiles_of_a_kind_and_colour_have_the_same_shape() -> None:
    seen = Counter(
        (piece.kind, piece.colour, orientation.mask)
        for piece in BOX.pieces
        for orientation in piece.shape.orientations
    )
    assert {*seen.values()} == {1}


def test_the_supply_follows_the_number_of_players() -> None:
    assert BOX.supply.cats_per_field == {1: 4, 2: 4, 3: 6, 4: 8}
    assert {n: 4 * k for n, k in BOX.supply.commons_per_shape.items()} == {
        1: 20,
        2: 20,
        3: 32,
        4: 44,
    }
    assert (BOX.supply.days, BOX.supply.fish_per_day) == (5, 20)
    assert BOX.supply.rescue_cost == {"left": 3, "right": 5}


# --- the boats ---


def test_a_boat_has_142_squares_and_44_of_them_on_the_edge() -> None:
    assert OUTLINE.bit_count() == 142
    assert EDGE.bit_count() == 44


def test_the_seven_rooms_share_the_boat_among_them() -> None:
    assert [ROOM[room].bit_count() for room in "ABCDEFG"] == [18, 11, 18, 11, 60, 20, 4]
    assert sum(ROOM.values()) == OUTLINE


def test_rows_and_columns() -> None:
    assert (len(ROWS), len(COLUMNS)) == (HEIGHT, WIDTH) == (9, 22)
    heights = [column.bit_count() for column in COLUMNS]
    assert heights == [3, 5, 5, 5, 7, 7, 7, *[9] * 8, 7, 7, 5, 5, 3, 3, 1]


@pytest.mark.parametrize("id", ["blue", "green", "red", "purple"])
def test_every_boat_has_19_rats_and_a_map_of_each_colour(id: str) -> None:
    board = BOARDS[id]
    assert board.rats.bit_count() == 19
    assert board.rats & ~OUTLINE == 0
    assert board.maps.keys() == {*COLOURS}
    found = sum(board.maps.values())
    assert found.bit_count() == 5
    assert found & ~OUTLINE == 0
    assert found & board.rats == 0


def test_all_boats_have_maps_on_the_same_squares_in_other_colours() -> None:
    places = {sum(board.maps.values()) for board in BOARDS.values()}
    assert places == {sum(bit(x, y) for x, y in [(7, 0), (14, 1), (1, 3), (9, 7), (19, 5)])}


def test_the_maps_of_the_blue_boat() -> None:
    maps = {colour: squares(mask) for colour, mask in BOARDS["blue"].maps.items()}
    assert maps == {
        "green": [(7, 0)],
        "blue": [(14, 1)],
        "red": [(1, 3)],
        "purple": [(9, 7)],
        "orange": [(19, 5)],
    }


# --- the cards, one by one ---

# first and last number, cost, speed, basket
RESCUE = [
    (7, 14, 1, 4, None),
    (15, 22, 0, 0, "broken"),
    (23, 34, 1, 1, "broken"),
    (35, 42, 2, 3, "broken"),
    (43, 54, 2, 1, "whole"),
    (55, 66, 3, 3, "whole"),
]


@pytest.mark.parametrize(("low", "high", "cost", "speed", "basket"), RESCUE)
def test_rescue_cards(low: int, high: int, cost: int, speed: int, basket: str) -> None:
    for card in cards(low, high):
        assert (card.kind, card.cost, card.speed, card.basket) == (
            "rescue",
            cost,
            speed,
            basket,
        )


# first and last number, cost, the number in the card's effect
ANYTIME = [
    (67, 68, 2, [2]),
    (69, 70, 1, []),
    (71, 72, 0, [2]),
    (73, 74, 1, [3]),
    (75, 75, 3, []),
    (76, 76, 2, [5]),
    (77, 77, 1, [3]),
    (78, 79, 2, [1]),
    (80, 82, 2, [1]),
    (83, 83, 1, [4]),
    (84, 85, 6, []),
    (86, 87, 2, [2]),
    (88, 89, 3, [2]),
    (90, 91, 2, [1]),
    (92, 93, 2, [2]),
    (94, 95, 2, [1]),
    (96, 97, 2, [1]),
]


@pytest.mark.parametrize(("low", "high", "cost", "numbers"), ANYTIME)
def test_anytime_cards(low: int, high: int, cost: int, numbers: list[int]) -> None:
    for card in cards(low, high):
        assert (card.kind, card.cost) == ("anytime", cost)
        assert list((card.params or {}).values()) == numbers
        assert card.effect


def test_oshax_cards_cost_five() -> None:
    assert {(card.kind, card.cost) for card in cards(1, 6)} == {("oshax", 5)}


def test_treasure_cards_offer_two_things() -> None:
    for card in cards(98, 106):
        assert (card.kind, card.cost) == ("treasure", 2)
        assert card.options == (Option("rare", 1, 0), Option("common", 2, 0))
    for card in cards(107, 112):
        assert (card.kind, card.cost) == ("treasure", 1)
        assert card.options == (Option("small", 2, 0), Option("common", 2, 1))


def test_private_lessons_cost_two_and_public_ones_one() -> None:
    assert {card.cost for card in cards(113, 142)} == {2}
    assert {card.cost for card in cards(143, 150)} == {1}


def test_five_public_lessons_name_a_colour() -> None:
    naming = [card.number for card in BOX.cards.values() if card.names_colour]
    assert naming == [143, 144, 145, 146, 149]


@pytest.mark.parametrize(
    ("module", "low", "high"),
    [("basic", 113, 126), ("A", 127, 134), ("B", 135, 142), ("C", 143, 150)],
)
def test_modules(module: str, low: int, high: int) -> None:
    lessons = [card.number for card in cards(113, 150) if card.module == module]
    assert lessons == list(range(low, high + 1))


def test_two_lessons_read_otherwise_in_the_other_printing() -> None:
    other = BOX.printed("ru-uk")
    changed = [n for n in BOX.cards if BOX.cards[n].score != other.cards[n].score]
    assert changed == [116, 148]
    assert BOX.printed("cs") is BOX


# --- where the data come from ---


def test_every_card_says_where_it_comes_from() -> None:
    assert {card.source for card in BOX.cards.values()} == {"printed", "derived"}
    derived = [card.number for card in BOX.cards.values() if card.source == "derived"]
    assert derived == list(range(127, 151))  # whose module letters were inferred


@pytest.mark.parametrize(
    "name", ["boats", "cards", "family_mode", "solo", "supply", "tiles"]
)
def test_every_data_file_says_where_it_comes_from(name: str) -> None:
    assert toml(name)["source"] in ("printed", "derived", "ours")
