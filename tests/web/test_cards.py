"""Every card of the Isle of Cats has room for what it says, in every language."""

from __future__ import annotations

import json
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
    """Somebody between the server and the browser, who can deal any cards."""

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
            # The table goes on; whoever was dealt other cards stays with them.
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
        state = deepcopy(dealer.state)
        dealt(state)
        dealer.deal(state)
        control = f'[data-action="{state["actions"][0]}"]'
        expect(visitor.page.locator(control)).to_be_attached()
        expect(visitor.page.locator(".isle-card .worth").first).to_be_attached()
        assert visitor.page.evaluate(FAULTS) == []
