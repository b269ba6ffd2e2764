"""Fleeing (rules 2), sentence by sentence, on the boards and on some drawn by hand."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.rules.board import HOMES, Board
from meowple.games.kyoto.rules.checks.flight import flee
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.frame import run
from tests.games.kyoto.boards import crossed_at, neighbours, roads_of, sketch, walls_of
from tests.games.kyoto.facts import CENTRES
from tests.games.kyoto.tables import (
    actors,
    answer,
    asked,
    decision,
    go,
    on_boards,
    refusal,
    table,
    texts,
    where,
)


def chased(
    spaces: int, *lying: str, at: str, board: Board | None = None, seats: int = 2
) -> KyotoState:
    """The kitten of seat 0 flees this many spaces in the turn of seat 0."""
    state = table(*lying, at=at, board=board, seats=seats)
    state.events = []
    flee(state, 0, spaces)
    run(state)
    return state


def ways(state: KyotoState) -> set[str]:
    """Between which spaces the next player chooses."""
    assert decision(state) == "flight"
    (chooser,) = actors(state)
    return {line.removeprefix("flee ") for line in texts(state, chooser)}


# --- how far, which way ---


@pytest.mark.parametrize(("spaces", "end"), [(1, "1,0"), (2, "2,0"), (3, "3,0")])
def test_so_many_spaces_toward_its_house(spaces: int, end: str) -> None:
    state = chased(spaces, at="0,0", board=sketch("....ht"))
    assert where(state) == end


def test_by_a_shortest_way_even_over_the_road() -> None:
    board = sketch("..R.h", ".###t", ".....")
    state = chased(2, at="0,0", board=board)
    assert where(state) == "3,0"


def test_of_the_shortest_those_with_fewer_road_spaces() -> None:
    """Two ways of the same length around the middle."""
    above = sketch("..R.##", ".##.ht", "....##")
    assert where(chased(1, at="0,1", board=above)) == "0,2"
    below = sketch(".R..##", ".##.ht", "..RR##")
    assert where(chased(1, at="0,1", board=below)) == "0,0"


RING = sketch("....##", ".##.ht", "....##")


def test_among_ways_of_one_kind_the_next_player_chooses() -> None:
    state = chased(2, at="0,1", board=RING)
    assert (actors(state), asked(state).kitten, asked(state).left) == ((1,), 0, (2,))
    assert ways(state) == {"0,0", "0,2"}
    other = state.copy()
    answer(state, 1, "flee 0,0")
    answer(other, 1, "flee 0,2")
    assert (where(state), where(other)) == ("1,0", "1,2")


def test_the_next_player_is_the_one_after_the_owner_of_the_kitten() -> None:
    state = table(at="terrace-e terrace-s 0,1", board=RING, seats=3)
    state.homes = (1, 2, 0)
    state.events = []
    flee(state, 2, 2)
    run(state)
    assert (actors(state), asked(state).kitten) == ((0,), 2)
    assert refusal(state, 1, "flee 0,0") == "turn.not_yours"
    assert refusal(state, 0, "flee 3,0") == "kyoto.not_homeward"
    assert refusal(state, 0, "done") == "action.not_now"


@pytest.mark.parametrize("which", [0, -1])
def test_it_is_asked_again_wherever_ways_part(which: int) -> None:
    """Across a field: along its edge there is one way only."""
    state = chased(4, at="0,2", board=sketch("...ht", "...##", "...##"))
    answers = 0
    while decision(state) == "flight":
        answer(state, 1, sorted(texts(state, 1))[which])
        answers += 1
    assert (answers, where(state)) == (2, "2,0")


def test_a_way_that_is_not_among_the_best_is_not_offered() -> None:
    state = chased(1, at="1,3")
    # five spaces to the house of the north, by one road space: straight up or inward
    assert ways(state) == {"1,2", "2,3"}
    assert refusal(state, 1, "flee 0,3") == "kyoto.not_homeward"
    assert refusal(state, 1, "flee 1,4") == "kyoto.not_homeward"


@pytest.mark.parametrize("centre", CENTRES)
@pytest.mark.parametrize("rotation", range(4))
def test_on_all_boards_the_ways_are_the_best(centre: str, rotation: int) -> None:
    """Compared with a search of its own, by (length, road spaces)."""
    board = table(centre=centre, rotation=rotation).board
    beside = neighbours(walls_of(centre, rotation), crossed_at(8))
    roads = roads_of(centre, rotation)
    for home, letter in enumerate(HOMES):
        best = {f"house-{letter}": (0, 0)}
        changed = True
        while changed:
            changed = False
            for space, (length, passed) in [*best.items()]:
                for near in beside[space]:
                    found = (length + 1, passed + (space in roads))
                    if found < best.get(near, (99, 0)):
                        best[near], changed = found, True
        for name, (length, passed) in best.items():
            wanted = {
                near
                for near in beside[name]
                if best[near] == (length - 1, passed - (near in roads))
            }
            at = board.index[name]
            assert {board.names[i] for i in board.homeward[home][at]} == wanted


# --- what it ignores ---


def test_it_ignores_hedges_roofs_and_its_own_agility() -> None:
    """From 3,2 over the roof to 3,1."""
    assert where(chased(1, at="3,2")) == "3,1"
    assert where(chased(1, at="2,2")) == "2,1"


def test_pond_and_house_walls_are_closed() -> None:
    """From 3,4 the straight way is the pond; from the garden there is no door."""
    state = chased(1, at="3,4")
    assert ways(state) == {"2,4", "4,4"}
    assert where(chased(1, at="1,-1")) == "1,-2"


def test_paws_face_down_stay_face_down() -> None:
    state = chased(2, "down bug4 1,0", "down rat4 2,0", at="0,0", board=sketch("......ht"))
    assert where(state) == "3,0"
    assert on_boards(state) == ["down 1,0", "down 2,0"]


def test_red_paws_and_kittens_on_its_way_do_nothing() -> None:
    state = chased(3, "dog6 1,0", at="0,0 2,0", board=sketch("......ht"))
    assert (where(state), decision(state)) == ("3,0", "turn")


def test_no_bike_card_is_drawn() -> None:
    state = chased(2, at="3,2")
    assert where(state) == "house-n"
    assert len(state.deck) == 16


# --- where it cannot stay ---


@pytest.mark.parametrize(
    ("row", "lying", "other"),
    [
        (".R...ht", (), "terrace-e"),
        (".....ht", ("down bug4 1,0",), "terrace-e"),
        (".....ht", ("dog6 1,0",), "terrace-e"),
        (".....ht", (), "1,0"),
    ],
    ids=["road", "face down", "reaction", "kitten"],
)
def test_it_runs_on_from(row: str, lying: tuple[str, ...], other: str) -> None:
    state = chased(1, *lying, at=f"0,0 {other}", board=sketch(row))
    assert where(state) == "2,0"


def test_and_so_on() -> None:
    state = chased(1, "down bug4 2,0", "rat4 3,0", at="0,0 4,0", board=sketch(".R......ht"))
    assert where(state) == "5,0"


def test_other_paws_face_up_do_not_drive_it_on() -> None:
    state = chased(1, "bug4 1,0", "sakura 1,0", at="0,0", board=sketch("...ht"))
    assert where(state) == "1,0"


def test_running_on_the_next_player_chooses_too() -> None:
    board = sketch("#....##", ".R##.ht", "#....##")
    state = chased(1, at="0,1", board=board)
    assert (where(state), ways(state)) == ("1,1", {"1,0", "1,2"})
    assert asked(state).left == (0,)
    answer(state, 1, "flee 1,0")
    assert where(state) == "1,0"


# --- home ---


def test_it_stops_in_its_house_even_if_spaces_are_left() -> None:
    assert where(chased(4, at="0,0", board=sketch("..ht"))) == "house-n"
    assert where(chased(4, at="terrace-n")) == "house-n"


def test_a_kitten_in_the_house_sends_it_to_its_terrace() -> None:
    assert where(chased(4, at="0,0 house-n", board=sketch("..ht"))) == "terrace-n"
    assert where(chased(1, at="terrace-n house-n")) == "terrace-n"


def test_if_both_are_taken_it_stays_in_the_house() -> None:
    state = chased(4, at="0,0 house-n terrace-n", board=sketch("..ht"), seats=3)
    assert where(state) == "house-n"


def test_running_on_it_comes_home_at_last() -> None:
    state = chased(1, "down bug4 1,0", "dog6 2,0", at="0,0", board=sketch("...ht"))
    assert where(state) == "house-n"


def test_from_its_own_house_it_goes_to_the_terrace_and_stops() -> None:
    for spaces in (1, 2, 3, 4):
        assert where(chased(spaces, at="house-n")) == "terrace-n"


@pytest.mark.parametrize("lying", [(), ("dog6 terrace-n",)])
def test_whatever_is_there(lying: tuple[str, ...]) -> None:
    assert where(chased(2, *lying, at="house-n terrace-n")) == "terrace-n"


def test_the_house_of_another_is_a_space_like_any() -> None:
    """A way from the terrace of the east leads through the house there."""
    state = chased(1, at="terrace-e house-n")
    assert ways(state) == {"house-e", "8,1"}
    answer(state, 1, "flee house-e")
    assert where(state) == "house-e"


def test_its_own_terrace_is_no_end_when_a_kitten_is_there() -> None:
    state = chased(1, at="5,-2 terrace-n")
    assert where(state) == "house-n"


def test_the_way_is_told() -> None:
    state = table(at="0,0", board=sketch(".R..ht"))
    state.events = []
    flee(state, 0, 1)
    (event,) = state.events
    way = {"seat": 0, "to": "2,0", "way": ("1,0", "2,0")}
    assert (event.id, event.args) == ("kyoto.runs", way)


def test_ways_are_as_long_from_everywhere_as_they_look() -> None:
    """A kitten that is chased and chased again comes home from any space."""
    state = table()
    for name in state.board.names:
        go(state, 0, name)
        state.events = []
        for _ in range(20):
            if where(state) == "house-n":
                break
            flee(state, 0, 1)
            while decision(state) == "flight":
                answer(state, 1, texts(state, 1)[0])
        assert where(state) == "house-n"
