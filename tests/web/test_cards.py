"""The cards of the Isle of Cats: all of one size, with room for what they say in every
language, a picture of their own, and a large view."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache

import pytest
from playwright.sync_api import WebSocketRoute, expect

from meowple.games.isle.extras.components import CardFacts
from meowple.games.isle.game import GAME
from meowple.texts import languages, texts
from tests.server.serving import Serving
from tests.web import pages
from tests.web.browsing import Message, Visitor
from tests.web.conftest import Invite

# By how much anything on a card leaves it, to the right or below, or a text its place.
FAULTS = """() => [...document.querySelectorAll('.isle-card')].flatMap(card => {
  const room = card.getBoundingClientRect();
  const parts = [...card.querySelectorAll('*')].filter(one =>
    one.checkVisibility() && !one.closest('.visually-hidden'));
  const most = Math.max(...parts.map(one => {
    const { right, bottom } = one.getBoundingClientRect();
    const beyond = one.matches('.text') ? one.scrollHeight - one.clientHeight : 0;
    return Math.max(right - room.right, bottom - room.bottom, beyond);
  }));
  return most > 1 ? [`${card.innerText} leaves its card by ${most}`] : [];
})"""


# The sizes of all cards, in pixels.
SIZES = """() => [...new Set([...document.querySelectorAll('.isle-card')].map(card => {
  const { width, height } = card.getBoundingClientRect();
  return `${Math.round(width)} x ${Math.round(height)}`;
}))]"""

# Cards without anything drawn.
PLAIN = """() => [...document.querySelectorAll('.isle-card')]
  .filter(card => !card.querySelector('.drawing svg path, .drawing svg ellipse'))
  .map(card => card.innerText)"""


@cache
def cards() -> dict[int, CardFacts]:
    return GAME.components(texts().say).cards


def hand(state: Message) -> None:
    """All cards in hand, with all that they can ever be played for."""
    me = state["view"]["players"][0]
    me["hand"], me["hand_count"] = list(cards()), len(cards())
    finds = [f"find {n} {one.what}" for n, card in cards().items() for one in card.offers]
    anytime = [f"anytime {n}" for n, card in cards().items() if card.phase == "anytime"]
    ask(state, "window", [*finds, *anytime, "pass"])


def draft(state: Message) -> None:
    """All cards to choose from, and all chosen before."""
    own = state["view"]["own"]
    own["packet"] = own["kept"] = list(cards())
    ask(state, "draft", [f"keep {number}" for number in cards()])


def discard(state: Message) -> None:
    """All private lessons on the table, one of which must go."""
    lessons = [n for n, card in cards().items() if card.kind == "private_lesson"]
    state["view"]["players"][0]["lessons"] = lessons
    ask(state, "discard_lessons", [f"discard {number}" for number in lessons])


def ask(state: Message, decision: str, actions: list[str]) -> None:
    state["view"]["asked"]["decision"] = decision
    state["actions"] = actions


def worths() -> list[Message]:
    """Every lesson is worth something, in every colour that it may count."""
    colours = ("blue", "green", "red", "purple", "orange")
    return [
        {"card": number, "colour": colour, "points": 12, "cells": []}
        for number, card in cards().items()
        if card.kind.endswith("lesson")
        for colour in (colours if card.names_colour else (None,))
    ]


class Dealer:
    """Someone between the server and the browser, who can deal any cards."""

    def __init__(self, visitor: Visitor) -> None:
        self.state: Message = {}
        self._deals = False
        visitor.page.route_web_socket("**/play*", self._sit)

    def _sit(self, browser: WebSocketRoute) -> None:
        self.browser = browser
        browser.connect_to_server().on_message(lambda text: self._pass_on(str(text)))

    def _pass_on(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            # The table goes on, but a visitor who got other cards keeps those.
            if self._deals:
                return
            self.state = message
        elif message["type"] == "insight":
            message["number"] = self.state["number"]
            message["insight"]["lessons"] = worths()
        self.browser.send(json.dumps(message))

    def deal(self, state: Message) -> None:
        self._deals = True
        self.browser.send(json.dumps(state))


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("lang", languages())
def test_whatever_a_card_says_has_room_on_it(
    visit: Invite, site: Serving, lang: str, phone: bool
) -> None:
    scene, visitor = pages.table(site, "isle-draft"), visit(lang=lang, phone=phone)
    dealer = Dealer(visitor)
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.until(lambda: dealer.state, "the table")
    for dealt in (hand, draft, discard):
        give(visitor, dealer, dealt)
        expect(visitor.page.locator(".isle-card .worth").first).to_be_attached()
        assert visitor.page.evaluate(FAULTS) == []


def give(visitor: Visitor, dealer: Dealer, dealt: Callable[[Message], None]) -> None:
    """Deal the cards and wait until they can be chosen."""
    state = deepcopy(dealer.state)
    dealt(state)
    dealer.deal(state)
    control = f'[data-action="{state["actions"][0]}"]'
    expect(visitor.page.locator(control)).to_be_attached()


def seated(visit: Invite, site: Serving, **manners: bool) -> Visitor:
    """A visitor at the draft, with all cards to choose from."""
    scene, visitor = pages.table(site, "isle-draft"), visit(**manners)
    dealer = Dealer(visitor)
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.until(lambda: dealer.state, "the table")
    give(visitor, dealer, draft)
    return visitor


def test_all_cards_have_one_size_and_a_picture(visit: Invite, site: Serving) -> None:
    visitor = seated(visit, site)
    assert len(visitor.page.evaluate(SIZES)) == 1
    assert visitor.page.evaluate(PLAIN) == []


def test_a_card_is_enlarged_by_mouse_and_by_key(visit: Invite, site: Serving) -> None:
    visitor = seated(visit, site)
    page = visitor.page
    card = page.locator('[data-action="keep 76"]')
    card.scroll_into_view_if_needed()
    card.hover()
    expect(page.locator(".preview")).to_contain_text("anytime card 76")
    page.mouse.move(5, 5)
    expect(page.locator(".preview")).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(cards()[76].text)
    # What the rules say about this card, and about no other.
    expect(sheet.locator("li").first).to_contain_text("76")
    sheet.locator("[data-rule]").click()
    expect(sheet).to_have_count(0)
    expect(page.locator('aside [data-anchor="anytime-cards"]')).to_be_visible()


def test_a_long_press_enlarges_a_card_and_does_not_mark_it(
    visit: Invite, site: Serving
) -> None:
    visitor = seated(visit, site, phone=True)
    card = visitor.page.locator('[data-action="keep 1"]')
    card.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 9, "clientY": 9})
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    card.dispatch_event("click")
    assert card.get_attribute("aria-pressed") == "false"


def test_the_other_printing_is_only_told_in_the_large_view(
    visit: Invite, site: Serving
) -> None:
    visitor = seated(visit, site)
    face, other = cards()[116].printings["cs"], cards()[116].printings["ru-uk"]
    card = visitor.page.locator('[data-action="keep 116"]')
    expect(card).to_contain_text(face)
    expect(card).not_to_contain_text(other)
    card.focus()
    visitor.page.keyboard.press("i")
    expect(visitor.page.get_by_role("dialog")).to_contain_text(other)


def test_cards_of_if_it_fits_are_enlarged_with_their_rulings(
    visit: Invite, site: Serving
) -> None:
    scene = pages.table(site, "fits-lay")
    visitor = visit()
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    page = visitor.page
    page.locator("[data-hand-card]").first.focus()
    page.keyboard.press("i")
    large = page.locator("[data-large]")
    expect(large).to_contain_text("our ruling")
    large.get_by_role("button", name="The rule").click()
    expect(large).to_have_count(0)
    expect(page.get_by_role("complementary", name="Rules")).to_be_visible()
