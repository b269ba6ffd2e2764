"""Fair dice, fair cards and fair seats: wide margins, fixed seeds."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

import pytest

from meowple.games.kyoto.game import GAME
from meowple.kernel.rng import Rng
from tests.games.kyoto.tables import begin

pytestmark = pytest.mark.uncounted

GAMES = 400
# Of chi-square with five degrees of freedom one in a hundred thousand is larger than 31.
FAR = 31


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


@pytest.mark.parametrize("seed", range(5))
def test_the_die_is_fair(seed: int) -> None:
    die, rng = begin().die, Rng(f"fair {seed}")
    rolled = Counter(die.roll(rng) for _ in range(12_000))
    assert len(rolled) == 6
    assert chi_square([*rolled.values()]) < FAR


def test_two_rolls_have_nothing_to_do_with_each_other() -> None:
    die, rng = begin().die, Rng("pairs")
    pairs = Counter((die.roll(rng), die.roll(rng)) for _ in range(36_000))
    assert len(pairs) == 36
    # 35 degrees of freedom: one in a hundred thousand is larger than 83
    assert chi_square([*pairs.values()]) < 83


@dataclass
class Found:
    """The figures of random games of four."""

    faces: Counter[object] = field(default_factory=Counter)
    cards: Counter[object] = field(default_factory=Counter)
    wins: list[Fraction] = field(default_factory=lambda: [Fraction(0)] * 4)
    first: Fraction = Fraction(0)
    rounds: list[int] = field(default_factory=list)
    medals: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)


@pytest.fixture(scope="module")
def found() -> Found:
    brought = Found()
    for seed in range(GAMES):
        state, rng = begin(4, seed), Rng(f"statistics {seed}")
        while state.stack:
            seat = GAME.actors(state)[0]
            for event in GAME.play(state, seat, rng.choice(GAME.legal(state, seat))):
                if event.id == "kyoto.check":
                    brought.faces[event.args["die"]] += 1
                elif event.id == "kyoto.bikes":
                    brought.cards[event.args["purple"], event.args["turquoise"]] += 1
        result = GAME.result(state)
        assert result is not None
        for seat in range(4):
            share = Fraction(seat in result.winners, len(result.winners))
            brought.wins[seat] += share / GAMES
            brought.first += share / GAMES if seat == state.first else 0
        brought.rounds.append(state.round)
        brought.medals += result.scores
        brought.ends[result.decided] += 1
    return brought


def test_all_faces_come_as_often_in_games(found: Found) -> None:
    assert len(found.faces) == 6
    assert chi_square([*found.faces.values()]) < FAR


def test_all_bike_cards_come_as_often(found: Found) -> None:
    assert len(found.cards) == 16
    mean = found.cards.total() / 16
    assert all(abs(count - mean) < mean / 10 for count in found.cards.values())


def test_no_seat_is_much_better_than_another(found: Found) -> None:
    """A quarter each; in 400 games four spreads are nine of a hundred."""
    assert sum(found.wins) == 1
    assert all(0.16 < share < 0.34 for share in found.wins)
    assert 0.16 < found.first < 0.34


def test_random_games_end_long_before_they_must(found: Found) -> None:
    assert 20 < sum(found.rounds) / GAMES < 60
    assert max(found.rounds) < 200
    assert 2 < sum(found.medals) / len(found.medals) < 4.5


def test_most_games_are_decided_by_medals_and_some_by_friendship(found: Found) -> None:
    assert found.ends["kyoto.won.medals"] > GAMES / 2
    assert found.ends["kyoto.won.friendship"] > 0
