"""The Isle's table stays where it is, and its boat can be looked at closer."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.server.players import Person
from tests.server.serving import Serving
from tests.server.table_seeds import DEALS
from tests.web import pages
from tests.web.conftest import Invite
from tests.web.playing import play_on

# The boxes that the large parts of the table have had, by part.
LISTEN = """
window.boxes = {};
const PARTS = ['.undo', '.hint', '.own svg[aria-label]', '.island', '.strip', '.dock',
  '.panels', '.recent'];
(function look() {
  for (const part of PARTS) {
    const box = document.querySelector(part)?.getBoundingClientRect();
    if (!box?.width) continue;
    const at = [box.x, box.y, box.width, box.height].map(Math.round).join();
    (boxes[part] ??= new Set()).add(at);
  }
  requestAnimationFrame(look);
})();
"""
BOXES = "Object.fromEntries(Object.entries(boxes).map(([part, at]) => [part, [...at]]))"


def test_no_part_of_the_table_jumps_in_a_whole_game(visit: Invite, site: Serving) -> None:
    DEALS.begin("steady")
    me = Person(site.address, "Mio")
    table = me.table("isle", "me", "random")
    visitor = visit()
    visitor.context.add_init_script(LISTEN)
    visitor.bring(dict(me.http.cookies))
    visitor.go(f"/table/{table['id']}")
    visitor.settled()
    page = visitor.page
    page.evaluate("boxes = {}")
    play_on(visitor, Random("steady"))
    found = page.evaluate(BOXES)
    assert len(found) > 6
    assert {part: at for part, at in found.items() if len(at) > 1} == {}


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
