"""Our games in the hall of fame: divisions and figures, in words."""

from __future__ import annotations

import re
from itertools import product

import pytest

from meowple.kernel.errors import BadSetup
from meowple.kernel.registry import find
from meowple.table.fame import Fame, division_name, fame, seats_of
from meowple.texts import languages, texts
from tests.own_games import IDS
from tests.pebbles import Pebbles

# The form that the server takes.
DIVISION = re.compile(r"[0-9]{1,3}(-[a-z0-9_-]{1,56})?")


def found_in(id: str) -> set[str]:
    """Every division that a game of our own has: all values of its listed options."""
    game = find(id)
    asked = {
        option.id: option.values
        for option in game.info.options
        if option.id in ("mode", "difficulty", "advanced", "scenario", "target")
    }
    divisions = set()
    for seats, values in product(game.info.seats, product(*asked.values())):
        try:
            setup = game.setup(seats, dict(zip(asked, values, strict=True)))
        except BadSetup:
            continue
        divisions.add(fame(game, setup.options, game.start(setup)).division)
    return divisions


@pytest.mark.parametrize("id", IDS)
def test_every_division_has_a_name_of_its_own_in_every_language(id: str) -> None:
    game, divisions = find(id), found_in(id)
    assert all(DIVISION.fullmatch(division) for division in divisions)
    for lang in languages():
        words = texts(lang)
        named = {(seats_of(d), division_name(game, d, words)) for d in divisions}
        assert len(named) == len(divisions)
        assert not [name for _, name in named if not name or "{" in name or "." in name]


def test_the_isle_keeps_its_modes_apart_and_the_sister_by_difficulty() -> None:
    solo = {f"1-solo-{how}" for how in ("easy", "medium", "hard", "very_hard", "expert")}
    others = {f"{seats}-{mode}" for seats in (2, 3, 4) for mode in ("standard", "family")}
    assert found_in("isle") == solo | others


def test_kyoto_compares_games_with_the_same_missions_and_target() -> None:
    game = find("kyoto")
    setup = game.setup(3, {"scenario": "river", "target": 7, "die": "narrow"}, 5)
    assert fame(game, setup.options, game.start(setup)).division == "3-river-7"


def test_the_figure_of_a_seat_has_a_name_in_every_language() -> None:
    game = find("kyoto")
    setup = game.setup(4, {}, 1)
    known = fame(game, setup.options, game.start(setup))
    assert len({*known.figures}) == 4
    for lang in languages():
        words = texts(lang)
        named = {game.figure_name(figure or "", words.say) for figure in known.figures}
        assert len(named) == 4
        assert not named & {"", *known.figures}


def test_a_game_that_says_nothing_has_one_division_for_each_number_of_seats() -> None:
    game = Pebbles()
    setup = game.setup(2, {}, 1)
    assert fame(game, setup.options, game.start(setup)) == Fame("2", (None, None))
    assert division_name(game, "2", texts("en")) == ""
