"""Two bots deal by deal, and when enough is known of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meowple.kernel.rng import Rng
from meowple.lab.arena.arena import Contest, ContestResult, run_contest
from meowple.lab.arena.paired import (
    ContestStanding,
    DealDifference,
    PairedDeals,
    SequentialTest,
    all_pairs,
)

DUEL = Contest(game="pebbles", bots=("cat", "random"), seats=2, games=6, seed=3)
TRIO = replace(DUEL, bots=("cat", "kitten", "random"))
ALONE = replace(DUEL, seats=1)


def played(*line_up: str, points: tuple[int, ...], seed: int = 0) -> ContestResult:
    best = max(points)
    shares = tuple(float(one == best) / points.count(best) for one in points)
    return ContestResult(seed, line_up, points, shares, (0,) * len(line_up), {}, 10)


def alone(bot: str, points: int, wind: int, seed: int = 0) -> ContestResult:
    won = (float(points > wind),)
    return ContestResult(seed, (bot,), (points,), won, (0,), {"wind": wind}, 10)


def test_a_deal_counts_when_it_was_played_from_all_seats() -> None:
    pair = PairedDeals(DUEL, "cat", "random")
    pair.add(played("cat", "random", points=(9, 3)))
    assert not pair.deals
    pair.add(played("random", "cat", points=(5, 5)))
    assert pair.deals == [DealDifference(share=0.75, points=3.0)]
    assert pair.lead is None


def test_the_luck_of_a_deal_cancels_out() -> None:
    pair = PairedDeals(DUEL, "cat", "random")
    for seed, luck in enumerate((0, 40, 80)):
        pair.add(played("cat", "random", points=(12 + luck, 10), seed=seed))
        pair.add(played("random", "cat", points=(10 + luck, 12), seed=seed))
    assert pair.values("points") == [2.0, 2.0, 2.0]
    assert pair.lead is not None
    assert pair.lead.low == pair.lead.mean == pair.lead.high == 2.0


def test_games_in_which_one_of_the_two_has_no_seat_do_not_count() -> None:
    (first, second, third) = all_pairs(TRIO)
    assert (first.one, first.other) == ("cat", "kitten")
    for pair in (first, second, third):
        pair.add(played("cat", "random", points=(9, 3)))
        pair.add(played("random", "cat", points=(3, 9)))
    assert [len(pair.deals) for pair in (first, second, third)] == [0, 1, 0]


def test_on_a_ladder_only_neighbors_are_compared() -> None:
    pairs = all_pairs(replace(TRIO, format="ladder"))
    assert [(pair.one, pair.other) for pair in pairs] == [
        ("cat", "kitten"),
        ("kitten", "random"),
    ]


def test_alone_the_leads_over_the_rival_are_compared() -> None:
    (pair,) = all_pairs(ALONE)
    pair.add(alone("random", 5, wind=9))
    assert not pair.deals
    pair.add(alone("cat", 12, wind=8))
    assert pair.deals == [DealDifference(share=1.0, points=8.0)]
    # both win: the share says nothing, the points do
    pair.add(alone("cat", 12, wind=8, seed=1))
    pair.add(alone("random", 11, wind=8, seed=1))
    assert pair.deals[1] == DealDifference(share=0.5, points=1.0)


def values(mean: float, number: int) -> list[float]:
    """Values with a mean, and a spread of about one."""
    rng = Rng(7)
    drawn = [rng.below(1001) / 250 - 2 for _ in range(number)]
    middle = sum(drawn) / number
    return [value - middle + mean for value in drawn]


@pytest.mark.parametrize(("mean", "verdict"), [(1.0, "more"), (0.0, "less"), (0.5, None)])
def test_a_test_decides_for_the_nearer_number(mean: float, verdict: str | None) -> None:
    test = SequentialTest(0.0, 1.0, "points")
    assert test.verdict(values(mean, 100)) == verdict


def test_few_deals_decide_nothing() -> None:
    assert SequentialTest(0.0, 1.0, "points").verdict([9.0, 9.1] * 4) is None
    assert SequentialTest(0.5, 0.6).verdict([1.0] * 9) is None
    assert SequentialTest(0.5, 0.6).verdict([1.0] * 60) == "more"


def test_a_test_is_wrong_in_one_of_twenty_at_most() -> None:
    test = SequentialTest(0.5, 0.6)
    rng = Rng("coins")
    wrong = 0
    for _ in range(100):
        seen = [float(rng.below(2)) for _ in range(10)]
        while (verdict := test.verdict(seen)) is None:
            seen.append(float(rng.below(2)))
        wrong += verdict == "more"
    assert wrong <= 8


@pytest.mark.usefixtures("pebbles")
def test_a_standing_knows_ranking_pairs_and_verdict() -> None:
    standing = ContestStanding(DUEL, None)
    tested = ContestStanding(DUEL, SequentialTest(-100.0, -99.0, "points"))
    for result in run_contest(replace(DUEL, games=40)):
        standing.add(result)
        tested.add(result)
    assert standing.ranking.order
    assert len(standing.pairs[0].deals) == 20
    assert not standing.decided
    assert tested.verdict == "more"
