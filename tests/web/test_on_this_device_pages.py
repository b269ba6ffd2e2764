"""Everything around a game on this device: hints, replays, analyses, puzzles, guides, the
curtain, the score pad and the hall of fame. A start of the runtime takes seconds, so what
can be done one after the other in one page is done so."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from meowple.kernel.record import Record, verify
from meowple.kernel.registry import find
from meowple.puzzles import puzzles
from tests.test_languages import say
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.on_device import ask, come, go_within, play_by_messages, sit_down
from tests.web.playing import answer, is_over, my_turn
from tests.web.test_guides import said
from tests.web.test_puzzles import address, solve, stands
from tests.web.touching import link


def test_a_game_with_a_hint_is_not_famous_and_is_replayed_checked_and_analyzed(
    visit: Invite,
) -> None:
    visitor = come(visit)
    table = sit_down(visitor, "fits", "random")
    take_a_hint(visitor)
    play_by_messages(visitor, Random(1))
    assert is_over(visitor)
    hall = ask(visitor, "GET", "/api/games/fits/hall")
    assert table not in [winner["table"] for winner in hall["winners"]]
    replay(visitor, table)
    analyze(visitor, table)


def take_a_hint(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_role("button", name="Hint", exact=True).click()
    panel = page.get_by_role("region", name="What a tiger would do")
    play = panel.get_by_role("button", name=re.compile("^Play this"))
    expect(play.first).to_be_visible()
    before = visitor.state["number"]
    play.first.click()
    visitor.until(lambda: visitor.state["number"] > before, "the action")


def replay(visitor: Visitor, table: str) -> None:
    """Step through a finished game, and check that its shuffle was fair."""
    page = visitor.page
    go_within(visitor, f"/replay/{table}#3")
    step = page.get_by_role("slider", name="Step", exact=True)
    expect(step).to_have_value("3")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_value("4")
    visitor.click("Fair shuffle")
    expect(page.get_by_text("Verified: the shuffle was fixed")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name=say("en", "web.replay.record")).click()
    record = Record.parse(download.value.path().read_text())
    assert all(check.passed for check in verify(record))


def analyze(visitor: Visitor, table: str) -> None:
    visitor.click("Analyze the game")
    panel = visitor.page.get_by_role("complementary", name="What a tiger thinks")
    expect(panel.get_by_role("heading", name="at step 4")).to_be_visible()
    # Thinking takes its time here; what has been found is shown meanwhile.
    expect(panel.get_by_role("progressbar")).to_be_visible()
    visitor.until(
        lambda: ask(visitor, "GET", f"/api/tables/{table}/analysis")["done"] > 1,
        "parts of the analysis",
    )


def test_what_needs_no_other_person_needs_no_server(visit: Invite) -> None:
    visitor = come(visit)
    solve_a_puzzle(visitor)
    follow_a_guide(visitor)
    play_behind_a_curtain(visitor)
    score_a_real_table(visitor)
    for path in ("/rules/isle", "/hall", "/profile", "/settings", "/learn"):
        go_within(visitor, path)
        expect(visitor.page).to_have_url(f"{visitor.address}{path}")
        visitor.settled()
        expect(visitor.page.get_by_role("alert")).to_have_count(0)


def solve_a_puzzle(visitor: Visitor) -> None:
    road = puzzles(find("kyoto"))["road"]
    go_within(visitor, address(road))
    stands(visitor, "open", road.decisions)
    solve(visitor, road)


def follow_a_guide(visitor: Visitor) -> None:
    """A guided game begins, and its guide shows what a tiger would do."""
    visitor.state = {}
    go_within(visitor, "/learn")
    visitor.page.locator("button[aria-describedby=guided-fits-first]").click()
    visitor.page.locator("[data-step]").wait_for()
    visitor.until(lambda: my_turn(visitor), "my turn")
    first, before = said(visitor)[0], visitor.states
    assert first.startswith("web.learn.fits.")
    visitor.click("Show me")
    visitor.page.get_by_text("A tiger would do this").wait_for()
    visitor.click("Do it")
    visitor.until(lambda: visitor.states > before, "what the tiger would do")


def play_behind_a_curtain(visitor: Visitor) -> None:
    """At one screen a curtain hides the hand."""
    visitor.state = {}
    page, chance = visitor.page, Random("curtain")
    go_within(visitor, "/new/fits")
    page.get_by_label("Seat 2", exact=True).select_option("hotseat")
    page.get_by_label("Name for seat 2").fill("Mia")
    visitor.click("Start")
    curtains = 0
    ready = page.get_by_role("button", name="show my view")
    controls = page.locator("[data-action]")

    def can_go_on() -> bool:
        return ready.is_visible() or (my_turn(visitor) and controls.count() > 0)

    while curtains < 3:
        visitor.until(can_go_on, "a turn")
        if ready.is_visible():
            curtains += 1
            assert not controls.count()
            ready.click()
        elif my_turn(visitor):
            answer(visitor, chance)


def score_a_real_table(visitor: Visitor) -> None:
    go_within(visitor, f"/score/isle#{link('X1', but=[])}")
    for card in (135, 116, 131):
        visitor.page.locator('[data-find="Private lessons"]').fill(str(card))
        visitor.page.click(f'[data-card="{card}"]')
    visitor.page.locator('[data-find^="Public"]').fill("148")
    visitor.page.click('[data-card="148"]')
    expect(visitor.page.locator('[data-total="0"]')).to_have_text("57")
