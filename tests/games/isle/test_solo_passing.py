"""Solo (rule 7): passing, and fields that run empty."""

from __future__ import annotations

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.day.calendar import phase_name
from tests.games.isle.playing import (
    cover_boat,
    place_off_maps,
)
from tests.games.isle.solo import (
    PLAYER_FIRST,
    SISTER_FIRST,
    table,
)
from tests.games.isle.tables import (
    actors,
    answer,
    ids,
    moment,
    names,
    on_bag,
    texts,
)

# --- passing, and fields that run empty ---


def test_case_31_pass() -> None:
    # 175: four cards, speed 0
    t = table(35, 1, cards=(175, 178, 177, 176))
    t.to_rescue(35)
    assert actors(t.state) == (0,)
    assert t.state.order == PLAYER_FIRST
    events = answer(t.state, 0, "pass")
    assert t.today() == (175, 178, 177, 176)
    events += answer(t.state, 0, "done")
    played = [event.args["card"] for event in events if event.id == "isle.sister_plays"]
    assert played == [175, 178, 177, 176]
    assert t.today() == ()
    assert phase_name(t.state) == "finds"
    assert actors(t.state) == (0,)
    assert t.state.order == PLAYER_FIRST


def test_passing_is_final_also_when_cats_are_left() -> None:
    t = table(1, cards=(174,))
    t.to_rescue()
    answer(t.state, 0, "pass")
    assert t.row == "abcd|efgh"
    assert moment(t.state) == "rescue_end"
    answer(t.state, 0, "done")
    assert t.row == "abc|fgh"
    assert phase_name(t.state) == "finds"


def test_who_can_rescue_nothing_and_holds_nothing_passes_unasked() -> None:
    t = table(cards=(174, 175))
    cover_boat(t.state)
    events = answer(t.state, 0, "pay")
    assert ids(events).count("isle.passed") == 2
    assert ids(events).count("isle.sister_plays") == 1
    assert (phase_name(t.state), t.state.day) == ("draft", 2)


def test_she_finishes_when_the_fields_are_empty_after_the_window() -> None:
    t = table(1, cards=(185, 178), order=SISTER_FIRST)
    t.row = "a|b"
    t.me.baskets = 2
    t.to_rescue()
    # 185 took b and K4; now a is the last cat
    assert t.row == "a|"
    answer(t.state, 0, "rescue left:1")
    place_off_maps(t.state)
    assert moment(t.state) == "rescue_end"
    assert t.today() == (178,)
    answer(t.state, 0, "done")
    assert t.today() == ()
    assert t.state.commons == (5, 5, 4, 4)
    assert phase_name(t.state) == "finds"


def test_card_83_in_the_window_saves_the_phase_before_she_finishes() -> None:
    t = table(83, 1, cards=(185, 178), order=SISTER_FIRST)
    t.row = "a|b"
    t.me.baskets = 2
    t.to_rescue()
    answer(t.state, 0, "rescue left:1")
    place_off_maps(t.state)
    on_bag(t.state, *names(t.state, t.cats_in_bag()[:4]))
    answer(t.state, 0, "anytime 83")
    answer(t.state, 0, "put left:1", "put right:1", "put right:1", "put left:1")
    assert t.today() == (178,)
    # the window is still open for a seat that holds cards
    answer(t.state, 0, "done")
    assert phase_name(t.state) == "rescue"
    # her turn came first: 178 took cat 2
    assert t.today() == ()
    assert (len(t.state.fields[0]), len(t.state.fields[1])) == (1, 2)
    assert "rescue right:2" in texts(t.state, 0)


def test_she_can_empty_the_fields_and_that_ends_the_phase() -> None:
    t = table(1, cards=(189,), order=SISTER_FIRST)
    t.row = "a|b"
    answer(t.state, 0, "pay", "done", "done", "done")
    assert (t.row, moment(t.state)) == ("|", "rescue_end")
    answer(t.state, 0, "done")
    assert phase_name(t.state) == "finds"


def test_your_played_rescue_cards_are_discarded_when_the_phase_ends() -> None:
    t = table(43, 7, 1, cards=(174,))
    t.to_rescue(43, 7)
    answer(t.state, 0, "pass")
    assert t.ready() == (7, 43)
    answer(t.state, 0, "done")
    assert t.ready() == ()
    assert t.state.discards[-2:] == (7, 43)


def test_asked_always_you_are_asked_before_each_of_her_turns() -> None:
    t = table(84, cards=(186, 178, 174, 195))
    answer(t.state, 0, "ask always")
    answer(t.state, 0, "pay", "done", "done", "done")
    assert (moment(t.state), GAME.view(t.state, 0).turn) == ("turn", "sister")
    assert t.row == "abcd|efgh"
    answer(t.state, 0, "done")
    assert t.row == "bcd|efgh"
    assert GAME.view(t.state, 0).turn == 0
