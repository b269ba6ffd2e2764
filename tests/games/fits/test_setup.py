"""Setting up (rule 1.1): options, cards, piles, hands and start cards."""

from __future__ import annotations

from collections import Counter

import pytest

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.deck import counts, our_deck
from meowple.games.fits.rules.state import PRINCESSES, FitsState
from meowple.kernel.errors import BadSetup
from meowple.kernel.setup import Value
from tests.games.fits.tables import actors, answer, begin, texts, words

SEATS = (2, 3, 4, 5)
seats_of_each = pytest.mark.parametrize("seats", SEATS)


def piles(state: FitsState) -> list[tuple[str, ...]]:
    """The piles that the deck was stacked from, the top one first."""
    found, end = [], len(state.deck)
    for size in state.piles:
        found.append(state.deck[end - size : end])
        end -= size
    assert end == 0
    return found


# --- options ---


def test_the_options_are_those_of_the_interfaces_and_no_others() -> None:
    assert {option.id: option.offered for option in GAME.info.options} == {
        "advanced": ("false", "true"),
        "sleepers": ("later", "any"),
        "extra_cats": ("all", "holder"),
        "tied_kinds": ("all", "one"),
        "table": ("auto", "9x9–29x29"),  # noqa: RUF001
        "overlays": ("card", "joint"),
        "start_cards": ("choose", "draw"),
        "cards": ("ours",),
    }
    assert GAME.info.id == "fits"
    assert GAME.info.seats == SEATS


def test_games_of_the_first_rules_keep_their_options_and_their_scoring() -> None:
    first = GAME.at_version(1)
    assert first is not None
    assert GAME.at_version(2) is GAME
    assert GAME.at_version(3) is None
    assert first.at_version(2) is not None
    new = {"sleepers", "extra_cats"}
    assert [option.id for option in first.info.options] == [
        option.id for option in GAME.info.options if option.id not in new
    ]
    with pytest.raises(BadSetup):
        first.setup(2, {"sleepers": "any"})
    state = first.start(first.setup(2))
    assert not state.rules.later
    assert not state.rules.all_extras


@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"advanced": "perhaps"}, "option.value"),
        ({"tied_kinds": "two"}, "option.value"),
        ({"sleepers": "never"}, "option.value"),
        ({"extra_cats": "none"}, "option.value"),
        ({"advanced": True, "extra_cats": "holder"}, "option.no_effect"),
        ({"table": "99x9"}, "option.value"),
        ({"overlays": "none"}, "option.value"),
        ({"start_cards": "none"}, "option.value"),
        ({"cards": "theirs"}, "option.value"),
        ({"mode": "solo"}, "option.unknown"),
    ],
)
def test_what_is_not_offered_is_refused(options: dict[str, Value], id: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(2, options)
    assert caught.value.id == id


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_there_are_cats_for_two_to_five(seats: int) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(seats)
    assert caught.value.id == "setup.seats"


@pytest.mark.parametrize(("text", "size"), [("9x29", (9, 29)), ("21X10", (21, 10))])
def test_a_table_of_ones_own_has_columns_and_rows(text: str, size: tuple[int, int]) -> None:
    state = begin(5, table=text)
    grid = state.table.grid
    assert (grid.width, grid.height) == size
    middle = f"{size[0] // 2},{size[1] // 2}"
    assert {text.split()[2] for text in texts(state, state.seat)} == {middle}


# --- the cards ---


def test_our_deck_is_balanced_as_the_rules_describe() -> None:
    deck = our_deck()
    cards = [deck.cards[id] for id in deck.box]
    assert (len(deck.box), len(deck.start), len(deck.toys)) == (72, 5, 3)
    assert sorted(Counter(card.open for card in cards).values()) == [8] * 9
    assert sum(card.open[0] + card.open[2] for card in cards) == 80
    assert sum(card.open[1] + card.open[3] for card in cards) == 80
    icons = [counts(card.icons, 5) for card in cards]
    assert [sum(kind) for kind in zip(*icons, strict=True)] == [19, 19, 19, 19, 11]
    assert sum(1 for kinds in icons if kinds[4]) == 9
    assert icons.count((0, 0, 0, 0, 0)) == 9
    for id in deck.start:
        north, east, south, west = deck.cards[id].open
        assert east
        assert west
        assert north or south
        assert not deck.cards[id].icons
    for id in deck.toys:
        assert deck.cards[id].open == (True, True, True, True)
        assert counts(deck.cards[id].icons, 5) == (1, 1, 1, 1, 0)
    assert deck.sleeper.open == (False, True, False, True)
    assert not deck.sleeper.icons
    assert (deck.name, deck.source) == ("ours", "ours")


@seats_of_each
@pytest.mark.parametrize("advanced", [False, True])
def test_every_card_is_there_once(seats: int, advanced: bool) -> None:
    census = GAME.census(begin(seats, advanced=advanced))
    deck = our_deck()
    assert all(census[id] == 1 for id in (*deck.box, *deck.toys, *deck.start))
    assert census["princess"] == (5 if advanced else seats)
    assert [census[f"cat {seat}"] for seat in range(seats)] == [5] * seats
    assert len(census) == 72 + 3 + 5 + 1 + seats


# --- hands and piles ---


@seats_of_each
def test_everybody_has_two_box_cards_and_five_cats(seats: int) -> None:
    state = begin(seats)
    assert [len(hand) for hand in state.hands] == [2] * seats
    assert state.cats == [5] * seats
    assert all(card in our_deck().box for hand in state.hands for card in hand)


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [36, 35]), (3, [23] * 3), (4, [17, 17, 17, 16]), (5, [13] * 5)]
)
def test_each_pile_has_one_princess(seats: int, sizes: list[int]) -> None:
    for seed in range(30):
        state = begin(seats, seed)
        assert [len(pile) - 1 for pile in piles(state)] == sizes
        for pile in piles(state):
            assert sum(card in PRINCESSES for card in pile) == 1
        assert len(state.deck) == {2: 73, 3: 72, 4: 71, 5: 70}[seats]


def test_a_princess_lies_anywhere_in_her_pile() -> None:
    places: Counter[int] = Counter()
    for seed in range(1400):
        top = piles(begin(5, seed))[0]
        places[top.index("P1")] += 1
    assert sorted(places) == [*range(14)]
    # a hundred each, give or take
    assert max(places.values()) < 145
    assert min(places.values()) > 60


@seats_of_each
def test_advanced_all_five_are_mixed_in(seats: int) -> None:
    state = begin(seats, advanced=True)
    assert {*PRINCESSES} <= {*state.deck}
    assert len(state.deck) == 72 - 2 * seats + 3 + 5


def test_seeds_give_different_games_and_the_same_seed_the_same() -> None:
    assert begin(3, 5).digest() == begin(3, 5).digest()
    assert len({begin(3, seed).deck for seed in range(20)}) == 20


# --- start cards ---


@seats_of_each
@pytest.mark.parametrize("start_cards", ["choose", "draw"])
@pytest.mark.parametrize("advanced", [False, True])
def test_everybody_lays_a_start_card_and_the_first_begins(
    seats: int, start_cards: str, advanced: bool
) -> None:
    for seed in range(10):
        state = begin(seats, seed, start_cards=start_cards, advanced=advanced, table="9x9")
        first = state.seat
        for number in range(seats):
            seat = (first + number) % seats
            assert actors(state) == (seat,)
            assert words(state, seat) == {"lay"}
            offered = {text.split()[1] for text in texts(state, seat)}
            assert len(offered) == (1 if start_cards == "draw" else 5 - number)
            # always to the south, to reach the edge
            answer(state, seat, sorted(texts(state, seat), key=by_row)[-1])
        assert actors(state) == (first,)
        assert texts(state, first) == ["draw", "sleep"]
        assert len(state.table.laid) == seats
        assert GAME.view(state, None).start_cards == ()


def by_row(text: str) -> int:
    return int(text.split()[2].split(",")[1])


def test_the_first_start_card_lies_in_the_middle() -> None:
    state = begin(2)
    assert {text.split()[2] for text in texts(state, state.seat)} == {"7,5"}
    state = begin(4)
    assert {text.split()[2] for text in texts(state, state.seat)} == {"8,5"}


def test_start_cards_drawn_differ_from_game_to_game() -> None:
    first = {begin(2, seed, start_cards="draw").starts[0] for seed in range(40)}
    assert first == {"S1", "S2", "S3", "S4", "S5"}
