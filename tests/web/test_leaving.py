"""Ways out of a table, and back to it: nobody is left with a page that says nothing."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from tests.server.players import Person
from tests.server.serving import Serving
from tests.web import pages
from tests.web.conftest import Invite
from tests.web.test_people import two_at


def test_before_the_game_leaving_closes_the_table_or_frees_the_seat(
    visit: Invite, site: Serving
) -> None:
    ann, bob = Person(site.address, "Ann"), Person(site.address, "Bob")
    table = ann.table("fits", "me", "open", "open")
    bob.join(table)
    host, guest = visit(), visit()
    for visitor, person in ((host, ann), (guest, bob)):
        visitor.bring(dict(person.http.cookies))
        visitor.go(f"/table/{table['id']}")
        visitor.page.get_by_role("button", name="Table", exact=True).click()
    expect(guest.page.get_by_text("Your seat becomes free again.")).to_be_visible()
    guest.click("Leave the table")
    guest.click("Yes, I’m sure")
    expect(host.page.get_by_text("2 seats are free")).to_be_visible()
    expect(host.page.get_by_text("The table closes for everyone.")).to_be_visible()
    host.click("Close the table")
    host.click("Yes, I’m sure")
    host.page.wait_for_url(site.address + "/")
    assert (
        host.page.evaluate(f"fetch('/api/tables/{table['id']}').then(r => r.json())")[
            "status"
        ]
        == "abandoned"
    )


def test_guests_learn_that_the_host_closed_the_table(visit: Invite, site: Serving) -> None:
    ann, bob = Person(site.address, "Ann"), Person(site.address, "Bob")
    table = ann.table("fits", "me", "open", "open")
    bob.join(table)
    guest = visit()
    guest.bring(dict(bob.http.cookies))
    guest.go(f"/table/{table['id']}")
    expect(guest.page.get_by_text("One seat is free")).to_be_visible()
    ann.post(f"/api/tables/{table['id']}/leave")
    closed = guest.page.locator("[data-table-closed]")
    expect(closed).to_contain_text("The host closed it before the game began.")
    guest.page.reload()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("This table is closed.")
    closed.get_by_role("link", name="Home").click()
    guest.page.wait_for_url(site.address + "/")


def test_a_player_who_left_on_another_device_can_take_the_seat_back(
    visit: Invite, site: Serving
) -> None:
    ann, bob = Person(site.address, "Ann"), Person(site.address, "Bob")
    table = ann.table("fits", "me", "open")
    bob.join(table)
    visitor = visit()
    visitor.bring(dict(bob.http.cookies))
    visitor.go(f"/table/{table['id']}")
    visitor.until(lambda: visitor.state, "a state")
    bob.post(f"/api/tables/{table['id']}/leave")
    ended = visitor.page.get_by_role("alert")
    expect(ended).to_contain_text("The connection has ended.")
    ended.get_by_role("button", name="Try again").click()
    visitor.click("Take my seat back")
    visitor.until(lambda: visitor.hello.get("seat") == 1, "the seat")
    expect(ended).to_have_count(0)


def test_a_page_that_is_refused_offers_to_try_again(visit: Invite, site: Serving) -> None:
    scene, visitor = pages.table(site, "fits-turn"), visit()
    refused: list[WebSocketRoute] = []

    def answer_once(socket: WebSocketRoute) -> None:
        if refused:
            socket.connect_to_server()
        else:
            refused.append(socket)
            socket.close(code=4403)

    visitor.page.route_web_socket("**/play*", answer_once)
    visitor.bring(scene.cookies)
    visitor.page.goto(site.address + scene.path)
    closed = visitor.page.locator("[data-table-closed]")
    closed.get_by_role("button", name="Try again").click()
    visitor.until(lambda: visitor.state, "a state")
    expect(closed).to_have_count(0)


def test_the_last_player_is_told_that_leaving_ends_the_game(
    visit: Invite, site: Serving
) -> None:
    ann, bob, path = two_at(visit, site.address)
    ann.page.get_by_role("button", name="Table", exact=True).click()
    expect(ann.page.get_by_text("You can come back until the game ends.")).to_be_visible()
    ann.click("Leave the table")
    ann.click("Yes, I’m sure")
    expect(bob.page.locator("[data-news]")).to_contain_text("Ann left the table")
    bob.page.get_by_role("button", name="Table", exact=True).click()
    bob.click("Abandon this game")
    bob.click("Yes, I’m sure")
    bob.page.wait_for_url(site.address + "/")
    found = bob.page.evaluate(
        f"fetch('/api{path.replace('table', 'tables')}').then(r => r.json())"
    )
    assert found["status"] == "abandoned"
