"""The hall of fame in the browser."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.players import Person, one_by_one
from tests.server.serving import Serving
from tests.server.table_seeds import DEALS
from tests.web.conftest import Invite
from tests.web.test_pages import overflow, violations


@pytest.fixture(scope="module")
def won(site: Serving) -> str:
    """Two people at one screen have played Kyoto no Neko to its end."""
    ann = Person(site.address, "Ann")
    seats = ("me", {"kind": "hotseat", "name": "Annabel of the Long Name"})
    with DEALS.named("won"):
        table = ann.table("kyoto", *seats, window_seconds=0)
    chairs = [ann.chair(table, seat) for seat in (0, 1)]
    for chair in chairs:
        chair.at(0)
    list(one_by_one(chairs, Random(4)))
    for chair in chairs:
        chair.leave()
    return str(table["id"])


def test_who_won_is_in_the_hall_with_kitten_score_and_replay(
    visit: Invite, won: str
) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.get_by_role("link", name="See the winners").click()
    page.get_by_role("link", name="Kyoto no Neko").click()
    heading = page.get_by_role("heading", name="Hall of Fame: Kyoto no Neko")
    expect(heading).to_be_visible()
    # Other tests may have won on this server, too: what was played most comes first.
    kind = page.get_by_label("Kind of game")
    kind.select_option("2-base-5")
    podium = page.get_by_role("listitem").filter(has_text="Place 1")
    expect(podium.get_by_role("link", name="Replay")).to_have_count(1)
    kind.select_option("")
    own = page.get_by_role("row").filter(has=page.locator(f'a[href="/replay/{won}"]'))
    expect(own.first).to_contain_text(re.compile("Ann.*(Momo|Kuro|Sora|Hana)", re.S))
    expect(own.first).to_contain_text("A day in Kyoto, 5 medals · 2 players")
    expect(podium).to_have_count(0)
    own.first.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/replay/{won}$"))


def test_the_hall_names_the_latest_winner_of_each_game(visit: Invite, won: str) -> None:
    visitor = visit()
    visitor.go("/hall")
    latest = visitor.page.get_by_role("link", name="Kyoto no Neko")
    expect(latest).to_contain_text(re.compile("Latest winner: .+ with \\d"))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_hall_with_winners_is_open_to_all(visit: Invite, won: str, phone: bool) -> None:
    for dark in (False, True):
        visitor = visit(phone=phone, dark=dark)
        visitor.go("/hall/kyoto")
        expect(visitor.page.locator(f'a[href="/replay/{won}"]').first).to_be_visible()
        assert violations(visitor) == []
        assert overflow(visitor)[0] <= 0


def test_a_hall_without_winners_says_how_to_get_there(visit: Invite, site: Serving) -> None:
    visitor = visit()
    visitor.page.route(
        "**/api/games/isle/hall*",
        lambda route: route.fulfill(json={"divisions": [], "winners": [], "next": None}),
    )
    visitor.go("/hall/isle")
    expect(visitor.page.get_by_text("No winners yet.")).to_be_visible()
    expect(visitor.page.get_by_text("Still free")).to_have_count(3)
    visitor.page.get_by_role("link", name="Set up a table").click()
    expect(visitor.page).to_have_url(re.compile("/new/isle$"))
