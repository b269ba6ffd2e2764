"""Games on this device where there is a server, too: listed beside its games, and moved
there."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.test_languages import say
from tests.web.conftest import Invite
from tests.web.on_device import come, play_by_messages, sit_down
from tests.web.playing import my_turn
from tests.web.test_together import by_turns


def test_a_game_on_this_device_is_found_from_home_and_moved_to_a_friend(
    visit: Invite,
) -> None:
    host, guest = come(visit), visit()
    page = host.page
    table = sit_down(host, "fits", "random")
    play_by_messages(host, Random("moved"), most=2)
    host.until(lambda: my_turn(host), "my turn")
    number = host.state["number"]

    # Home of the server lists it beside the server's own games.
    host.go("/")
    host.click(say("en", "web.local.back"))
    expect(page.get_by_role("heading", name=say("en", "web.home.join"))).to_be_visible()
    page.locator(f'a[href="/table/{table}"]').click()
    host.until(lambda: my_turn(host), "my turn again")
    assert host.state["number"] == number

    page.get_by_role("button", name="Table", exact=True).click()
    host.click(say("en", "web.local.move-do"))
    page.wait_for_url(lambda url: "/table/" in url and "local-" not in url)
    expect(page.get_by_text(say("en", "web.local.moved"))).to_be_visible()
    link = page.get_by_label("Link for seat 2").input_value()
    guest.page.goto(link)
    expect(guest.page.get_by_text(say("en", "web.local.moved"))).to_be_visible()
    guest.page.get_by_label("Your name").fill("Mia")
    guest.click("Sit down")
    host.until(lambda: host.state.get("number", 0) >= number, "the game")
    by_turns([host, guest], "moved")
    # It is no longer on this device.
    host.go("/")
    host.settled()
    expect(page.locator(f'a[href="/table/{table}"]')).to_have_count(0)
