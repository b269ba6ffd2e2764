"""Setting up (rules 1): boards, homes, paws, bikes, medals, kittens, first player."""

from __future__ import annotations

from collections import Counter

import pytest

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.board import HOMES
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.errors import BadSetup
from meowple.kernel.setup import Value
from tests.games.kyoto.boards import roads_of, turned, walls_of
from tests.games.kyoto.facts import CENTRES
from tests.games.kyoto.tables import (
    actors,
    answer,
    asked,
    begin,
    bike_spaces,
    decision,
    medals,
    player,
    texts,
    where,
)

SEATS = (2, 3, 4)
seats_of_each = pytest.mark.parametrize("seats", SEATS)
boards = pytest.mark.parametrize(
    ("centre", "rotation"), [(side, turn) for side in CENTRES for turn in range(4)]
)


def faces(state: KyotoState) -> Counter[str]:
    return Counter(state.box.paws[paw].id for paw in state.under if paw >= 0)


# --- options ---


def test_the_options_are_those_of_the_rules_and_no_others() -> None:
    assert {option.id: option.offered for option in GAME.info.options} == {
        "side": ("novice", "expert"),
        "centre": ("normal", "asymmetric"),
        "rotation": ("random", "0", "1", "2", "3"),
        "target": ("5", "6", "7"),
        "die": ("wide", "narrow"),
        "stamina": ("short", "long"),
        "scenario": ("base", "river", "lanterns"),
        "kittens": ("drawn", "chosen"),
    }
    assert (GAME.info.id, GAME.info.seats) == ("kyoto", SEATS)


@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"side": "master"}, "option.value"),
        ({"rotation": 4}, "option.value"),
        ({"target": 8}, "option.value"),
        ({"die": "long"}, "option.value"),
        ({"scenario": "moon"}, "option.value"),
        ({"boards": "normal"}, "option.unknown"),
    ],
)
def test_what_is_not_offered_is_refused(options: dict[str, Value], id: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(2, options)
    assert caught.value.id == id


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(seats)
    assert caught.value.id == "setup.seats"


# --- boards ---


@boards
def test_the_boards_lie_as_the_facts_say(centre: str, rotation: int) -> None:
    board = GAME.view(begin(centre=centre, rotation=rotation), None).board
    found = {frozenset(link.between): link.wall for link in board.links}
    assert found == walls_of(centre, rotation)
    assert len(found) == len(board.links)
    roads = {space.id for space in board.spaces if space.kind == "road"}
    assert roads == roads_of(centre, rotation)
    assert [turned(space, rotation) for space in CENTRES[centre]["loop"]] == [*board.loop]
    assert (board.centre, board.rotation) == (centre, rotation)


@boards
def test_the_road_is_a_ring_of_24_spaces(centre: str, rotation: int) -> None:
    state = begin(centre=centre, rotation=rotation)
    names = GAME.view(state, None).board.loop
    assert len({*names}) == 24
    board = state.board
    for one, other in zip(names, (*names[1:], names[0]), strict=True):
        assert board.index[other] in board.near[board.index[one]]


@boards
def test_the_ring_is_ridden_clockwise(centre: str, rotation: int) -> None:
    """With y to the south the area of a way clockwise is positive."""
    loop = GAME.view(begin(centre=centre, rotation=rotation), None).board.loop
    cells = [tuple(map(int, name.split(","))) for name in loop]
    ring = zip(cells, (*cells[1:], cells[0]), strict=True)
    assert sum(ax * by - bx * ay for (ax, ay), (bx, by) in ring) > 0


@boards
@seats_of_each
def test_all_four_homes_lie_there(centre: str, rotation: int, seats: int) -> None:
    spaces = GAME.view(begin(seats, centre=centre, rotation=rotation), None).board.spaces
    for home in HOMES:
        kinds = Counter(space.kind for space in spaces if space.home == home)
        assert kinds == {"house": 1, "terrace": 1, "paw": 4}
    assert len(spaces) == 24 + 24 + 4 * 6


@boards
def test_a_house_touches_three_road_spaces_and_its_terrace(
    centre: str, rotation: int
) -> None:
    board = begin(centre=centre, rotation=rotation).board
    for home, house in enumerate(board.houses):
        beside = Counter(board.kinds[near] for near in board.near[house])
        assert beside == {"road": 3, "terrace": 1}
        assert board.terraces[home] in board.near[house]


def test_the_asymmetric_centre_is_turned_at_random() -> None:
    turns = Counter(begin(seed=seed, centre="asymmetric").rotation for seed in range(200))
    assert {*turns} == {0, 1, 2, 3}
    assert min(turns.values()) > 25


# --- paws ---


@boards
@seats_of_each
def test_40_paws_lie_face_down_on_all_that_is_not_road_house_or_terrace(
    centre: str, rotation: int, seats: int
) -> None:
    view = GAME.view(begin(seats, centre=centre, rotation=rotation), None)
    places = {space.id: space.home for space in view.board.spaces if space.kind == "paw"}
    assert sorted(paw.space for paw in view.paws) == sorted(places)
    assert all(paw.face_down and paw.paw is None for paw in view.paws)
    assert Counter(places.values()) == {None: 24, "n": 4, "e": 4, "s": 4, "w": 4}
    assert len(view.paws) == 40


@pytest.mark.parametrize("scenario", ["base", "river", "lanterns"])
def test_every_paw_is_there_and_shuffled(scenario: str) -> None:
    first = begin(seed=1, scenario=scenario)
    expected = {kind.id: kind.number for kind in GAME.view(first, None).box if kind.number}
    assert faces(first) == expected
    assert faces(begin(seed=2, scenario=scenario)) == expected
    assert len({begin(seed=seed, scenario=scenario).under for seed in range(20)}) == 20


def test_each_paw_lies_anywhere() -> None:
    """600 deals: every space has a sakura about 90 times."""
    counts: Counter[int] = Counter()
    for seed in range(600):
        state = begin(seed=seed)
        counts.update(i for i, paw in enumerate(state.under) if paw == 0)
    assert len(counts) == 40
    assert min(counts.values()) > 50
    assert max(counts.values()) < 135


# --- bikes ---


@boards
def test_bikes_stand_three_road_spaces_before_their_arrows(
    centre: str, rotation: int
) -> None:
    state = begin(centre=centre, rotation=rotation)
    loop = GAME.view(state, None).board.loop
    for bike, arrow in zip(bike_spaces(state), CENTRES[centre]["arrows"], strict=True):
        at = loop.index(turned(arrow, rotation))
        assert bike == loop[at - 3]


def test_all_16_bike_cards_are_shuffled() -> None:
    decks = {begin(seed=seed).deck for seed in range(20)}
    assert len(decks) == 20
    assert all(sorted(deck) == [*range(16)] for deck in decks)
    assert len(GAME.view(begin(), None).cards_left) == 16


# --- players ---


@seats_of_each
def test_seven_medals_wait_for_each_player(seats: int) -> None:
    state = begin(seats)
    view = GAME.view(state, None)
    assert len(view.missions) == 5
    ids = {state.scenario.medal(1 << number) for number in range(7)}
    assert ids == {*view.missions, "house", "track"}
    for seat in range(seats):
        assert medals(state, seat) == set()
        assert (player(state, seat).friends, player(state, seat).track) == ((), ())
    assert view.enemies == 10


@seats_of_each
def test_each_kitten_begins_on_the_terrace_of_its_home(seats: int) -> None:
    for seed in range(20):
        state = begin(seats, seed)
        homes = [player(state, seat).home for seat in range(seats)]
        assert len({*homes}) == seats
        assert [where(state, seat) for seat in range(seats)] == [
            f"terrace-{home}" for home in homes
        ]
        assert len({player(state, seat).kitten for seat in range(seats)}) == seats


@pytest.mark.parametrize("attribute", ["home", "kitten"])
def test_homes_and_kittens_are_drawn_at_random(attribute: str) -> None:
    found = Counter(getattr(player(begin(seed=seed)), attribute) for seed in range(400))
    assert len(found) == 4
    assert min(found.values()) > 60
    assert max(found.values()) < 145


@seats_of_each
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    firsts = Counter(begin(seats, seed).first for seed in range(400))
    assert {*firsts} == {*range(seats)}
    assert min(firsts.values()) > 400 / seats * 0.6
    state = begin(seats)
    assert actors(state) == (state.first,)
    assert GAME.view(state, None).round == 1


def test_novices_begin_with_the_skills_of_their_kittens() -> None:
    starts = {
        "momo": (2, 2, 1, 1),
        "kuro": (1, 1, 2, 2),
        "sora": (2, 1, 1, 2),
        "hana": (1, 2, 2, 1),
    }
    for seed in range(10):
        state = begin(4, seed)
        for seat in range(4):
            one = player(state, seat)
            assert (*one.skills.values(),) == starts[one.kitten]


# --- the expert side ---


@seats_of_each
def test_experts_spread_four_steps_at_the_same_time(seats: int) -> None:
    state = begin(seats, side="expert")
    lower = [sorted(player(state, seat).skills.values()) for seat in range(seats)]
    assert lower == [[0, 0, 1, 1]] * seats
    assert actors(state) == (*range(seats),)
    assert (decision(state), asked(state).why) == ("raise", "free")
    assert asked(state).left == (4,) * seats
    assert texts(state, 1) == [
        "raise agility",
        "raise friendship",
        "raise fight",
        "raise hunt",
    ]
    agility = player(state, 1).skills["agility"]
    answer(state, 1, *["raise agility"] * 4)
    assert player(state, 1).skills["agility"] == agility + 4
    assert 1 not in actors(state)
    for seat in range(seats):
        if seat != 1:
            answer(state, seat, "raise fight", "raise hunt", "raise hunt", "raise fight")
    assert actors(state) == (state.first,)
    assert decision(state) == "turn"


def test_the_same_seed_gives_the_same_game() -> None:
    assert begin(3, 5).digest() == begin(3, 5).digest()
    assert len({begin(3, seed).digest() for seed in range(20)}) == 20
