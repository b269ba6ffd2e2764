"""Every page on a desk and on a phone, in the light and in the dark."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import pages
from tests.web.browsing import PICTURES, Visitor
from tests.web.conftest import Invite

WEB = Path(__file__).parents[2] / "web"
AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
# What passes is by far the most, and is not asked for.
RUN_AXE = """([only, within]) => axe.run(within || document, {
  resultTypes: ['violations'], ...(only && { runOnly: only }),
}).then(found => found.violations)"""
# What axe looks at that can be different in another theme.
COLORS = ["color-contrast", "link-in-text-block"]
Theme = Literal["light", "dark"]
TURNS = {"isle": "isle-rescue", "fits": "fits-turn", "kyoto": "kyoto-turn"}
NAMES = (*pages.PLAIN, *pages.TABLES, "waiting", "invited")


# By how much a table is higher than its room.
SCROLLED = """(() => {
  const main = document.querySelector('main');
  return main.scrollHeight - main.clientHeight;
})()"""

# Text that is only heard and that would widen the page: it is placed by an element outside
# of the one that scrolls around it.
LOOSE = """[...document.querySelectorAll('.visually-hidden')].filter(hidden => {
  let around = hidden.parentElement;
  while (around && getComputedStyle(around).overflow === 'visible')
    around = around.parentElement;
  return around && hidden.offsetParent && !around.contains(hidden.offsetParent);
}).map(hidden => hidden.parentElement.outerHTML.slice(0, 200))"""


def scene(site: Serving, name: str) -> pages.Scene:
    if name in pages.TABLES:
        return pages.table(site, name)
    if name == "waiting":
        return pages.waiting(site)
    if name == "invited":
        return pages.invited(site)
    return pages.Scene(name, pages.PLAIN[name], {})


def violations(
    visitor: Visitor, only: list[str] | None = None, within: str = ""
) -> list[str]:
    """What axe finds on the page, or in a part of it: that takes half the time."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE)
    found = visitor.page.evaluate(RUN_AXE, [only, within])
    return [
        f"{one['id']}: {node['html'][:200]} ({node.get('failureSummary', '')[:200]})"
        for one in found
        for node in one["nodes"]
    ]


def violations_in_both_themes(visitor: Visitor, within: str = "") -> list[str]:
    """All in the theme that is shown, and then whatever depends on colors in the other."""
    is_dark = visitor.page.locator(":root[data-theme=dark]").count() == 1
    here: Theme = "dark" if is_dark else "light"
    there: Theme = "light" if is_dark else "dark"
    found = violations(visitor, within=within)
    show_in(visitor, there)
    other = violations(visitor, COLORS, within)
    show_in(visitor, here)
    return [*found, *(f"in the other theme: {one}" for one in other)]


def show_in(visitor: Visitor, theme: Theme) -> None:
    """The system changes its theme, and the page follows."""
    visitor.page.emulate_media(color_scheme=theme)
    expect(visitor.page.locator(f":root[data-theme={theme}]")).to_have_count(1)
    visitor.page.evaluate(PICTURES)


def overflow(visitor: Visitor) -> tuple[int, int]:
    """By how much the page is larger than the window: to the right, and down."""
    found = visitor.page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth,"
        " document.documentElement.scrollHeight - innerHeight]"
    )
    return found[0], found[1]


@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_open_to_all_in_light_and_dark_and_a_table_fits_its_window(
    visit: Invite, site: Serving, name: str
) -> None:
    shown = scene(site, name)
    for phone, dark in ((False, False), (True, True)):
        visitor = visit(phone=phone, dark=dark)
        visitor.bring(shown.cookies)
        visitor.go(shown.path)
        visitor.settled()
        if name in pages.PLAIN:
            visitor.unfold()
        assert violations_in_both_themes(visitor) == [], (name, phone, dark)
        assert visitor.page.evaluate(LOOSE) == [], (name, phone, dark)
        right, down = overflow(visitor)
        assert right <= 0, (name, phone, dark)
        if name in pages.TABLES and not phone:
            assert down <= 0
            assert visitor.page.evaluate(SCROLLED) <= 0
        if name == "nowhere":
            visitor.wrong = [one for one in visitor.wrong if "404" not in one]


def test_a_table_in_words_lists_the_same_actions(visit: Invite, site: Serving) -> None:
    shown = scene(site, "kyoto-turn")
    visitor = visit()
    visitor.bring(shown.cookies)
    visitor.go(shown.path)
    visitor.click("Text")
    listed = visitor.page.locator("aside li code")
    listed.first.wait_for()
    expect(listed).to_have_text(visitor.state["actions"])
