"""Two people choose their figures at a table, and see each other's on both screens."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from meowple.games.fits.game import FIGURES as CATS
from meowple.games.isle.game import FIGURES as COLORS
from tests.server.players import Person
from tests.server.serving import Serving
from tests.web.browsing import Visitor
from tests.web.conftest import Invite


def picker(visitor: Visitor, label: str) -> Locator:
    """The button that shows a seat's figure and opens the list."""
    return visitor.page.get_by_role("button", name=label, exact=True)


def choose(visitor: Visitor, label: str, figure: str) -> None:
    picker(visitor, label).click()
    visitor.page.get_by_role("group").get_by_role("button", name=figure).click()


def colors(visitor: Visitor) -> list[str]:
    """The colors of the first two seats as the page computes them."""
    found: list[str] = visitor.page.locator("[data-game]").evaluate(
        "page => [0, 1].map(n => getComputedStyle(page).getPropertyValue(`--seat-${n}`))"
    )
    return found


def looks(visitor: Visitor) -> set[int]:
    """The looks of all marks on the page."""
    marks = visitor.page.locator("[data-look]")
    return set(marks.evaluate_all("marks => marks.map(mark => +mark.dataset.look)"))


def test_two_people_choose_colors_and_both_see_them(visit: Invite) -> None:
    host, guest = visit(), visit(phone=True, dark=True)
    host.go("/new/isle")
    choose(host, "Color for seat 1: Orange", "Green")
    expect(picker(host, "Color for seat 1: Green")).to_be_focused()
    host.click("Create table and get links")
    host.page.wait_for_url("**/table/*")
    # The waiting room: another color, by the keys alone.
    picker(host, "Color for seat 1: Green").focus()
    host.page.keyboard.press("Enter")
    for _ in COLORS[: COLORS.index("red") + 1]:
        host.page.keyboard.press("Tab")
    host.page.keyboard.press("Enter")
    expect(picker(host, "Color for seat 1: Red")).to_be_visible()
    guest.go("/")
    guest.page.get_by_label("Table code").fill(
        host.page.get_by_label("Table code").input_value()
    )
    picker(guest, "Color: Blue").click()
    taken = guest.page.get_by_role("group").get_by_role("button", name="Red taken")
    expect(taken).to_be_disabled()
    guest.page.get_by_role("group").get_by_role("button", name="Green").click()
    guest.click("Sit down")
    red, green = COLORS.index("red"), COLORS.index("green")
    for visitor in (host, guest):
        visitor.page.locator("[data-part=boat]").wait_for()
        visitor.settled()
        assert looks(visitor) == {red, green}
    assert colors(host) == ["#b0243c", "#2b7a4b"]
    assert colors(guest) == ["#ff8a90", "#86d3a3"]


def test_the_cats_of_a_player_are_those_that_the_player_chose(
    visit: Invite, site: Serving
) -> None:
    visitor, host = visit(), Person(site.address, "Mio")
    bot = {"kind": "bot", "bot": "random", "figure": "murchik"}
    made = host.table("fits", {"kind": "me", "figure": "barsik"}, bot)
    visitor.bring(dict(host.http.cookies))
    visitor.go(f"/table/{made['id']}")
    players = visitor.page.locator("[data-part=players] li")
    expect(players.nth(0)).to_contain_text("Barsik")
    expect(players.nth(1)).to_contain_text("Murchik")
    visitor.settled()
    assert looks(visitor) == {CATS.index("barsik"), CATS.index("murchik")}
