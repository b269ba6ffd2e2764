"""Solo (rule 7): the setup, the draft, the sister's cards of a day, and the end."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.kernel.rng import Rng
from tests.games.isle.playing import (
    begin,
    finish,
    place_off_maps,
    random_move,
)
from tests.games.isle.solo import (
    BOX,
    PLAYER_FIRST,
    SISTER_FIRST,
    table,
)
from tests.games.isle.tables import (
    actors,
    answer,
    give,
    let,
    moment,
    refusal,
    skip_to,
    texts,
)

# --- setting up ---


@pytest.mark.parametrize(
    ("difficulty", "advanced"),
    [("easy", 0), ("medium", 1), ("hard", 2), ("very_hard", 3), ("expert", 4)],
)
def test_harder_games_lay_out_more_advanced_lessons(difficulty: str, advanced: int) -> None:
    lessons = table(difficulty=difficulty).sister.lessons
    kinds = [BOX.cards[card].kind for card in lessons]
    assert kinds == ["sister_lesson"] * 3 + ["advanced_lesson"] * advanced
    assert len(set(lessons)) == len(lessons)


def test_one_seat_plays_solo_on_one_boat() -> None:
    state = begin(1)
    assert state.mode == "solo"
    assert state.commons == (5, 5, 5, 5)
    assert [len(field) for field in state.fields] == [4, 4]
    assert len(state.oshax) == 6
    assert sorted(state.oshax) == sorted(BOX.oshax)
    assert len(table().sister.deck) == 23


def test_the_oshax_row_and_her_cards_are_random() -> None:
    tables = [table(seed=seed) for seed in range(8)]
    assert len({t.state.oshax for t in tables}) == 8
    assert len({t.sister.deck for t in tables}) == 8
    assert len({t.sister.colours for t in tables}) > 4
    assert len({t.sister.lessons for t in tables}) > 4


def test_either_may_start_unless_it_is_chosen() -> None:
    assert {begin(1, seed).order for seed in range(12)} == {PLAYER_FIRST, SISTER_FIRST}
    chosen = {begin(1, seed, first=0).order for seed in range(12)}
    assert chosen == {PLAYER_FIRST}


# --- the draft ---


def test_the_draft_draws_five_five_and_one() -> None:
    state = begin(1)
    seen = []
    for _ in range(2):
        packet = state.players[0].packet
        assert len(packet) == 5
        assert texts(state, 0)[:5] == [f"keep {card}" for card in packet]
        seen += [*packet]
        answer(state, 0, *(f"keep {card}" for card in packet[:3]))
    me = state.players[0]
    assert phase_name(state) == "buy"
    assert len(state.deck) == 150 - 11
    assert me.kept[:6] == (*seen[:3], *seen[5:8])
    assert len(me.kept) == 7
    assert me.hidden == (*seen[3:5], *seen[8:10])


def test_what_is_not_kept_lies_face_down() -> None:
    state = begin(1)
    skip_to(state, "buy")
    view, mine = GAME.view(state, None), GAME.view(state, 0)
    assert (view.own, view.hidden_discards, view.discards) == (None, 4, ())
    assert mine.own is not None
    assert mine.own.discarded == state.players[0].hidden


def test_no_anytime_card_is_played_between_two_picks() -> None:
    state = begin(1)
    give(state, 0, 84)
    assert "anytime 84" in texts(state, 0)
    answer(state, 0, texts(state, 0)[0])
    assert "anytime 84" not in texts(state, 0)
    assert refusal(state, 0, "anytime 84") == "action.half_done"
    answer(state, 0, texts(state, 0)[0], texts(state, 0)[1])
    assert "anytime 84" in texts(state, 0)


# --- her cards of the day ---


@pytest.mark.parametrize("before", [PLAYER_FIRST, SISTER_FIRST])
@pytest.mark.parametrize(
    ("ready", "after"),
    [((7,), None), ((7, 23), PLAYER_FIRST), ((35,), SISTER_FIRST)],
    ids=["speed 4", "speed 5", "speed 3"],
)
def test_case_25_row_length_and_speed(
    before: tuple[int, int], ready: tuple[int, ...], after: tuple[int, int] | None
) -> None:
    t = table(*ready, 1, cards=(186, 178, 174, 195), order=before)
    events = t.to_rescue(*ready)
    (turned,) = (event for event in events if event.id == "isle.sister_turns")
    assert turned.args == {"card": 186, "cards": 4, "speed": 4}
    assert t.state.order == (after or before)


def test_case_25_row_length() -> None:
    t = table(1, cards=(186, 178, 174, 195))
    oshax, commons = t.state.oshax, t.state.commons
    t.to_rescue()
    assert t.state.order == SISTER_FIRST
    assert t.row == "bcd|efgh"
    assert t.oshax() == oshax[:4] + oshax[5:]
    assert t.state.commons == commons
    assert t.today() == (178, 174, 195)
    answer(t.state, 0, "rescue right:4")
    place_off_maps(t.state)
    # her second card: its own four baskets and its speed are ignored
    assert t.row == "bd|efg"
    assert t.state.commons == (5, 5, 4, 5)
    assert t.today() == (174, 195)
    assert t.sister.spent == (186, 178)
    assert t.state.order == SISTER_FIRST


def test_her_first_card_lies_open_and_the_others_face_down() -> None:
    t = table(7, 84, cards=(186, 178, 174, 195))
    t.to_rescue(7)
    shown = GAME.view(t.state, 0).sister
    assert shown is not None
    assert shown.today == (186, None, None, None)
    assert (shown.spent, shown.deck_count) == ((), 19)
    answer(t.state, 0, "rescue left:4")
    place_off_maps(t.state)
    shown = GAME.view(t.state, 0).sister
    assert shown is not None
    assert shown.today == (None, None, None)
    assert shown.spent == (186,)


def test_her_cards_lie_open_before_she_acts() -> None:
    t = table(84, cards=(186, 178, 174, 195))
    answer(t.state, 0, "pay", "done", "done")
    assert moment(t.state) == "order"
    shown = GAME.view(t.state, None).sister
    assert shown is not None
    assert shown.today == (186, None, None, None)


def test_without_rescue_cards_her_speed_counts_all_the_same() -> None:
    t = table(cards=(174, 175), order=PLAYER_FIRST)
    t.to_rescue()
    assert t.state.order == PLAYER_FIRST
    t = table(cards=(177, 175), order=PLAYER_FIRST)
    t.to_rescue()
    assert t.state.order == SISTER_FIRST


def test_she_is_done_when_out_of_cards_and_you_may_go_on() -> None:
    t = table(1, cards=(174,))
    t.me.baskets = 4
    t.to_rescue()
    for rescued in range(4):
        assert actors(t.state) == (0,)
        assert len(t.me.boat.tiles) == rescued
        answer(t.state, 0, "rescue left:1")
        place_off_maps(t.state)
        # one card with two cats, once
        assert t.sister.spent == (174,)
    assert len(t.row) == len("abcdefgh|") - 2 - 4


def test_her_deck_is_never_shuffled_again() -> None:
    for seed in range(5):
        state, rng = begin(1, seed), Rng(f"deck {seed}")
        assert state.sister is not None
        whole = state.sister.deck
        while actors(state):
            GAME.play(state, *random_move(state, rng))
            sister = state.sister
            assert sister.deck == whole[: len(sister.deck)]
            used = (*sister.spent, *sister.today)
            assert used == whole[len(sister.deck) :][::-1]
        assert 5 <= len(state.sister.spent) <= 20
        assert not state.sister.today


# --- rare finds ---


def test_an_oshax_card_cannot_be_played_when_no_oshax_is_left() -> None:
    t = table(1, 98, cards=(174,))
    skip_to(t.state, "finds")
    assert "find 1 oshax" in texts(t.state, 0)
    t.state.gone += t.state.oshax
    t.state.oshax = ()
    assert "find 1 oshax" not in texts(t.state, 0)
    assert refusal(t.state, 0, "find 1 oshax") == "find.none_left"
    answer(t.state, 0, "pass")
    assert 1 in t.me.hand


def test_the_sister_has_no_turn_in_rare_finds() -> None:
    t = table(1, 2, 3, cards=(196,))
    skip_to(t.state, "finds")
    assert t.state.order == SISTER_FIRST
    for card in (1, 2, 3):
        assert GAME.view(t.state, None).turn == 0
        answer(
            t.state,
            0,
            f"find {card} oshax",
            f"take {t.state.piece(t.state.oshax[0]).shape.id}",
        )
        answer(t.state, 0, "colour red")
        place_off_maps(t.state)
    assert len(t.state.oshax) == 3


# --- the end of a day, and of the game ---


def test_her_colours_are_turned_day_by_day() -> None:
    state = begin(1)
    assert state.sister is not None
    colours = tuple(BOX.colour_cards[card] for card in state.sister.colours)
    assert sorted(colours) == sorted(("blue", "green", "red", "purple", "orange"))
    while actors(state):
        for eye in (0, None):
            shown = GAME.view(state, eye).sister
            assert shown is not None
            down = (None,) * (5 - state.day)
            assert shown.colours == (*colours[: state.day], *down)
        let(state, 0)
    shown = GAME.view(state, None).sister
    assert shown is not None
    assert shown.colours == colours


def test_her_face_down_cards_stand_in_no_view_and_no_event() -> None:
    t = table(7, 84, cards=(186, 178, 174, 195))
    events = t.to_rescue(7)
    told = [(event.id, event.args.get("card")) for event in events if "sister" in event.id]
    assert told == [("isle.sister_turns", 186)]
    other = t.state.copy()
    assert other.sister is not None
    other.sister.today = (186, 190, 191, 192)
    other.sister.deck = tuple(c for c in range(174, 197) if c not in other.sister.today)
    other.sister.deck = other.sister.deck[: len(t.sister.deck)]
    other.sister.colours = (other.sister.colours[0], *other.sister.colours[:0:-1])
    assert GAME.view(other, 0) == GAME.view(t.state, 0)
    assert GAME.view(other, None) == GAME.view(t.state, None)


@pytest.mark.parametrize(("order", "points"), [(PLAYER_FIRST, 7), (SISTER_FIRST, 0)])
def test_card_119_needs_you_ahead_of_her(order: tuple[int, int], points: int) -> None:
    state = begin(1)
    give(state, 0, 119, 1)
    skip_to(state, "evening", 5)
    state.order = order
    result = finish(state)
    (line,) = (line for line in result.lines[0] if line.args.get("card") == 119)
    assert line.points == points


def test_the_result_names_the_sister_and_all_her_points() -> None:
    state = begin(1, difficulty="expert")
    result = finish(state)
    (sister,) = result.rivals
    assert sister.name == "sister"
    assert result.winners == ("sister",)
    assert result.decided == "isle.won.sister"
    assert [line.id for line in sister.lines] == (
        ["isle.score.sister_colour"] * 5 + ["isle.score.sister_lesson"] * 7
    )
    assert sum(line.points for line in sister.lines) == sister.score
