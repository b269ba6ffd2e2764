"""Keys that are the same one or another."""

from __future__ import annotations

from meowple.kernel.toolbox.identity_key import Same


def test_equal_values_are_not_the_same() -> None:
    one, two = [1], [1]
    assert Same(one) == Same(one)
    assert hash(Same(one)) == hash(Same(one))
    assert Same(one) != Same(two)
    assert Same(one) != one


def test_a_key_holds_on_to_its_value() -> None:
    known = {Same([1]): "first"}
    assert [known.get(Same([n])) for n in range(100)] == [None] * 100
