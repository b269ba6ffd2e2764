"""What a tiger would do: the hint at a table, the analysis of a finished game."""

from __future__ import annotations

import json
import re
from random import Random

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.server.players import Person
from tests.server.serving import Serving
from tests.web.beside import ann_and_bob, asks, beside_bob, play_until, played
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.test_pages import violations


def at_one_screen(visit: Invite, site: Serving) -> tuple[Visitor, str]:
    """Ann at a table with someone beside her, and the way there."""
    ann = Person(site.address, "Ann")
    table = ann.table("fits", "me", "hotseat")
    visitor = visit()
    visitor.bring(dict(ann.http.cookies))
    return visitor, f"/table/{table['id']}"


def test_a_hint_names_actions_and_one_of_them_can_be_played(
    visit: Invite, site: Serving
) -> None:
    visitor, path = at_one_screen(visit, site)
    visitor.go(path)
    page = visitor.page
    hint = page.get_by_role("button", name="Hint", exact=True)
    # Behind the curtain there is nothing to see for anyone else at the screen.
    ready = page.get_by_role("button", name=re.compile("I’m Ann"))
    expect(ready).to_be_visible()
    expect(hint).to_have_count(0)
    ready.click()
    expect(hint).to_be_visible()
    page.keyboard.press("h")
    expect(hint).to_have_attribute("aria-expanded", "true")
    # Every place has its own name.
    told = re.compile(r"^Play this: Place a card: column \d+, row \d+, ")
    play = page.get_by_role("button", name=told)
    expect(play.first).to_be_visible()
    panel = page.get_by_role("region", name="What a tiger would do")
    expect(
        panel.get_by_text(re.compile(r"Wins \d+% of games, about .?\d+ points?")).first
    ).to_be_visible()
    expect(panel.get_by_text("No opponent gains points from it.").first).to_be_visible()
    # The place is marked on the table, and no code is shown.
    expect(page.locator("main [data-marked]")).to_have_count(1)
    expect(panel.get_by_text(re.compile(r"\blay \w+ \d"))).to_have_count(0)
    assert violations(visitor) == []
    before = visitor.state["number"]
    play.first.click()
    visitor.until(lambda: visitor.state["number"] > before, "the action")
    expect(panel).to_have_count(0)


# How many cards have a dashed ring.
RINGS = """cards => cards.filter(
  one => getComputedStyle(one).outlineStyle === 'dashed').length"""


def test_a_hint_marks_all_cards_and_escape_closes_it(visit: Invite, site: Serving) -> None:
    ann = Person(site.address, "Ann")
    table = ann.table("isle", "me", "random")
    visitor = visit()
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    page = visitor.page
    hint = page.get_by_role("button", name="Hint", exact=True)
    hint.click()
    panel = page.get_by_role("region", name="What a tiger would do")
    play = panel.get_by_role("button", name=re.compile("^Play this: Keep: .*; Keep: "))
    expect(play.first).to_be_visible()
    cards = page.locator("main [data-action^='keep ']")
    visitor.until(lambda: cards.evaluate_all(RINGS) == 2, "two marked cards")
    # Wherever the focus is.
    cards.first.focus()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    visitor.until(lambda: cards.evaluate_all(RINGS) == 0, "no marked card")
    # Asked for again, all of it is played.
    hint.click()
    play.first.click()
    visitor.until(lambda: len(visitor.state["view"]["own"]["kept"]) == 2, "both are kept")


def test_a_hint_stays_when_another_player_answers(visit: Invite, site: Serving) -> None:
    visitor, chairs = beside_bob(visit, site, "isle")
    page = visitor.page
    panel = page.get_by_role("region", name="What a tiger would do")
    page.get_by_role("button", name="Hint", exact=True).click()
    play = panel.get_by_role("button", name=re.compile("^Play this: "))
    expect(play.first).to_be_visible()
    before = visitor.states
    for _ in range(2):
        keeps = [one for one in chairs[1].state["actions"] if one.startswith("keep ")]
        chairs[1].act(keeps[0])
    visitor.until(lambda: visitor.state["actors"] == [0], "Bob’s cards")
    assert visitor.states > before
    visitor.settled()
    expect(play.first).to_be_visible()
    # It can still be played.
    play.first.click()
    expect(panel).to_have_count(0)


# How large a table of If It Fits is drawn.
SCALE = "one => Number(/scale\\((.*)\\)/.exec(one.getAttribute('transform'))[1])"


def test_after_a_hint_on_a_phone_the_table_is_as_large_as_before(
    visit: Invite, site: Serving
) -> None:
    visitor, chairs = beside_bob(visit, site, "fits", phone=True)
    play_until(visitor, chairs, asks("card"))
    visitor.settled()
    page = visitor.page
    table = page.locator("[data-part=table] svg > g").first
    before = table.evaluate(SCALE)
    page.get_by_role("button", name="Hint", exact=True).click()
    visitor.until(lambda: table.evaluate(SCALE) < before, "less room for the table")
    page.keyboard.press("Escape")
    visitor.until(lambda: table.evaluate(SCALE) == before, "all its room again")


def without_findings(socket: WebSocketRoute) -> None:
    """A connection on which every hint has come to nothing."""
    server = socket.connect_to_server()

    def hand_on(message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        told = json.loads(text)
        if told["type"] == "hint":
            told["findings"] = []
        socket.send(json.dumps(told))

    server.on_message(hand_on)


def to_buy_one(socket: WebSocketRoute) -> None:
    """A connection on which every hint is to buy one card."""
    server = socket.connect_to_server()
    cards: list[str] = []

    def hand_on(message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        told = json.loads(text)
        if told["type"] == "state":
            cards[:] = [one for one in told["actions"] if one.startswith("buy ")]
        if told["type"] == "hint":
            part = {"label": "", "reason": ""}
            paying = {**part, "action": "pay"}
            one = {**told["findings"][0], **part, "action": cards[0], "then": [paying]}
            told["findings"] = [one]
        socket.send(json.dumps(told))

    server.on_message(hand_on)


def test_a_hint_to_buy_cards_does_not_mark_the_button_to_buy_none(
    visit: Invite, site: Serving
) -> None:
    ann, table, chairs = ann_and_bob(site, "isle", {})
    played(chairs, asks("buy"))
    visitor = visit()
    visitor.page.route_web_socket(re.compile("/tables/"), to_buy_one)
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    page = visitor.page
    page.get_by_role("button", name="Hint", exact=True).click()
    cards = page.locator("main [data-action^='buy ']")
    visitor.until(lambda: cards.evaluate_all(RINGS) == 1, "a marked card")
    assert page.locator("main [data-action=pay]").evaluate_all(RINGS) == 0


def test_a_hint_without_findings_says_that_there_is_nothing_to_choose(
    visit: Invite, site: Serving
) -> None:
    visitor, path = at_one_screen(visit, site)
    page = visitor.page
    page.route_web_socket(re.compile("/tables/"), without_findings)
    visitor.go(path)
    page.get_by_role("button", name=re.compile("I’m Ann")).click()
    page.get_by_role("button", name="Hint", exact=True).click()
    panel = page.get_by_role("region", name="What a tiger would do")
    expect(panel.get_by_text("nothing to decide")).to_be_visible()
    expect(panel.get_by_role("button", name=re.compile("^Play this"))).to_have_count(0)


def test_where_hints_are_not_wanted_there_is_no_button(
    visit: Invite, site: Serving
) -> None:
    ann = Person(site.address, "Ann")
    table = ann.table("kyoto", "me", "random", hints=False)
    visitor = visit()
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    visitor.until(lambda: 0 in visitor.state.get("actors", []), "my turn")
    expect(visitor.page.get_by_role("button", name="Undo")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_finished_game_is_analysed_and_leads_to_what_decided_it(
    visit: Invite, site: Serving
) -> None:
    ann = Person(site.address, "Ann")
    table = ann.table("fits", "me", {"kind": "bot", "bot": "random"})
    chair = ann.chair(table, 0)
    chair.play_on(Random(7))
    chair.leave()
    visitor = visit()
    visitor.go(f"/replay/{table['id']}#3")
    visitor.click("Analyze the game")
    page = visitor.page
    panel = page.get_by_role("complementary", name="What a tiger thinks")
    expect(panel.get_by_role("heading", name="What decided the game")).to_be_visible(
        timeout=60_000
    )
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    expect(panel.get_by_role("heading", name="at step 3")).to_be_visible()
    moment = panel.get_by_role("link").last
    number = moment.inner_text().removeprefix("Step ")
    moment.click()
    expect(page.get_by_role("slider", name="Step", exact=True)).to_have_value(number)
    expect(panel.get_by_text("(played)")).to_be_visible()
    # Another move is drawn on the position before it.
    panel.get_by_role("button", name="Show on the board", pressed=False).first.click()
    note = page.get_by_text(f"Step {number}, another move: ")
    expect(note).to_be_visible()
    page.get_by_role("button", name="Show the move played").click()
    expect(note).to_have_count(0)
    expect(panel.get_by_text("Chance of winning", exact=True)).to_be_visible()
    # Where something was lost, both moves are named.
    lost = panel.get_by_role("listitem").filter(has_text="Played: ")
    expect(lost.filter(has_text="Better: ").first).to_be_visible()
    # The curve is a slider, too, and a table for who cannot see it.
    curve = panel.get_by_role("slider", name="Chances of winning")
    curve.focus()
    page.keyboard.press("ArrowLeft")
    before = panel.get_by_role("heading", name=f"at step {int(number) - 1}")
    expect(before).to_be_visible()
    assert violations(visitor) == []
    panel.get_by_text("as a table").click()
    expect(panel.get_by_role("table")).to_contain_text("Ann")


def test_another_move_that_draws_a_card_marks_the_deck(
    visit: Invite, site: Serving
) -> None:
    ann = Person(site.address, "Ann")
    table = ann.table("fits", "me", "random")
    chair = ann.chair(table)
    chair.play_on(Random("deck"))
    chair.leave()
    steps = ann.get(f"/api/tables/{table['id']}/replay?first=0&last=30")["steps"]
    drawn = next(step["number"] for step in steps if step["action"] == "draw")
    visitor = visit()
    visitor.go(f"/replay/{table['id']}#{drawn},analysis")
    page = visitor.page
    panel = page.get_by_role("complementary", name="What a tiger thinks")
    panel.locator("li.played").get_by_role("button", name="Show on the board").click()
    deck = page.locator("main div").filter(has=page.locator("> [data-deck]"))
    expect(deck).to_have_css("outline-style", "dashed")


def without_the_last_boat(route: Route) -> None:
    """An analysis whose last part never comes."""
    answer = route.fetch()
    found = answer.json()
    found["of"] += 1
    route.fulfill(response=answer, json=found)


def test_while_boats_are_packed_the_analysis_says_so_below_a_visible_bar(
    visit: Invite, site: Serving
) -> None:
    ann = Person(site.address, "Ann")
    table = ann.table("isle", "me", "random", mode="family")
    chair = ann.chair(table, 0)
    chair.play_on(Random("packing"))
    chair.leave()
    visitor = visit()
    page = visitor.page
    page.route(re.compile(r"/analysis\?first="), without_the_last_boat)
    visitor.go(f"/replay/{table['id']}#3,analysis")
    panel = page.get_by_role("complementary", name="What a tiger thinks")
    expect(panel.get_by_text("the best way to pack each boat")).to_be_visible(
        timeout=60_000
    )
    # However much there is to scroll, nothing squeezes the bar.
    expect(panel.get_by_role("heading", name="Chances of winning")).to_be_attached()
    bar = panel.get_by_role("progressbar").bounding_box()
    assert bar is not None
    assert bar["height"] > 0
