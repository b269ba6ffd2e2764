"""The kit finds what is revealed without a mark (property 9), and bad idle answers."""

from __future__ import annotations

import pytest

from meowple.kernel.conformance.check import Broken, Kit, check_game
from meowple.kernel.event import Event
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from tests.kernel.conformance.test_check import SHALLOW, found
from tests.kernel.toy import (
    GAME,
    Catnip,
    Cushions,
    CushionsGame,
    Lay,
    Leave,
    Take,
    View,
    ordered,
)

# 9: what can be taken back revealed nothing


class Unmarked(CushionsGame):
    """Forgets to mark an event."""

    def __init__(self, *ids: str) -> None:
        self.ids = ids

    def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
        events = super().play(state, seat, action)
        for event in events:
            if event.id in self.ids:
                event.reveals = False
        return events


@pytest.mark.parametrize(
    ("id", "learns"),
    [
        ("cushions.drawn", "hand ("),
        ("cushions.turned", "face ("),
        ("cushions.shown", "discard ("),
    ],
)
def test_what_comes_out_of_hidden_things_without_a_mark_is_found(
    id: str, learns: str
) -> None:
    broken = found(Unmarked(id))
    assert broken.number == 9
    assert "reveals nothing, but seat" in broken.what
    assert learns in broken.what


def test_what_only_spectators_learn_is_found() -> None:
    class Gallery(Unmarked):
        """Players do not look at the cushion before they have laid their mice."""

        def view(self, state: Cushions, seat: int | None) -> View:
            view = super().view(state, seat)
            if seat is not None and not any(state.laid):
                state = state.copy()
                state.face = 0
                return super().view(state, seat)
            return view

    assert "`take` of seat" in found(Gallery("cushions.turned")).what


class Peeking(CushionsGame):
    """Taking the last cushion lets the next seat look at the stock; no view keeps it."""

    def __init__(self, reveals: bool) -> None:
        self.reveals = reveals

    def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
        last = not state.rounds
        events = super().play(state, seat, action)
        if isinstance(action, Take) and state.stock and last:
            to = (seat + 1) % state.seats
            top = {"mouse": state.stock[-1]}
            events.append(Event("peek", top, (to,), self.reveals))
        return events


def peeks(event: Event) -> bool:
    return event.id == "peek"


def test_what_only_another_seat_learns_is_found() -> None:
    broken = found(Peeking(reveals=False), passing=peeks)
    assert broken.number == 9
    assert "('peek', {'mouse': " in broken.what


def test_a_peek_that_is_marked_is_none_of_the_kits_business() -> None:
    game = Peeking(reveals=True)
    for seed in range(20):
        setup = game.setup(2, seed=seed)
        check_game(game, setup, seed, every=1, ordered=ordered, passing=peeks)


def test_a_secret_that_the_actor_chose_to_use_is_no_revelation() -> None:
    class Proud(CushionsGame):
        """Laying a mouse shows the hand first."""

        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            shown = Event("proud", {"hand": tuple(state.hands[seat])})
            events = super().play(state, seat, action)
            return [shown, *events] if isinstance(action, Lay) else events

    game = Proud()
    for seed in range(5):
        setup = game.setup(3, seed=seed)
        check_game(
            game, setup, seed, every=1, ordered=ordered, passing=lambda e: e.id == "proud"
        )


def test_chance_that_is_used_needs_no_mark() -> None:
    class Dice(Unmarked):
        """A die says which mouse of the stock is drawn."""

        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            if isinstance(action, Catnip | Leave) and action in self.legal(state, seat):
                die = state.rng.below(6) % len(state.stock)
                state.stock = state.stock[die:] + state.stock[:die]
            return super().play(state, seat, action)

    game = Dice("cushions.drawn")
    for seed in range(10):
        check_game(game, game.setup(2, seed=seed), seed, every=1, ordered=ordered)


def test_a_state_of_ones_own_can_be_checked() -> None:
    game = Unmarked("cushions.drawn")
    kit = Kit(game, game.setup(2), sample=20)
    state = game.start(kit.setup)
    imagined = kit.imagined(state, 0, Rng(2))
    outcomes = kit.outcomes(state, imagined, Rng(1))
    assert {outcome.mover for outcome in outcomes} == {0}
    with pytest.raises(Broken, match="property 9: `catnip` of seat 0 reveals nothing"):
        kit.foreseen(0, outcomes)


# idle answers


def test_a_sound_idle_answer_passes() -> None:
    class Waiting(CushionsGame):
        def idle(self, state: Cushions, seat: int) -> Action | None:
            super().idle(state, seat)
            legal = self.legal(state, seat)
            return Take() if Take() in legal else None

    game = Waiting()
    for seed in range(5):
        check_game(game, game.setup(2, seed=seed), seed, every=1, ordered=ordered)


class Idle(CushionsGame):
    """A seat that does not answer leaves the cushion."""

    def idle(self, state: Cushions, seat: int) -> Action | None:
        super().idle(state, seat)
        return Leave() if self.idles(state, seat) else None

    def idles(self, state: Cushions, seat: int) -> bool:
        raise NotImplementedError


class Illegal(Idle):
    def idles(self, state: Cushions, seat: int) -> bool:
        return seat in self.actors(state)


class NotAsked(Idle):
    def idles(self, state: Cushions, seat: int) -> bool:
        return seat not in self.actors(state)


class Telling(Idle):
    def idles(self, state: Cushions, seat: int) -> bool:
        return Leave() in self.legal(state, seat) and state.stock[-1] % 2 == 0


class Blind(CushionsGame):
    def idle(self, state: Cushions, seat: int) -> Action | None:
        return None


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (Illegal(), "seat 0 may not leave, but idle it would"),
        (NotAsked(), "is not asked, but idle it would leave"),
        (Blind(), "there is no seat -1, but it is answered"),
    ],
)
def test_a_bad_idle_answer_is_found(game: CushionsGame, what: str) -> None:
    broken = found(game, every=SHALLOW)
    assert broken.number == 3
    assert what in broken.what


def test_an_idle_answer_that_tells_a_secret_is_found() -> None:
    broken = found(Telling())
    assert broken.number == 5
    assert "may idle tells seat" in broken.what


def test_nobody_idles_unless_the_game_says_so() -> None:
    state = GAME.start(GAME.setup(2))
    assert GAME.idle(state, 0) is None
    state.stack.clear()
    assert GAME.idle(state, 0) is None
