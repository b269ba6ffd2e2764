"""All puzzles, solved by their controls in every language; steps taken back, and shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from meowple.kernel.registry import find
from meowple.puzzles import Puzzle, puzzles
from meowple.texts import languages, texts
from tests.own_games import IDS
from tests.thorough import THOROUGH
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.reading import foreign, reads_all, texts_of
from tests.web.test_pages import overflow, violations

ALL = [puzzle for game in map(find, IDS) for puzzle in puzzles(game).values()]
PLACE = re.compile(r"place (\d+),(\d+)")
# From anywhere on the boat, which is 22 squares long and 9 wide.
TO_CORNER = ["ArrowLeft"] * 21 + ["ArrowUp"] * 8
# All ways in which a tile can lie: turned, and mirrored in between.
TURNS = ["", "r", "r", "r", "f", "r", "r", "r"]
# Many keys at once, as fast as the page takes them.
PRESS = """keys => {
  for (const key of keys) document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}"""


def address(puzzle: Puzzle) -> str:
    return f"/learn/{puzzle.game.info.id}/puzzle/{puzzle.id}"


def open_puzzle(visitor: Visitor, puzzle: Puzzle) -> None:
    visitor.go(address(puzzle))
    stands(visitor, "open", puzzle.decisions)


def turn_to(visitor: Visitor, puzzle: Puzzle) -> None:
    """Follow the links: from the puzzle before, or by way of the list."""
    link = visitor.page.locator(f'a[href="{address(puzzle)}"]')
    if not link.count() and not visitor.page.url.endswith("/learn"):
        visitor.page.locator('a[href="/learn"]').first.click()
    link.click()
    stands(visitor, "open", puzzle.decisions)


def stands(visitor: Visitor, status: str, left: int) -> None:
    at = f'[data-status="{status}"][data-left="{left}"]'
    visitor.page.locator(at).wait_for()


def do(visitor: Visitor, action: str) -> None:
    """Take an action by its control, with the keys."""
    control = visitor.page.locator(f'[data-action="{action}"]:visible').first
    if place := PLACE.match(action):
        hold(visitor, action, int(place[1]), int(place[2]))
    elif action.endswith(" t"):
        visitor.page.locator("[data-placing]").wait_for()
        visitor.page.keyboard.press("r")
    control.focus()
    visitor.page.keyboard.press("Enter")


def hold(visitor: Visitor, action: str, x: int, y: int) -> None:
    """Move a tile, one way up after the other, until it can be laid like this."""
    visitor.page.locator("[data-placing]").wait_for()
    there = [*TO_CORNER, *["ArrowRight"] * x, *["ArrowDown"] * y]
    for turn in TURNS:
        visitor.page.evaluate(PRESS, [turn, *there])
        if visitor.page.query_selector(f'[data-action="{action}"]'):
            return


def solve(visitor: Visitor, puzzle: Puzzle) -> None:
    left = puzzle.decisions
    for action in puzzle.solution[:-1]:
        do(visitor, action)
        left -= 1
        stands(visitor, "open", left)
    do(visitor, puzzle.solution[-1])
    stands(visitor, "solved", left - 1)


@pytest.mark.parametrize("lang", languages())
def test_every_puzzle_is_shown_in_each_language_and_solved_by_its_controls(
    visit: Invite, lang: str
) -> None:
    visitor, words = visit(lang=lang), texts(lang)
    reads_all(visitor)
    visitor.go("/learn")
    for number, puzzle in enumerate(ALL):
        name = f"puzzle.{puzzle.game.info.id}.{puzzle.id}"
        turn_to(visitor, puzzle)
        expect(visitor.page.locator("h1")).to_have_text(words.say(f"{name}.task"))
        assert overflow(visitor) <= (0, 0)
        # The controls are the same in every language: each puzzle is solved in one.
        if THOROUGH or languages()[number % len(languages())] == lang:
            solve(visitor, puzzle)
            taught = visitor.page.get_by_text(words.say(f"{name}.taught"), exact=True)
            expect(taught).to_be_visible()
    assert foreign(lang, texts_of(visitor)) == []


def test_a_family_sees_what_its_boat_has_brought_when_a_puzzle_is_solved(
    visit: Invite,
) -> None:
    visitor, family = visit(phone=True), puzzles(find("isle"))["family"]
    open_puzzle(visitor, family)
    tally = visitor.page.get_by_role("list", name="Score so far")
    before = tally.inner_text()
    solve(visitor, family)
    expect(tally).to_contain_text("So far")
    expect(tally).not_to_have_text(before)
    expect(visitor.page.get_by_role("link", name="Next puzzle")).to_be_visible()


def test_what_was_solved_is_remembered(visit: Invite) -> None:
    visitor, road = visit(), puzzles(find("kyoto"))["road"]
    open_puzzle(visitor, road)
    solve(visitor, road)
    visitor.page.get_by_role("link", name="Next puzzle").click()
    visitor.page.wait_for_url("**/learn/kyoto/puzzle/cat")
    visitor.page.get_by_role("link", name="All puzzles").click()
    entry = visitor.page.get_by_role("listitem").filter(has_text="Across the road")
    expect(entry).to_contain_text("solved")
    expect(visitor.page.get_by_text("1 of 5 solved")).to_be_visible()


def test_steps_are_taken_back_and_begun_again(visit: Invite) -> None:
    visitor, road = visit(phone=True), puzzles(find("kyoto"))["road"]
    open_puzzle(visitor, road)
    do(visitor, "step house-s")
    stands(visitor, "open", 3)
    do(visitor, "done")
    stands(visitor, "failed", 2)
    expect(visitor.page.get_by_role("heading", name="Not this time.")).to_be_focused()
    visitor.page.keyboard.press("Control+z")
    stands(visitor, "open", 3)
    visitor.click("Start over")
    stands(visitor, "open", 4)


def test_the_whole_solution_can_be_shown_step_by_step(visit: Invite) -> None:
    visitor, moon = visit(), puzzles(find("isle"))["moon"]
    open_puzzle(visitor, moon)
    for left in range(moon.decisions - 1, 0, -1):
        visitor.click("Show me the next step")
        visitor.click("Do it")
        stands(visitor, "open", left)
    visitor.click("Show me the next step")
    visitor.click("Do it")
    stands(visitor, "solved", 0)


def test_who_went_astray_is_told_so(visit: Invite) -> None:
    visitor = visit()
    open_puzzle(visitor, puzzles(find("kyoto"))["road"])
    do(visitor, "step 5,8")
    stands(visitor, "open", 3)
    visitor.click("Show me the next step")
    expect(visitor.page.get_by_text("Our solution goes another way")).to_be_visible()


def test_a_puzzle_in_words_can_be_solved_there(visit: Invite) -> None:
    visitor, princess = visit(), puzzles(find("fits"))["princess"]
    open_puzzle(visitor, princess)
    visitor.click("Text view")
    for action in princess.solution:
        listed = visitor.page.locator("aside li").filter(
            has=visitor.page.get_by_text(action, exact=True)
        )
        listed.get_by_role("button").click()
    stands(visitor, "solved", 1)


def test_a_solved_puzzle_is_open_to_all_in_light_and_dark(visit: Invite) -> None:
    wall = puzzles(find("fits"))["wall"]
    for phone in (False, True):
        visitor = visit(phone=phone, dark=phone)
        open_puzzle(visitor, wall)
        solve(visitor, wall)
        assert violations(visitor) == []
        assert overflow(visitor)[0] <= 0


def test_a_puzzle_that_is_not_there_says_so(visit: Invite) -> None:
    visitor = visit()
    visitor.go("/learn/kyoto/puzzle/pond")
    expect(visitor.page.get_by_role("alert")).to_contain_text("There is no such puzzle")
    visitor.wrong = [one for one in visitor.wrong if "404" not in one]
