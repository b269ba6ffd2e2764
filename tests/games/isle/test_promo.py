"""Games with an owner's promo tiles."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.kernel.errors import BadSetup
from meowple.kernel.record import Record
from meowple.kernel.record import begin as begin_record
from tests.games.isle.owning import (
    CROWN,
    PROMO,
    PROMO_GAME,
    cats_in_bag,
    draw_next,
    options,
    oshax_in_bag,
    promo_table,
)
from tests.games.isle.playing import begin, place_off_maps
from tests.games.isle.tables import (
    answer,
    answers,
    give,
    names,
    skip_to,
    texts,
)

# --- promo tiles ---


def test_without_the_option_promo_tiles_stay_in_the_box() -> None:
    state = promo_table(promo=False)
    tiles = {name.split()[0] for name in PROMO_GAME.census(state)}
    assert tiles == {"cat", "rare", "common", "oshax", "card"}
    assert not {"rare R6", "oshax O7", "oshax O8"} & {*PROMO_GAME.census(state)}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_oshax_lie_out_and_the_others_go_into_the_bag(seats: int) -> None:
    rows = set()
    for seed in range(10):
        state = promo_table(seats, seed)
        drawn = state.oshax[6:]
        assert len(state.oshax[:6]) == 6
        assert len(drawn) + len(oshax_in_bag(state)) == 2
        counts = PROMO_GAME.census(state)
        assert counts["rare R6"] == 2
        assert (counts["oshax O7"], counts["oshax O8"]) == (1, 1)
        rows.add(frozenset(state.oshax[:6]))
    assert len(rows) > 4


CHOSEN = ("O8", "O7", "O1", "O2", "O3", "O6")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_an_owner_chooses_which_six_oshax_lie_out(seats: int) -> None:
    for seed in range(5):
        state = promo_table(seats, seed, oshax="+".join(CHOSEN))
        out = [state.piece(piece).shape.id for piece in state.oshax]
        assert tuple(out[:6]) == CHOSEN
        # The others are in the bag, or came out of it with the first cats.
        rest = {state.piece(piece).shape.id for piece in oshax_in_bag(state)}
        assert rest | {*out[6:]} == {"O4", "O5"}


def test_the_choice_of_oshax_is_there_with_promo_oshax_only() -> None:
    rares = GAME.with_data({"promo": {"rare": [CROWN]}})
    assert "oshax" not in {*options(GAME), *options(rares)}
    choice = options(PROMO_GAME)["oshax"]
    assert choice.default == "random"
    assert choice.offered == ("random", "O1+O2+O3+O4+O5+O8")


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ("O1+O2+O3+O4+O5", "option.value"),
        ("O1+O2+O3+O4+O5+O6+O7", "option.value"),
        ("O1+O2+O3+O4+O5+O9", "option.value"),
        ("O1+O2+O3+O4+O5+R6", "option.value"),
        ("O1+O2+O3+O4+O5+O1", "isle.oshax_twice"),
    ],
)
def test_only_six_different_oshax_can_be_chosen(wanted: str, error: str) -> None:
    with pytest.raises(BadSetup) as caught:
        PROMO_GAME.setup(2, {"promo": True, "oshax": wanted})
    assert caught.value.id == error


def test_the_chosen_oshax_are_in_the_record() -> None:
    setup = PROMO_GAME.setup(2, {"promo": True, "oshax": "o1+o2+o3+o4+o5+o7"}, 3)
    record = Record.of(PROMO_GAME, setup, data=PROMO)
    state = PROMO_GAME.start(setup)
    record.close(PROMO_GAME, state)
    assert "option oshax: o1+o2+o3+o4+o5+o7" in record.text()
    assert begin_record(Record.parse(record.text()))[1].digest() == state.digest()


def test_records_from_before_the_choice_replay_as_they_were() -> None:
    setup = PROMO_GAME.setup(2, {"promo": True}, 3)
    text = Record.of(PROMO_GAME, setup, data=PROMO).text()
    older = text.replace("option oshax: random\n", "")
    assert older != text
    state = PROMO_GAME.start(setup)
    assert begin_record(Record.parse(older))[1].digest() == state.digest()


def test_in_the_family_mode_only_surplus_oshax_are_in_the_bag_and_put_aside() -> None:
    state = begin(3, game=PROMO_GAME, mode="family", promo=True)
    assert len(state.oshax) + len(oshax_in_bag(state)) == 2
    skip_to(state, "rescue")
    before = state.oshax
    spare = oshax_in_bag(state)
    draw_next(state, *spare, *cats_in_bag(state, 12))
    skip_to(state, "rescue", 2)
    assert len(state.fields[0]) == 12
    assert state.oshax == (*before, *spare)


def test_an_oshax_drawn_while_filling_joins_the_row_and_counts_as_no_cat() -> None:
    state = promo_table(2, seed=3)
    skip_to(state, "buy")
    spare = oshax_in_bag(state)[:1]
    row, cats = state.oshax, cats_in_bag(state, 8)
    draw_next(state, *cats[:3], *spare, *cats[3:])
    skip_to(state, "draft", 2)
    assert state.fields == (cats[:4], cats[4:])
    assert state.oshax == (*row, *spare)


def test_a_promo_rare_is_an_ordinary_rare() -> None:
    state = promo_table(2, first=0)
    skip_to(state, "buy")
    crown = next(piece.index for piece in PROMO_GAME.box.pieces if piece.shape.id == "R6")
    if crown in state.bag:
        draw_next(state, crown)
        state.bag = state.bag[:-1]
        state.add_rare(crown)
    give(state, 0, 98)
    skip_to(state, "finds")
    answer(state, 0, "find 98 rare", "take R6")
    place_off_maps(state, 0)
    assert names(state, [tile.piece for tile in state.players[0].boat.tiles]) == ["R6"]
    shown = PROMO_GAME.view(state, None).players[0].lines
    (line,) = (line for line in shown if line.id == "isle.score.rares")
    assert line.points == 3


def test_card_75_places_a_promo_oshax_in_a_chosen_colour() -> None:
    state = promo_table(2, seed=3, first=0)
    skip_to(state, "buy")
    spare = oshax_in_bag(state)[0]
    row = state.oshax
    give(state, 0, 75)
    draw_next(state, spare)
    answer(state, 0, "anytime 75")
    assert [move for move in texts(state, 0) if not move.startswith("place")] == [
        f"colour {colour}" for colour in ("blue", "green", "red", "purple", "orange")
    ]
    answer(state, 0, "colour purple")
    place_off_maps(state, 0)
    (tile,) = state.players[0].boat.tiles
    assert (tile.piece, tile.kind, tile.colour) == (spare, "oshax", "purple")
    assert state.oshax == row


def test_card_75_with_a_promo_oshax_can_cover_a_map() -> None:
    state = promo_table(2, seed=3, first=0)
    skip_to(state, "buy")
    player = state.players[0]
    give(state, 0, 75)
    draw_next(state, oshax_in_bag(state)[0])
    answer(state, 0, "anytime 75", "colour green")
    shape = state.piece(state.drawn[0]).shape
    target = player.boat.board.maps["green"]
    place = next(
        p for p in player.boat.places(shape) if player.boat.mask_of(shape, p) & target
    )
    answer(state, 0, str(place))
    assert answers(state, 0) == ["take K1", "take K2", "take K3", "take K4", "skip"]


def test_card_83_brings_a_promo_oshax_to_the_row() -> None:
    state = promo_table(2, seed=3, first=0)
    skip_to(state, "buy")
    spare, (one, two, three) = oshax_in_bag(state)[0], cats_in_bag(state, 3)
    row, (left, right) = state.oshax, state.fields
    give(state, 0, 83)
    draw_next(state, one, spare, two, three)
    answer(state, 0, "anytime 83")
    assert state.oshax == (*row, spare)
    assert state.drawn == (one, two, three)
    answer(state, 0, "put left", "put right", "put left")
    assert state.fields == ((*left, one, three), (*right, two))


def test_an_oshax_card_may_take_the_seventh_oshax() -> None:
    state = promo_table(2, seed=3, first=0)
    skip_to(state, "buy")
    spare = oshax_in_bag(state)[0]
    state.bag = tuple(piece for piece in state.bag if piece != spare)
    state.oshax += (spare,)
    give(state, 0, 1)
    skip_to(state, "finds")
    answer(state, 0, "find 1 oshax", f"take {state.piece(spare).shape.id}", "colour red")
    place_off_maps(state, 0)
    assert state.players[0].boat.tiles[0].piece == spare
    assert len(state.oshax) == 6
