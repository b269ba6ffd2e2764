"""Names and lines of chat that are HTML stay texts, on every page that shows them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.server.players import Message, Person, play_together
from tests.server.serving import Serving
from tests.server.table_seeds import DEALS
from tests.web.browsing import Visitor
from tests.web.conftest import Invite

# Each would run `x` if it came into a page as HTML, inside or outside an attribute.
ANN, BOB = '"><svg/onload=x()>', "<img src=q onerror=x()>"
LINES = (
    "<script>x()</script>",
    "<iframe srcdoc='<script>parent.x()</script>'></iframe>",
    '"onmouseover="x()" style="position:fixed;inset:0',
    "javascript:x()",
    "{@html x()} ${x()} {{constructor.constructor('x()')()}}",
)
# Marks of what was run, and of elements that the texts could have become.
TRAP = "window.x = () => { window.hacked = true; }"
HACKED = """() => Boolean(window.hacked)
  || document.querySelector('svg[onload], img[src="q"], iframe[srcdoc], [onmouseover]')"""


def come(visit: Invite, person: Person) -> Visitor:
    visitor = visit()
    visitor.context.add_init_script(TRAP)
    visitor.bring(dict(person.http.cookies))
    return visitor


def check(visitor: Visitor, *shown: str | Locator) -> None:
    for text in shown:
        found = visitor.page.get_by_text(text) if isinstance(text, str) else text
        expect(found.first).to_be_attached()
    visitor.settled()
    assert not visitor.page.evaluate(HACKED)


@pytest.fixture(scope="module")
def hostile(site: Serving) -> tuple[Person, Person]:
    return Person(site.address, ANN), Person(site.address, BOB)


@pytest.fixture(scope="module")
def over(hostile: tuple[Person, Person]) -> Message:
    """A finished game of both."""
    ann, bob = hostile
    with DEALS.named("hostile"):
        table = ann.table("fits", "me", "open", window_seconds=0)
    bob.join(table)
    chairs = [ann.chair(table, 0), bob.chair(table, 1)]
    play_together(chairs, seed=5)
    for chair in chairs:
        chair.leave()
    return table


@pytest.mark.parametrize("game", ["isle", "fits", "kyoto"])
def test_names_and_chat_at_a_table_are_texts(
    visit: Invite, hostile: tuple[Person, Person], game: str
) -> None:
    ann, bob = hostile
    table = ann.table(game, "me", "open", window_seconds=0)
    bob.join(table)
    chair = bob.chair(table, 1)
    visitor = come(visit, ann)
    visitor.go(f"/table/{table['id']}")
    check(visitor, BOB)
    visitor.page.get_by_role("button", name="Chat").first.click()
    for line in LINES:
        chair.send("chat", text=line)
    check(visitor, *LINES)
    visitor.unfold()
    assert not visitor.page.evaluate(HACKED)
    chair.leave()


def test_names_before_a_game_in_lists_and_after_it_are_texts(
    visit: Invite, hostile: tuple[Person, Person], over: Message
) -> None:
    ann, bob = hostile
    waiting = bob.table("fits", "me", "open", public=True)
    visitor = come(visit, ann)
    pages = {
        "/": (BOB,),
        f"/join/{waiting['code']}": (),
        f"/table/{waiting['id']}": (BOB,),
        f"/table/{over['id']}": (BOB,),
        f"/replay/{over['id']}": (BOB,),
        "/profile": (BOB,),
        "/settings": (),
        "/hall/fits": (),
    }
    for path, shown in pages.items():
        visitor.go(path)
        check(visitor, *shown)
        visitor.unfold()
        assert not visitor.page.evaluate(HACKED), path


def test_the_page_of_a_table_that_the_server_sends_has_no_hostile_text(
    hostile: tuple[Person, Person], over: Message
) -> None:
    for path in (f"/table/{over['id']}", f"/replay/{over['id']}"):
        page = hostile[0].http.get(path).text
        assert "x()" not in page
    record = hostile[0].http.get(f"/api/tables/{over['id']}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["x-content-type-options"] == "nosniff"
