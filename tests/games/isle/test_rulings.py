"""Every ruling of RULINGS.md has a test of its name."""

from __future__ import annotations

import re
from pathlib import Path

from meowple.games.isle import game
from tests.games.isle.tables import answer, give, put, skip_to, table, texts


def test_every_ruling_has_a_test_of_its_name() -> None:
    text = Path(game.__file__).with_name("RULINGS.md").read_text(encoding="utf-8")
    rulings = set(re.findall(r"\*\*(\w+)\*\*", text))
    tests = {
        name
        for module in Path(__file__).parent.glob("test_*.py")
        for name in re.findall(r"def test_(\w+)", module.read_text(encoding="utf-8"))
    }
    assert len(rulings) > 40
    assert rulings <= tests, sorted(rulings - tests)


def test_the_fish_may_be_paid_for_small_treasures() -> None:
    state = table(2, "rescue")
    give(state, 0, 107)
    skip_to(state, "finds")
    state.players[0].fish = 3
    assert {"find 107 small", "find 107 common"} <= set(texts(state, 0))
    answer(state, 0, "find 107 common", "take K1")
    put(state, 0)
    assert state.players[0].fish == 2
