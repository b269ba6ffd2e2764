"""What a player of the Isle sees at a glance: where the draft goes, families, what can't be
taken back, the last day; and windows that are passed in advance."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.server.players import Chair
from tests.server.serving import Serving
from tests.web.beside import ann_and_bob, asks, come_in, later_beside_bob, played
from tests.web.conftest import Invite

# The clock of the page stands still, and goes on by more than a window is passed after.
BEGUN, STOPPED = "2030-01-01T12:00:00", "2030-01-01T13:00:00"
PASSED = 11_000
# Anytime cards that draw cards or tiles.
DRAWING = {71, 72, 73, 74, 75, 83}


def test_the_draft_says_where_cards_go_and_which_ones_reveal(
    visit: Invite, site: Serving
) -> None:
    ann, table, chairs = ann_and_bob(site, "isle", {})

    def drawing(*_: object) -> bool:
        own = chairs[0].state["view"]["own"]
        return 0 in chairs[0].state["actors"] and bool(DRAWING & {*own["packet"]})

    played(chairs, drawing)
    page = come_in(visit, ann, table).page
    expect(page.locator("[data-passes]")).to_have_text(re.compile("Bob.*Bob"))
    expect(page.locator("[data-reveals]").first).to_be_visible()


def test_the_boat_of_another_tells_their_families(visit: Invite, site: Serving) -> None:
    def placed(chair: Chair, action: str) -> bool:
        return chair.seat == 1 and action.startswith("place ")

    family = {"mode": "family", "first": 1}
    visitor, _ = later_beside_bob(visit, site, "isle", family, placed)
    page = visitor.page
    page.locator('[data-actor="1"]').click()
    cats = page.locator('[data-families="1"] tbody tr').first.locator("td")
    expect(cats.filter(has_text="1")).to_have_count(1)


def test_the_last_day_is_marked(visit: Invite, site: Serving) -> None:
    ann, table, chairs = ann_and_bob(site, "isle", {"mode": "family"})
    last = chairs[0].state["view"]["days"]
    played(chairs, lambda chair, _: chair.state["view"]["day"] == last - 1)
    visitor = come_in(visit, ann, table)
    mark = visitor.page.locator("[data-last-day]")
    expect(mark).to_have_count(0)
    visitor.go("/rules")
    played(chairs, lambda chair, _: chair.state["view"]["day"] == last)
    visitor.go(f"/table/{table['id']}")
    expect(mark).to_have_text("Last day")


def test_windows_of_the_day_can_be_passed_at_once(visit: Invite, site: Serving) -> None:
    visitor, chairs = later_beside_bob(visit, site, "isle", {}, asks("window"))
    visitor.page.locator("[data-quiet]").click()
    chairs[0].until(lambda state: 0 not in state["actors"])
    expect(visitor.page.locator("[data-quiet]")).to_have_count(0)


def test_played_cards_and_the_steps_of_a_day_can_be_looked_at(
    visit: Invite, site: Serving
) -> None:
    def some_played(chair: Chair, _: str) -> bool:
        return bool(chair.state["view"]["discards"])

    visitor, chairs = later_beside_bob(visit, site, "isle", {}, some_played)
    page = visitor.page
    page.get_by_role("tab", name="Played").click()
    for card in chairs[0].state["view"]["discards"]:
        expect(page.locator(f"[data-played='{card}']").first).to_be_visible()
    page.get_by_role("button", name="How a day goes, and what scores").click()
    told = page.locator("[data-day-help]")
    expect(told.locator("li")).to_have_count(5)
    expect(told.locator("td", has_text=re.compile("^8$"))).to_have_count(1)


def test_boats_are_compared_side_by_side_and_families_counted(
    visit: Invite, site: Serving
) -> None:
    visitor, _ = later_beside_bob(
        visit,
        site,
        "isle",
        {"mode": "family", "first": 1},
        lambda _, action: action.startswith("place "),
    )
    page = visitor.page
    told = page.locator("[data-family-counts='1'] .visually-hidden")
    expect(told).to_have_text(re.compile(r"\b1\b"))
    expect(page.locator("[data-next]")).to_have_text(re.compile("Next: (You|Bob)"))
    page.locator('[data-actor="1"]').click()
    boxes = [page.locator(f"[data-boat-of='{seat}']").bounding_box() for seat in (0, 1)]
    assert all(boxes)
    mine, theirs = (box for box in boxes if box)
    assert abs(mine["y"] - theirs["y"]) < 1
    assert abs(mine["width"] - theirs["width"]) < 1
    # What is under their tiles, too.
    under = page.locator("[data-boat-of='1'] .tiles.lift")
    expect(under).to_have_count(0)
    page.locator("[data-lift]").click()
    expect(under).to_have_count(1)
    page.keyboard.press("l")
    expect(under).to_have_count(0)


class Keeping(Random):
    """Chance, but anytime cards are bought, kept and asked about."""

    def choice(self, seq: Any) -> Any:
        def wanted(one: str) -> bool:
            return one.startswith(("keep ", "buy ")) and 67 <= int(one.split()[1]) <= 89

        wise = [one for one in seq if wanted(one)]
        rest = [one for one in seq if not one.startswith(("ask ", "anytime "))]
        return super().choice(wise or rest or seq)


def window_as_bob_sees_it(visit: Invite, site: Serving, stop: bool) -> list[str]:
    """Ann passes windows in advance, with or without cards to be asked about; the types
    of all that Bob receives until the window is over, and what the states say."""
    ann, table, chairs = ann_and_bob(site, "isle", {})

    def playable(chair: Chair, action: str) -> bool:
        cards = [one for one in chairs[0].state["actions"] if one.startswith("anytime")]
        return asks("window")(chair, action) and bool(cards)

    played(chairs, playable, Keeping("windows"))
    page = come_in(visit, ann, table).page
    page.clock.install(time=BEGUN)
    page.clock.pause_at(STOPPED)
    page.locator("[popovertarget='isle-ask']").click()
    cards = page.locator("[data-stop]")
    page.locator("[data-standing]").check()
    if stop:
        expect(cards.first).to_be_visible()
        for number in range(cards.count()):
            cards.nth(number).check()
    told = page.locator("[data-timed]")
    expect(told).to_have_text(re.compile("Play your card" if stop else "Passing for you"))
    bob, window = chairs[1], chairs[0].state["view"]["asked"]["moment"]
    before = len(bob.received)
    if 1 in bob.state["actors"]:
        bob.act("done")
    page.clock.run_for(PASSED)
    for chair in chairs:
        chair.until(lambda state: (state["view"]["asked"] or {}).get("moment") != window)
    return [one for one in bob.received[before:] if '"type":"state"' in one]


def test_nobody_can_tell_whether_a_player_was_asked_about_a_card(
    visit: Invite, site: Serving
) -> None:
    without, asked = (window_as_bob_sees_it(visit, site, stop) for stop in (False, True))
    assert len(without) == len(asked)
    assert [json.loads(one)["view"] for one in without] == [
        json.loads(one)["view"] for one in asked
    ]
