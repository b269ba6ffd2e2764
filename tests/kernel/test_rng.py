"""The same seed gives the same cards, and every card is as likely."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from meowple.kernel.rng import Rng


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = Rng(7)
    assert [rng.below(100) for _ in range(8)] == [21, 64, 45, 16, 38, 25, 97, 92]
    assert Rng("7").shuffled(range(8)) == (6, 2, 4, 7, 0, 3, 1, 5)


def test_long_use_refills_the_pool_in_the_same_way() -> None:
    rng = Rng(7)
    for _ in range(1000):
        rng.below(52)
    assert (rng.counter, rng.below(1000)) == (13, 551)


def test_different_seeds_give_different_cards() -> None:
    assert len({Rng(seed).shuffled(range(20)) for seed in range(100)}) == 100


def test_each_number_is_about_as_likely() -> None:
    rng = Rng("uniform")
    counts = Counter(rng.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert all(880 < count < 1120 for count in counts.values())


def test_each_order_of_three_cards_is_about_as_likely() -> None:
    rng = Rng("orders")
    counts = Counter(rng.shuffled("abc") for _ in range(6000))
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


def test_a_copy_goes_on_alike_and_on_its_own() -> None:
    rng = Rng(1)
    rng.below(6)
    copy = rng.copy()
    ahead = [copy.below(6) for _ in range(200)]
    assert [rng.below(6) for _ in range(200)] == ahead


@settings(deadline=None)
@given(st.integers(), st.lists(st.integers()))
def test_a_shuffle_keeps_every_card(seed: int, cards: list[int]) -> None:
    shuffled = list(cards)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@settings(deadline=None)
@given(st.integers(), st.integers(1, 10**6))
def test_a_draw_stays_below_its_limit(seed: int, limit: int) -> None:
    assert 0 <= Rng(seed).below(limit) < limit


def test_a_choice_is_one_of_the_things_offered() -> None:
    rng = Rng(3)
    assert {rng.choice("xyz") for _ in range(50)} == {"x", "y", "z"}
