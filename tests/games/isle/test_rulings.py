"""Every ruling of RULINGS.md has a test of its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meowple.games.isle import game
from meowple.games.isle.rules.boat import BOARDS
from meowple.kernel.optional_verbs import Say
from meowple.texts import languages
from meowple.texts import texts as words
from tests.games.isle.playing import begin
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


def test_fish_never_run_out() -> None:
    """The tokens of the box are worth 20 * 1 + 22 * 5 fish; the fishing goes on."""
    state = table(2, "rescue")
    for player in state.players:
        player.fish = 20 + 22 * 5
    skip_to(state, "draft", 2)
    fished = state.box.supply.fish_per_day
    assert all(player.fish >= 130 + fished for player in state.players)


def test_a_boat_has_the_same_squares_in_all_modes() -> None:
    seen: dict[str, set[str]] = {}
    for mode, seats in (("standard", 4), ("family", 4), ("solo", 1)):
        for seed in range(8):
            for player in begin(seats, seed, mode=mode).players:
                board = player.boat.board
                seen.setdefault(mode, set()).add(board.id)
                assert board is BOARDS[board.id]
                assert player.boat.covered == 0
    assert seen["standard"] == seen["family"] >= seen["solo"]


def test_the_reference_calls_the_middle_row_by_its_name() -> None:
    """Lesson 155 says "the middle row"; rows of an owner's lesson have numbers."""
    lesson = game.GAME.components(say("en")).cards[155]
    assert lesson.text == "10 points if the middle row is completely covered."
    assert say("en")("isle.rule.row_full", points=3, row=2).endswith(
        "if row 2 is completely covered."
    )
    for lang in languages():
        assert "4" not in game.GAME.components(say(lang)).cards[155].text


@pytest.mark.parametrize("lang", languages())
def test_the_reference_lists_all_that_is_in_the_box_and_the_signs_of_rooms(
    lang: str,
) -> None:
    text = find_rules(lang)
    box = text.partition("{#box}")[2].partition("{#card-kinds}")[0]
    for number in ("4", "85", "6", "44", "25", "10", "20", "22", "30", "150", "47", "18"):
        assert re.search(rf"\b{number}\b", box), number
    for sign in SIGNS[lang]:
        assert sign in box


SIGNS = {
    "en": ("parrot", "moon", "apple", "wheat"),
    "ru": ("попугай", "луна", "яблоко", "пшеница"),
    "cs": ("papoušek", "měsíc", "jablko", "obilí"),
    "uk": ("папуга", "місяць", "яблуко", "зерно"),
}


def say(lang: str) -> Say:
    return words(lang).say


def find_rules(lang: str) -> str:
    found = words(lang).rules("isle")
    assert found is not None
    return found
