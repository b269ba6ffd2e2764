"""The pages in the generated language. Run in a copy of the checkout, with a client that
was built there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fifth_language.outside import joined, outside
from tests.fifth_language.pseudo import LANG
from tests.server.serving import Serving
from tests.web import pages
from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Invite, _same_deals, browser, site, visit
from tests.web.test_overflow import PLAIN, faults

__all__ = ["_same_deals", "browser", "site", "visit"]

TABLES = ("isle-draft", "isle-place", "fits-lay", "kyoto-turn")
# Every text by the element that has it, with what is only heard. Code, names that people
# chose and other languages are no texts of ours.
TEXTS = """() => {
  const found = [];
  const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('code, pre, script, style, noscript, [lang]')) continue;
    let text = '';
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) text += node.data;
      else if (node.nodeType === Node.ELEMENT_NODE) { found.push(text); text = ''; }
    }
    found.push(text, ...spoken.map((name) => element.getAttribute(name) ?? ''));
  }
  return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
}"""


@pytest.fixture(scope="module")
def scenes(site: Serving) -> list[pages.Scene]:
    plain = [pages.Scene(path, path, {}) for path in (*PLAIN, "/hall/isle", "/claim")]
    tables = [pages.table(site, name) for name in TABLES]
    return [*plain, *tables, *pages.over(site, "kyoto"), pages.waiting(site)]


def wrong_texts(page: Any) -> list[str]:
    texts: list[str] = page.evaluate(TEXTS)
    return [
        f"{text!r} {why}: {found}"
        for text in texts
        for why, found in (("has", outside(text)), ("is put together", joined(text)))
        if found
    ]


def test_every_page_speaks_the_language_and_has_room_for_it(
    visit: Invite, scenes: list[pages.Scene]
) -> None:
    visitor = visit(lang=LANG)
    wrong = []
    for scene in scenes:
        visitor.bring(scene.cookies)
        visitor.go(scene.path)
        visitor.settled()
        if not scene.cookies:
            visitor.unfold()
        wrong += [f"{scene.name}: {text}" for text in wrong_texts(visitor.page)]
        for size in (DESKTOP, PHONE):
            found = faults(visitor, size)
            wrong += [f"{scene.name} at {size['width']}: {fault}" for fault in found]
        visitor.page.set_viewport_size(DESKTOP)
    assert not wrong, "\n".join(wrong)
