"""Identity caches: found by identity, bounded."""

from __future__ import annotations

from meowple.kernel.toolbox.identity_cache import IdentityCache


def test_a_result_is_kept_for_the_very_same_object_only() -> None:
    made: list[list[int]] = []

    def length(value: list[int]) -> int:
        made.append(value)
        return len(value)

    cached = IdentityCache(length, 10)
    one, two = [1], [1]
    assert [cached(one), cached(one), cached(two)] == [1, 1, 1]
    assert len(made) == 2


def test_it_starts_again_when_it_is_full() -> None:
    made: list[str] = []
    cached = IdentityCache(made.append, 2)
    for name in ("a", "b", "a", "c", "a"):
        cached(name)
    assert made == ["a", "b", "c", "a"]


def test_an_identity_is_not_reused_while_it_is_known() -> None:
    cached: IdentityCache[list[int], tuple[int, ...]] = IdentityCache(tuple, 1000)
    assert [cached([number]) for number in range(100)] == [(n,) for n in range(100)]
