"""The end of a game: the final sheet, what it leads to, and how it sounds."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.players import Person
from tests.server.serving import Serving
from tests.web import pages
from tests.web.browsing import Visitor
from tests.web.conftest import Invite

GAMES = ("isle", "fits", "kyoto")

# Counts the notes that are struck.
LISTEN = """
window.notes = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) { notes += 1; return start.call(this, at); };
"""

# Whatever is animated; without motion it takes no time at all, but may be about to end.
ANIMATED = """() => document.getAnimations()
  .filter(one => one.effect.getComputedTiming().activeDuration > 1).length"""

# Pictures are drawn, but by their clock no time passes: the counting never gets on.
FROZEN = """
const draw = window.requestAnimationFrame;
window.requestAnimationFrame = (then) => draw.call(window, () => then(0));
"""


def see_end(visitor: Visitor, site: Serving, game: str) -> None:
    scene = pages.over(site, game)[0]
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    expect(visitor.page.get_by_role("dialog", name="Final score")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_adds_up_and_says_who_won_and_why_it_ended(
    visit: Invite, site: Serving, game: str
) -> None:
    visitor = visit()
    see_end(visitor, site, game)
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator(".hero .title")).to_be_visible()
    expect(sheet.locator(".hero p")).to_have_count(3)
    result = visitor.state["result"]
    totals = [
        text.strip() for text in sheet.locator("tfoot td [aria-hidden]").all_inner_texts()
    ]
    shown = [str(score).replace("-", "−") for score in result["scores"]]  # noqa: RUF001
    assert totals[: len(shown)] == shown
    # A hyphen is no minus.
    assert not re.search(r"(^|\s)-\d", sheet.inner_text())
    expect(sheet.get_by_role("button", name="Play again")).to_be_enabled()
    expect(sheet.get_by_role("link", name="Watch the replay")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "board"),
    [("isle", "svg[role=img]"), ("fits", "svg[role=img]"), ("kyoto", ".kyoto.end")],
)
def test_the_boards_stand_side_by_side_at_the_top_of_the_sheet(
    visit: Invite, site: Serving, game: str, board: str
) -> None:
    visitor = visit()
    # Less high than the sheet.
    visitor.page.set_viewport_size({"width": 1280, "height": 420})
    see_end(visitor, site, game)
    sheet = visitor.page.get_by_role("dialog")
    assert sheet.evaluate("one => one.scrollTop") == 0
    boards = sheet.locator(f"thead {board}")
    expect(boards).to_have_count(2)
    places = [one.bounding_box() for one in boards.all()]
    assert len({round(place["y"]) for place in places if place}) == 1


def test_on_a_phone_the_sheet_begins_with_the_winner(visit: Invite, site: Serving) -> None:
    visitor = visit(phone=True)
    # A sheet that is higher than the screen.
    visitor.page.set_viewport_size({"width": 390, "height": 640})
    see_end(visitor, site, "isle")
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator(".hero .title")).to_be_visible()
    assert sheet.evaluate("one => one.scrollTop") == 0


@pytest.mark.parametrize(
    ("game", "boards", "board"),
    [("fits", 1, "svg[role=img]"), ("kyoto", 3, ".kyoto.end")],
)
def test_on_a_phone_the_boards_of_three_leave_room_for_the_points(
    visit: Invite, site: Serving, game: str, boards: int, board: str
) -> None:
    me = Person(site.address, "Mio")
    table = me.table(game, "me", "random", "random")
    chair = me.chair(table)
    chair.play_on(Random(game))
    chair.leave()
    visitor = visit(phone=True)
    visitor.bring(dict(me.http.cookies))
    visitor.go(f"/table/{table['id']}")
    sheet = visitor.page.get_by_role("dialog", name="Final score")
    expect(sheet.locator("tfoot").first).to_be_in_viewport(ratio=1)
    shown = sheet.locator(f".boards {board}")
    expect(shown).to_have_count(boards)
    places = [one.bounding_box() for one in shown.all()]
    assert len({round(place["y"]) for place in places if place}) == 1


def test_readers_are_told_that_they_ended_the_game(visit: Invite, site: Serving) -> None:
    visitor = visit()
    see_end(visitor, site, "kyoto")
    view = visitor.state["view"]
    first = next(
        player for player in view["players"] if len(player["medals"]) >= view["target"]
    )
    count = len(first["medals"])
    name = "You have" if first["seat"] == visitor.hello["seat"] else "Random has"
    hero = visitor.page.locator(".hero")
    expect(hero).to_contain_text(f"{name} {count} medals, and the round is over.")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_to_do_next_covers_neither_the_board_nor_the_log(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor = visit(phone=phone)
    see_end(visitor, site, "kyoto")
    page = visitor.page
    page.keyboard.press("Escape")
    next_game = page.get_by_role("button", name="Play again")
    expect(next_game).to_be_visible()
    page.locator("nav button[aria-expanded]").first.click()
    expect(page.locator("aside li").first).to_be_visible()
    foot = page.locator(".foot").bounding_box()
    assert foot is not None
    for part in ("main", "aside"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= foot["y"] + 1, part
    next_game.click()
    page.wait_for_url(lambda url: not url.endswith(visitor.hello["table"]))


def test_points_are_counted_up_and_the_space_bar_skips_it(
    visit: Invite, site: Serving
) -> None:
    visitor = visit(still=False, speed="normal")
    visitor.page.add_init_script(FROZEN)
    see_end(visitor, site, "isle")
    sheet = visitor.page.get_by_role("dialog")
    # The winner stays a secret as long as the points are counted.
    expect(sheet.locator(".hero")).not_to_be_visible()
    expect(sheet.locator("tbody tr.waiting").first).to_be_attached()
    visitor.page.keyboard.press("Space")
    expect(sheet.locator(".hero")).to_be_visible()
    expect(sheet.locator("tr.waiting")).to_have_count(0)


def test_reduced_motion_has_no_confetti(visit: Invite, site: Serving) -> None:
    visitor = visit()
    see_end(visitor, site, "fits")
    expect(visitor.page.locator(".hero")).to_be_visible()
    assert visitor.page.evaluate(ANIMATED) == 0


def test_where_it_was_decided_leads_into_the_analysis(visit: Invite, site: Serving) -> None:
    visitor = visit()
    see_end(visitor, site, "fits")
    page = visitor.page
    page.get_by_role("button", name="See where it was decided").click()
    found = page.get_by_role("dialog").get_by_role("link", name=re.compile("^See step"))
    even = page.get_by_text("No single move decided this game.")
    expect(found.first.or_(even)).to_be_visible()
    if found.count():
        found.first.click()
        expect(page.get_by_role("heading", name="Chances of winning")).to_be_visible()


def test_sound_is_off_until_it_is_asked_for(visit: Invite, site: Serving) -> None:
    visitor, scene = visit(), pages.table(site, "isle-draft")
    visitor.page.add_init_script(LISTEN)
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    page = visitor.page
    sound = page.get_by_role("button", name="Sound", exact=True)
    expect(sound).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("notes") == 0
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    visitor.until(lambda: page.evaluate("notes") > 0, "a note")
    # The device remembers it.
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")
