"""The kit passes a sound game and finds each way to break one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meowple.kernel.conformance.check import Broken, Kit, check_game
from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import Event
from meowple.kernel.frame import Action
from meowple.kernel.record import Record, final
from meowple.kernel.result import Result, Rival
from meowple.kernel.setup import Setup
from tests.kernel.toy import (
    GAME,
    Catnip,
    Cushions,
    CushionsGame,
    Lay,
    Take,
    View,
    ordered,
)

# No game is that long: only what is cheap is checked.
SHALLOW = 1000


def found(game: CushionsGame, **more: Any) -> Broken:
    """The fault that the kit finds in a broken game, within a few random games."""
    for seed in range(40):
        setup = game.setup(2 + seed % 3, seed=seed)
        try:
            check_game(game, setup, seed, **{"every": 1, "ordered": ordered, **more})
        except Broken as broken:
            return broken
    pytest.fail("the kit found nothing")


@settings(max_examples=25, deadline=None)
@given(
    seats=st.integers(2, 4),
    rounds=st.sampled_from([3, 4]),
    catnip=st.booleans(),
    seed=st.integers(0, 2**64),
)
def test_a_sound_game_passes(seats: int, rounds: int, catnip: bool, seed: int) -> None:
    setup = GAME.setup(seats, {"rounds": rounds, "catnip": catnip}, seed)
    record = check_game(GAME, setup, seed, every=2, ordered=ordered)
    assert final(record, GAME)[1].digest() == record.digest


def test_the_same_seed_finds_the_same_fault_and_the_record_leads_to_it() -> None:
    class Short(CushionsGame):
        def bound(self, setup: Setup) -> int:
            return 5

    first, second = found(Short(), every=SHALLOW), found(Short(), every=SHALLOW)
    assert first.record == second.record
    assert first.record is not None
    assert len(first.record.actions) == 5
    assert str(first) == "property 1, after 5 actions: it has not ended after 5 actions"


def test_a_fault_outside_of_a_game_names_its_property_only() -> None:
    assert str(Broken(2, "of mice there are 3")) == "property 2: of mice there are 3"


# 1: it ends, and nobody is stuck


def test_an_actor_without_a_legal_action_is_found() -> None:
    class Stuck(CushionsGame):
        def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
            return () if state.rounds == 1 else super().legal(state, seat)

    broken = found(Stuck())
    assert broken.number == 1
    assert "has no legal action" in broken.what


@pytest.mark.parametrize("actors", [(1, 0), (0, 0), (0, 7)])
def test_actors_that_are_not_seats_in_order_are_found(actors: tuple[int, ...]) -> None:
    class Crowd(CushionsGame):
        def actors(self, state: Cushions) -> tuple[int, ...]:
            return actors

    broken = found(Crowd())
    assert broken.number == 1
    assert "not seats in order" in broken.what


def test_a_result_before_the_end_is_found() -> None:
    class Hasty(CushionsGame):
        def result(self, state: Cushions) -> Result | None:
            early = Result((0,), (0,), ((),), "points")
            return super().result(state) or (early if state.rounds < 2 else None)

    broken = found(Hasty(), every=SHALLOW)
    assert broken.number == 1
    assert "there is a result" in broken.what


class Wrong(CushionsGame):
    """A game whose result is changed by a function."""

    def __init__(self, **changes: Any) -> None:
        self.changes = changes

    def result(self, state: Cushions) -> Result | None:
        result = super().result(state)
        return None if result is None else replace(result, **self.changes)


def test_an_end_without_a_result_is_found() -> None:
    class Silent(CushionsGame):
        def result(self, state: Cushions) -> Result | None:
            return None

    assert found(Silent(), every=SHALLOW).what == "nobody is asked, but there is no result"


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"scores": (0,)}, "one score and one account per seat"),
        ({"scores": (99, 99)}, "lines sum to"),
        ({"winners": ()}, "winners are ()"),
        ({"winners": (9,)}, "winners are (9,)"),
        ({"rivals": (Rival("sister", 5, ()),)}, "lines sum to 0, the score is 5"),
    ],
)
def test_a_result_that_does_not_add_up_is_found(changes: Any, what: str) -> None:
    broken = found(Wrong(**changes), every=SHALLOW)
    assert broken.number == 1
    assert what in broken.what


def test_a_rival_without_a_seat_may_win() -> None:
    game = Wrong(rivals=(Rival("sister", 0, ()),), winners=("sister",))
    check_game(game, game.setup(2), every=3, ordered=ordered)


def test_an_action_after_the_end_is_found() -> None:
    class Restless(CushionsGame):
        def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
            return super().legal(state, seat) if state.stack else (Take(),)

    assert "the game is over, but seat 0 may act" in found(Restless(), every=SHALLOW).what


# 2: no piece is lost or doubled


def test_a_lost_piece_is_found() -> None:
    class Careless(CushionsGame):
        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            events = super().play(state, seat, action)
            state.discard[:] = state.discard[1:]
            return events

    broken = found(Careless(), every=SHALLOW)
    assert broken.number == 2
    assert "there are 0 instead of 1" in broken.what


# 3: exactly what is listed


def test_a_seat_that_is_not_there_but_is_answered_is_found() -> None:
    class Hospitable(CushionsGame):
        def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
            return super().legal(state, seat) if 0 <= seat < 2 else ()

    broken = found(Hospitable(), every=SHALLOW)
    assert broken.number == 3
    assert broken.what == "there is no seat -1, but it is answered"


def test_an_action_that_is_listed_but_refused_is_found() -> None:
    class Refusing(CushionsGame):
        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            if action == Lay(3):
                raise IllegalAction("cushions.unlucky")
            return super().play(state, seat, action)

    broken = found(Refusing(), sample=30)
    assert broken.number == 3
    assert "may lay 3, but it raises" in broken.what


def test_an_action_that_is_played_but_not_listed_is_found() -> None:
    class Sloppy(CushionsGame):
        def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
            legal = super().legal(state, seat)
            return legal[1:] if len(legal) > 1 else legal

    broken = found(Sloppy())
    assert broken.number == 3
    assert "but it was played" in broken.what


def test_an_interjection_that_is_not_listed_is_found() -> None:
    class Hidden(CushionsGame):
        def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
            legal = super().legal(state, seat)
            return legal if seat in self.actors(state) else ()

    broken = found(Hidden())
    assert broken.number == 3
    assert "may not catnip, but it was played" in broken.what


def test_a_refused_action_that_changes_the_state_is_found() -> None:
    class Hesitant(CushionsGame):
        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            if isinstance(action, Catnip):
                state.catnip[seat] = 0
            return super().play(state, seat, action)

    class Spent(CushionsGame):
        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            try:
                return super().play(state, seat, action)
            except IllegalAction:
                state.rounds += 1
                raise

    assert "may catnip, but it raises" in found(Hesitant()).what
    broken = found(Spent())
    assert broken.number == 3
    assert "but one of them changed the state" in broken.what


def test_a_refusal_that_is_no_illegal_action_is_found() -> None:
    class Crashing(CushionsGame):
        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            if isinstance(action, Lay):
                state.hands[seat].index(action.mouse)
            return super().play(state, seat, action)

    broken = found(Crashing())
    assert broken.number == 3
    assert "ValueError" in broken.what


def test_an_action_listed_twice_is_found() -> None:
    class Double(CushionsGame):
        def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
            return [*super().legal(state, seat)] * 2

    assert "is offered the same action twice" in found(Double()).what


def test_a_question_that_changes_the_state_is_found() -> None:
    class Curious(CushionsGame):
        def view(self, state: Cushions, seat: int | None) -> View:
            if seat is None and not any(state.laid):
                state.stock.sort()
            return super().view(state, seat)

    broken = found(Curious())
    assert (broken.number, broken.what[:17]) == (3, "the state changed")


# 4: the same again, from text


def test_a_text_form_that_does_not_round_trip_is_found() -> None:
    class Garbling(CushionsGame):
        def parse(self, text: str) -> Action:
            return Take() if text == "leave" else super().parse(text)

    broken = found(Garbling())
    assert broken.number == 4
    assert "'leave' is read as Take()" in broken.what


def test_rubbish_that_is_read_as_an_action_is_found() -> None:
    class Lenient(CushionsGame):
        def parse(self, text: str) -> Action:
            return super().parse(text.removesuffix(" ?"))

    assert "?' is read as an action" in found(Lenient()).what


def test_a_start_that_depends_on_more_than_the_setup_is_found() -> None:
    class Moody(CushionsGame):
        moods = count()

        def start(self, setup: Setup) -> Cushions:
            return super().start(replace(setup, seed=next(self.moods)))

    broken = found(Moody())
    assert (broken.number, broken.what) == (4, "the same setup starts differently")


def test_a_replay_that_differs_is_found() -> None:
    class Forgetful(CushionsGame):
        plays = count()

        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            events = super().play(state, seat, action)
            state.rng.pool = next(self.plays)
            return events

    # A single played game: without deep checks nothing else asks for the dice.
    game = Forgetful()
    with pytest.raises(Broken, match=r"property 4.*the replay differs after action 1"):
        check_game(game, game.setup(2), every=SHALLOW, seed=1, ordered=ordered)


def test_a_record_that_does_not_round_trip_is_found() -> None:
    record = Record.of(GAME, GAME.setup(2))
    record.actions.append((0, "lay 1 "))
    record.actions.append((0, "take"))
    record.data = {"cushions": (1, 2)}
    with pytest.raises(Broken, match="does not round-trip"):
        Kit(GAME, GAME.setup(2)).replays(record, [])
