"""The kit finds told secrets and bad dreams (properties 5 and 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from meowple.kernel.conformance.check import Broken, Kit, check_game
from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import Event
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from tests.kernel.conformance.test_check import found
from tests.kernel.toy import (
    GAME,
    Catnip,
    Cushions,
    CushionsGame,
    Lay,
    Round,
    Take,
    View,
    ordered,
)

# 5: secrets


def test_a_view_that_shows_the_hand_of_another_is_found() -> None:
    class Glass(CushionsGame):
        def view(self, state: Cushions, seat: int | None) -> View:
            view = super().view(state, seat)
            return replace(view, hand=tuple(state.hands[0] + state.hands[1]))

    broken = found(Glass())
    assert broken.number == 5
    assert "seat 0 sees what seat 0 cannot know: hand (" in broken.what


def test_a_spectator_who_sees_more_than_a_seat_is_found() -> None:
    class Gallery(CushionsGame):
        def view(self, state: Cushions, seat: int | None) -> View:
            return super().view(state, 1 if seat is None else seat)

    assert "a spectator sees what seat 0 cannot know" in found(Gallery()).what


def test_views_that_are_no_dataclasses_are_compared_as_they_are() -> None:
    class Bare(CushionsGame):
        def view(self, state: Cushions, seat: int | None) -> Any:
            super().view(state, seat)
            return tuple(state.stock)

    assert "cannot know: (" in found(Bare()).what


@pytest.mark.parametrize("eye", [0, None])
def test_insight_into_what_a_seat_cannot_see_is_found(eye: int | None) -> None:
    class Clairvoyant(CushionsGame):
        def insight(self, state: Cushions, seat: int | None) -> tuple[int, ...] | None:
            return tuple(state.deck) if seat == eye else None

    broken = found(Clairvoyant())
    assert broken.number == 5
    assert f"the insight of {'a spectator' if eye is None else 'seat 0'}" in broken.what


def test_legal_actions_in_a_telling_order_are_found() -> None:
    class Telling(CushionsGame):
        def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
            legal = super().legal(state, seat)
            return legal[::-1] if state.stock and state.stock[-1] % 2 else legal

    game = Telling()
    kit = Kit(game, game.setup(2))
    real = game.start(kit.setup)
    imagined = real.copy()
    imagined.stock.append(imagined.hands[1].pop())
    imagined.hands[1].append(imagined.stock.pop(0))
    assert (real.stock[-1] + imagined.stock[-1]) % 2
    with pytest.raises(Broken, match="property 5: the legal actions tell seat 0 a secret"):
        kit.secrets(real, 0, imagined, [])


def test_actors_that_tell_a_secret_are_found() -> None:
    class Nervous(CushionsGame):
        def actors(self, state: Cushions) -> tuple[int, ...]:
            actors = super().actors(state)
            return actors[: 1 + state.deck[-1] % 2]

        def view(self, state: Cushions, seat: int | None) -> View:
            return replace(super().view(state, seat), asked=())

    broken = found(Nervous())
    assert broken.number == 5
    assert "the actors tell seat" in broken.what


def test_an_error_that_tells_a_secret_is_found() -> None:
    class Talkative(CushionsGame):
        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            try:
                return super().play(state, seat, action)
            except IllegalAction as error:
                if isinstance(action, Lay) and action.mouse in state.stock:
                    raise IllegalAction("cushions.in_stock") from error
                raise

    broken = found(Talkative())
    assert broken.number == 5
    assert "the error of lay " in broken.what


class Loud(CushionsGame):
    """Tells everyone which mouse was laid or drawn."""

    def __init__(self, kind: type[Action]) -> None:
        self.kind = kind

    def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
        events = super().play(state, seat, action)
        if isinstance(action, self.kind):
            events.append(Event("loud", {"hand": tuple(state.hands[seat])}))
        return events


@pytest.mark.parametrize("kind", [Lay, Catnip])
def test_an_event_that_tells_a_secret_is_found(kind: type[Action]) -> None:
    broken = found(Loud(kind))
    assert broken.number == 5
    assert ": events [(" in broken.what


def test_an_event_that_shows_in_passing_what_no_view_keeps_can_be_left_out() -> None:
    game = Loud(Lay)
    for seed in range(3):
        setup = game.setup(2, seed=seed)
        check_game(game, setup, ordered=ordered, passing=lambda event: event.id == "loud")


def test_an_open_choice_that_leaves_no_trace_is_no_secret() -> None:
    class Polite(CushionsGame):
        """Anyone who takes a cushion may say please."""

        def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
            legal = super().legal(state, seat)
            return [*legal, Please()] if Take() in legal else legal

        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            if not isinstance(action, Please):
                return super().play(state, seat, action)
            events = super().play(state, seat, Take())
            return [Event("please", {"seat": seat}), *events]

        def parse(self, text: str) -> Action:
            return Please() if text == "please" else super().parse(text)

    game = Polite()
    for seed in range(5):
        check_game(game, game.setup(2, seed=seed), seed, every=1, ordered=ordered)


@dataclass(frozen=True, slots=True)
class Please(Action):
    def __str__(self) -> str:
        return "please"


def test_a_seat_may_be_told_what_it_did_itself() -> None:
    class Cutting(CushionsGame):
        """Catnip is spent to cut the stock unseen; how deep, only its owner knows."""

        def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
            legal = super().legal(state, seat)
            return [*legal, Cut(1), Cut(2)] if Catnip() in legal else legal

        def play(self, state: Cushions, seat: int, action: Action) -> list[Event]:
            if not isinstance(action, Cut):
                return super().play(state, seat, action)
            if Catnip() not in super().legal(state, seat):
                raise IllegalAction("cushions.no_catnip")
            state.catnip[seat] = 0
            state.stock = state.stock[action.depth :] + state.stock[: action.depth]
            return [Event("cut", {"depth": action.depth}, (seat,))]

        def parse(self, text: str) -> Action:
            cuts = {str(cut): cut for cut in (Cut(1), Cut(2))}
            return cuts[text] if text in cuts else super().parse(text)

    game = Cutting()
    for seed in range(5):
        check_game(game, game.setup(2, seed=seed), seed, every=1, ordered=ordered)


@dataclass(frozen=True, slots=True)
class Cut(Action):
    depth: int

    def __str__(self) -> str:
        return f"cut {self.depth}"


# 6: imagined states


class Dreamer(CushionsGame):
    """Something goes wrong with each imagined state."""

    def imagine(self, state: Cushions, seat: int, rng: Rng) -> Cushions:
        return self.spoil(state, super().imagine(state, seat, rng), rng)

    def spoil(self, real: Cushions, new: Cushions, rng: Rng) -> Cushions:
        raise NotImplementedError


class Changing(Dreamer):
    def spoil(self, real: Cushions, new: Cushions, rng: Rng) -> Cushions:
        real.stock.reverse()
        return new


class Itself(Dreamer):
    def spoil(self, real: Cushions, new: Cushions, rng: Rng) -> Cushions:
        return real


class Peeking(Dreamer):
    def spoil(self, real: Cushions, new: Cushions, rng: Rng) -> Cushions:
        new.rng = real.rng.copy()
        return new


class Borrowing(Dreamer):
    def spoil(self, real: Cushions, new: Cushions, rng: Rng) -> Cushions:
        new.rng = rng
        return new


class Sharing(Dreamer):
    def spoil(self, real: Cushions, new: Cushions, rng: Rng) -> Cushions:
        new.taken = real.taken
        return new


class Losing(Dreamer):
    def spoil(self, real: Cushions, new: Cushions, rng: Rng) -> Cushions:
        new.stock = new.stock[1:]
        return new


class Other(Cushions):
    __slots__ = ()


class Strange(Dreamer):
    def spoil(self, real: Cushions, new: Cushions, rng: Rng) -> Cushions:
        other = Other.__new__(Other)
        for name in ("seats", "rng", "stack", *Cushions.__slots__):
            setattr(other, name, getattr(new, name))
        return other


class Endless(Dreamer):
    """Its imagined games have rounds without end, which the view does not tell."""

    def spoil(self, real: Cushions, new: Cushions, rng: Rng) -> Cushions:
        new.stack = [Round(), *[Again()] * 99, *new.stack[1:]]
        return new


@dataclass(frozen=True, slots=True)
class Again(Round):
    """A round that is followed by the same round."""

    def play(self, state: Cushions, seat: int, action: Action) -> None:
        # Nothing happens, as often as anybody likes.
        return


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (Changing(), "changed the state"),
        (Itself(), "no generator of its own"),
        (Peeking(), "no generator of its own"),
        (Borrowing(), "no generator of its own"),
        (Sharing(), "state.taken is shared"),
        (Losing(), "there are 0 instead of 1"),
        (Strange(), "what is imagined is a Other"),
    ],
)
def test_an_imagined_state_that_is_not_whole_is_found(game: Dreamer, what: str) -> None:
    broken = found(game)
    assert broken.number == 6
    assert what in broken.what


def test_an_imagined_state_that_cannot_be_played_to_its_end_is_found() -> None:
    kit = Kit(GAME, GAME.setup(2))
    state = GAME.start(GAME.setup(2))
    endless = Endless().imagine(state, 0, Rng(1))
    with pytest.raises(Broken, match=r"property 6: .* not ended after 20 actions"):
        kit.playable(endless, 20, Rng(2))


def test_an_imagined_state_in_which_somebody_is_stuck_is_found() -> None:
    class Stuck(Dreamer):
        def spoil(self, real: Cushions, new: Cushions, rng: Rng) -> Cushions:
            # The mice that others held are all back in the stock.
            new.stock += new.hands[1]
            new.hands[1] = []
            return new

    game = Stuck()
    kit = Kit(game, game.setup(2, {"catnip": False}))
    with pytest.raises(Broken, match=r"property 6: .* seat 1 is asked and has no legal"):
        kit.imagined(game.start(kit.setup), 0, Rng(1))
