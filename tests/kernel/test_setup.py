"""A setup is complete and checked, or refused with what is offered."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from meowple.kernel.errors import BadSetup
from meowple.kernel.setup import SEED_LIMIT, Info, Option, Setup, Value

INFO = Info(
    id="nap",
    seats=(1, 2, 4),
    options=(
        Option("mode", ("standard", "solo")),
        Option("level", ("easy", "hard"), only=("mode", ("solo",))),
        Option("advanced", (False, True)),
        Option("target", (5, 6, 7)),
    ),
    rules_version=1,
)
DEFAULTS: dict[str, Value] = {
    "mode": "standard",
    "level": "easy",
    "advanced": False,
    "target": 5,
}


def refusal(seats: int, options: Mapping[str, Value], seed: int = 0) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        INFO.setup(seats, options, seed)
    return caught.value


def test_an_option_that_is_not_given_has_its_first_value() -> None:
    assert INFO.setup(2, {}, 7) == Setup(2, DEFAULTS, 7)


def test_options_stand_in_the_order_in_which_they_are_declared() -> None:
    setup = INFO.setup(2, {"target": 6, "advanced": True}, 7)
    assert list(setup.options) == list(DEFAULTS)


@pytest.mark.parametrize("given", [True, "true", "True", "TRUE"])
def test_true_can_be_written_in_many_ways(given: Value) -> None:
    assert INFO.setup(2, {"advanced": given}, 0).options["advanced"] is True


def test_a_number_can_be_given_as_text() -> None:
    assert INFO.setup(2, {"target": "6"}, 0).options["target"] == 6


def test_a_wrong_number_of_seats_is_refused_with_those_offered() -> None:
    error = refusal(3, {})
    assert error.id == "setup.seats"
    assert error.details == {"game": "nap", "seats": 3, "offered": "1, 2, 4"}


def test_an_unknown_option_is_refused() -> None:
    error = refusal(2, {"x" * 100: 1})
    assert error.id == "option.unknown"
    assert error.details["option"] == "x" * 40
    assert error.details["offered"] == "mode, level, advanced, target"


def test_a_value_that_is_not_offered_is_refused() -> None:
    error = refusal(2, {"advanced": "perhaps"})
    assert error.id == "option.value"
    assert error.details == {
        "option": "advanced", "value": "perhaps", "offered": "false, true"
    }  # fmt: skip


def test_an_option_without_effect_is_refused() -> None:
    error = refusal(2, {"level": "hard"})
    assert error.id == "option.no_effect"
    assert error.details == {"option": "level", "other": "mode", "needed": "solo"}


def test_an_option_without_effect_may_be_left_at_its_default() -> None:
    assert INFO.setup(2, {"level": "easy"}, 0).options == DEFAULTS


def test_an_option_that_depends_on_another_may_be_chosen_with_it() -> None:
    setup = INFO.setup(1, {"mode": "solo", "level": "hard"}, 0)
    assert setup.options["level"] == "hard"


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    assert refusal(2, {}, seed).id == "setup.seed"


@pytest.mark.parametrize("seed", [0, SEED_LIMIT - 1])
def test_the_smallest_and_the_largest_seed_are_taken(seed: int) -> None:
    assert INFO.setup(2, {}, seed).seed == seed


def test_values_that_cannot_be_listed_are_known_by_their_pattern() -> None:
    size = Option("size", ("auto",), also=("WxH", "[1-9]x[1-9]"))
    assert size.read("3x4") == "3x4"
    assert size.read("AUTO") == "auto"
    with pytest.raises(BadSetup) as caught:
        size.read("3x44")
    assert caught.value.details["offered"] == "auto, WxH"


def test_a_game_has_a_figure_for_every_seat_or_no_figures() -> None:
    assert INFO.figures == ()
    assert Info("nap", (1, 2), (), 1, ("tom", "tabby")).figures == ("tom", "tabby")
    for figures in (("tom",), ("tom", "tom")):
        with pytest.raises(ValueError, match="more seats than figures"):
            Info("nap", (1, 2), (), 1, figures)
