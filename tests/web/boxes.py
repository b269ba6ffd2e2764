"""Where the parts of a page are: on the screen, and always in the same place."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor

ON_SCREEN = """one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
# The boxes that the large parts of the table have had, by part.
LISTEN = """
window.boxes = {};
(function look() {
  for (const part of %s) {
    const box = document.querySelector(part)?.getBoundingClientRect();
    if (!box?.width) continue;
    const at = [box.x, box.y, box.width, box.height].map(Math.round).join();
    (boxes[part] ??= new Set()).add(at);
  }
  requestAnimationFrame(look);
})();
"""
BOXES = "Object.fromEntries(Object.entries(boxes).map(([part, at]) => [part, [...at]]))"


def is_on_screen(page: Page, control: str) -> None:
    found = page.locator(control).first
    expect(found).to_be_visible()
    assert found.evaluate(ON_SCREEN), control


def watch(visitor: Visitor, parts: Sequence[str]) -> None:
    """Note in every frame where these parts of the pages to come are."""
    visitor.context.add_init_script(LISTEN % list(parts))


def places(visitor: Visitor) -> dict[str, list[str]]:
    """The boxes that each part has had since the last call."""
    found: dict[str, list[str]] = visitor.page.evaluate(BOXES)
    visitor.page.evaluate("boxes = {}")
    return found
