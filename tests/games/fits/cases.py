"""The facts about If It Fits that the tests of every game need."""

from __future__ import annotations

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.state import FitsState
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from tests.games.cases import Conformance, Kind, Move, RandomGames, Words
from tests.games.fits.playing import KINDS, LIVELY, Mover, described_move, random_move

FIRST = GAME.at_version(1)
assert FIRST is not None


def of_the_asked(choose: Mover) -> Move:
    return lambda state, rng: (state.seat, choose(state, rng))


def no_hands(state: FitsState) -> bool:
    return not any(state.hands)


RANDOM_GAMES = [
    RandomGames(Kind(GAME, *kind), of_the_asked(move), chunk, label, no_hands)
    for kind in KINDS
    for chunk, (move, label) in enumerate(
        [(described_move, "described"), (described_move, "more"), (random_move, "random")]
    )
]


def tireless(state: FitsState, rng: Rng) -> Action:
    """Puts cats to sleep while it has two, and sends home whatever it can."""
    legal = GAME.legal(state, state.seat)
    by_word: dict[str, list[Action]] = {}
    for action in legal:
        by_word.setdefault(str(action).split()[0], []).append(action)
    if "sleep" in by_word and state.cats[state.seat] > 1:
        return by_word["sleep"][0]
    if "play" in by_word:
        ladies = [action for action in by_word["play"] if str(action).startswith("play P")]
        return rng.choice(ladies or by_word["play"])
    for word in ("draw", "princess", "done", "toy", "lay", "discard"):
        if word in by_word:
            return rng.choice(by_word[word])
    raise AssertionError([*by_word])


LONGEST_GAMES = [
    RandomGames(Kind(GAME, seats, {"advanced": advanced}), of_the_asked(tireless))
    for seats in (2, 3, 4, 5)
    for advanced in (False, True)
]

CONFORMANCE = [
    *(Conformance(Kind(GAME, *kind), every=2 * kind[0], thorough=3) for kind in KINDS),
    # The deck ends the game.
    *(Conformance(Kind(LIVELY, *kind, name=f"lively {number}"), 20 * kind[0], 1)
      for number, kind in enumerate(KINDS)),
    # By the first version of the rules.
    Conformance(Kind(FIRST, 2, name="first rules"), every=4, thorough=3),
    Conformance(Kind(FIRST, 3, {"advanced": True}, "first rules advanced"), 6, 3),
]  # fmt: skip

WORDS = [
    Words(
        GAME,
        least=50,
        samples=(),
        kinds=(
            Kind(GAME, 2, {"table": "9x9"}),
            Kind(GAME, 3, {"advanced": True}),
            Kind(GAME, 4, {"overlays": "joint", "start_cards": "draw"}),
            Kind(GAME, 5, {"tied_kinds": "one"}),
        ),
        odd=(
            "draw", "sleep", "done", "lay B01 0,0", "lay B40 7,5", "lay S1 7,5",
            "lay S5 7,4 t", "lay Z 8,5", "lay T1 6,5", "cat 7,5", "cat 0,0", "toy 7,5",
            "princess cat 7,5", "princess sleeper 8,5", "discard B01", "discard T1",
            "lay B01 99,99", "play B01", "play P1", "play T1",
        ),
        seldom="sleep",
    )
]  # fmt: skip
