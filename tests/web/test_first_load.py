"""The first visit is light."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from tests.own_games import games
from tests.server.players import Person
from tests.server.serving import Serving, serving
from tests.web import pages
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.measures import Jump, measure

MOST = 150_000


@pytest.mark.parametrize("name", ["isle-place", "fits-lay", "kyoto-turn"])
def test_home_and_one_table_take_less_than_150_kb_of_script(
    visit: Invite, site: Serving, name: str
) -> None:
    home = measure(visit(), site, pages.Scene("home", "/", {}))
    table = measure(visit(), site, pages.table(site, name))
    # A browser keeps what both pages share.
    assert sum({**home.scripts, **table.scripts}.values()) < MOST


@pytest.fixture
def quiet_site(tmp_path: Path) -> Iterator[Serving]:
    """A server without tables of other tests, which home would list."""
    with serving(f"sqlite:///{tmp_path / 'meowple.db'}", found=games()) as found:
        yield found


def jumps(browser: Browser, site: Serving, cookies: dict[str, str]) -> list[Jump]:
    """What moves by itself while home is loaded."""
    visitor = Visitor(browser, site.address)
    home = measure(visitor, site, pages.Scene("home", "/", cookies))
    visitor.leave()
    return home.jumps


def test_nothing_jumps_while_home_is_loaded(browser: Browser, quiet_site: Serving) -> None:
    found = jumps(browser, quiet_site, {})
    assert sum(jump.size for jump in found) < 0.02, found


def test_nothing_jumps_for_a_player_who_returns(
    browser: Browser, quiet_site: Serving
) -> None:
    ann, bob = (Person(quiet_site.address, name) for name in ("Ann", "Bob"))
    ann.table("fits", "me", "random")
    bob.table("isle", "me", "open", public=True)
    bob.table("kyoto", "me", "random", public=True)
    found = jumps(browser, quiet_site, dict(ann.http.cookies))
    assert sum(jump.size for jump in found) < 0.02, found


def test_a_page_that_takes_long_shows_that_it_is_loading(visit: Invite) -> None:
    visitor = visit(dark=True)
    held: list[Route] = []
    slow = True

    def come(route: Route) -> None:
        if slow:
            held.append(route)
        else:
            route.continue_()

    visitor.page.route("**/assets/*.js", come)
    visitor.page.goto(f"{visitor.address}/rules", wait_until="commit")
    loading = visitor.page.locator(".loading progress")
    expect(loading).to_be_visible()
    paper = "getComputedStyle(document.body).backgroundColor"
    dark = visitor.page.evaluate(paper)
    slow = False
    for route in held:
        route.continue_()
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    expect(loading).to_have_count(0)
    # What comes first has the colors of the page that follows.
    assert visitor.page.evaluate(paper) == dark


def test_a_table_shows_that_it_is_loading_until_its_state_is_here(
    visit: Invite, site: Serving
) -> None:
    scene, visitor = pages.table(site, "fits-turn"), visit()
    held: list[WebSocketRoute] = []
    visitor.page.route_web_socket("**/play*", lambda socket: held.append(socket))
    visitor.bring(scene.cookies)
    visitor.page.goto(site.address + scene.path)
    loading = visitor.page.locator("main .loading progress")
    expect(loading).to_be_visible()
    for socket in held:
        socket.connect_to_server()
    visitor.until(lambda: visitor.state, "a state")
    expect(loading).to_have_count(0)
