"""Family mode (rule 8): one pool of cats, two cards, no fish and no baskets."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.boat import ROOM, bit, squares, union
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.scoring.ending import final_result
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.errors import BadSetup
from meowple.kernel.result import Line
from meowple.kernel.setup import Value
from tests.games.isle.boats import covered, sketch
from tests.games.isle.playing import begin, cover_boat, finish, place_off_maps
from tests.games.isle.tables import (
    actors,
    answer,
    decision,
    fill,
    find_rares,
    ids,
    let,
    lose_commons,
    names,
    on_bag,
    refusal,
    skip_to,
    table,
    teach,
    texts,
)

BOX = base_box()
FAMILY_CARDS = range(151, 169)
GREEN_MAP = "place 7,0 r1"


def family(seats: int = 3, day: int = 1, seed: int = 1, **options: Value) -> IsleState:
    """A family game when the first cat is about to be taken; seat 0 leads."""
    return table(seats, "rescue", day, seed, mode="family", **options)


def pool(state: IsleState) -> tuple[int, ...]:
    left, right = state.fields
    assert right == ()
    return left


def take(state: IsleState, place: int = 1) -> None:
    """The seat on turn takes a cat and lays it where no map is covered."""
    (seat,) = actors(state)
    answer(state, seat, f"rescue island:{place}")
    place_off_maps(state, seat)


def score_lines(state: IsleState, seat: int) -> dict[str, Line]:
    result = final_result(state)
    assert result is not None
    return {line.id: line for line in result.lines[seat]}


# --- setting up ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_keeps_two_of_three_cards_face_down(seats: int) -> None:
    state = begin(seats, mode="family")
    assert (phase_name(state), decision(state)) == ("setup", "keep_lessons")
    assert actors(state) == tuple(range(seats))
    dealt = [player.packet for player in state.players]
    assert all(len(packet) == 3 for packet in dealt)
    assert {*dealt[0], *dealt[1], *state.deck} <= {*FAMILY_CARDS}
    for seat, (one, two, three) in enumerate(dealt):
        assert texts(state, seat) == [f"keep {one}", f"keep {two}", f"keep {three}"]
        answer(state, seat, f"keep {three}", f"keep {one}")
    for player, (one, two, three) in zip(state.players, dealt, strict=True):
        assert player.lessons == tuple(sorted((one, three)))
        assert player.hidden == (two,)
        others = GAME.view(state, (player.seat + 1) % seats).players[player.seat]
        assert (others.lessons, others.lesson_count) == (None, 2)
        own = GAME.view(state, player.seat)
        assert own.players[player.seat].lessons == player.lessons
    assert GAME.view(state, None).own is None
    assert phase_name(state) == "rescue"


def test_the_cards_may_be_kept_in_any_order_of_seats() -> None:
    states = []
    for seats in ((0, 1, 2), (2, 0, 1)):
        state = begin(3, mode="family")
        for seat in (*seats, *reversed(seats)):
            answer(state, seat, texts(state, seat)[0])
        states.append(state)
    assert states[0].digest() == states[1].digest()


def test_family_mode_has_no_fish_baskets_oshax_or_discovery_cards() -> None:
    state = begin(4, mode="family")
    assert state.oshax == ()
    assert {*state.deck} < {*FAMILY_CARDS}
    finish(state)
    for player in state.players:
        assert (player.fish, player.baskets, player.used_baskets) == (0, 0, 0)
        assert (player.hand, player.ready) == ((), ())
    assert state.public == ()


@pytest.mark.parametrize(("seats", "commons"), [(2, 5), (3, 8), (4, 11)])
def test_commons_are_as_in_the_standard_game(seats: int, commons: int) -> None:
    assert family(seats).commons == (commons,) * 4


def test_family_mode_is_for_two_to_four() -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(1, {"mode": "family"})
    assert caught.value.id == "isle.mode_seats"


@pytest.mark.parametrize(
    "option",
    [{"difficulty": "hard"}, {"printing": "ru-uk"}, {"rescue_choice": "simultaneous"}],
)
def test_options_of_other_modes_are_refused(option: dict[str, Value]) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(3, {"mode": "family", **option})
    assert caught.value.id == "option.no_effect"


# --- the pool ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_cats_per_player_lie_out_each_day(seats: int) -> None:
    state = family(seats)
    for day in range(1, 6):
        skip_to(state, "rescue", day)
        assert len(pool(state)) == 4 * seats
        let(state, *state.order)


def test_rares_drawn_are_put_aside_and_do_not_count() -> None:
    state = family(2)
    find_rares(state)
    cats = [name for name in names(state, state.bag) if " " in name]
    on_bag(state, cats[0], "R1", "R1", *cats[1:6], "R4", *cats[6:8], "R2")
    skip_to(state, "rescue", 2)
    assert names(state, pool(state)) == cats[:8]
    assert [(state.piece(rare).shape.id, n) for rare, n in state.rares] == [
        ("R1", 2),
        ("R4", 1),
    ]


def test_case_32_order() -> None:
    state = family(3)
    a, b, c = 0, 1, 2
    orders = [(a, b, c), (b, c, a), (c, a, b), (a, b, c), (b, c, a)]
    for day, order in enumerate(orders, start=1):
        assert (state.day, state.order) == (day, order)
        assert len(pool(state)) == 12
        if day > 2:
            let(state, *order)
            continue
        for turn in range(12):
            assert actors(state) == (order[turn % 3],)
            take(state)
        assert [len(player.boat.tiles) for player in state.players] == [4 * day] * 3
    assert actors(state) == ()


def test_with_all_placing_everybody_gets_four_cats_a_day() -> None:
    state = family(4)
    for turn in range(16):
        assert actors(state) == (turn % 4,)
        take(state)
    assert [len(player.boat.tiles) for player in state.players] == [4, 4, 4, 4]
    assert (state.day, state.order) == (2, (1, 2, 3, 0))


def test_passing_is_for_the_rest_of_the_day() -> None:
    state = family(3)
    answer(state, 0, "pass")
    take(state)
    take(state)
    assert actors(state) == (1,)
    answer(state, 1, "pass")
    for _ in range(3):
        assert actors(state) == (2,)
        take(state)
    answer(state, 2, "pass")
    assert [len(player.boat.tiles) for player in state.players] == [0, 1, 4]
    assert (state.day, actors(state)) == (2, (1,))
    assert not any(player.passed for player in state.players)


def test_leftover_cats_leave_the_game() -> None:
    state = family(2)
    take(state)
    left = pool(state)
    let(state, 1, 0)
    assert state.gone == left
    assert not {*left} & {*state.bag, *pool(state)}


def test_cats_cost_nothing_and_are_named_by_their_place() -> None:
    state = family(2)
    cats = pool(state)
    answer(state, 0, "rescue island:3")
    assert decision(state) == "place"
    assert texts(state, 1) == []
    place_off_maps(state, 0)
    assert pool(state) == cats[:2] + cats[3:]
    assert state.players[0].boat.tiles[0].piece == cats[2]


def test_nobody_else_may_act_while_a_cat_is_placed() -> None:
    state = family(2)
    answer(state, 0, "rescue island:1")
    assert refusal(state, 1, "rescue island:2") == "turn.not_yours"
    assert refusal(state, 0, "pass") == "action.not_now"


@pytest.mark.parametrize(
    ("move", "error"),
    [
        ("rescue island:9", "field.no_such_cat"),
        ("rescue left:1", "field.no_such_cat"),
        ("rescue right:1", "field.no_such_cat"),
        ("basket permanent", "action.not_now"),
        ("done", "action.not_now"),
        ("anytime 84", "card.not_in_hand"),
        ("ask always", "ask.no_change"),
        ("ask never", "ask.no_change"),
    ],
)
def test_what_the_family_mode_does_not_know(move: str, error: str) -> None:
    assert refusal(family(2), 0, move) == error


def test_nobody_is_offered_anytime_cards_or_asked_for_a_standing_choice() -> None:
    state = family(2)
    while actors(state):
        for seat in (0, 1):
            words = {move.split()[0] for move in texts(state, seat)[:200]}
            assert words <= {"rescue", "pass", "place", "take", "skip"}
        (seat,) = actors(state)
        answer(state, seat, texts(state, seat)[0])
    assert len(state.players[0].boat.tiles) > 10


def test_who_can_place_nothing_passes_unasked() -> None:
    state = family(3)
    cover_boat(state, 1)
    take(state)
    # seat 1 was passed over
    assert actors(state) == (2,)
    assert state.players[1].passed
    assert refusal(state, 1, "pass") == "turn.not_yours"


def test_when_nobody_can_place_anything_the_days_run_out() -> None:
    state = family(2)
    cover_boat(state, 1)
    take(state)
    cover_boat(state, 0)
    events = answer(state, 0, "pass")
    assert ids(events).count("isle.passed") == 1 + 2 * 4
    assert actors(state) == ()
    assert GAME.result(state) is not None


def test_a_cat_that_fits_nowhere_cannot_be_taken() -> None:
    state = family(2)
    # a bare row of five squares: only the straight tile fits
    hole = sum(bit(x, 4) for x in range(8, 13))
    cover_boat(state, 0, but=hole)
    fill(state, "red C01, blue C16, green C12, green C16")
    assert texts(state, 0) == ["rescue island:2", "rescue island:4", "pass"]
    assert refusal(state, 0, "rescue island:1") == "tile.no_place"


# --- treasure maps ---


def _cover_the_green_map(state: IsleState) -> None:
    """Seat 0 lays the straight green cat over the green map of the blue boat."""
    fill(state, "green C16, red C01, blue C02")
    answer(state, 0, "rescue island:1", GREEN_MAP)


def test_a_map_gives_one_common() -> None:
    state = family(2)
    find_rares(state, "R1", "R3")
    _cover_the_green_map(state)
    assert texts(state, 0) == ["take K1", "take K2", "take K3", "take K4", "skip"]
    assert refusal(state, 0, "take R1") == "tile.not_there"
    answer(state, 0, "take K3")
    place_off_maps(state, 0)
    assert state.commons == (5, 5, 4, 5)
    assert actors(state) == (1,)


def test_a_map_bonus_may_be_declined() -> None:
    state = family(2)
    _cover_the_green_map(state)
    answer(state, 0, "skip")
    assert (state.commons, actors(state)) == ((5, 5, 5, 5), (1,))


def test_without_commons_a_map_gives_nothing() -> None:
    state = family(2)
    lose_commons(state)
    find_rares(state, "R1")
    _cover_the_green_map(state)
    assert actors(state) == (1,)


def test_with_the_option_a_map_may_also_give_a_rare() -> None:
    state = family(2, family_maps="any")
    find_rares(state, "R3", "R1", "R3")
    _cover_the_green_map(state)
    assert texts(state, 0) == [
        *(f"take K{n}" for n in range(1, 5)),
        "take R3",
        "take R1",
        "skip",
    ]
    answer(state, 0, "take R3")
    place_off_maps(state, 0)
    assert [count for _, count in state.rares] == [1, 1]
    assert [tile.kind for tile in state.players[0].boat.tiles] == ["cat", "rare"]
    assert actors(state) == (1,)


def test_with_the_option_rares_alone_are_enough() -> None:
    state = family(2, family_maps="any")
    lose_commons(state)
    find_rares(state, "R2")
    _cover_the_green_map(state)
    assert texts(state, 0) == ["take R2", "skip"]


# --- scoring ---


def test_case_33_sheet() -> None:
    state = family(2, family_maps="any")
    teach(state, 0, 164)
    state.players[0].lessons = (164,)
    state.players[0].boat = sketch("BBBBBBB", "$$c....")
    finish(state)
    lines = score_lines(state, 0)
    assert lines["isle.score.family"].points == 25
    assert "isle.score.rares" not in lines
    assert lines["isle.score.lesson"].args == {"card": 164}
    assert lines["isle.score.lesson"].points == 6


def test_everything_else_scores_as_in_the_standard_game() -> None:
    state = family(2)
    state.players[0].boat = sketch("BBB", "GGG")
    state.players[0].lessons = ()
    result = finish(state)
    rats = state.players[0].boat.board.rats & ~state.players[0].boat.covered
    assert result.scores[0] == 8 + 8 - 7 * 5 - rats.bit_count()


def _bare_boats() -> IsleState:
    """A finished game without cards, in which both boats are empty."""
    state = family(2)
    finish(state)
    for player in state.players:
        player.lessons = ()
        player.boat = sketch("")
    return state


def test_equal_in_everything_they_share_the_win() -> None:
    result = final_result(_bare_boats())
    assert result is not None
    assert (result.winners, result.decided) == ((0, 1), "isle.won.shared")


def test_a_tie_is_broken_by_filled_rooms() -> None:
    state = _bare_boats()
    one, other = state.players
    rats, room = one.boat.board.rats, ROOM["G"]
    # Seat 1 fills a room, which is worth 5 and its rats; seat 0 covers as many rats.
    gained = 5 + (rats & room).bit_count()
    other.boat = covered(room)
    one.boat = covered(union(bit(x, y) for x, y in squares(rats & ~room)[:gained]))
    result = final_result(state)
    assert result is not None
    assert result.scores[0] == result.scores[1]
    assert (result.winners, result.decided) == ((1,), "isle.won.rooms")


def test_the_cards_lie_open_at_the_end() -> None:
    state = family(2)
    finish(state)
    for eye in (0, 1, None):
        for player, shown in zip(state.players, GAME.view(state, eye).players, strict=True):
            assert shown.lessons == player.lessons
