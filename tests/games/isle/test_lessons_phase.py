"""Playing lessons (rule 4, phase 3)."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME, RULES_VERSION
from meowple.games.isle.rules.scoring.ending import standings
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.event import Event, seen
from tests.games.isle.tables import (
    actors,
    answer,
    decision,
    default,
    give,
    moment,
    on_deck,
    refusal,
    skip_to,
    table,
    teach,
    texts,
)


def paid(state: IsleState) -> list[Event]:
    """Everyone pays for nothing and goes on to phase 3; the events of the last step."""
    events: list[Event] = []
    while decision(state) == "buy":
        seat = actors(state)[0]
        events = answer(state, seat, default(state, seat))
    return events


def test_every_lesson_in_hand_is_played_public_ones_first() -> None:
    state = table(2, "buy")
    give(state, 0, 113, 147, 55)
    give(state, 1, 114, 150)
    events = paid(state)
    laid = [
        (event.id, event.args["seat"])
        for event in seen(events, None)
        if "lesson" in event.id
    ]
    assert laid == [
        ("isle.public_lesson", 0),
        ("isle.public_lesson", 1),
        ("isle.private_lessons", 0),
        ("isle.private_lessons", 1),
    ]
    assert state.public == ((147, None), (150, None))
    assert [player.lessons for player in state.players] == [(113,), (114,)]
    assert state.players[0].hand == (55,)


def test_lessons_are_laid_in_turn_order_not_by_seat() -> None:
    state = table(3, "buy", first=2)
    give(state, 0, 147)
    give(state, 1, 148)
    give(state, 2, 150)
    paid(state)
    assert state.public == ((150, None), (147, None), (148, None))


def test_colours_are_named_in_turn_order_and_later_players_know_them() -> None:
    state = table(3, "buy", first=1)
    give(state, 0, 145)
    give(state, 1, 149)
    give(state, 2, 146, 150)
    paid(state)
    assert decision(state) == "name_colour"
    assert actors(state) == (1,)
    # plain lessons of later players wait for their turn
    assert not state.public
    answer(state, 1, "lesson 149 red")
    assert actors(state) == (2,)
    assert set(GAME.view(state, 2).public_lessons) == {(149, "red"), (150, None)}
    answer(state, 2, "lesson 146 red")
    answer(state, 0, "lesson 145 blue")
    assert state.public == ((149, "red"), (150, None), (146, "red"), (145, "blue"))


def test_every_lesson_that_names_a_colour_asks_for_it() -> None:
    state = table(2, "buy")
    naming = (143, 144, 145, 146, 149)
    give(state, 0, *naming, 147, 148, 150)
    paid(state)
    assert state.public == ((147, None), (148, None), (150, None))
    colours = ("blue", "green", "red", "purple", "orange")
    assert texts(state, 0)[:25] == [f"lesson {n} {c}" for n in naming for c in colours]
    for card, colour in zip((149, 143, 146, 145, 144), colours, strict=True):
        answer(state, 0, f"lesson {card} {colour}")
    assert decision(state) != "name_colour"
    assert dict(state.public)[146] == "red"
    assert len(state.public) == 8


def test_naming_is_obligatory_and_only_for_lessons_in_hand() -> None:
    state = table(2, "buy")
    give(state, 0, 143)
    paid(state)
    assert refusal(state, 0, "lesson 144 red") == "card.not_in_hand"
    assert refusal(state, 0, "lesson 147 red") == "card.not_in_hand"
    for line in ("pass", "done", "skip"):
        assert refusal(state, 0, line) == "action.not_now"
    assert refusal(state, 1, "lesson 143 red") == "turn.not_yours"


def test_private_lessons_show_their_number_only() -> None:
    state = table(2, "buy")
    give(state, 0, 113, 120)
    events = paid(state)
    told = [event for event in seen(events, 1) if event.id == "isle.private_lessons"]
    assert [event.args for event in told] == [{"seat": 0, "cards": 2}]
    other = GAME.view(state, 1).players[0]
    assert (other.lesson_count, other.lessons) == (2, None)
    assert GAME.view(state, 0).players[0].lessons == (113, 120)


def test_nobody_is_asked_where_no_colour_is_to_be_named() -> None:
    state = table(2, "buy")
    give(state, 0, 113, 147)
    paid(state)
    assert decision(state) == "rescue"


def test_case_07_late_lesson() -> None:
    state = table(2, "rescue", 5)
    give(state, 0, 72)
    teach(state, 0, 126, 133)
    on_deck(state, 120, 60)
    answer(state, 0, "anytime 72", "buy 120", "buy 60", "pay")
    player = state.players[0]
    assert player.hand == (60, 120)
    assert player.ready == ()
    assert player.lessons == (126, 133)
    skip_to(state, "evening")
    assert moment(state) == "scoring"
    answer(state, 0, "done")
    result = GAME.result(state)
    assert result is not None
    lessons = {
        line.args["card"]: line.points
        for line in result.lines[0]
        if line.id == "isle.score.lesson"
    }
    assert lessons == {126: 2, 133: 0}


def test_case_07_a_late_rescue_card_gives_no_basket_today() -> None:
    state = table(2, "rescue", 5)
    give(state, 0, 72)
    on_deck(state, 120, 60)
    state.players[0].baskets = 0
    answer(state, 0, "anytime 72", "buy 120", "buy 60", "pay")
    assert refusal(state, 0, "rescue left:1") == "basket.none_left"


def test_a_lesson_gained_later_in_the_day_is_played_tomorrow() -> None:
    state = table(2, "rescue")
    give(state, 0, 72)
    on_deck(state, 113, 147)
    answer(state, 0, "anytime 72", "buy 113", "buy 147", "pay")
    assert not state.players[0].lessons
    assert not state.public
    assert len(standings(state)[0].lessons) == 0
    skip_to(state, "buy", 2)
    assert state.players[0].hand == (113, 147)
    skip_to(state, "rescue", 2)
    assert state.players[0].lessons == (113,)
    assert state.public == ((147, None),)


def gained_late(*cards: int, day: int = 1, version: int = RULES_VERSION) -> IsleState:
    """Seat 0 has had its public step and gains these lessons while seat 1 names a color;
    its private step is still to come."""
    state = table(2, "buy", day, version=version)
    give(state, 0, 74)
    give(state, 1, 143)
    paid(state)
    assert actors(state) == (1,)
    state.players[0].fish = 20
    on_deck(state, *cards)
    answer(state, 0, "anytime 74", *(f"buy {card}" for card in cards), "pay")
    return state


@pytest.mark.parametrize("day", [1, 5])
def test_a_public_lesson_gained_after_the_own_public_step_is_played_today(day: int) -> None:
    state = gained_late(150, 113, 55, day=day)
    answer(state, 1, "lesson 143 red")
    assert [card for card, _ in state.public] == [143, 150]
    assert state.players[0].lessons == (113,)
    assert state.players[0].hand == (55,)


def test_the_color_of_a_public_lesson_gained_late_is_named_today() -> None:
    state = gained_late(144, 113, 55)
    events = answer(state, 1, "lesson 143 red")
    # what comes out of the hand of another cannot be taken back
    assert any(event.reveals for event in events)
    assert (decision(state), actors(state)) == ("name_colour", (0,))
    # private lessons come last
    assert not state.players[0].lessons
    answer(state, 0, "lesson 144 blue")
    assert state.public == ((143, "red"), (144, "blue"))
    assert state.players[0].lessons == (113,)


def test_lessons_gained_in_the_second_round_are_played_in_a_third() -> None:
    state = gained_late(144, 55, 56)
    give(state, 1, 72)
    answer(state, 1, "lesson 143 red")
    assert actors(state) == (0,)
    on_deck(state, 145, 150)
    answer(state, 1, "anytime 72", "buy 145", "buy 150", "pay")
    answer(state, 0, "lesson 144 blue")
    assert actors(state) == (1,)
    answer(state, 1, "lesson 145 green")
    assert [card for card, _ in state.public] == [143, 144, 150, 145]


def test_no_hand_holds_a_lesson_when_the_phase_is_over() -> None:
    state = gained_late(150, 113, 55)
    answer(state, 1, "lesson 143 red")
    assert not any(player.fresh for player in state.players)


def test_in_version_1_a_public_lesson_gained_late_waits() -> None:
    state = gained_late(150, 113, 55, version=1)
    answer(state, 1, "lesson 143 red")
    assert [card for card, _ in state.public] == [143]
    assert state.players[0].hand == (55, 150)
    assert state.players[0].lessons == (113,)
    skip_to(state, "rescue", 2)
    assert state.public == ((143, "red"), (150, None))


def test_a_public_lesson_gained_before_the_own_step_is_played_today() -> None:
    state = table(2, "buy")
    give(state, 0, 143)
    give(state, 1, 74)
    paid(state)
    on_deck(state, 150, 113, 144)
    answer(state, 1, "anytime 74", "buy 150", "buy 113", "buy 144", "pay")
    answer(state, 0, "lesson 143 red")
    assert actors(state) == (1,)
    answer(state, 1, "lesson 144 red")
    assert state.public == ((143, "red"), (150, None), (144, "red"))
    assert state.players[1].lessons == (113,)


def test_lessons_gained_while_naming_a_colour_are_played_at_once() -> None:
    state = table(2, "buy")
    give(state, 0, 72, 143)
    paid(state)
    on_deck(state, 150, 144)
    answer(state, 0, "anytime 72", "buy 150", "buy 144", "pay")
    assert state.public == ((150, None),)
    answer(state, 0, "lesson 143 red", "lesson 144 blue")
    assert len(state.public) == 3
