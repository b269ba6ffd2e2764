"""The reference says truly what the rulebooks say, what they do not, and what we play."""

from __future__ import annotations

import re

import pytest

from meowple.games.isle import game
from meowple.texts import languages
from meowple.texts import texts as words

# The words about a guess of ours, and about a slip in a book.
GUESS = {
    "en": "our best guess",
    "ru": "предположили мы",
    "cs": "náš odhad",
    "uk": "припустили ми",
}
SLIP = {"en": "slip", "ru": "описка", "cs": "přehlédnutí", "uk": "помилка"}
BOTH = {
    "en": ("Czech and Ukrainian", "Czech only"),
    "ru": ("чешских и в украинских", "только в чешских"),
    "cs": ("česká i ukrajinská", "jen česká"),
    "uk": ("чеських і в українських", "лише в чеських"),  # noqa: RUF001
}


def part(lang: str, anchor: str) -> str:
    """A section of the reference, to the next heading."""
    found = words(lang).rules("isle")
    assert found is not None
    return re.split(r"\n#+ ", found.partition(f"{{#{anchor}}}")[2])[0]


@pytest.mark.parametrize("lang", languages())
def test_that_a_printing_has_these_card_numbers_is_called_a_guess(lang: str) -> None:
    assert "printing" in {option.id for option in game.GAME.info.options}
    assert GUESS[lang] in words(lang).say("option.isle.printing.about")


@pytest.mark.parametrize("lang", languages())
def test_the_editions_tell_which_book_has_which_rule(lang: str) -> None:
    (on_77,) = [line for line in part(lang, "editions").splitlines() if " 77 " in line]
    assert SLIP[lang] in on_77
    assert "83" in on_77
    assert all(said in part(lang, "editions") for said in BOTH[lang])


@pytest.mark.parametrize("lang", languages())
def test_the_reference_allows_cards_after_fishing_and_between_cat_and_bonus(
    lang: str,
) -> None:
    assert "(#moments)" in part(lang, "fishing")
    assert "(#anytime-when)" in part(lang, "laying")
