"""What another player did is on screen long enough to be seen, in every game: the clock of
the page goes on only when the test lets it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.server.players import Chair, one_by_one
from tests.server.serving import Serving
from tests.web.beside import beside_bob
from tests.web.browsing import Visitor
from tests.web.conftest import Invite

BEGUN = "2030-01-01T12:00:00"
STOPPED = "2030-01-01T13:00:00"
# How often the page is looked at, and how long what happened has to be seen, in ms.
LOOK = 100
LONG_ENOUGH = 2000
# A turn is shown in less.
MOST = 120_000

# What Bob has to do in the turn that is watched, how it is listed and where it is marked.
TURNS: dict[str, tuple[dict[str, object], str, str, str]] = {
    "isle": (
        {"mode": "family", "first": 1},
        "place",
        "[data-act=placed]",
        '[data-boat="1"] [data-marked]',
    ),
    "fits": (
        {},
        "lay",
        ":is([data-act=laid], [data-act=started], [data-act=asleep])",
        "[data-marked]",
    ),
    "kyoto": ({}, "step", "[data-act=step]", "[data-marked]"),
}
# Something is on its way, or its animation is going on.
MOVING = ".flight, .kyoto .now-head button:not([data-action])"
# Notes that something moves: what flies may have landed before a test looks.
NOTE_MOVES = """moving => {
  const note = () => { window.moved ||= document.querySelector(moving) !== null; };
  window.moved = false;
  note();
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
}"""
# Whether it is seen, not covered by a border of what scrolls.
SEEN = """one => {
  const box = one.getBoundingClientRect();
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let up = one.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflow === 'visible') continue;
    const edge = up.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return box.width > 0 && box.left >= left - 1 && box.top >= top - 1 &&
    box.right <= right + 1 && box.bottom <= bottom + 1;
}"""
# Where the kittens are: an animation takes them through the streets.
KITTENS = """JSON.stringify([...document.querySelectorAll('.kitten')].map(one =>
  [one.style.cssText, one.getAttribute('transform')]))"""


def turn_of_bob(chairs: list[Chair], verb: str) -> Iterator[tuple[Chair, str]]:
    """All that is played, until a turn of Bob begins in which he does this."""
    played = one_by_one(chairs, Random("watching"))
    for _ in played:
        offers = chairs[1].state["actions"]
        if chairs[0].state["actors"] == [1] and any(a.startswith(verb) for a in offers):
            return played
    raise AssertionError("never")


def follow(visitor: Visitor, page: Page) -> tuple[bool, set[str]]:
    """Let the clock go on until all is shown; whether something moved since the last
    time, and where the kittens have been."""
    places: set[str] = set()
    skip = page.get_by_role("button", name="Skip ahead", exact=True)
    for _ in range(MOST // LOOK):
        places.add(page.evaluate(KITTENS))
        if not page.locator(MOVING).count() and not skip.count():
            moved: bool = page.evaluate("moved")
            page.evaluate("moved = false")
            return moved, places
        page.clock.run_for(LOOK)
        # What flies does so by the clock on the wall.
        visitor.until(lambda: not page.locator(".flight").count(), "the landing")
    raise AssertionError("still not shown")


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", list(TURNS))
def test_the_turn_of_another_player_is_seen_for_two_seconds(
    visit: Invite, site: Serving, game: str, phone: bool, still: bool
) -> None:
    options, verb, act, mark = TURNS[game]
    manners = {"phone": phone, "still": still, "speed": "normal"}
    visitor, chairs = beside_bob(visit, site, game, options, **manners)
    page = visitor.page
    page.clock.install(time=BEGUN)
    page.clock.pause_at(STOPPED)
    page.evaluate(NOTE_MOVES, MOVING)
    played = turn_of_bob(chairs, verb)
    visitor.until(lambda: visitor.state["number"] >= chairs[0].state["number"], "it all")
    follow(visitor, page)
    # Bob's turn, to its end.
    for chair, _ in played:
        if 0 in chair.state["actors"] or chair.state["over"]:
            break
    visitor.until(lambda: visitor.state["number"] >= chairs[0].state["number"], "the turn")
    moved, places = follow(visitor, page)
    assert moved is not still
    if game == "kyoto" and not still:
        assert len(places) > 2
    listed = page.locator("li:not(.old) > [data-act]", has_text="Bob")
    acts = listed.all_inner_texts()
    assert page.locator(f"li:not(.old) > {act}", has_text="Bob").count()
    for _ in range(0, LONG_ENOUGH + LOOK, LOOK):
        assert listed.all_inner_texts() == acts
        expect(page.locator(mark).first).to_be_visible()
        assert page.locator(mark).first.evaluate(SEEN)
        assert listed.first.evaluate(SEEN)
        page.clock.run_for(LOOK)
