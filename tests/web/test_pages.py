"""Every page in both themes, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.serving import Serving
from tests.web import pages
from tests.web.browsing import Visitor
from tests.web.conftest import Invite

WEB = Path(__file__).parents[2] / "web"
AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
NAMES = (*pages.PLAIN, *pages.TABLES, "waiting")


def scene(site: Serving, name: str) -> pages.Scene:
    if name in pages.TABLES:
        return pages.table(site, name)
    if name == "waiting":
        return pages.waiting(site)
    return pages.Scene(name, pages.PLAIN[name], {})


def violations(visitor: Visitor) -> list[str]:
    visitor.page.evaluate(AXE)
    found = visitor.page.evaluate("axe.run()")["violations"]
    return [
        f"{one['id']}: {node['html'][:200]} ({node.get('failureSummary', '')[:200]})"
        for one in found
        for node in one["nodes"]
    ]


def overflow(visitor: Visitor) -> tuple[int, int]:
    """By how much the page is larger than the window: to the right, and down."""
    found = visitor.page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth,"
        " document.documentElement.scrollHeight - innerHeight]"
    )
    return found[0], found[1]


@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_open_to_all_in_light_and_dark(
    visit: Invite, site: Serving, name: str
) -> None:
    shown = scene(site, name)
    for phone, dark in ((False, False), (True, True)):
        visitor = visit(phone=phone, dark=dark)
        visitor.bring(shown.cookies)
        visitor.go(shown.path)
        visitor.settled()
        assert violations(visitor) == [], (name, phone, dark)
        assert overflow(visitor)[0] <= 0, (name, phone, dark)
        if name == "nowhere":
            visitor.wrong = [one for one in visitor.wrong if "404" not in one]


@pytest.mark.parametrize("name", pages.TABLES)
def test_a_table_fits_the_window_without_scrolling(
    visit: Invite, site: Serving, name: str
) -> None:
    shown = scene(site, name)
    visitor = visit()
    visitor.bring(shown.cookies)
    visitor.go(shown.path)
    visitor.settled()
    assert overflow(visitor) <= (0, 0)
    main = visitor.page.evaluate(
        "(() => { const m = document.querySelector('main');"
        " return m.scrollHeight - m.clientHeight; })()"
    )
    assert main <= 0


def test_a_table_in_words_lists_the_same_actions(visit: Invite, site: Serving) -> None:
    shown = scene(site, "kyoto-turn")
    visitor = visit()
    visitor.bring(shown.cookies)
    visitor.go(shown.path)
    visitor.click("In words")
    listed = visitor.page.locator("aside li code")
    listed.first.wait_for()
    assert listed.all_text_contents() == visitor.state["actions"]
