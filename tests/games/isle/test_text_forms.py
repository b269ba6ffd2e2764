"""The text forms of actions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meowple.games.isle.game import GAME
from meowple.games.isle.rules import actions
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.errors import BadText, IllegalAction
from meowple.kernel.frame import Action
from tests.games.isle.tables import answer, give, skip_to, table, turns

FORMS: dict[str, Action] = {
    "keep 84": actions.Keep(84),
    "buy 150": actions.Buy(150),
    "pay": actions.Pay(),
    "done": actions.Done(),
    "lesson 143 red": actions.Lesson(143, "red"),
    "ready 7": actions.Ready(7),
    "rescue left:3": actions.Rescue("left", 3),
    "rescue right:12": actions.Rescue("right", 12),
    "rescue island:1": actions.Rescue("island", 1),
    "basket permanent": actions.Basket("permanent"),
    "basket whole": actions.Basket("whole"),
    "basket broken": actions.Basket("broken"),
    "place 7,2 f r1": actions.Place(7, 2, 1, 1),
    "place 0,0": actions.Place(0, 0, 0, 0),
    "take K1": actions.Take("K1"),
    "take O6": actions.Take("O6"),
    "skip": actions.Skip(),
    "colour purple": actions.Colour("purple"),
    "find 98 rare": actions.Find(98, "rare"),
    "find 107 small": actions.Find(107, "small"),
    "find 1 oshax": actions.Find(1, "oshax"),
    "pass": actions.Pass(),
    "anytime 84": actions.Anytime(84),
    "anytime 96 blue": actions.Anytime(96, "blue"),
    "anytime 76 unused": actions.Anytime(76, "unused"),
    "move left:2": actions.Move("left", 2),
    "move right:1 4": actions.Move("right", 1, 4),
    "put left": actions.Put("left"),
    "put right:3": actions.Put("right", 3),
    "discard 113": actions.Discard(113),
    "remove 7,0": actions.Remove(7, 0),
    "ask always": actions.Ask("always"),
    "ask windows": actions.Ask("windows"),
    "ask never": actions.Ask("never"),
}


@pytest.mark.parametrize("text", FORMS)
def test_every_action_has_a_text_form_that_round_trips(text: str) -> None:
    assert str(FORMS[text]) == text
    assert GAME.parse(text) == FORMS[text]
    assert hash(GAME.parse(text)) == hash(FORMS[text])


def test_no_kind_of_action_is_forgotten() -> None:
    kinds = {
        kind
        for kind in vars(actions).values()
        if isinstance(kind, type) and issubclass(kind, Action) and kind is not Action
    }
    assert {type(action) for action in FORMS.values()} == kinds


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "meow",
        "keep",
        "keep x",
        "keep -1",
        "keep 084",
        "keep 84 ",
        " keep 84",
        "keep  84",
        "Keep 84",
        "keep 84\n",
        "keep 9999999999999999",
        "keep ٣",
        "pay 3",
        "done done",
        "lesson 143",
        "lesson 143 pink",
        "rescue left",
        "rescue left:0",
        "rescue left:-1",
        "rescue middle:1",
        "basket golden",
        "place 7",
        "place 7,2 r4",
        "place 7,2 r1 f",
        "place 7,-2",
        "place 7, 2",
        "take",
        "take k1",
        "take ABCDEFGHIJK",
        "colour",
        "colour pink",
        "find 98",
        "find 98 cat",
        "anytime",
        "anytime 96 pink",
        "move left:0",
        "move left",
        "put",
        "put middle",
        "put left:0",
        "remove 7",
        "ask",
        "ask sometimes",
        "keep 84; pay",
        "x" * 1_000_000,
        "keep " + "8" * 100_000,
    ],
)
def test_bad_texts_are_refused(text: str) -> None:
    with pytest.raises(BadText) as caught:
        GAME.parse(text)
    assert caught.value.id == "action.unreadable"
    assert len(str(caught.value)) < 200


@given(st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = GAME.parse(text)
    except BadText:
        return
    assert GAME.parse(str(action)) == action


PLACES = st.builds(
    actions.Place,
    st.integers(0, 21),
    st.integers(0, 8),
    st.integers(0, 1),
    st.integers(0, 3),
)


@given(PLACES)
def test_every_place_round_trips(place: actions.Place) -> None:
    assert GAME.parse(str(place)) == place


# --- actions that no text can name ---


def refused(state: IsleState, action: Action) -> str:
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, 0, action)
    assert state.digest() == before
    return caught.value.id


def test_actions_that_no_text_can_name_are_refused_too() -> None:
    state = turns()
    assert refused(state, actions.Rescue("left", 0)) == "field.no_such_cat"
    assert refused(state, actions.Rescue("middle", 1)) == "field.no_such_cat"
    assert refused(state, actions.Ask("sometimes")) == "ask.no_change"
    give(state, 0, 77, 83, 1)
    answer(state, 0, "anytime 77")
    assert refused(state, actions.Move("middle", 1)) == "action.not_now"
    assert refused(state, actions.Move("left", 0)) == "field.no_such_cat"
    answer(state, 0, "move left:1", "done", "anytime 83")
    assert refused(state, actions.Put("middle")) == "action.not_now"
    skip_to(state, "finds")
    answer(state, 0, "find 1 oshax", "take O1")
    assert refused(state, actions.Colour("pink")) == "action.not_now"
    answer(state, 0, "colour red")
    assert refused(state, actions.Place(-1, 4, 0, 0)) == "tile.off_boat"


def test_a_lesson_names_one_of_the_five_colours() -> None:
    state = table(2, "buy")
    give(state, 0, 143)
    skip_to(state, "lessons")
    assert refused(state, actions.Lesson(143, "pink")) == "action.not_now"
