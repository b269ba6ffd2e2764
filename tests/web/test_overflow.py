"""Every text has room where it stands, in every language, on a phone and on a desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from meowple.texts import languages
from tests.server.serving import Serving
from tests.web import pages
from tests.web.browsing import DESKTOP, PHONE, PICTURES, Visitor
from tests.web.conftest import Invite

PLAIN = (
    "/",
    "/new/isle",
    "/new/fits",
    "/new/kyoto",
    "/learn",
    "/learn/isle/puzzle/moon",
    "/score/isle",
    "/score/fits",
    "/rules",
    "/rules/kyoto",
    "/profile",
    "/settings",
)
TABLES = (
    *("isle-draft", "isle-window", "isle-place", "isle-solo"),
    *("fits-lay", "kyoto-turn"),
)

# A text is cut where a box around it hides what is outside, and spills where it leaves
# the box that it was laid out in. What can be scrolled is neither; nor is what tells
# the whole in its title, or is only for those who hear it. Glyphs reach a little above
# and below their line.
FAULTS = """() => {
  const SIDE = 1.5, LINE = 6, faults = [];
  const out = (text, box) =>
    text.left < box.left - SIDE || text.right > box.right + SIDE;
  const over = (text, box) =>
    text.top < box.top - LINE || text.bottom > box.bottom + LINE;
  const shortened = (element, style) =>
    (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') &&
    element.closest('[title]');
  function fault(node, text) {
    let laid = false, sideways = true, down = true;
    for (let box = node.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const scrolls = (axis) => ['auto', 'scroll'].includes(axis);
      sideways &&= !scrolls(style.overflowX);
      down &&= !scrolls(style.overflowY);
      const room = box.getBoundingClientRect();
      // As small as can be: it is only heard.
      if (room.width <= 1 && style.position === 'absolute') return null;
      const hides = style.overflowX !== 'visible';
      if (shortened(box, style)) return null;
      if ((hides || !laid) && sideways && out(text, room)) return 'sideways';
      if ((hides || !laid) && down && over(text, room)) return 'down';
      // Within a picture there is no box but its own.
      laid ||= !(box instanceof SVGElement) || box.tagName === 'svg';
      if (style.position === 'fixed') break;
    }
    return null;
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('select, .visually-hidden')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const how = text.width && fault(node, text);
    if (how) faults.push(`${how}: ${node.data} in ${parent.outerHTML.slice(0, 120)}`);
  }
  const wider = document.documentElement.scrollWidth - innerWidth;
  return wider > 0 ? [...faults, `the page is wider by ${wider}`] : faults;
}"""


@pytest.fixture(scope="module")
def scenes(site: Serving) -> list[pages.Scene]:
    plain = [pages.Scene(path, path, {}) for path in PLAIN]
    tables = [pages.table(site, name) for name in TABLES]
    return [*plain, *tables, *pages.over(site, "kyoto")]


def faults(visitor: Visitor, size: ViewportSize) -> list[str]:
    visitor.page.set_viewport_size(size)
    # What is drawn to measure comes with the next picture.
    visitor.page.evaluate(PICTURES)
    found: list[str] = visitor.page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize("lang", languages())
def test_no_text_is_cut_or_leaves_its_place(
    visit: Invite, scenes: list[pages.Scene], lang: str
) -> None:
    visitor = visit(lang=lang)
    wrong = []
    for scene in scenes:
        visitor.bring(scene.cookies)
        visitor.go(scene.path)
        visitor.settled()
        if scene.path in PLAIN:
            visitor.unfold()
        for size in (DESKTOP, PHONE):
            found = faults(visitor, size)
            wrong += [f"{scene.name} at {size['width']}: {fault}" for fault in found]
    assert wrong == []


# Whether a longer text leaves everything at the table where it is.
STILL = """([what, text]) => {
  const places = () => JSON.stringify(
    [...document.querySelectorAll('main button, main [data-place]')].map((one) =>
      one.getBoundingClientRect()));
  const before = places();
  document.querySelector(what).textContent = text;
  return before === places();
}"""


@pytest.mark.parametrize("size", [PHONE, {"width": 850, "height": 700}, DESKTOP])
def test_longer_words_move_nothing_under_the_pointer(
    visit: Invite, site: Serving, size: ViewportSize
) -> None:
    visitor, scene = visit(), pages.table(site, "fits-lay")
    visitor.bring(scene.cookies)
    visitor.page.set_viewport_size(size)
    visitor.go(scene.path)
    visitor.settled()
    assert visitor.page.evaluate(STILL, [".tray .note", "meow " * 60])
    assert visitor.page.evaluate(STILL, ["header h1", "meow " * 12])
