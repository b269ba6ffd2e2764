"""The client as a site of static files below a path: no server, and no other host."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from meowple.cli import static_site
from tests.test_languages import say
from tests.web.browsing import Visitor
from tests.web.on_device import (
    START,
    asked_of_the_network,
    kept,
    load_again,
    play_by_messages,
    tap,
)
from tests.web.playing import is_over, my_turn

BELOW = "/meowple/"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    static_site.write(tmp_path / "site", "https://cats.example")
    with static_site.server(tmp_path / "site", 0, BELOW) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}{BELOW}".removesuffix("/")
        server.shutdown()


def test_a_site_below_a_path_plays_also_without_its_host(
    browser: Browser, address: str
) -> None:
    visitor = Visitor(browser, address, keeps=True)
    page = visitor.page
    tap(visitor)
    asked = asked_of_the_network(page)
    visitor.go("/")
    now = page.get_by_role("button", name=say("en", "web.home.play_now"))
    expect(now.first).to_be_visible(timeout=START)
    # It says where to find what it can't do, and offers nothing of that itself.
    rest = page.get_by_role("link", name=say("en", "web.local.rest-open"))
    expect(rest).to_have_attribute("href", "https://cats.example")
    expect(page.get_by_role("heading", name=say("en", "web.home.join"))).to_have_count(0)

    now.nth(1).click()
    page.wait_for_url(f"**{BELOW}#/table/local-*")
    visitor.until(lambda: my_turn(visitor), "my turn")
    kept(visitor)
    visitor.context.set_offline(True)
    # Every page is there without a network: those of a game, and those around it.
    table, number = page.url.rpartition("/")[2], visitor.state["number"]
    load_again(visitor)
    assert visitor.state["number"] >= number
    play_by_messages(visitor, Random("site"))
    assert is_over(visitor)
    page.get_by_role("link", name=say("en", "web.table.replay")).click()
    page.wait_for_url(f"**{BELOW}#/replay/{table}")
    expect(page.get_by_role("slider", name="Step", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**{BELOW}#/replay/{table}#1")

    visitor.go("/#/rules/fits")
    page.get_by_role("navigation").get_by_role("link").first.wait_for()
    visitor.go("/#/join/ABC")
    expect(page.get_by_role("heading", name=say("en", "web.nowhere"))).to_be_visible()
    page.get_by_role("link", name=say("en", "web.nav.settings")).click()
    page.wait_for_url(f"**{BELOW}#/settings")

    own = (address, "data:", "blob:")
    assert not [url for url in asked if not url.startswith(own)]
    assert not [url for url in asked if "/api/" in url]
    wrong = [one for one in visitor.wrong if "ERR_INTERNET_DISCONNECTED" not in one]
    visitor.leave()
    assert not wrong
