"""The kit finds bad copies and answers that race (properties 7 and 8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import pytest

from meowple.kernel.conformance.check import Broken, Kit, check_game
from meowple.kernel.errors import BadText
from meowple.kernel.event import Event
from meowple.kernel.frame import Action, Frame
from meowple.kernel.record import final
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup
from meowple.kernel.state import State
from tests.kernel.conformance.test_check import found
from tests.kernel.toy import (
    GAME,
    Choice,
    Cushions,
    CushionsGame,
    Lay,
    ordered,
)

# 7: copies


class BadCopy(Cushions):
    """A state whose copy is wrong in one way."""

    __slots__ = ("way",)

    way: str

    def copy(self) -> Self:
        new = super().copy()
        new.way = self.way
        if self.way == "shares":
            new.hands = list(self.hands)
        elif self.way == "differs":
            new.rounds = 9
        elif self.way == "forgets":
            del new.way
        return new


class Copying(CushionsGame):
    def __init__(self, way: str) -> None:
        self.way = way

    def start(self, setup: Setup) -> Cushions:
        plain = super().start(setup)
        state = BadCopy()
        for name in ("seats", "rng", "stack", "events", *Cushions.__slots__):
            setattr(state, name, getattr(plain, name))
        state.way = self.way
        return state


@pytest.mark.parametrize(
    ("way", "what"),
    [
        ("shares", "state.hands[1] is shared with the original"),
        ("differs", "a copy differs"),
        ("forgets", "a copy lacks a field"),
    ],
)
def test_a_bad_copy_is_found(way: str, what: str) -> None:
    game = Copying(way)
    kit = Kit(game, game.setup(2))
    with pytest.raises(Broken) as caught:
        kit.copies(game.start(kit.setup), Rng(1))
    assert caught.value.number == 7
    assert what in caught.value.what


def test_a_sound_copy_passes_at_the_end_of_a_game_too() -> None:
    record = check_game(GAME, GAME.setup(2), ordered=ordered)
    Kit(GAME, GAME.setup(2)).copies(final(record, GAME)[1], Rng(1))


def test_a_table_behind_the_state_that_copies_change_is_found() -> None:
    class Counting(CushionsGame):
        """Each play adds to a list that every state knows."""

        def __init__(self) -> None:
            self.plays: list[int] = []

        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            self.plays.append(seat)
            return super().play(state, seat, action)

        def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
            legal = super().legal(state, seat)
            return legal[::-1] if len(self.plays) % 2 else legal

    game = Counting()
    kit = Kit(game, game.setup(2), sample=3)
    with pytest.raises(Broken, match=r"property 7: .*changed what is legal"):
        kit.copies(game.start(kit.setup), Rng(1))


def test_a_copy_whose_play_reaches_the_original_is_found() -> None:
    class Twin(CushionsGame):
        """Remembers the first state and plays on it too."""

        first: Cushions

        def start(self, setup: Setup) -> Cushions:
            self.first = super().start(setup)
            return self.first

        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            self.first.rng.below(6)
            return super().play(state, seat, action)

    game = Twin()
    kit = Kit(game, game.setup(2))
    with pytest.raises(Broken, match=r"property 7: playing on a copy changed the original"):
        kit.copies(game.start(kit.setup), Rng(1))


@dataclass(frozen=True, slots=True)
class Basket(Frame[Any]):
    """A value that never changes, save for the dict inside."""

    inside: dict[str, tuple[int, ...]]


class Bag(State):
    __slots__ = ("basket",)

    basket: Basket

    def copy(self) -> Self:
        new = type(self)()
        new.seats, new.stack = self.seats, []
        new.rng, new.basket = self.rng.copy(), self.basket
        return new


def bag() -> Bag:
    state = Bag()
    state.seats, state.stack = 2, []
    state.rng, state.basket = Rng(1), Basket({"mice": (1,)})
    return state


def test_a_frozen_value_that_holds_something_changeable_is_found() -> None:
    kit = Kit(GAME, GAME.setup(2))
    state = bag()
    with pytest.raises(Broken, match=r"state\.basket\.inside is shared"):
        kit.apart(state, state.copy())


def test_a_class_that_is_declared_a_value_may_be_shared() -> None:
    kit = Kit(GAME, GAME.setup(2), values=(Basket,))
    state = bag()
    kit.apart(state, state.copy())


def test_what_a_class_declares_as_shared_may_be_shared() -> None:
    class Catalogue(Bag):
        __slots__ = ()

        SHARED = ("basket",)

    kit = Kit(GAME, GAME.setup(2))
    state = Catalogue()
    state.seats, state.stack = 2, []
    state.rng, state.basket = Rng(1), Basket({"mice": (1,)})
    kit.apart(state, state.copy())


# 8: the order of answers


def test_answers_whose_order_matters_are_found() -> None:
    broken = found(GAME, ordered=lambda action: False)
    assert broken.number == 8
    assert broken.what.count("`catnip`") == 2


def test_answers_that_shut_each_other_out_are_not_compared() -> None:
    class Single(CushionsGame):
        """Only one seat may lay a mouse in a round."""

        def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
            return () if any(state.laid) else super().legal(state, seat)

    game = Single()
    kit = Kit(game, game.setup(2, {"catnip": False}))
    kit.order(game.start(kit.setup), Rng(1))


def test_a_single_actor_has_no_order() -> None:
    kit = Kit(GAME, GAME.setup(2))
    state = GAME.start(kit.setup)
    for seat in (0, 1):
        GAME.play(state, seat, Lay(state.hands[seat][0]))
    assert state.stack[-1] == Choice(GAME.actors(state)[0])
    kit.order(state, Rng(1))


def test_many_strangers_are_not_all_remembered() -> None:
    class Many(CushionsGame):
        """A hundred ways to lay each mouse, all alike."""

        def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
            legal = super().legal(state, seat)
            laid = [a for a in legal if isinstance(a, Lay)]
            return [*legal, *(Way(a.mouse, n) for a in laid for n in range(100))]

        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            plain = Lay(action.mouse) if isinstance(action, Way) else action
            return super().play(state, seat, plain)

        def parse(self, text: str) -> Action:
            words = text.split()
            if words[:1] == ["way"] and len(words) == 3 and words[2].isdecimal():
                return Way(int(words[1]), int(words[2]))
            return super().parse(text)

        def census(self, state: Cushions) -> Mapping[str, int]:
            return {}

    game = Many()
    check_game(game, game.setup(4, {"rounds": 4}), every=2, ordered=ordered)
    with pytest.raises(BadText):
        game.parse("way 1 2 3")


@dataclass(frozen=True, slots=True)
class Way(Action):
    mouse: int
    number: int

    def __str__(self) -> str:
        return f"way {self.mouse} {self.number}"
