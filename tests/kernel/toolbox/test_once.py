"""Properties that are computed once."""

from meowple.kernel.toolbox.once import once


class Dice:
    rolled = 0

    @once
    def number(self) -> int:
        """What was rolled."""
        self.rolled += 1
        return 6


def test_a_property_is_computed_when_it_is_first_read() -> None:
    dice = Dice()
    assert dice.rolled == 0
    assert (dice.number, dice.number) == (6, 6)
    assert dice.rolled == 1


def test_each_object_has_its_own() -> None:
    one, other = Dice(), Dice()
    assert one.number == other.number
    assert (one.rolled, other.rolled) == (1, 1)


def test_a_class_shows_the_property_itself() -> None:
    assert Dice.number.__doc__ == "What was rolled."
