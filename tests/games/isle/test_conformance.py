"""What holds for every game holds for the Isle: the conformance kit, in all modes."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from meowple.games.isle.game import GAME, Isle
from meowple.games.isle.rules.actions import Anytime
from meowple.games.isle.rules.boat import Board
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.conformance.check import check_game
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup, Value
from tests.games.isle.test_owner_game import FULL_GAME

pytestmark = pytest.mark.uncounted


class Rich(Isle):
    """Everybody begins with anytime cards and fish, and some want to be asked always.

    Played at random the game brings few of these cards together; here windows and
    interjections are everywhere.
    """

    def start(self, setup: Setup) -> IsleState:
        state = super().start(setup)
        rng = Rng(f"rich {setup.seed}")
        cards = [card for card in state.deck if state.card(card).kind == "anytime"]
        rng.shuffle(cards)
        for player in state.players:
            player.hand = tuple(sorted(cards[:5]))
            player.fish = rng.below(30)
            player.ask = rng.choice(("always", "windows", "never"))
            cards = cards[5:]
            state.deck = tuple(card for card in state.deck if card not in player.hand)
        return state


RICH = Rich(base_box())


@dataclass(frozen=True)
class Case:
    """A kind of game; the costly checks come before every so many actions."""

    name: str
    game: Isle
    seats: int
    every: int
    options: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.name


SMALL = (
    Case("solo", GAME, 1, 5),
    Case("solo, expert", GAME, 1, 5, {"difficulty": "expert", "printing": "ru-uk"}),
    Case("solo, rich", RICH, 1, 5, {"difficulty": "hard"}),
    Case("solo, owner", FULL_GAME, 1, 5, {"modules": "A+C+D", "promo": True}),
    Case("family of 2", GAME, 2, 3, {"mode": "family", "first": 1}),
    Case("family of 3", GAME, 3, 5, {"mode": "family"}),
    Case("family of 4", GAME, 4, 10, {"mode": "family"}),
    Case("family of 2, any", GAME, 2, 3, {"mode": "family", "family_maps": "any"}),
    Case("family of 3, owner", FULL_GAME, 3, 7, {"mode": "family", "promo": True}),
)
LARGE = (
    Case("2 players", GAME, 2, 7),
    Case("2 players, rich", RICH, 2, 7),
    Case("2 players, ru-uk", GAME, 2, 15, {"printing": "ru-uk", "first": 0}),
    Case("2 players, owner", FULL_GAME, 2, 11, {"modules": "A+B+D", "promo": True}),
    Case("3 players", GAME, 3, 17),
    Case("3 players, rich", RICH, 3, 17),
    Case("3 players, at once", GAME, 3, 17, {"rescue_choice": "simultaneous"}),
    Case("4 players", GAME, 4, 31),
    Case("4 players, rich", RICH, 4, 31, {"rescue_choice": "simultaneous"}),
)


def depends_on_who_is_faster(action: Action) -> bool:
    """Anytime cards share the deck, the bag, the fields and the open discards."""
    return isinstance(action, Anytime)


def conforms(case: Case, seed: int) -> None:
    check_game(
        case.game,
        case.game.setup(case.seats, case.options, seed),
        seed,
        every=case.every,
        ordered=depends_on_who_is_faster,
        # what is printed on a boat is shared by all who sail it
        values=(Board,),
    )


# A seed has no smaller version of itself: what is found is not shrunk. The seeds are
# the same in every run, so that a failure is one of the code, not of luck.
few = settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow],
)
fewer = settings(few, max_examples=2)
seeds = st.integers(min_value=0, max_value=2**64)


@pytest.mark.parametrize("case", SMALL, ids=str)
@given(seed=seeds)
@few
def test_what_always_holds_in_solo_and_family_games(case: Case, seed: int) -> None:
    conforms(case, seed)


@pytest.mark.parametrize("case", LARGE, ids=str)
@given(seed=seeds)
@fewer
def test_what_always_holds_in_standard_games(case: Case, seed: int) -> None:
    conforms(case, seed)
