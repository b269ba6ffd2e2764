"""Keys that are the same one or another."""

from __future__ import annotations

from meowple.kernel.toolbox.identity_key import IdentityKey


def test_equal_values_are_not_the_same() -> None:
    one, two = [1], [1]
    assert IdentityKey(one) == IdentityKey(one)
    assert hash(IdentityKey(one)) == hash(IdentityKey(one))
    assert IdentityKey(one) != IdentityKey(two)
    assert IdentityKey(one) != one


def test_a_key_holds_on_to_its_value() -> None:
    known = {IdentityKey([1]): "first"}
    assert [known.get(IdentityKey([n])) for n in range(100)] == [None] * 100
