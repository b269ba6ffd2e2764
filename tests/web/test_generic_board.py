"""A game that the client has no folder for is offered, and played on the generic board."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.server.players import Person
from tests.server.serving import Serving, serving
from tests.test_languages import say
from tests.web.browsing import Visitor
from tests.web.playing import answer, is_over, my_turn, play_on
from tests.web.test_pages import SCROLLED, overflow, violations

# The toy of the server's tests has no words, no rules, no components and no cover.
GAME = "bells"
PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">
<circle cx="20" cy="10" r="9" fill="gold"/><script>top.document.title = 'broken'</script>
</svg>"""


def words(id: str, **arguments: str | float) -> str:
    return say("en", id, **arguments)


@pytest.fixture(scope="module")
def bells(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that has the toy beside our own games."""
    path = tmp_path_factory.mktemp("bells") / "meowple.db"
    with serving(f"sqlite:///{path}") as found:
        yield found


@pytest.fixture
def visitor(
    browser: Browser, bells: Serving, request: pytest.FixtureRequest
) -> Iterator[Visitor]:
    found = Visitor(browser, bells.address, **getattr(request, "param", {}))
    yield found
    found.leave()
    assert not found.wrong


def table(visitor: Visitor, *seats: str) -> str:
    """A table with these seats for a visitor; its id."""
    person = Person(visitor.address, "Mio")
    made = person.table(GAME, *seats)
    visitor.bring(dict(person.http.cookies))
    return str(made["id"])


BOTH = pytest.mark.parametrize(
    "visitor", [{}, {"phone": True, "dark": True}], indirect=True, ids=["desk", "phone"]
)


@BOTH
def test_home_offers_the_game_and_it_can_be_played_to_its_end(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/")
    cards = page.get_by_role("listitem").filter(has=page.get_by_role("button"))
    card = cards.filter(has_text=GAME)
    expect(cards.last).to_contain_text(GAME)
    expect(card.locator("svg").first).to_be_visible()
    assert not card.get_by_role("button", name=words("web.home.learn")).count()
    card.get_by_role("link", name=words("web.home.invite")).click()
    page.get_by_label(words("web.new.seat", seat=2), exact=True).select_option("bot")
    page.get_by_label("rounds").select_option("9")
    visitor.click(words("web.new.make"))
    page.wait_for_url("**/table/*")
    assert play_on(visitor, Random("bells")) > 5
    dialog = page.get_by_role("dialog")
    for score in visitor.state["result"]["scores"]:
        expect(dialog.get_by_text(str(score), exact=True).first).to_be_visible()


@BOTH
def test_the_board_fits_the_window_and_is_open_to_all(visitor: Visitor) -> None:
    visitor.go(f"/table/{table(visitor, 'me', 'random')}")
    visitor.settled()
    assert violations(visitor) == []
    assert max(overflow(visitor)) <= 0
    assert visitor.page.evaluate(SCROLLED) <= 0


def test_a_table_has_no_drawers_for_what_the_game_does_not_bring(
    visitor: Visitor,
) -> None:
    visitor.go(f"/table/{table(visitor, 'me', 'random')}")
    visitor.settled()
    drawers = visitor.page.get_by_role("navigation").get_by_role("button")
    # The sound, the log and the table; nobody to chat with, no text view and no rules.
    expect(drawers).to_have_count(3)
    for page in ("/rules", "/score"):
        visitor.go(page)
        visitor.page.locator("main li").first.wait_for()
        expect(visitor.page.locator("main")).not_to_contain_text(GAME)


def test_two_at_one_screen_play_behind_a_curtain(visitor: Visitor) -> None:
    chance, page = Random("curtain"), visitor.page
    visitor.go(f"/table/{table(visitor, 'me', 'hotseat')}")
    curtain = page.locator("[aria-labelledby=curtain-title] button")
    lifted = 0
    while not is_over(visitor):
        visitor.until(
            lambda: curtain.count() or my_turn(visitor) or is_over(visitor), "a turn"
        )
        if curtain.count():
            assert not page.locator("[data-action]").count()
            curtain.click()
            visitor.until(lambda: not curtain.count(), "the curtain")
            lifted += 1
        elif my_turn(visitor):
            answer(visitor, chance)
    assert lifted > 2


def test_a_spectator_and_a_replay_show_the_board_without_actions(
    visitor: Visitor, browser: Browser, bells: Serving
) -> None:
    id = table(visitor, "me", "random")
    looker = Visitor(browser, bells.address)
    looker.go(f"/table/{id}")
    looker.settled()
    expect(looker.page.locator("main pre")).to_contain_text("rounds: 3")
    assert not looker.page.get_by_role(
        "heading", name=words("web.table.words_actions")
    ).count()
    visitor.go(f"/table/{id}")
    play_on(visitor, Random("watched"))
    looker.until(lambda: is_over(looker), "the end")
    looker.go(f"/replay/{id}#1")
    looker.settled()
    expect(looker.page.locator("main pre")).to_contain_text("rounds: 3")
    looker.page.keyboard.press("End")
    expect(looker.page.locator("main pre")).to_contain_text("rounds: 0")
    assert not looker.page.locator("[data-action]").count()
    looker.leave()
    assert not looker.wrong


def test_a_picture_of_the_game_is_shown_as_an_image_and_runs_nothing(
    visitor: Visitor,
) -> None:
    def with_picture(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "words":
                message["picture"] = PICTURE
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    page = visitor.page
    page.route_web_socket("**/play**", with_picture)
    visitor.go(f"/table/{table(visitor, 'me', 'random')}")
    image = page.locator("main img")
    image.wait_for()
    assert image.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    assert page.title() != "broken"
    visitor.click(words("web.generic.as_text"))
    expect(page.locator("main pre")).to_be_visible()
    visitor.click(words("web.generic.as_picture"))
    expect(image).to_be_visible()
