"""Games with an owner's own modules and promo tiles, and with a box that runs short."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from meowple.games.isle.extras.owner import extended
from meowple.games.isle.game import GAME, Isle
from meowple.games.isle.rules.box import Box, base_box
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.owner_options import owner_options
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.errors import BadData, BadSetup
from meowple.kernel.record import Record, verify
from meowple.kernel.record import begin as begin_record
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Option, Value
from tests.games.isle.playing import begin, place_off_maps, random_move
from tests.games.isle.tables import (
    actors,
    answer,
    answers,
    give,
    names,
    skip_to,
    texts,
)

Data = dict[str, object]


def module(id: str, first: int, *, public: bool = False) -> Data:
    rule = {"rule": "treasure_count", "params": {"points_each": 2}}
    lessons = [{"number": number, **rule} for number in range(first, first + 8)]
    return {"id": id, "public": public, "lessons": lessons}


CROWN = {"id": "R6", "name": "crown", "rows": ["X.X", "XXX"], "copies": 2}
TOWER = {"id": "O7", "name": "tower", "rows": ["XX", "X.", "X.", "XX"]}
BRIDGE = {"id": "O8", "name": "bridge", "rows": ["XXXXX"]}
PROMO: Data = {"promo": {"rare": [CROWN], "oshax": [TOWER, BRIDGE]}}
DATA: Data = {"modules": [module("D", 301)], **PROMO}

MODULES_GAME = GAME.with_data({"modules": [module("D", 301)]})
PROMO_GAME = GAME.with_data(PROMO)
FULL_GAME = GAME.with_data(DATA)


def options(game: Isle) -> dict[str, Option]:
    return {option.id: option for option in game.info.options}


def promo_table(
    seats: int = 2, seed: int = 0, *, promo: bool = True, **wanted: Value
) -> IsleState:
    return begin(seats, seed, game=PROMO_GAME, promo=promo, **wanted)


def oshax_in_bag(state: IsleState) -> tuple[int, ...]:
    return tuple(piece for piece in state.bag if state.piece(piece).kind == "oshax")


def draw_next(state: IsleState, *pieces: int) -> None:
    """Let these tiles of the bag be drawn next, in this order."""
    rest = list(state.bag)
    for piece in pieces:
        rest.remove(piece)
    state.bag = (*rest, *reversed(pieces))


def cats_in_bag(state: IsleState, count: int) -> tuple[int, ...]:
    cats = [piece for piece in state.bag if state.piece(piece).kind == "cat"]
    return tuple(cats[:count])


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
