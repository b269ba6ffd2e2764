"""The facts that games give the rules reference: lists of pieces, the rule of an error."""

from __future__ import annotations

import pytest

from meowple.kernel.registry import find
from meowple.texts import texts

LISTS = {
    "isle": {"cards", "lessons", "tiles", "treasures", "sister"},
    "fits": {"cards", "special"},
    "kyoto": {"kittens", "paws", "skills", "scenarios", "medals"},
}


@pytest.mark.parametrize("game", LISTS)
def test_every_list_names_something(game: str) -> None:
    found = find(game).lists(texts().say)
    assert set(found) == LISTS[game]
    assert all(len(list(lines)) > 0 for lines in found.values())


@pytest.mark.parametrize(
    ("game", "error", "rule"),
    [
        ("isle", "tile.must_touch", "touching"),
        ("isle", "fish.too_few", "rescue-turn"),
        ("isle", "buy.too_few_fish", "buying"),
        ("isle", "find.too_few_fish", "rare-finds"),
        ("fits", "wall.meets_wall", "advanced"),
        ("kyoto", "kyoto.no_stamina", "moving"),
    ],
)
def test_an_error_knows_the_section_that_explains_it(
    game: str, error: str, rule: str
) -> None:
    assert find(game).rule(error) == rule
    assert find(game).rule("nothing.like_that") is None
