"""Tables stay where they are, and the Isle's boat can be looked at closer."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.players import Person
from tests.server.serving import Serving
from tests.server.table_seeds import DEALS
from tests.web import pages
from tests.web.boxes import places, watch
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.playing import play_on

# How far what is seen moves in a whole game, as browsers measure it; also right after a
# click, which a measure of pages would forgive.
MOST = 0.02
SHIFTS = """
window.shifts = [];
const nameOf = ({ node }) => node?.parentElement?.className + ' > ' + node?.className;
new PerformanceObserver(list => {
  for (const { value, sources } of list.getEntries())
    shifts.push([value, sources.map(nameOf)]);
}).observe({ type: 'layout-shift', buffered: true });
"""
# The large parts of each table. One of them may never be needed.
PARTS = {
    "isle": [
        ".undo",
        ".hint",
        ".own svg[aria-label]",
        ".island",
        ".strip",
        ".dock",
        ".panels",
        ".recent",
    ],
    "fits": [
        "[data-part=players]",
        "[data-part=recent]",
        ".more [data-part=supply]",
        "[data-part=box]",
        "[data-part=table]",
        "[data-part=tray]",
        ".note",
    ],
    "kyoto": ["[data-part=map]", ".now-head", "[data-part=recent]", ".ask", ".players"],
}


def play_through(visitor: Visitor, site: Serving, game: str, **options: object) -> None:
    """A whole game in which nothing that is seen moves far."""
    DEALS.begin(f"steady {game}")
    me = Person(site.address, "Mio")
    table = me.table(game, "me", "random", options=options)
    visitor.context.add_init_script(SHIFTS)
    watch(visitor, PARTS[game])
    visitor.bring(dict(me.http.cookies))
    visitor.go(f"/table/{table['id']}")
    visitor.settled()
    places(visitor)
    play_on(visitor, Random(f"steady {game}"))
    visitor.page.get_by_role("button", name="Play again").wait_for()
    shifts = visitor.page.evaluate("shifts")
    assert sum(value for value, _ in shifts) <= MOST, sorted(shifts)[-5:]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", PARTS)
def test_nothing_jumps_in_a_whole_game(
    visit: Invite, site: Serving, game: str, phone: bool
) -> None:
    visitor = visit(phone=phone)
    play_through(visitor, site, game)
    if not phone:
        found = places(visitor)
        assert len(found) >= len(PARTS[game]) - 1
        assert {part: at for part, at in found.items() if len(at) > 1} == {}


def test_nothing_jumps_on_a_phone_in_the_family_mode(visit: Invite, site: Serving) -> None:
    play_through(visit(phone=True), site, "isle", mode="family")


def test_the_boat_on_a_phone_can_be_looked_at_closer(visit: Invite, site: Serving) -> None:
    visitor, scene = visit(phone=True), pages.table(site, "isle-rescue")
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    boat = visitor.page.locator("[data-part=boat] svg[data-boat]")
    whole = boat.get_attribute("viewBox")
    assert whole is not None
    visitor.click("Zoom in")
    expect(boat).not_to_have_attribute("viewBox", whole)
    visitor.click("Zoom out")
    expect(boat).to_have_attribute("viewBox", whole)
    box = boat.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(2):
        visitor.page.touchscreen.tap(*middle)
    expect(boat).not_to_have_attribute("viewBox", whole)
