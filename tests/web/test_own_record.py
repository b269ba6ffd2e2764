"""What players keep: their record, their devices, and what home tells them."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.server.players import Message, Person, one_by_one
from tests.server.serving import Serving
from tests.server.table_seeds import DEALS
from tests.web.browsing import Visitor
from tests.web.conftest import Invite


def play_fits(ann: Person, bob: Person) -> Message:
    """A game of two to its end; its table."""
    with DEALS.named("own record"):
        table = ann.table("fits", "me", "open", window_seconds=0)
    bob.join(table)
    chairs = [ann.chair(table, 0), bob.chair(table, 1)]
    for chair in chairs:
        chair.at(0)
    list(one_by_one(chairs, Random("own record")))
    for chair in chairs:
        chair.leave()
    return table


def known(visit: Invite, person: Person) -> Visitor:
    visitor = visit()
    visitor.bring(dict(person.http.cookies))
    return visitor


def test_the_profile_tells_a_players_games_bests_and_opponents(
    visit: Invite, site: Serving
) -> None:
    ann = Person(site.address, "Ann")
    table = play_fits(ann, Person(site.address, "Bob"))
    visitor = known(visit, ann)
    visitor.go("/profile")
    page = visitor.page
    record = page.get_by_role("row").filter(has_text="Basic rules · 2 players")
    expect(record).to_contain_text("If It Fits")
    best = record.locator(f'a[href="/replay/{table["id"]}"]').first
    expect(best).to_have_text(re.compile(r"^−?\d+$"))  # noqa: RUF001
    duel = page.get_by_role("row").filter(has_text="Bob")
    (counted,) = ann.get("/api/profile/statistics")["duels"]
    figures = [str(counted[name]) for name in ("games", "wins", "losses")]
    expect(duel.get_by_role("cell")).to_have_text(figures)


def test_a_recovery_code_brings_the_profile_to_another_browser_that_is_signed_out(
    visit: Invite, site: Serving
) -> None:
    first = known(visit, Person(site.address, "Grandma"))
    first.page.add_init_script(
        "navigator.clipboard.writeText = async text => { window.copied = text; }"
    )
    first.go("/profile")
    first.click("Make a recovery code")
    code = first.page.get_by_label("Your recovery code").input_value()
    first.click("Copy")
    expect(first.page.get_by_role("button", name="Copied")).to_be_visible()
    assert first.page.evaluate("window.copied") == code
    second = visit()
    second.go("/profile")
    second.page.get_by_text("I have a recovery code").click()
    second.page.get_by_label("Recovery code").fill(code.lower())
    second.click("Restore my profile")
    expect(second.page.get_by_label("Your name")).to_have_value("Grandma")
    first.page.reload()
    first.click("Sign out")
    expect(first.page.get_by_role("button", name="Sign out")).to_have_count(0)
    second.page.reload()
    expect(second.page.get_by_label("Your name")).to_have_value("")
    second.wrong.clear()


def test_home_tells_the_time_left_and_what_finished_since_the_last_visit(
    visit: Invite, site: Serving
) -> None:
    ann, bob = Person(site.address, "Ann"), Person(site.address, "Bob")
    slow = ann.table("kyoto", "me", "open", pace={"kind": "correspondence", "hours": 24})
    bob.join(slow)
    visitor = known(visit, ann)
    visitor.go("/")
    running = visitor.page.locator(f'a[href="/table/{slow["id"]}"]')
    expect(running).to_contain_text(re.compile("left"))
    fresh = visitor.page.get_by_role("heading", name="Finished since your last visit")
    expect(fresh).to_have_count(0)
    table = play_fits(ann, bob)
    visitor.go("/")
    expect(fresh).to_be_visible()
    (ended,) = [one for one in ann.get("/api/profile/history")["games"] if one["scores"]]
    how = "won" if ended["you"][0] in ended["winners"] else "lost"
    finished = visitor.page.get_by_role("region", name="Finished since your last visit")
    expect(finished.get_by_role("link")).to_contain_text(how)
    visitor.page.locator(f'a[href="/table/{table["id"]}"]').first.click()
    expect(visitor.page.get_by_role("dialog", name="Final score")).to_be_visible()
    visitor.go("/")
    expect(running).to_be_visible()
    expect(fresh).to_have_count(0)


def test_the_link_of_a_seat_is_shared_or_shown_as_a_qr_code(visit: Invite) -> None:
    host = visit()
    host.page.add_init_script(
        "navigator.share = async data => { window.shared = data.url; }"
    )
    host.go("/new/fits")
    host.click("Create table and get links")
    link = host.page.get_by_label("Link for seat 2")
    host.click("Share")
    assert host.page.evaluate("window.shared") == link.input_value()
    host.click("QR code")
    expect(host.page.get_by_role("img", name="QR code for the link")).to_be_visible()
