"""The replay of a finished game."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.players import Person
from tests.server.serving import Serving
from tests.server.table_seeds import DEALS
from tests.web.conftest import Invite

GAMES = ("isle", "fits", "kyoto")


@pytest.fixture(scope="session")
def finished(site: Serving) -> dict[str, str]:
    """A finished table of each game."""
    found = {}
    for game in GAMES:
        person = Person(site.address, "Ann")
        with DEALS.named(f"replay {game}"):
            table = person.table(game, "me", {"kind": "bot", "bot": "random"})
        chair = person.chair(table, 0)
        chair.play_on(Random(f"replay {game}"))
        chair.leave()
        found[game] = str(table["id"])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_link_leads_to_one_step_and_keys_lead_on(
    visit: Invite, finished: dict[str, str], game: str
) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go(f"/replay/{finished[game]}#20")
    step = page.get_by_role("slider", name="Step")
    expect(step).to_have_value("20")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_value("21")
    expect(page).to_have_url(re.compile("#21$"))
    page.keyboard.press("End")
    last = step.get_attribute("max")
    expect(step).to_have_value(str(last))
    page.keyboard.press("Home")
    expect(step).to_have_value("0")
    expect(page.get_by_role("heading", name="Start of the game")).to_be_visible()
    for eyes in ("0", "1"):
        page.get_by_label("View as").select_option(eyes)
        expect(page.locator("main svg").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_everyone_has_a_name_where_all_hands_are_open(
    visit: Invite, finished: dict[str, str], game: str
) -> None:
    visitor = visit()
    visitor.go(f"/replay/{finished[game]}#20")
    table = visitor.page.locator("main")
    for _ in range(4):
        expect(table.get_by_text("Ann").first).to_be_visible()
        expect(table.get_by_text("You", exact=True)).to_have_count(0)
        expect(table.get_by_text("Your hand")).to_have_count(0)
        acts = table.locator("[data-part=recent] li")
        expect(acts.filter(has_text=re.compile(r"^\s*You "))).to_have_count(0)
        visitor.page.keyboard.press("ArrowRight")


def test_the_replay_shows_that_the_shuffle_was_fair(
    visit: Invite, finished: dict[str, str]
) -> None:
    visitor = visit()
    visitor.go(f"/replay/{finished['kyoto']}")
    visitor.click("Fair shuffle")
    expect(visitor.page.get_by_text("Verified: the shuffle was fixed")).to_be_visible()


def test_the_boat_stays_large_beside_an_open_drawer(
    visit: Invite, finished: dict[str, str]
) -> None:
    visitor = visit()
    visitor.go(f"/replay/{finished['isle']}#60")
    boat = visitor.page.locator("[data-part=boat]")
    boat.wait_for()
    visitor.click("Final score")
    expect(visitor.page.get_by_role("complementary", name="Final score")).to_be_visible()
    beside = boat.bounding_box()
    assert beside is not None
    assert beside["width"] > 600


def test_a_game_that_goes_on_cannot_be_replayed(visit: Invite, site: Serving) -> None:
    person = Person(site.address, "Ann")
    table = person.table("fits", "me", {"kind": "bot", "bot": "random"})
    visitor = visit()
    visitor.go(f"/replay/{table['id']}")
    expect(visitor.page.get_by_role("alert")).to_contain_text("isn’t over")
    # The answer that says so is an answer.
    visitor.wrong = [one for one in visitor.wrong if "409" not in one]
