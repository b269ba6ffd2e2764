"""A whole game of each kind and mode, from the home page to the last table, in all
languages in turn and without a word of another: every game in more than one language,
and in all of them with `make test-thorough`."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from playwright.sync_api import expect

from meowple.texts import languages
from tests.own_games import IDS
from tests.test_languages import say
from tests.thorough import some
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.playing import play_on
from tests.web.reading import drawn_of, foreign, reads_all, texts_of

DRAWERS = ("log", "words", "rules", "table")


def set_up(
    visitor: Visitor, lang: str, game: str, seats: int, options: dict[str, str]
) -> None:
    """A table against bots, by the form for new tables."""
    page = visitor.page
    visitor.go("/")
    card = page.get_by_role("listitem").filter(has_text=say(lang, f"game.{game}.name"))
    card.get_by_role("link", name=say(lang, "web.home.invite")).click()
    number = page.get_by_label(say(lang, "web.new.number"), exact=True)
    number.select_option(str(seats))
    for seat in range(2, seats + 1):
        chair = page.get_by_label(say(lang, "web.new.seat", seat=seat), exact=True)
        chair.select_option("bot")
    for id, value in options.items():
        name = say(lang, f"option.{game}.{id}")
        page.get_by_role("combobox", name=name, exact=True).select_option(value)
    visitor.click(say(lang, "web.new.make"))


def finish(visitor: Visitor, lang: str, seed: str) -> None:
    page = visitor.page
    page.wait_for_url("**/table/*")
    assert play_on(visitor, Random(seed)) > 5
    sheet = page.get_by_role("dialog", name=say(lang, "web.table.last"))
    for score in visitor.state["result"]["scores"]:
        shown = str(score).replace("-", "−")  # noqa: RUF001
        expect(sheet.locator("tfoot").get_by_text(shown, exact=True).first).to_be_visible()


def look_around(visitor: Visitor, lang: str) -> None:
    """Whatever is to be read at the table."""
    visitor.page.keyboard.press("Escape")
    for name in DRAWERS:
        visitor.click(say(lang, f"web.people.bar.{name}"))
        visitor.page.locator("aside h2[tabindex]").wait_for()
        visitor.settled()


@pytest.mark.parametrize(
    ("game", "lang"),
    some(
        [("isle", "cs"), ("fits", "en"), ("kyoto", "ru")],
        list(product(IDS, languages())),
    ),
)
def test_play_now_is_one_click_from_home(visit: Invite, game: str, lang: str) -> None:
    visitor = visit(lang=lang)
    reads_all(visitor)
    visitor.go("/")
    name = say(lang, f"game.{game}.name")
    card = visitor.page.get_by_role("listitem").filter(has_text=name)
    card.get_by_role("button", name=say(lang, "web.home.play_now"), exact=True).click()
    finish(visitor, lang, f"now {game}")
    look_around(visitor, lang)
    assert foreign(lang, texts_of(visitor), drawn_of(visitor)) == []


@pytest.mark.parametrize(
    ("game", "seats", "options", "lang"),
    [
        ("isle", 2, {"mode": "family"}, "ru"),
        ("isle", 1, {"mode": "solo"}, "uk"),
        ("fits", 3, {"advanced": "true"}, "cs"),
        ("kyoto", 3, {"side": "expert"}, "uk"),
    ],
    ids=lambda value: (
        str(value) if not isinstance(value, dict) else "-".join(value.values())
    ),
)
def test_every_other_mode_can_be_played_to_the_last_table_on_a_phone(
    visit: Invite, game: str, seats: int, options: dict[str, str], lang: str
) -> None:
    visitor = visit(phone=True, dark=True, lang=lang)
    reads_all(visitor)
    set_up(visitor, lang, game, seats, options)
    finish(visitor, lang, f"{game} {seats} {options}")
    look_around(visitor, lang)
    assert foreign(lang, texts_of(visitor), drawn_of(visitor)) == []
