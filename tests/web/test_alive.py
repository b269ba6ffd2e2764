"""The tables of If It Fits and Kyoto no Neko are alive: what others do is seen and stays to
be seen, cards are carried to the table, and nothing jumps."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.server.players import Chair, Person, one_by_one
from tests.server.serving import Serving
from tests.server.table_seeds import DEALS
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.playing import play_on

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
PARTS = {
    "fits": [
        "[data-part=players]",
        "[data-part=recent]",
        ".more [data-part=supply]",
        "[data-part=box]",
        "[data-part=table]",
        "[data-part=tray]",
        ".note",
    ],
    "kyoto": ["[data-part=map]", ".now-head", ".players", ".players > *"],
}


def beside_bob(
    visit: Invite, site: Serving, game: str, **manners: object
) -> tuple[Visitor, list[Chair]]:
    """Ann's browser at a table with Bob, and a chair of each to play by messages."""
    DEALS.begin(f"alive {game}")
    ann, bob = Person(site.address, "Ann"), Person(site.address, "Bob")
    table = ann.table(game, "me", "open")
    bob.join(table)
    chairs = [ann.chair(table, 0), bob.chair(table, 1)]
    for chair in chairs:
        chair.at(0)
    visitor = visit(**manners)
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    visitor.settled()
    return visitor, chairs


def play_until(
    visitor: Visitor, chairs: list[Chair], holds: Callable[[Chair, str], bool]
) -> None:
    """Both play at random, to the first action of which this holds; the page has it."""
    for chair, action in one_by_one(chairs, Random("alive")):
        if holds(chair, action):
            break
    else:
        raise AssertionError("never")
    reached = chairs[0].state["number"]
    visitor.until(lambda: visitor.state["number"] >= reached, "what was played")


def by_bob(*verbs: str) -> Callable[[Chair, str], bool]:
    return lambda chair, action: chair.seat == 1 and action.split()[0] in verbs


def asks_ann(decision: str) -> Callable[[Chair, str], bool]:
    def asked(chair: Chair, _: str) -> bool:
        now = chair.state["view"]["asked"]
        return bool(now) and now["decision"] == decision and now["seats"] == [0]

    return asked


def is_on_screen(page: Page, control: str) -> None:
    found = page.locator(control).first
    expect(found).to_be_visible()
    assert found.evaluate(ON_SCREEN), control


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_card_that_another_player_placed_is_marked_and_listed(
    visit: Invite, site: Serving, phone: bool, still: bool
) -> None:
    manners = {"phone": phone, "still": still, "speed": "fast"}
    visitor, chairs = beside_bob(visit, site, "fits", **manners)
    play_until(visitor, chairs, by_bob("lay"))
    page = visitor.page
    # It has landed, and stays marked.
    expect(page.locator(".flight")).to_have_count(0)
    marked = page.locator("[data-marked]")
    expect(marked).to_have_count(1)
    is_on_screen(page, "[data-marked]")
    newest = page.locator("[data-act=started], [data-act=laid]").first
    expect(newest).to_contain_text("Bob places")
    is_on_screen(page, "[data-act]")
    # Pressed, an act is shown again.
    newest.click()
    expect(page.locator("[data-act].now")).to_have_count(1)


def test_a_cat_is_listed_with_its_picture(visit: Invite, site: Serving) -> None:
    visitor, chairs = beside_bob(visit, site, "fits")
    play_until(visitor, chairs, by_bob("cat"))
    cat = visitor.page.locator("[data-act=cat]").first
    expect(cat).to_contain_text("Bob puts a cat in the box")
    expect(cat.locator(".picture svg").first).to_be_visible()


def test_what_was_taken_back_is_no_longer_listed(visit: Invite, site: Serving) -> None:
    visitor, chairs = beside_bob(visit, site, "fits")
    play_until(visitor, chairs, by_bob("lay"))
    before = visitor.page.locator("[data-act]").count()
    assert before > 0
    chairs[1].undo()
    expect(visitor.page.locator("[data-act]")).to_have_count(before - 1)
    expect(visitor.page.locator("[data-marked]")).to_have_count(0)


class Hand:
    """A mouse, or a finger."""

    def __init__(self, visitor: Visitor, finger: bool) -> None:
        self.page = visitor.page
        self._touch = visitor.context.new_cdp_session(visitor.page) if finger else None

    def carry(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press, and move there; nothing is released yet."""
        self._do("touchStart", start)
        for part in (0.2, 0.6, 1.0):
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            self.move((x, y))

    def move(self, at: tuple[float, float]) -> None:
        self._do("touchMove", at)

    def release(self) -> None:
        self._do("touchEnd")

    def _do(self, kind: str, at: tuple[float, float] | None = None) -> None:
        if self._touch is not None:
            points = [] if at is None else [{"x": at[0], "y": at[1]}]
            event = {"type": kind, "touchPoints": points}
            self._touch.send("Input.dispatchTouchEvent", event)
            return
        if at is not None:
            self.page.mouse.move(*at)
        if kind == "touchStart":
            self.page.mouse.down()
        elif kind == "touchEnd":
            self.page.mouse.up()


def middle(visitor: Visitor, control: str) -> tuple[float, float]:
    found = visitor.page.locator(control).first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_card_is_carried_from_the_hand_to_its_place(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor, chairs = beside_bob(visit, site, "fits", phone=phone)
    play_until(visitor, chairs, asks_ann("card"))
    page, hand = visitor.page, Hand(visitor, phone)
    card = page.locator('[data-hand-card][data-action^="play B"]').first
    id = card.get_attribute("data-hand-card")
    table = middle(visitor, "[data-part=table]")
    hand.carry(middle(visitor, f'[data-hand-card="{id}"]'), table)
    # Over the table it is played, and its places glow.
    page.locator("[data-place]").first.wait_for()
    visitor.until(lambda: not page.locator("main[aria-busy=true]").count(), "the answer")
    place = middle(visitor, "[data-place]")
    hand.move(place)
    expect(page.locator(".place.chosen")).to_have_count(1)
    hand.release()
    if phone:
        # It stays loose until it is confirmed.
        page.locator('button[data-action^="lay"]').click()
    visitor.until(
        lambda: id in [cell["card"] for cell in visitor.state["view"]["cells"]], "the card"
    )


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_card_that_is_dropped_elsewhere_stays_in_the_hand(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor, chairs = beside_bob(visit, site, "fits", phone=phone)
    play_until(visitor, chairs, asks_ann("card"))
    page, hand, number = visitor.page, Hand(visitor, phone), visitor.state["number"]
    start = middle(visitor, '[data-hand-card][data-action^="play"]')
    hand.carry(start, (start[0], start[1] - 14))
    expect(page.locator(".carried")).to_be_visible()
    hand.release()
    expect(page.locator(".carried")).to_have_count(0)
    assert visitor.state["number"] == number
    # A click chooses it as ever.
    page.locator('[data-hand-card][data-action^="play"]').first.click()
    visitor.until(lambda: visitor.state["number"] > number, "the card that was chosen")


def test_the_cloth_has_numbers_only_beside_cards(visit: Invite, site: Serving) -> None:
    visitor, chairs = beside_bob(visit, site, "fits")
    numbers = visitor.page.locator("[data-part=table] svg > g[aria-hidden] > text")
    expect(numbers).to_have_count(0)
    play_until(visitor, chairs, lambda _, action: action.startswith("lay"))
    expect(numbers).to_have_count(2)


def test_my_own_roll_is_still_listed_after_another_turn(
    visit: Invite, site: Serving
) -> None:
    visitor, chairs = beside_bob(visit, site, "kyoto")
    rolled: list[str] = []

    def later(chair: Chair, action: str) -> bool:
        verb = action.split()[0]
        if chair.seat == 0 and verb in ("hunt", "friendship", "fight", "agility"):
            rolled.append(action)
        return bool(rolled) and chair.seat == 1 and verb == "done"

    play_until(visitor, chairs, later)
    roll = visitor.page.locator("[data-act=check]", has_text="Ann").first
    expect(roll).to_be_visible()
    roll.click()
    expect(visitor.page.locator(".roll")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".roll")).to_have_count(0)


@pytest.mark.parametrize("game", ["fits", "kyoto"])
def test_no_part_of_the_table_jumps_in_a_whole_game(
    visit: Invite, site: Serving, game: str
) -> None:
    DEALS.begin(f"steady {game}")
    me = Person(site.address, "Mio")
    table = me.table(game, "me", "random")
    visitor = visit()
    visitor.context.add_init_script(LISTEN % PARTS[game])
    visitor.bring(dict(me.http.cookies))
    visitor.go(f"/table/{table['id']}")
    visitor.settled()
    visitor.page.evaluate("boxes = {}")
    play_on(visitor, Random(f"steady {game}"))
    found = visitor.page.evaluate(BOXES)
    assert len(found) == len(PARTS[game])
    assert {part: at for part, at in found.items() if len(at) > 1} == {}
