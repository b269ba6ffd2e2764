"""Playing games in tests: at random, or as the agent that the rules describe."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from meowple.games.fits.game import GAME, Fits
from meowple.games.fits.rules.actions import Play
from meowple.games.fits.rules.card_decisions import (
    PLACE_PRINCESS,
    LayCat,
    PlayCard,
    lay_card,
)
from meowple.games.fits.rules.state import PRINCESSES, FitsState
from meowple.games.fits.rules.turn import DRAW, SLEEP, Turns
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup, Value
from tests.games.fits.tables import begin

Mover = Callable[[FitsState, Rng], Action]

# Seats and options: every count, and every value of every option.
KINDS: tuple[tuple[int, dict[str, Value]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"advanced": True}),
    (3, {"advanced": True}),
    (4, {"advanced": True}),
    (5, {"advanced": True}),
    (2, {"overlays": "joint", "tied_kinds": "one"}),
    (3, {"overlays": "joint", "start_cards": "draw", "advanced": True}),
    (4, {"table": "9x9", "start_cards": "draw"}),
    (5, {"table": "9x9", "advanced": True, "tied_kinds": "one"}),
    (2, {"table": "29x29", "start_cards": "draw"}),
    (5, {"table": "9x29", "overlays": "joint"}),
    (2, {"sleepers": "any", "extra_cats": "holder"}),
    (3, {"sleepers": "any"}),
    (4, {"extra_cats": "holder"}),
    (3, {"advanced": True, "sleepers": "any"}),
)


def name(seats: int, options: dict[str, Value]) -> str:
    return " ".join([str(seats), *(f"{key}={value}" for key, value in options.items())])


def random_move(state: FitsState, rng: Rng) -> Action:
    """Any legal action: half of the turns begin with a sleeping cat."""
    return rng.choice(GAME.legal(state, state.seat))


def described_move(state: FitsState, rng: Rng) -> Action:
    """Uniform placement over all cards and places, a cat on half of the chances, a
    sleeping cat on 4 % of the turns."""
    legal = GAME.legal(state, state.seat)
    frame = state.stack[-1]
    if isinstance(frame, Turns):
        return SLEEP if SLEEP in legal and rng.below(100) < 4 else DRAW
    if isinstance(frame, LayCat) and rng.below(2):
        return rng.choice(legal[1:])
    if isinstance(frame, PlayCard):
        return rng.choice(_by_places(state) or legal)
    return legal[0] if isinstance(frame, LayCat) else rng.choice(legal)


def _by_places(state: FitsState) -> list[Action]:
    """Each card that can be played, as often as it has places; several Princesses count
    as one, which takes the same places."""
    found: list[Action] = []
    princess_counted = False
    for action in GAME.legal(state, state.seat):
        if isinstance(action, Play) and action.card not in PRINCESSES:
            found += [action] * len(lay_card(action.card).choices(state))
        elif isinstance(action, Play) and not princess_counted:
            princess_counted = True
            found += [action] * len(PLACE_PRINCESS.choices(state))
    return found


def positions(
    seats: int,
    options: dict[str, Value],
    seed: int,
    move: Mover = described_move,
) -> Iterator[FitsState]:
    """Every state of a game, from before the first start card to the end."""
    state, rng = begin(seats, seed, **options), Rng(f"positions {seed}")
    yield state
    while state.stack:
        GAME.play(state, state.seat, move(state, rng))
        yield state


class Lively(Fits):
    """Everyone has enough cats that only the deck ends the game."""

    def start(self, setup: Setup) -> FitsState:
        state = super().start(setup)
        state.cats = [40] * setup.seats
        return state

    def bound(self, setup: Setup) -> int:
        return super().bound(setup) + 2 * 40 * setup.seats


LIVELY = Lively(GAME.decks)
