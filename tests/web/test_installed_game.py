"""A game of another package is offered in the browser and played on the generic board,
without an edit in the repository."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.plugin.installing import Installed, installed
from tests.test_languages import say
from tests.web.browsing import Visitor
from tests.web.playing import play_on
from tests.web.test_pages import overflow

__all__ = ["installed"]

NAMES = {"en": "Catnaps", "cs": "Šlofíci", "uk": "Catnaps"}
# Of the option, an action, and a line of the score.
WORDS = {
    "en": ("Hours", "send out cat", "Nap: "),
    "cs": ("Hodiny", "poslat ven kočku", "Spánek: "),
    "uk": ("Hours", "send out cat", "Nap: "),
}


@pytest.fixture(scope="module")
def address(
    installed: Installed, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    with installed.serve(tmp_path_factory.mktemp("installed") / "meowple.db") as found:
        yield found


@pytest.fixture
def visitor(
    browser: Browser, address: str, request: pytest.FixtureRequest
) -> Iterator[Visitor]:
    found = Visitor(browser, address, **getattr(request, "param", {}))
    yield found
    found.leave()
    assert not found.wrong


def offer(visitor: Visitor, lang: str) -> Locator:
    """The game on the home page."""
    visitor.go("/")
    return visitor.page.get_by_role("listitem").filter(has_text=NAMES[lang])


def final_score(visitor: Visitor) -> Locator:
    dialog = visitor.page.get_by_role("dialog")
    for score in visitor.state["result"]["scores"]:
        expect(dialog.get_by_text(str(score), exact=True).first).to_be_visible()
    return dialog


@pytest.mark.parametrize(
    ("visitor", "lang"),
    [
        ({"lang": "en"}, "en"),
        ({"lang": "cs", "phone": True, "dark": True}, "cs"),
        ({"lang": "uk"}, "uk"),
    ],
    indirect=["visitor"],
    ids=["en", "cs-phone", "uk-without-words"],
)
def test_a_new_table_is_made_and_played_to_its_final_score(
    visitor: Visitor, lang: str
) -> None:
    option, action, line = WORDS[lang]
    page = visitor.page
    link = say(lang, "web.home.invite")
    offer(visitor, lang).get_by_role("link", name=link).click()
    number = page.get_by_label(say(lang, "web.new.number"), exact=True)
    number.select_option("3")
    for seat in (2, 3):
        chair = page.get_by_label(say(lang, "web.new.seat", seat=seat), exact=True)
        chair.select_option("bot")
    page.get_by_role("combobox", name=option, exact=True).select_option("3")
    visitor.click(say(lang, "web.new.make"))
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name=action).first).to_be_visible()
    # Three hours: a cat each, and what it does. Every legal action has a control. A click
    # may come too late, as bots answer at the same time; then it is made again.
    assert play_on(visitor, Random(lang)) >= 6
    expect(final_score(visitor)).to_contain_text(line)


def test_play_now_is_one_click_from_home(visitor: Visitor) -> None:
    name = say("en", "web.home.play_now")
    offer(visitor, "en").get_by_role("button", name=name).click()
    visitor.page.wait_for_url("**/table/*")
    assert play_on(visitor, Random("now")) >= 8
    final_score(visitor)


def test_the_home_page_says_what_it_is_about(visitor: Visitor) -> None:
    expect(offer(visitor, "en")).to_contain_text("quick cats find the best patch of sun")


def test_its_rules_can_be_read(visitor: Visitor) -> None:
    visitor.go("/rules/catnaps")
    visitor.settled()
    expect(visitor.page.get_by_role("heading", name="Prowling")).to_be_visible()


@pytest.mark.parametrize(
    "visitor", [{}, {"phone": True}], indirect=True, ids=["desk", "phone"]
)
def test_its_own_picture_is_on_the_board(visitor: Visitor) -> None:
    name = say("en", "web.home.play_now")
    offer(visitor, "en").get_by_role("button", name=name).click()
    picture = visitor.page.locator("main img")
    picture.wait_for()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    # The same as text, for people who can't see it.
    expect(visitor.page.locator("main pre")).to_contain_text("Which cat goes out?")
    assert max(overflow(visitor)) <= 0


@pytest.mark.parametrize("visitor", [{"lang": "cs"}], indirect=True)
def test_a_replay_has_the_picture_and_the_words_of_each_seat(visitor: Visitor) -> None:
    page = visitor.page
    offer(visitor, "cs").get_by_role("button", name=say("cs", "web.home.play_now")).click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    play_on(visitor, Random("replay"))
    visitor.go(f"/replay/{table}#1")
    text = page.locator("main pre")
    expect(text).to_contain_text("Koček v košíku")
    expect(text).to_contain_text("Vaše kočky doma")
    assert page.locator("main img").evaluate("image => image.decode().then(() => 1)")
    page.get_by_label(say("cs", "web.table.eyes")).select_option(
        label=say("cs", "web.replay.spectator")
    )
    expect(text).not_to_contain_text("Vaše kočky doma")
    expect(text).to_contain_text("Koček v košíku")
    page.keyboard.press("End")
    expect(text).to_contain_text("Tohle je poslední hodina.")
