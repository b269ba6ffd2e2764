"""Who reads along notices a word of another language."""

from __future__ import annotations

import pytest

from tests.test_languages import say
from tests.web.reading import foreign


@pytest.mark.parametrize(
    ("lang", "spoken"),
    [("en", "cs"), ("en", "ru"), ("cs", "en"), ("cs", "uk"), ("ru", "en"), ("ru", "uk")],
)
def test_a_message_of_another_language_is_noticed(lang: str, spoken: str) -> None:
    told = say(spoken, "web.table.drawers")
    assert foreign(spoken, [told]) == []
    assert foreign(lang, [f"Mio: {told}"])
