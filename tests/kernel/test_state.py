"""A state digests the same everywhere and never leaves the library whole."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from enum import Enum, IntEnum

import msgspec
import pytest

from meowple.kernel.rng import Rng
from meowple.kernel.state import State, freeze, slots
from tests.kernel.toy import GAME, Lay, Round


class Colour(Enum):
    RED = "red"


class Side(IntEnum):
    LEFT = 1


class Pair:
    __slots__ = ("cache", "one", "two")

    SHARED = ("cache",)

    def __init__(self, one: object, two: object) -> None:
        self.one, self.two = one, two


class Triple(Pair):
    __slots__ = "three"

    def __init__(self) -> None:
        super().__init__(1, 2)
        self.three = 3


class Private:
    __slots__ = ("_held",)

    def __init__(self) -> None:
        self._held = 4


class Misspelled(Pair):
    __slots__ = ("three",)

    SHARED = ("tree",)


class Loose:
    pass


def test_the_digest_of_a_position_never_changes() -> None:
    state = GAME.start(GAME.setup(2, seed=7))
    assert (
        state.digest() == "e7973e615cab032479d038a6af1a42e7b34ad0f6c7a8e5cc41bc5424e6b91b5d"
    )


def test_a_digest_changes_with_any_field() -> None:
    state = GAME.start(GAME.setup(2))
    seen = {state.digest()}
    state.rounds += 1
    seen.add(state.digest())
    state.stack.append(Round())
    seen.add(state.digest())
    state.rng.below(6)
    seen.add(state.digest())
    assert len(seen) == 4


def test_the_events_of_an_action_are_no_part_of_the_position() -> None:
    state = GAME.start(GAME.setup(2))
    before = state.digest()
    state.tell("cushions.turned", cushion=1)
    assert state.digest() == before


@pytest.mark.parametrize(
    ("value", "frozen"),
    [
        (None, None),
        (True, True),
        ("x", "x"),
        (b"x", b"x"),
        (bytearray(b"x"), b"x"),
        ([1, [2]], (1, (2,))),
        ({2: "b", 1: "a"}, ((1, "a"), (2, "b"))),
        ({3, 1, 2}, (1, 2, 3)),
        (frozenset({2, 1}), (1, 2)),
        (Colour.RED, "red"),
        (Side.LEFT, 1),
        (Lay(3), ("Lay", 3)),
        (Pair(1, [2]), ("Pair", 1, (2,))),
        (Triple(), ("Triple", 1, 2, 3)),
        (Private(), ("Private", 4)),
    ],
)
def test_a_value_freezes_to_tuples(value: object, frozen: object) -> None:
    assert freeze(value) == frozen
    assert type(freeze(value)) is type(frozen)


@pytest.mark.parametrize("value", [0.5, Loose(), object(), len])
def test_a_value_whose_fields_would_not_count_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="a state may not hold"):
        freeze([value])


def test_the_slots_of_a_class_begin_with_those_it_inherits() -> None:
    assert list(slots(Triple)) == ["one", "two", "three"]


def test_what_a_class_declares_as_shared_is_no_part_of_the_position() -> None:
    assert "events" not in slots(State)
    assert "cache" not in slots(Triple)


def test_a_shared_slot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(TypeError, match=r"SHARED of Misspelled names no slots: \['tree'\]"):
        slots(Misspelled)


@pytest.mark.parametrize(
    "leave",
    [pickle.dumps, copy.copy, copy.deepcopy, json.dumps, msgspec.json.encode],
    ids=["pickle", "copy.copy", "copy.deepcopy", "json", "msgspec"],
)
def test_a_state_cannot_be_serialised(leave: Callable[[object], object]) -> None:
    with pytest.raises(TypeError):
        leave(GAME.start(GAME.setup(2)))


def test_a_game_has_to_say_how_its_state_is_copied() -> None:
    with pytest.raises(NotImplementedError):
        State().copy()


def test_a_whisper_and_a_word_to_all_are_kept_in_order() -> None:
    state = State()
    state.events = []
    state.tell("told", seat=1)
    state.whisper(1, "whispered", card=84)
    state.reveal("revealed", card=85)
    state.reveal_to(0, "shown", card=86)
    assert [(event.id, event.seats, event.reveals) for event in state.events] == [
        ("told", None, False),
        ("whispered", (1,), False),
        ("revealed", None, True),
        ("shown", (0,), True),
    ]
    assert [event.args["card"] for event in state.events[1:]] == [84, 85, 86]


def test_what_is_uncovered_without_a_word_is_seen_by_nobody() -> None:
    state = State()
    state.events = []
    state.uncover()
    (event,) = state.events
    assert event.reveals
    assert not any(event.seen_by(seat) for seat in (0, 1, None))


def test_two_states_with_the_same_dice_digest_alike() -> None:
    one, two = State(), State()
    for state in (one, two):
        state.seats, state.rng, state.stack = 2, Rng(7), []
    assert one.digest() == two.digest()
