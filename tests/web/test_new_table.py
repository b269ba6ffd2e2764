"""A new table: what most people choose is seen at once, and nothing else is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.test_pages import overflow


def more(visitor: Visitor) -> Locator:
    """What opens the further options, and tells what is not as usual there."""
    return visitor.page.locator("summary", has_text="More options")


@pytest.mark.parametrize(("game", "most"), [("isle", "4"), ("fits", "5"), ("kyoto", "4")])
def test_a_desk_shows_all_that_most_people_choose_and_how_to_begin(
    visit: Invite, game: str, most: str
) -> None:
    visitor = visit()
    visitor.go(f"/new/{game}")
    page = visitor.page
    page.get_by_label("Seats").select_option(most)
    for seat in range(2, int(most) + 1):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("bot")
        page.get_by_label(f"Bot in seat {seat}").select_option("kitten")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect(more(visitor)).to_contain_text("all defaults")
    assert overflow(visitor)[1] <= 0


def test_what_is_folded_away_tells_what_was_changed_there_and_reaches_the_table(
    visit: Invite,
) -> None:
    visitor = visit()
    visitor.go("/new/isle")
    page, cards = visitor.page, visitor.page.get_by_label("Rescue cards")
    expect(cards).to_be_hidden()
    more(visitor).click()
    cards.select_option("simultaneous")
    page.get_by_label("Others can watch").uncheck()
    page.get_by_label("Seconds to respond when everyone is asked").fill("45")
    more(visitor).click()
    expect(cards).to_be_hidden()
    for told in (
        "Rescue cards: All at once",
        "nobody else can watch",
        "45 seconds to respond when everyone is asked",
    ):
        expect(more(visitor)).to_contain_text(told)
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    visitor.click("Start")
    visitor.until(lambda: visitor.hello, "the table")
    assert visitor.hello["options"]["rescue_choice"] == "simultaneous"
    terms = visitor.hello["terms"]
    assert (terms["spectators"], terms["window_seconds"]) == (False, 45)


def test_alone_on_the_isle_the_difficulty_is_asked_at_once(visit: Invite) -> None:
    visitor = visit()
    visitor.go("/new/isle")
    page, difficulty = visitor.page, visitor.page.get_by_label("Difficulty")
    expect(page.get_by_label("Seats")).to_be_visible()
    expect(difficulty).to_have_count(0)
    page.get_by_label("Seats").select_option("1")
    difficulty.select_option("hard")
    visitor.click("Start")
    visitor.until(lambda: visitor.hello, "the table")
    assert visitor.hello["options"]["difficulty"] == "hard"


def test_keys_open_the_further_options_and_they_stay_open(visit: Invite) -> None:
    visitor = visit()
    visitor.go("/new/kyoto")
    medals = visitor.page.get_by_label("Medals")
    more(visitor).focus()
    visitor.page.keyboard.press("Enter")
    expect(medals).to_be_visible()
    # The browser tells a moment later that something was opened.
    kept = "localStorage.getItem('meowple.moreOptions') === 'true'"
    visitor.until(lambda: visitor.page.evaluate(kept), "it to be remembered")
    visitor.go("/new/kyoto")
    expect(medals).to_be_visible()


def test_what_is_wrong_with_a_folded_option_is_not_hidden(visit: Invite) -> None:
    visitor = visit()
    visitor.go("/new/kyoto")
    seconds = visitor.page.get_by_label("Seconds to respond when everyone is asked")
    more(visitor).click()
    seconds.fill("")
    more(visitor).click()
    expect(seconds).to_be_hidden()
    visitor.click("Create table and get links")
    expect(seconds).to_be_focused()


@pytest.mark.parametrize("lang", ["en", "ru", "cs", "uk"])
def test_on_a_phone_the_kind_of_every_seat_can_be_read_in_full(
    visit: Invite, lang: str
) -> None:
    visitor = visit(phone=True, lang=lang)
    visitor.go("/new/isle")
    visitor.settled()
    kinds = visitor.page.locator("ol select").first
    widest = "select => Math.max(...[...select.options].map(o => MEASURED(o, select)))"
    measured = """((option, select) => {
      const paint = document.createElement('canvas').getContext('2d');
      paint.font = getComputedStyle(select).font;
      return paint.measureText(option.text).width;
    })"""
    style = "getComputedStyle(select)"
    room = (
        f"select => select.clientWidth - parseFloat({style}.paddingLeft)"
        f" - parseFloat({style}.paddingRight)"
    )
    text = kinds.evaluate(widest.replace("MEASURED", measured))
    assert text <= kinds.evaluate(room)


def test_in_a_low_window_the_button_covers_no_field(visit: Invite) -> None:
    visitor = visit()
    visitor.page.set_viewport_size({"width": 640, "height": 400})
    visitor.go("/new/isle")
    visitor.settled()
    button = visitor.page.get_by_role("button", name="Create table and get links")
    expect(button).not_to_be_in_viewport()
    button.scroll_into_view_if_needed()
    expect(button).to_be_in_viewport(ratio=1)
