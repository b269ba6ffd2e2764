"""At 200 % zoom, on a tablet and on a large screen every control can be reached."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import ViewportSize

from tests.server.serving import Serving
from tests.web import pages
from tests.web.conftest import Invite
from tests.web.playing import answer, is_over, my_turn

SIZES: dict[str, ViewportSize] = {
    "zoomed": {"width": 640, "height": 400},
    "tablet": {"width": 768, "height": 1024},
    "large": {"width": 1920, "height": 1080},
}
# Controls that, scrolled to, are still under something else or partly outside of the
# window. What fills more than half of it need not be seen at once; a space of a board is a
# control like any button.
HIDDEN = """() => [...document.querySelectorAll(
    'main button, header button, header a, main [data-action]:not([aria-disabled=true])')]
  .filter(one => one.checkVisibility({ visibilityProperty: true })
    && !one.closest('[aria-hidden=true]'))
  .filter(one => {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (!width || !height) return false;
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const free = found && (one.contains(found) || found.contains(one));
    const whole = left >= -1 && top >= -1 && right <= innerWidth + 1
      && bottom <= innerHeight + 1;
    const large = width > innerWidth / 2 || height > innerHeight / 2;
    return !(free && (whole || large));
  })
  .map(one => one.outerHTML.slice(0, 160))"""
WIDE = "document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_control_of_a_turn_can_be_reached(
    visit: Invite, size: str, number: int
) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play now").nth(number).click()
    visitor.page.set_viewport_size(SIZES[size])
    chance = Random("reach")
    for _ in range(4):
        visitor.until(lambda: my_turn(visitor), "my turn")
        visitor.settled()
        assert visitor.page.evaluate(HIDDEN) == []
        assert not visitor.page.evaluate(WIDE)
        answer(visitor, chance)
    assert not is_over(visitor)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", ["isle-rescue", "isle-place"])
def test_every_control_of_a_rescue_can_be_reached(
    visit: Invite, site: Serving, size: str, scene: str
) -> None:
    found, visitor = pages.table(site, scene), visit()
    visitor.page.set_viewport_size(SIZES[size])
    visitor.bring(found.cookies)
    visitor.go(found.path)
    visitor.settled()
    assert visitor.page.evaluate(HIDDEN) == []
    assert not visitor.page.evaluate(WIDE)


def test_on_a_tablet_the_opponents_boat_and_last_act_stay_visible(visit: Invite) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play now").nth(0).click()
    visitor.page.set_viewport_size(SIZES["tablet"])
    visitor.until(lambda: my_turn(visitor), "my turn")
    answer(visitor, Random("tablet"))
    visitor.settled()
    shown = visitor.page.get_by_role("region", name="Just now").first
    box = shown.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < SIZES["tablet"]["height"]
