"""The deals of the guided first games: they never contradict what the guide says."""

from __future__ import annotations

from collections import Counter

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.state import LEFT, IsleState


def dealt(course: str) -> IsleState:
    """The game of a course as it is dealt to the learner, who has seat 0."""
    (prepared,) = (one for one in GAME.courses() if one.id == course)
    return GAME.start(GAME.setup(2, prepared.options, prepared.seed))


def test_the_first_course_is_the_family_game() -> None:
    modes = ["family", "standard"]
    assert [course.id for course in GAME.courses()] == modes
    assert [dealt(mode).mode for mode in modes] == modes


def test_the_first_lessons_are_about_what_is_taught_first() -> None:
    # Full rooms and the largest family; the guide keeps the first two for the learner.
    assert {*dealt("family").players[0].packet[:2]} == {165, 167}


def test_the_learner_rescues_first_and_can_begin_a_family() -> None:
    state = dealt("family")
    for seat, player in enumerate(state.players):
        for card in player.packet[:2]:
            GAME.play(state, seat, GAME.parse(f"keep {card}"))
    assert GAME.actors(state) == (0,)
    colors = Counter(state.piece(cat).colour for cat in state.fields[LEFT])
    assert max(colors.values()) >= 4


def test_the_first_hand_of_the_full_game_has_every_kind_of_card_and_baskets() -> None:
    state = dealt("standard")
    cards = [state.box.cards[number] for number in state.players[0].packet]
    kinds = {card.kind for card in cards}
    assert kinds >= {"rescue", "private_lesson", "treasure", "oshax", "anytime"}
    assert sum(card.basket == "whole" for card in cards) >= 2
    assert state.order[0] == 0
